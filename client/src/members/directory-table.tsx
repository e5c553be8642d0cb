import { memo, type MouseEvent, type Ref } from 'react';
import { Ellipsis, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { Badge } from '#client/ui/feedback/badge.tsx';
import { Button, IconButton } from '#client/ui/controls/button.tsx';
import { Menu } from '#client/ui/overlays/menu.tsx';
import { isOwnClick, SortTh, Table } from '#client/ui/layout/table.tsx';
import type { Member } from '#shared/members/schema.ts';
import { fullName, givenName } from '#shared/text/person-name.ts';
import type { Sort } from './directory.ts';
import { LastTime } from './last-talk.tsx';
import { useWindowedRows } from './use-window.ts';

export type RowActions = {
  onEdit: (member: Member) => void;
  onRemove: ((member: Member) => void) | null;
  /** Set in the list of removed members, where restoring is the only action. */
  onRestore: ((member: Member) => void) | null;
};

type Props = { members: readonly Member[]; today: string; sort: Sort; onSort: (sort: Sort) => void } & RowActions;

const ROW_HEIGHT = 44;

/** The columns of the table, also while it is waited for. */
export const DIRECTORY_COLUMNS = {
  heads: ['Name', 'Calling', 'Contact', 'Last talk', 'Talks', ''],
  widths: [
    'w-[16.5%] xl:max-roomy:w-40',
    'w-[18.5%] xl:max-roomy:w-46',
    undefined,
    'w-64 max-roomy:w-37',
    'w-18 text-right xl:max-roomy:w-17',
    'w-16',
  ],
  className: 'table-fixed max-roomy:[&_:is(th,td)+:is(th,td):not(:last-child)]:px-1.5',
} as const;
const [NAME, CALLING, , LAST_TALK, TALKS, ACTIONS] = DIRECTORY_COLUMNS.widths;

export function DirectoryTable({ members, today, sort, onSort, ...actions }: Props) {
  const sortOf = (own: Sort, direction: 'ascending' | 'descending') => ({
    sort: sort === own ? direction : undefined,
    onSort: () => onSort(own),
  });
  return (
    <Table caption="Ward members" aria-rowcount={members.length + 1} className={DIRECTORY_COLUMNS.className}>
      <thead>
        <tr aria-rowindex={1}>
          <SortTh {...sortOf('name', 'ascending')} className={NAME}>
            Name
          </SortTh>
          <SortTh {...sortOf('leaders', 'ascending')} className={CALLING}>
            Calling
          </SortTh>
          <th scope="col">Contact</th>
          <SortTh {...sortOf('last-talk', 'ascending')} className={LAST_TALK}>
            Last talk
          </SortTh>
          <SortTh {...sortOf('talks', 'descending')} className={TALKS}>
            Talks
          </SortTh>
          <th scope="col" className={actions.onRestore ? 'w-28' : ACTIONS}>
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <Lines members={members} today={today} {...actions} />
    </Table>
  );
}

/** Scrolling changes these, and nothing else of the table. */
function Lines({ members, today, ...actions }: { members: readonly Member[]; today: string } & RowActions) {
  const { list, items, measure, before, after } = useWindowedRows<HTMLTableSectionElement>(
    members.length,
    ROW_HEIGHT,
    (i) => members[i]?.id ?? i,
  );
  return (
    <tbody ref={list}>
      {before > 0 ? (
        <tr aria-hidden="true">
          <td colSpan={6} style={{ height: before, padding: 0, border: 0 }} />
        </tr>
      ) : null}
      {items.map(({ index, key }) => {
        const member = members[index];
        return member ? (
          <Line key={key} member={member} index={index} today={today} rowRef={measure} {...actions} />
        ) : null;
      })}
      {after > 0 ? (
        <tr aria-hidden="true">
          <td colSpan={6} style={{ height: after, padding: 0, border: 0 }} />
        </tr>
      ) : null}
    </tbody>
  );
}

type LineProps = { member: Member; index: number; today: string; rowRef: Ref<HTMLTableRowElement> } & RowActions;

const Line = memo(function Line({ member, index, today, rowRef, ...actions }: LineProps) {
  return (
    // Isolated, a row is painted by itself: those that come leave the picture of the others as it is.
    <tr ref={rowRef} data-index={index} aria-rowindex={index + 2} {...openingRow(member, actions, 'isolate')}>
      <th scope="row" className="leading-4.5 font-semibold! wrap-anywhere">
        {member.isAvailable ? (
          <MemberName member={member} />
        ) : (
          <span className="flex flex-wrap items-center gap-x-2">
            <MemberName member={member} />
            <Badge>Unavailable</Badge>
          </span>
        )}
      </th>
      <td className="leading-4.5 wrap-anywhere">{member.calling}</td>
      <td>
        <Contact member={member} />
      </td>
      <td>
        <LastTime date={member.lastTalkDate} today={today} times={member.totalTalks} />
      </td>
      <td className="num text-right">{member.totalTalks}</td>
      <td className="text-right">
        <MemberActions member={member} {...actions} />
      </td>
    </tr>
  );
});

/** A click anywhere in a row edits the member, as the first item of its menu does. A removed member is only restored. */
export const openingRow = (member: Member, { onEdit, onRestore }: RowActions, className: string) =>
  onRestore
    ? { className }
    : {
        className: `${className} cursor-pointer`,
        onClick: (event: MouseEvent) => (isOwnClick(event) ? onEdit(member) : undefined),
      };

/** The name that is said, with the first name of the record where that is another one. */
export function MemberName({ member }: { member: Member }) {
  return (
    <span>
      {fullName(member)}
      {givenName(member) === member.firstName ? null : (
        <span className="font-normal text-muted"> ({member.firstName})</span>
      )}
    </span>
  );
}

/** Email and phone, stacked, or in two columns where the table is wide enough. */
export function Contact({ member }: { member: Member }) {
  return (
    <span className="grid text-sm leading-4.5 text-muted wrap-anywhere xl:grid-cols-[minmax(0,1fr)_7.25rem] xl:gap-x-1.5">
      {member.email ? (
        <a href={`mailto:${member.email}`} className="min-h-6 content-center">
          <Address text={member.email} />
        </a>
      ) : null}
      {member.phone ? (
        <a href={`tel:${member.phone.replace(/[^+\d]/g, '')}`} className="min-h-6 content-center xl:col-start-2">
          {member.phone}
        </a>
      ) : null}
    </span>
  );
}

/** If the address doesn't fit, it breaks before the @. */
function Address({ text }: { text: string }) {
  const at = text.lastIndexOf('@');
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
}

export function MemberActions({ member, onEdit, onRemove, onRestore }: { member: Member } & RowActions) {
  const name = fullName(member);
  if (onRestore) {
    return (
      <Button size="sm" icon={RotateCcw} onClick={() => onRestore(member)} aria-label={`Restore ${name}`}>
        Restore
      </Button>
    );
  }
  const edit = { key: 'edit', label: 'Edit', icon: Pencil, onRun: () => onEdit(member) };
  const remove = {
    key: 'remove',
    label: 'Remove',
    icon: Trash2,
    danger: true,
    divided: true,
    onRun: () => onRemove?.(member),
  };
  return (
    <Menu
      isInLongList
      label={name}
      trigger={<IconButton icon={Ellipsis} label={`Actions for ${name}`} />}
      items={onRemove ? [edit, remove] : [edit]}
    />
  );
}
