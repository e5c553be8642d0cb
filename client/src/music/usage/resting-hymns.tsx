import { useQuery } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { useToday } from '#client/auth/session.ts';
import { wordsOf } from '#client/lib/api-error.ts';
import { Card, CardHead, ShowAll } from '#client/ui/layout/card.tsx';
import { Failed } from '#client/ui/feedback/failed.tsx';
import { cx } from '#client/ui/cx.ts';
import { HymnTitle } from '#client/ui/layout/hymn-title.tsx';
import { Select } from '#client/ui/controls/select.tsx';
import { Loading } from '#client/ui/feedback/skeleton.tsx';
import { dateSeenFrom } from '#shared/calendar/format.ts';
import { addDays } from '#shared/calendar/sundays.ts';
import { hymnText } from '#shared/music/hymn-text.ts';
import { restingHymns } from '#shared/music/usage.ts';
import { everSungOptions } from '#client/music/api.ts';
import { useHymnBook } from '#client/music/use-hymn-choices.tsx';

const CATEGORIES = [
  { value: 'sacrament', label: 'Sacrament hymns' },
  { value: 'opening', label: 'Opening hymns' },
  { value: 'rest', label: 'Rest hymns' },
  { value: 'closing', label: 'Closing hymns' },
  { value: 'all', label: 'All hymns' },
];
const SHOWN_FIRST = 8;

/** Hymns not sung in the past year, or ever, as ideas for something fresh. */
export const RestingHymns = memo(function RestingHymns() {
  const today = useToday();
  const { hymns } = useHymnBook();
  const { data: everSung, error, refetch, isFetching } = useQuery(everSungOptions());
  const [category, setCategory] = useState('sacrament');
  const [isWhole, setWhole] = useState(false);
  const all = everSung ? restingHymns(hymns, everSung, addDays(today, -365)) : null;
  const own = all?.filter(({ hymn }) => category === 'all' || hymn.category === category) ?? [];
  // Where nothing was sung yet, every hymn is fresh.
  if (everSung?.length === 0) return null;
  const never = own.filter(({ lastUsed }) => lastUsed === null).length;
  return (
    <Card>
      <CardHead
        title="Not Sung in the Past Year"
        end={
          <div className="relative">
            <label htmlFor="category" className="notch">
              Hymn category
            </label>
            <Select
              id="category"
              value={category}
              options={CATEGORIES}
              onChange={(event) => setCategory(event.target.value)}
            />
          </div>
        }
      />
      {error && !all ? (
        <Failed onRetry={() => void refetch()} retrying={isFetching}>
          {wordsOf(error)}
        </Failed>
      ) : !all ? (
        <Loading />
      ) : (
        <>
          <p className="px-4 pt-3 pb-1 text-sm text-muted md:px-5">
            {own.length === 1 ? '1 hymn' : `${own.length} hymns`}
            {never > 0 ? ` (${never} never sung in this ward)` : null}
          </p>
          <ul className={cx('grid px-4 py-2 md:px-5', own.length > 1 && 'lg:grid-cols-2 lg:gap-x-8')}>
            {(isWhole ? own : own.slice(0, SHOWN_FIRST)).map(({ hymn, lastUsed }) => (
              <li
                key={hymnText(hymn.number, hymn.title)}
                className="flex items-baseline justify-between gap-3 border-t border-line py-2"
              >
                <HymnTitle text={hymnText(hymn.number, hymn.title)} />
                <span className="shrink-0 text-sm text-muted">
                  {lastUsed ? dateSeenFrom(lastUsed, today) : 'Never'}
                </span>
              </li>
            ))}
          </ul>
          {own.length > SHOWN_FIRST ? (
            <ShowAll isWide count={own.length} isWhole={isWhole} onChange={setWhole} />
          ) : null}
        </>
      )}
    </Card>
  );
});
