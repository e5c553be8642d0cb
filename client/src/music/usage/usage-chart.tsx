import { Badge, type Tone } from '#client/ui/feedback/badge.tsx';
import { cx } from '#client/ui/cx.ts';
import { HymnTitle } from '#client/ui/layout/hymn-title.tsx';
import { dateSeenFrom, relativeDay, shortDate } from '#shared/calendar/format.ts';
import type { HymnStatistics } from '#shared/music/schema.ts';
import { BAND_LABELS, bandOf, isOnlyPlanned, isOverused, rowText, type Band } from '#shared/music/usage.ts';
import { DotParts } from '#client/ui/layout/dot-parts.tsx';

const BARS: Record<Band, string> = {
  very_frequent: 'bg-danger',
  frequent: 'bg-warn',
  moderate: 'bg-primary',
  infrequent: 'bg-primary',
};
const TONES: Record<Band, Tone> = {
  very_frequent: 'other',
  frequent: 'partial',
  moderate: 'confirmed',
  infrequent: 'other',
};

export function BandBadge({ count }: { count: number }) {
  const band = bandOf(count);
  return (
    <Badge tone={TONES[band]} className={cx(isOverused(count) && 'bg-danger-soft! text-danger!')}>
      {BAND_LABELS[band]}
    </Badge>
  );
}

type Props = { rows: readonly HymnStatistics[]; today: string; caption: string };

/** When a hymn was last used and how often it is coming up, or the first date of a hymn not sung yet. */
function daysOf(row: HymnStatistics, today: string): { last: string | null; ahead: string | null } {
  if (!isOnlyPlanned(row))
    return { last: dateSeenFrom(row.lastUsed, today), ahead: row.planned > 0 ? `${row.planned} upcoming` : null };
  const first = dateSeenFrom(row.lastUsed, today);
  return { last: null, ahead: row.planned > 1 ? `${row.planned} upcoming, first ${first}` : `upcoming ${first}` };
}

/** Each hymn with a usage bar; the lighter part is upcoming. */
export function UsageChart({ rows, today, caption }: Props) {
  const most = mostOf(rows);
  return (
    <table className="data-table table-fixed">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Hymn</th>
          <th scope="col" className="w-28 md:w-24 roomy:w-34">
            Times used
          </th>
          <th scope="col" className="w-32 max-md:hidden">
            Frequency
          </th>
          <th scope="col" className="w-38 max-md:hidden">
            Last used
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const { last, ahead } = daysOf(row, today);
          return (
            <tr key={rowText(row)}>
              <td>
                <HymnTitle text={rowText(row)} aligned />
                <DotParts
                  parts={[BAND_LABELS[bandOf(row.count)], last, ahead]}
                  className="ml-11 text-muted md:hidden"
                />
              </td>
              <td>
                <UsageBar row={row} most={most} />
              </td>
              <td className="max-md:hidden">
                <BandBadge count={row.count} />
              </td>
              <td
                className="text-sm text-muted max-md:hidden"
                title={last ? relativeDay(row.lastUsed, today) : undefined}
              >
                {[last, ahead].filter(Boolean).map((line) => (
                  <span key={line} className="block whitespace-nowrap">
                    {line}
                  </span>
                ))}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** For printing: one line per hymn, with words instead of colored badges. */
export function PrintedUsage({ rows }: { rows: readonly HymnStatistics[] }) {
  const most = mostOf(rows);
  const head = 'pb-1 pl-4 font-semibold';
  return (
    <table className="w-full table-fixed border-collapse text-left text-xs">
      <thead>
        <tr className="border-b border-input">
          <th className="pb-1 font-semibold">Hymn</th>
          <th className={cx(head, 'w-30')}>Times used</th>
          <th className={cx(head, 'w-20')}>Upcoming</th>
          <th className={cx(head, 'w-27')}>Frequency</th>
          <th className={cx(head, 'w-33')}>Last used</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowText(row)} className="break-inside-avoid border-b border-line last:border-b-0">
            <td className="py-1">
              <HymnTitle text={rowText(row)} aligned />
            </td>
            <td className="py-1 pl-4">
              <UsageBar row={row} most={most} />
            </td>
            <td className="num py-1 pl-4">{row.planned > 0 ? row.planned : '–'}</td>
            <td className="py-1 pl-4">{BAND_LABELS[bandOf(row.count)]}</td>
            <td className="py-1 pl-4 whitespace-nowrap">{isOnlyPlanned(row) ? '–' : shortDate(row.lastUsed)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** And for a narrow screen: the hymn, and how it is used in the line below. */
export function UsageLines({ rows, today }: { rows: readonly HymnStatistics[]; today: string }) {
  return (
    <ul className="divide-y divide-line">
      {rows.map((row) => {
        const { last, ahead } = daysOf(row, today);
        return (
          <li key={rowText(row)} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 py-2">
            <HymnTitle text={rowText(row)} aligned />
            <b className="num font-semibold">{row.count}</b>
            <DotParts parts={[BAND_LABELS[bandOf(row.count)], last, ahead]} className="ml-11 text-muted" />
          </li>
        );
      })}
    </ul>
  );
}

const mostOf = (rows: readonly HymnStatistics[]) => Math.max(...rows.map((row) => row.count));

function UsageBar({ row, most }: { row: HymnStatistics; most: number }) {
  const bar = cx('block h-full print:[print-color-adjust:exact]', BARS[bandOf(row.count)]);
  const share = (uses: number) => ({ width: `${(uses / most) * 100}%` });
  return (
    <div className="flex items-center gap-2.5">
      <span className="flex h-2 min-w-0 flex-1 overflow-hidden rounded-full bg-sunken print:[print-color-adjust:exact]">
        <span className={bar} style={share(row.count - row.planned)} />
        <span className={cx(bar, 'opacity-45')} style={share(row.planned)} />
      </span>
      <b className="num w-5 text-right font-semibold">{row.count}</b>
    </div>
  );
}
