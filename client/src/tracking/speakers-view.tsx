import { Upload, UsersRound } from 'lucide-react';
import { useSession, useToday } from '#client/auth/session.ts';
import { useAddress } from '#client/lib/address.ts';
import { LastTime } from '#client/members/last-talk.tsx';
import { importPath, tabPath } from '#client/paths.ts';
import { Badge } from '#client/ui/feedback/badge.tsx';
import { ButtonLink } from '#client/ui/controls/button-link.tsx';
import { Empty } from '#client/ui/feedback/empty.tsx';
import { SortTh, Table } from '#client/ui/layout/table.tsx';
import { useNarrow } from '#client/ui/use-media.ts';
import { dateSeenFrom } from '#shared/calendar/format.ts';
import { SECTION_LABELS } from '#shared/product.ts';
import { sinceAge } from '#shared/tracking/rules.ts';
import { PERSON_SORTS, type SpeakerRow } from '#shared/tracking/schema.ts';
import { AssignMenu } from './assign-menu.tsx';
import { speakersFile } from './export-list.ts';
import { OtherNext, TalkMark } from './talk-mark.tsx';
import { ListCard } from './list-card.tsx';
import { useSpeakers, type SortState } from './list-state.ts';
import { TalkFilter, TalkFilterOnPhone, type FilterProps } from './talk-filter.tsx';

const QUICK = [
  { value: 'lastTalk asc', label: 'Longest since last talk' },
  { value: 'lastTalk desc', label: 'Most recent' },
  { value: 'talks desc', label: 'Most talks' },
  { value: 'talks asc', label: 'Fewest talks' },
  { value: 'lastPrayer asc', label: 'Longest since last prayer' },
  { value: 'name asc', label: 'Name' },
] as const;
const NO_SORT_TEXT = { value: '', label: 'Custom', disabled: true };

const HEADS = ['Name', 'Last talk', 'Talks', 'Last prayer', ''];
/** Of the table and of its skeleton, so that no column moves when the rows arrive. */
const WIDTHS = ['', 'w-36 min-[100rem]:w-60', 'w-17 text-right', 'w-32 min-[100rem]:w-56', 'w-15'];
const TABLE_LOOK = 'table-fixed [&_:is(th,td)+:is(th,td):not(:last-child)]:px-2 [&_tbody_tr>*]:h-12';

/** Every member with their last talk, last prayer, and next talk. */
export function SpeakersView() {
  const today = useToday();
  const { capabilities } = useSession();
  const { change } = useAddress();
  const { list, spoke, query, result } = useSpeakers();
  const isNarrow = useNarrow();
  const quickValue = `${list.sort} ${list.order}`;
  const filter: FilterProps = {
    spoke,
    counts: result.data?.counts,
    onChoose: (value) => change({ spoke: value === 'all' ? null : value, page: null }),
  };
  return (
    <ListCard<SpeakerRow>
      label="Speakers"
      placeholder="Name or calling"
      search={list.search}
      onSearch={list.onSearch}
      quick={QUICK.some(({ value }) => value === quickValue) ? QUICK : [...QUICK, NO_SORT_TEXT]}
      quickValue={QUICK.some(({ value }) => value === quickValue) ? quickValue : ''}
      onQuick={(value) => {
        const [sort, order] = value.split(' ');
        list.choose(PERSON_SORTS.find((known) => known === sort) ?? 'lastTalk', order === 'desc' ? 'desc' : 'asc');
      }}
      choice={<TalkFilter {...filter} />}
      filter={<TalkFilterOnPhone {...filter} />}
      result={result}
      fetchFile={() => speakersFile(query)}
      hrefOf={list.hrefOf}
      noun={['member', 'members']}
      heads={HEADS}
      widths={WIDTHS}
      tableLook={TABLE_LOOK}
      isFiltered={spoke !== 'all'}
      onClear={() => change({ q: null, spoke: null, page: null })}
      empty={
        <Empty
          icon={UsersRound}
          title="No members yet"
          action={
            capabilities.canImportData ? (
              <ButtonLink href={importPath} icon={Upload}>
                Import Members
              </ButtonLink>
            ) : (
              <ButtonLink href={tabPath('speakers')}>Open {SECTION_LABELS.speakers}</ButtonLink>
            )
          }
        >
          Add members to see who has spoken and prayed.
        </Empty>
      }
    >
      {(rows) =>
        isNarrow ? <SpeakerCards rows={rows} today={today} /> : <SpeakerTable rows={rows} today={today} list={list} />
      }
    </ListCard>
  );
}

type TableProps = { rows: readonly SpeakerRow[]; today: string; list: SortState<(typeof PERSON_SORTS)[number]> };

function SpeakerTable({ rows, today, list }: TableProps) {
  return (
    <Table caption="Members and when they last spoke and prayed" className={TABLE_LOOK}>
      <thead>
        <tr>
          <SortTh {...list.heading('name', 'asc')}>Name</SortTh>
          <SortTh {...list.heading('lastTalk', 'asc')} className={WIDTHS[1]}>
            Last talk
          </SortTh>
          <SortTh {...list.heading('talks', 'desc')} className={WIDTHS[2]}>
            Talks
          </SortTh>
          <SortTh {...list.heading('lastPrayer', 'asc')} className={WIDTHS[3]}>
            Last prayer
          </SortTh>
          <th scope="col" className={WIDTHS[4]}>
            <span className="sr-only">Assign</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.memberId}>
            <th scope="row" className="pr-0!">
              <Who row={row} today={today} />
            </th>
            <td>
              <LastTime
                date={row.lastTalkDate}
                today={today}
                times={row.totalTalks}
                age={sinceAge(row.lastTalkDate, today)}
              />
            </td>
            <td className="num text-right">{row.totalTalks}</td>
            <td>
              <LastTime date={row.lastPrayerDate} today={today} age="never" />
            </td>
            <td className="text-right [&>button]:-mr-2.5">
              <AssignMenu memberId={row.memberId} name={row.name} isSmall />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** All rows are equally high: on a wide screen badges are beside the name, otherwise below it, which the calling then joins. */
const Who = ({ row, today }: { row: SpeakerRow; today: string }) => (
  <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5 md:*:-my-px">
    <b className="font-semibold wrap-anywhere max-md:basis-full">{row.name}</b>
    <span
      className="max-w-full text-sm text-muted empty:hidden max-md:text-base md:flex-1 md:truncate md:has-[+:empty]:basis-full roomy:order-1 roomy:basis-full"
      title={row.calling ?? undefined}
    >
      {row.calling}
    </span>
    <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5 empty:hidden md:max-roomy:basis-full">
      {row.nextTalkDate ? (
        <span className="inline-flex items-center gap-0.5">
          <Badge tone="confirmed">Speaking {dateSeenFrom(row.nextTalkDate, today)}</Badge>
          <TalkMark date={row.nextTalkDate} isTalk={({ memberId }) => memberId === row.memberId} />
        </span>
      ) : null}
      <OtherNext memberId={row.memberId} />
      {row.isAvailable ? null : <Badge>Unavailable</Badge>}
    </span>
  </span>
);

function SpeakerCards({ rows, today }: { rows: readonly SpeakerRow[]; today: string }) {
  return (
    <ul className="divide-y divide-line">
      {rows.map((row) => (
        <li key={row.memberId} className="grid gap-1 py-3 pr-2 pl-4">
          <div className="flex items-center justify-between gap-2">
            <div className="min-w-0">
              <Who row={row} today={today} />
            </div>
            <AssignMenu memberId={row.memberId} name={row.name} isSmall />
          </div>
          <dl className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-2 pr-2 text-base">
            <dt className="text-muted">Last talk</dt>
            <dd>
              <LastTime
                date={row.lastTalkDate}
                today={today}
                times={row.totalTalks}
                age={sinceAge(row.lastTalkDate, today)}
              />
            </dd>
            <dt className="text-muted">Last prayer</dt>
            <dd>
              <LastTime date={row.lastPrayerDate} today={today} age="never" />
            </dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}
