import { useQuery } from '@tanstack/react-query';
import { Building2, Plus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useListAddress } from '#client/lib/list-address.ts';
import { NotLoaded } from '#client/ui/feedback/not-loaded.tsx';
import { Button } from '#client/ui/controls/button.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { ClearFilters, SearchInput } from '#client/ui/controls/search-input.tsx';
import { useConfirm } from '#client/ui/overlays/confirm.tsx';
import { Empty } from '#client/ui/feedback/empty.tsx';
import { Pager } from '#client/ui/controls/pager.tsx';
import { WaitingTable } from '#client/ui/feedback/waiting.tsx';
import { WARDS_PER_PAGE } from '#shared/wards/limits.ts';
import type { WardRow } from '#shared/wards/schema.ts';
import { useChangeWard, wardCountOptions, wardsOptions } from './api.ts';
import { WardDialog } from './ward-dialog.tsx';
import { WardList } from './ward-list.tsx';

/** `onAddAdmin`: for a ward without an admin. */
export function WardsTab({ onAddAdmin }: { onAddAdmin: (ward: WardRow) => void }) {
  const { query, page, search, go } = useListAddress();
  const wanted = useDeferredValue(query.trim());
  const result = useQuery(wardsOptions(wanted, page));
  const { data } = result;
  const count = useQuery(wardCountOptions(wanted));
  const [editing, setEditing] = useState<WardRow | 'new' | null>(null);
  const confirm = useConfirm();
  const change = useChangeWard();
  const total = count.data?.total ?? 0;

  const toggle = async (ward: WardRow) => {
    const users = ward.userCount === 1 ? '1 user' : `${ward.userCount} users`;
    const end = ward.userCount === 0 ? 'No one can sign in' : `Its ${users} will be signed out and can’t sign in`;
    const description = ward.isActive
      ? `${end} until the ward is reactivated. Nothing is deleted.`
      : 'Its users can sign in again, and drafts will be created for upcoming Sundays.';
    const verb = ward.isActive ? 'Deactivate' : 'Reactivate';
    if (await confirm({ title: `${verb} ${ward.name}?`, description, verb, danger: ward.isActive })) {
      change.mutate({ id: ward.id, isActive: !ward.isActive });
    }
  };
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-3 md:px-5">
        <SearchInput label="Search wards" placeholder="Ward or stake" value={query} onSearch={search} />
        <p role="status" className="num min-h-5 text-sm text-muted">
          {count.data ? `${total} ${total === 1 ? 'ward' : 'wards'}` : ''}
        </p>
        <Button variant="primary" icon={Plus} className="ml-auto max-md:w-full" onClick={() => setEditing('new')}>
          Add Ward
        </Button>
      </div>
      {data && data.length > 0 ? (
        <WardList wards={data} onEdit={setEditing} onAddAdmin={onAddAdmin} onToggle={(ward) => void toggle(ward)} />
      ) : data ? (
        <Empty
          icon={Building2}
          title={wanted === '' ? 'No wards yet' : 'No matching wards'}
          action={
            wanted === '' ? (
              <Button icon={Plus} onClick={() => setEditing('new')}>
                Add First Ward
              </Button>
            ) : (
              <ClearFilters onClear={() => search('')} />
            )
          }
        >
          {wanted === '' ? 'Add a ward to start planning its Sundays.' : 'Try part of the ward or stake name.'}
        </Empty>
      ) : (
        <NotLoaded query={result}>
          <WaitingTable heads={['Ward', 'Stake', 'Meets', 'Users', 'Admins']} rows={4} />
        </NotLoaded>
      )}
      <Pager page={page} pageSize={WARDS_PER_PAGE} total={total} onGo={go} />
      {editing ? <WardDialog ward={editing === 'new' ? undefined : editing} onClose={() => setEditing(null)} /> : null}
    </Card>
  );
}
