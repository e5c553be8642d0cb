import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { History } from 'lucide-react';
import { Link } from 'wouter';
import { useToday } from '#client/auth/session.ts';
import { useAddress } from '#client/lib/address.ts';
import { NO_TOPIC } from '#client/meetings/meeting-words.ts';
import { PlanLink } from '#client/meetings/list-actions.tsx';
import { meetingPath } from '#client/paths.ts';
import { Empty } from '#client/ui/feedback/empty.tsx';
import { Dotted } from '#client/ui/layout/line-breaks.tsx';
import { SortTh, Table } from '#client/ui/layout/table.tsx';
import { useNarrow } from '#client/ui/use-media.ts';
import { useTalkMinutes } from '#client/meetings/speaker-lines.tsx';
import { byPart, PRAYER_PARTS } from '#shared/meetings/parts.ts';
import { dateSeenFrom, relativeDay } from '#shared/calendar/format.ts';
import { TALK_SORTS, type Prayer, type Talk, type TalkSort } from '#shared/tracking/schema.ts';
import { prayersOptions, talksOptions } from './api.ts';
import { prayersFile, talksFile } from './export-list.ts';
import { Ago, ListCard } from './list-card.tsx';
import { useListState, type SortState } from './list-state.ts';

type Given = Talk | Prayer;
type Kind = 'talks' | 'prayers';

const WORDS = {
  talks: {
    label: 'Talk History',
    placeholder: 'Speaker or topic',
    noun: ['talk', 'talks'],
    what: 'Topic',
    unknown: NO_TOPIC,
    empty: 'Talks appear here after each meeting.',
  },
  prayers: {
    label: 'Prayers',
    placeholder: 'Name',
    noun: ['prayer', 'prayers'],
    what: 'Prayer',
    unknown: '',
    empty: 'Prayers appear here after each meeting.',
  },
} as const;
const PRAYER_LABELS: Record<string, string> = byPart(PRAYER_PARTS, 'key', ({ label }) => label);

const QUICK = [
  { value: 'date desc', label: 'Newest first' },
  { value: 'date asc', label: 'Oldest first' },
  { value: 'speaker asc', label: 'Name' },
  { value: 'topic asc', label: 'Topic' },
  { value: 'duration desc', label: 'Longest talks' },
];

/** As wide as the columns of the tables come to be. */
const TALK_WIDTHS = ['w-[28.7%]', 'w-[20%]', '', 'text-right'];
const PRAYER_WIDTHS = ['w-[43.7%]', 'w-[33.5%]'];

/** The history of talks or prayers. */
export function GivenView({ kind }: { kind: Kind }) {
  const { change } = useAddress();
  const list = useListState(TALK_SORTS, { sort: 'date', order: 'desc' });
  const search = useDeferredValue(list.search);
  const asked = { search, sort: list.sort, order: list.order };
  const query = { ...asked, page: String(list.page) };
  const talks = useQuery({ ...talksOptions(query), enabled: kind === 'talks' });
  const prayers = useQuery({ ...prayersOptions(query), enabled: kind === 'prayers' });
  const isNarrow = useNarrow();
  const words = WORDS[kind];
  const quick = kind === 'talks' ? QUICK : QUICK.slice(0, 3);
  const value = `${list.sort} ${list.order}`;
  const known = quick.some((choice) => choice.value === value);
  return (
    <ListCard<Given>
      label={words.label}
      placeholder={words.placeholder}
      search={list.search}
      onSearch={list.onSearch}
      quick={known ? quick : [...quick, { value: '', label: 'Custom' }]}
      quickValue={known ? value : ''}
      onQuick={(chosen) => {
        const [sort, order] = chosen.split(' ');
        list.choose(TALK_SORTS.find((name) => name === sort) ?? 'date', order === 'asc' ? 'asc' : 'desc');
      }}
      result={kind === 'talks' ? talks : prayers}
      fetchFile={() => (kind === 'talks' ? talksFile(asked) : prayersFile(asked))}
      hrefOf={list.hrefOf}
      noun={[words.noun[0], words.noun[1]]}
      heads={kind === 'talks' ? ['Date', 'Speaker', words.what, 'Minutes'] : ['Date', 'Name', words.what]}
      widths={kind === 'talks' ? TALK_WIDTHS : PRAYER_WIDTHS}
      isOneLine
      onClear={() => change({ q: null, page: null })}
      empty={
        <Empty icon={History} title={`No ${words.noun[1]} yet`} action={<PlanLink />}>
          {words.empty}
        </Empty>
      }
    >
      {(rows) =>
        isNarrow ? <GivenCards rows={rows} kind={kind} /> : <GivenTable rows={rows} kind={kind} list={list} />
      }
    </ListCard>
  );
}

const whatOf = (row: Given, kind: Kind) =>
  row.topic === null ? WORDS[kind].unknown : kind === 'prayers' ? (PRAYER_LABELS[row.topic] ?? row.topic) : row.topic;

function GivenTable({ rows, kind, list }: { rows: readonly Given[]; kind: Kind; list: SortState<TalkSort> }) {
  const minutesOf = useTalkMinutes();
  const today = useToday();
  return (
    <Table caption={WORDS[kind].label}>
      <thead>
        <tr>
          <SortTh {...list.heading('date', 'desc')}>Date</SortTh>
          <SortTh {...list.heading('speaker', 'asc')}>{kind === 'talks' ? 'Speaker' : 'Name'}</SortTh>
          <SortTh {...list.heading('topic', 'asc')}>{WORDS[kind].what}</SortTh>
          {kind === 'talks' ? (
            <SortTh {...list.heading('duration', 'desc')} className="text-right">
              Minutes
            </SortTh>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td className="whitespace-nowrap">
              <Link
                href={meetingPath(row.meetingId)}
                className="num inline-flex min-h-6 items-center font-semibold text-text"
              >
                {dateSeenFrom(row.date, today)}
              </Link>
              <Ago day={row.date} />
            </td>
            <td className="wrap-anywhere">{row.speakerName}</td>
            <td className="wrap-anywhere">{whatOf(row, kind)}</td>
            {kind === 'talks' ? <td className="num text-right">{minutesOf(row)}</td> : null}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function GivenCards({ rows, kind }: { rows: readonly Given[]; kind: Kind }) {
  const today = useToday();
  const minutesOf = useTalkMinutes();
  return (
    <ul className="divide-y divide-line">
      {rows.map((row) => (
        <li key={row.id} className="grid gap-1 p-4 text-base">
          <b className="text-md font-semibold wrap-anywhere">{row.speakerName}</b>
          <span className="wrap-anywhere">{whatOf(row, kind)}</span>
          <span className="leading-6 text-muted">
            <Dotted>
              {[
                <Link key="date" href={meetingPath(row.meetingId)} className="inline-flex min-h-6 items-center">
                  {dateSeenFrom(row.date, today)}
                </Link>,
                relativeDay(row.date, today),
                ...(kind === 'talks' ? [`${minutesOf(row)} min`] : []),
              ]}
            </Dotted>
          </span>
        </li>
      ))}
    </ul>
  );
}
