import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { BookOpen } from 'lucide-react';
import { useToday } from '#client/auth/session.ts';
import { useAddress } from '#client/lib/address.ts';
import { PlanLink } from '#client/meetings/list-actions.tsx';
import { Empty } from '#client/ui/feedback/empty.tsx';
import { Dotted } from '#client/ui/layout/line-breaks.tsx';
import { SortTh, Table } from '#client/ui/layout/table.tsx';
import { useNarrow } from '#client/ui/use-media.ts';
import { dateSeenFrom, relativeDay } from '#shared/calendar/format.ts';
import { timesInWords } from '#shared/tracking/rules.ts';
import { TOPIC_SORTS, type TopicRow } from '#shared/tracking/schema.ts';
import { topicsOptions } from './api.ts';
import { topicsFile } from './export-list.ts';
import { Ago, ListCard } from './list-card.tsx';
import { useListState } from './list-state.ts';

const QUICK = [
  { value: 'date desc', label: 'Last used' },
  { value: 'date asc', label: 'Longest since last used' },
  { value: 'times desc', label: 'Most often' },
  { value: 'topic asc', label: 'Topic' },
];

/** As wide as the columns of the table come to be. */
const WIDTHS = ['w-[44%]', 'w-[7.8%] text-right', 'w-[27.2%]'];

/** Topics the ward has heard, and when. */
export function TopicsView() {
  const today = useToday();
  const { change } = useAddress();
  const list = useListState(TOPIC_SORTS, { sort: 'date', order: 'desc' });
  const search = useDeferredValue(list.search);
  const query = { search, sort: list.sort, order: list.order };
  const result = useQuery(topicsOptions({ ...query, page: String(list.page) }));
  const isNarrow = useNarrow();
  const value = `${list.sort} ${list.order}`;
  const known = QUICK.some((choice) => choice.value === value);
  return (
    <ListCard<TopicRow>
      label="Topics"
      placeholder="Topic or speaker"
      search={list.search}
      onSearch={list.onSearch}
      quick={known ? QUICK : [...QUICK, { value: '', label: 'Custom' }]}
      quickValue={known ? value : ''}
      onQuick={(chosen) => {
        const [sort, order] = chosen.split(' ');
        list.choose(TOPIC_SORTS.find((name) => name === sort) ?? 'date', order === 'asc' ? 'asc' : 'desc');
      }}
      result={result}
      fetchFile={() => topicsFile(query)}
      hrefOf={list.hrefOf}
      noun={['topic', 'topics']}
      heads={['Topic', 'Times', 'Last used', 'Last speaker']}
      widths={WIDTHS}
      isOneLine
      onClear={() => change({ q: null, page: null })}
      empty={
        <Empty icon={BookOpen} title="No topics yet" action={<PlanLink />}>
          Topics appear here after each meeting so you can avoid repeats.
        </Empty>
      }
    >
      {(rows) =>
        isNarrow ? (
          <ul className="divide-y divide-line">
            {rows.map((row) => (
              <li key={row.topic} className="grid gap-1 p-4 text-base">
                <b className="text-md font-semibold wrap-anywhere">{row.topic}</b>
                <span className="grid gap-0.5 text-muted">
                  <Dotted>{[dateSeenFrom(row.lastDate, today), relativeDay(row.lastDate, today)]}</Dotted>
                  <Dotted>{[`Used ${timesInWords(row.times)}`, ...(row.lastSpeaker ? [row.lastSpeaker] : [])]}</Dotted>
                </span>
              </li>
            ))}
          </ul>
        ) : (
          <Table caption="Talk topics">
            <thead>
              <tr>
                <SortTh {...list.heading('topic', 'asc')}>Topic</SortTh>
                <SortTh {...list.heading('times', 'desc')} className="text-right">
                  Times
                </SortTh>
                <SortTh {...list.heading('date', 'desc')}>Last used</SortTh>
                <th scope="col">Last speaker</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.topic}>
                  <th scope="row" className="font-semibold! wrap-anywhere">
                    {row.topic}
                  </th>
                  <td className="num text-right">{row.times}</td>
                  <td className="whitespace-nowrap">
                    <span className="num">{dateSeenFrom(row.lastDate, today)}</span>
                    <Ago day={row.lastDate} />
                  </td>
                  <td className="wrap-anywhere">{row.lastSpeaker}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        )
      }
    </ListCard>
  );
}
