import { USERS_PER_PAGE } from '#shared/users/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { UserPlus, UsersRound } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useListAddress } from '#client/lib/list-address.ts';
import { NotLoaded } from '#client/ui/feedback/not-loaded.tsx';
import { Button } from '#client/ui/controls/button.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { ClearFilters, SearchInput } from '#client/ui/controls/search-input.tsx';
import { Empty } from '#client/ui/feedback/empty.tsx';
import { Pager } from '#client/ui/controls/pager.tsx';
import { Segmented } from '#client/ui/controls/segmented.tsx';
import { WaitingTable } from '#client/ui/feedback/waiting.tsx';
import { CrossWardUserDialog } from './cross-ward-user-dialog.tsx';
import { CrossWardUserList } from './cross-ward-user-list.tsx';
import { acrossCountOptions, acrossOptions } from './api.ts';
import { RoleGuide } from './role-guide.tsx';

const WHO = [
  { value: 'admins', label: 'Admins' },
  { value: 'all', label: 'Include planners' },
] as const;

export function CrossWardUsersTab() {
  const { query, page, who, search, show, go } = useListAddress();
  const wanted = { search: useDeferredValue(query.trim()), who };
  const result = useQuery(acrossOptions(wanted, page));
  const { data } = result;
  const count = useQuery(acrossCountOptions(wanted));
  const [adding, setAdding] = useState(false);
  const total = count.data?.total ?? 0;
  return (
    <>
      <Card>
        <div className="flex flex-wrap items-center gap-2 max-md:gap-3 border-b border-line px-4 py-3 md:px-5">
          <Segmented label="Filter users" value={who} onChange={show} options={WHO} className="max-md:w-full" />
          <SearchInput label="Search users" placeholder="Name, username, or ward" value={query} onSearch={search} />
          <p role="status" className="num min-h-5 text-sm text-muted">
            {count.data ? `${total} ${total === 1 ? 'user' : 'users'}` : ''}
          </p>
          <Button variant="primary" icon={UserPlus} className="ml-auto max-md:w-full" onClick={() => setAdding(true)}>
            Add Admin
          </Button>
        </div>
        {data && data.length > 0 ? (
          <CrossWardUserList users={data} />
        ) : data ? (
          <Empty
            icon={UsersRound}
            title="No users found"
            action={query === '' ? null : <ClearFilters onClear={() => search('')} />}
          >
            Try part of a name, username, or ward, or include planners.
          </Empty>
        ) : (
          <NotLoaded query={result}>
            <WaitingTable heads={['Name', 'Ward', 'Last sign-in', 'Role']} rows={4} lines={2} card="h-34" />
          </NotLoaded>
        )}
        <Pager page={page} pageSize={USERS_PER_PAGE} total={total} onGo={go} />
      </Card>
      <RoleGuide />
      {adding ? <CrossWardUserDialog onClose={() => setAdding(false)} /> : null}
    </>
  );
}
