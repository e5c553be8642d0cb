import { lazy, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Upload, UserRoundPlus, UsersRound } from 'lucide-react';
import { useSession, useToday } from '#client/auth/session.ts';
import { useAddress } from '#client/lib/address.ts';
import { NotLoaded } from '#client/ui/feedback/not-loaded.tsx';
import { manualPath } from '#client/manual/chapter-ids.ts';
import { Button } from '#client/ui/controls/button.tsx';
import { ButtonLink } from '#client/ui/controls/button-link.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { ClearFilters } from '#client/ui/controls/search-input.tsx';
import { Empty } from '#client/ui/feedback/empty.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { useNarrow } from '#client/ui/use-media.ts';
import { WaitingBar, WaitingTable } from '#client/ui/feedback/waiting.tsx';
import type { Member } from '#shared/members/schema.ts';
import { SECTION_LABELS } from '#shared/product.ts';
import { numberInWords } from '#shared/text/in-words.ts';
import { membersOptions, removedMembersOptions } from './api.ts';
import { chosenMembers, availabilityCounts, SHOWN, SORTS } from './directory.ts';
import { DirectoryCards } from './directory-cards.tsx';
import { DIRECTORY_COLUMNS, DirectoryTable } from './directory-table.tsx';
import { DirectoryToolbar } from './directory-toolbar.tsx';
import { LastTalkKey } from './last-talk.tsx';
import { MemberDialog } from './member-dialog.tsx';
import { useRemoval } from './use-removal.ts';

const ImportDialog = lazy(() => import('./import/import-dialog.tsx').then((m) => ({ default: m.ImportDialog })));
const REMOVED = 'removed';

type Opened = { kind: 'none' } | { kind: 'add' } | { kind: 'edit'; member: Member };
const NONE: Opened = { kind: 'none' };

export function SpeakersPage() {
  const { may, capabilities } = useSession();
  const [opened, open] = useState<Opened>(NONE);
  const { read, change } = useAddress();
  const isRemoved = read('show') === REMOVED;
  const isImport = read('open') === 'import' && capabilities.canImportData;
  const openImport = () => change({ open: 'import' });
  const result = useQuery(isRemoved ? removedMembersOptions() : membersOptions());
  const { data } = result;
  const close = () => open(NONE);
  // A stable function, so unchanged rows don't rerender.
  const edit = useCallback((member: Member) => open({ kind: 'edit', member }), []);
  const actions = (
    <>
      {capabilities.canImportData ? (
        <Button icon={Upload} onClick={openImport}>
          Import Members
        </Button>
      ) : null}
      {may('members:write') ? (
        <Button icon={UserRoundPlus} variant="primary" onClick={() => open({ kind: 'add' })}>
          Add New Member
        </Button>
      ) : null}
    </>
  );
  return (
    <>
      <PageHeader
        title={SECTION_LABELS.speakers}
        help={manualPath('speaker-management')}
        sub="Ward members, their availability, and when they last spoke."
        actions={actions}
      />
      <Card>
        {data ? (
          <Directory
            members={data}
            isRemoved={isRemoved}
            onEdit={edit}
            onImport={openImport}
            onAdd={() => open({ kind: 'add' })}
          />
        ) : (
          <NotLoaded query={result} label="Loading members...">
            <WaitingBar widths={['md:w-128.5', 'md:max-w-60 md:grow md:basis-40', 'ml-auto h-5! md:w-54']} />
            <LastTalkKey />
            <WaitingTable {...DIRECTORY_COLUMNS} card="h-37" />
          </NotLoaded>
        )}
      </Card>
      <MemberDialog
        open={opened.kind === 'add' || opened.kind === 'edit'}
        member={opened.kind === 'edit' ? opened.member : undefined}
        onClose={close}
      />
      {isImport ? (
        <Suspense fallback={null}>
          <ImportDialog onClose={() => change({ open: null }, { replace: true })} />
        </Suspense>
      ) : null}
    </>
  );
}

type Props = {
  members: readonly Member[];
  isRemoved: boolean;
  onEdit: (member: Member) => void;
  onImport: () => void;
  onAdd: () => void;
};

function Directory({ members, isRemoved, onEdit, onImport, onAdd }: Props) {
  const { may } = useSession();
  const today = useToday();
  const { read, change, addressWith } = useAddress();
  const isNarrow = useNarrow();
  const { remove, restore } = useRemoval();
  const query = read('q');
  const shown = SHOWN.find((known) => known === read('show')) ?? 'all';
  const sort = SORTS.find((known) => known === read('sort')) ?? 'leaders';
  const sought = useDeferredValue(query);
  const counts = useMemo(() => availabilityCounts(members, today), [members, today]);
  const chosen = useMemo(
    () => chosenMembers(members, today, { shown, query: sought, sort }),
    [members, today, shown, sought, sort],
  );
  const actions = {
    onEdit,
    onRemove: may('members:delete') ? remove : null,
    onRestore: isRemoved && may('members:delete') ? restore : null,
  };
  return (
    <>
      <DirectoryToolbar
        shown={shown}
        counts={counts}
        onShow={(next) => change({ show: next === 'all' ? null : next })}
        query={query}
        onSearch={(text) => change({ q: text }, { replace: true })}
        count={`${chosen.length === members.length ? '' : `${numberInWords(chosen.length)} of `}${numberInWords(members.length)} ${isRemoved ? 'removed' : members.length === 1 ? 'member' : 'members'}`}
        removed={{ isOpen: isRemoved, href: addressWith({ show: isRemoved ? null : REMOVED, q: null }) }}
      />
      {chosen.some(({ lastTalkDate }) => lastTalkDate !== null) ? <LastTalkKey /> : null}
      {chosen.length === 0 ? (
        <Nobody
          isRemoved={isRemoved}
          isEmpty={members.length === 0}
          query={query}
          listHref={addressWith({ show: null, q: null })}
          onClear={() => change({ q: null, show: isRemoved ? REMOVED : null })}
          onImport={onImport}
          onAdd={onAdd}
        />
      ) : isNarrow ? (
        <DirectoryCards members={chosen} today={today} {...actions} />
      ) : (
        <DirectoryTable
          members={chosen}
          today={today}
          sort={sort}
          onSort={(next) => change({ sort: next === 'leaders' ? null : next }, { replace: true })}
          {...actions}
        />
      )}
    </>
  );
}

type NobodyProps = {
  isRemoved: boolean;
  isEmpty: boolean;
  query: string;
  listHref: string;
  onClear: () => void;
  onImport: () => void;
  onAdd: () => void;
};

function Nobody({ isRemoved, isEmpty, query, listHref, onClear, onImport, onAdd }: NobodyProps) {
  const { may, capabilities } = useSession();
  if (isEmpty && isRemoved) {
    return (
      <Empty
        icon={UsersRound}
        title="No removed members"
        action={<ButtonLink href={listHref}>View Members</ButtonLink>}
      >
        Members you remove are kept here with their talks and can be restored.
      </Empty>
    );
  }
  if (isEmpty) {
    const add = may('members:write') ? (
      <Button icon={UserRoundPlus} onClick={onAdd}>
        Add First Member
      </Button>
    ) : null;
    return (
      <Empty
        icon={UsersRound}
        title="No members yet"
        action={
          capabilities.canImportData ? (
            <Button icon={Upload} onClick={onImport}>
              Import Members
            </Button>
          ) : (
            add
          )
        }
      >
        Import your member list from a file, or add members one at a time.
      </Empty>
    );
  }
  return (
    <Empty icon={UsersRound} title="No members found" action={<ClearFilters onClear={onClear} />}>
      {query === '' ? 'No members match this filter.' : `No matches for “${query}”`}
    </Empty>
  );
}
