import { Badge } from '#client/ui/feedback/badge.tsx';
import type { Member } from '#shared/members/schema.ts';
import { Contact, MemberActions, MemberName, openingRow, type RowActions } from './directory-table.tsx';
import { LastTime } from './last-talk.tsx';
import { useWindowedRows } from './use-window.ts';

type Props = { members: readonly Member[]; today: string } & RowActions;

const CARD_HEIGHT = 148;

/** The same list for narrow screens. */
export function DirectoryCards({ members, today, ...actions }: Props) {
  const { list, items, measure, before, after } = useWindowedRows<HTMLUListElement>(
    members.length,
    CARD_HEIGHT,
    (i) => members[i]?.id ?? i,
  );
  return (
    <ul ref={list} style={{ paddingTop: before, paddingBottom: after }}>
      {items.map(({ index, key }) => {
        const member = members[index];
        if (!member) return null;
        return (
          <li
            key={key}
            ref={measure}
            data-index={index}
            aria-setsize={members.length}
            aria-posinset={index + 1}
            {...openingRow(member, actions, 'grid gap-2 border-b border-line p-4')}
          >
            <div className="flex items-start justify-between gap-2">
              <div className="min-w-0">
                <b className="text-md font-semibold wrap-anywhere">
                  <MemberName member={member} />
                </b>
                <p className="text-base text-muted">{member.calling}</p>
              </div>
              <MemberActions member={member} {...actions} />
            </div>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="text-base text-muted">Last talk</span>
              <LastTime date={member.lastTalkDate} today={today} times={member.totalTalks} />
              {member.totalTalks > 0 ? (
                <span className="text-base text-muted">
                  {member.totalTalks} {member.totalTalks === 1 ? 'talk' : 'talks'}
                </span>
              ) : null}
              {member.isAvailable ? null : <Badge>Unavailable</Badge>}
            </div>
            <div className="[&>span]:text-base [&_a]:min-h-6">
              <Contact member={member} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
