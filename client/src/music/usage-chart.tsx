import { Badge, type Tone } from '#client/ui/badge.tsx';
import { cx } from '#client/ui/cx.ts';
import { HymnTitle } from '#client/ui/hymn-title.tsx';
import { relativeDay, shortDate } from '#shared/calendar/format.ts';
import type { HymnStatistics } from '#shared/music/schema.ts';
import { BAND_LABELS, bandOf, isOverused, rowText, type Band } from '#shared/music/usage.ts';

const BARS: Record<Band, string> = { very_frequent: 'bg-danger', frequent: 'bg-warn', moderate: 'bg-primary', infrequent: 'bg-primary' };
const TONES: Record<Band, Tone> = { very_frequent: 'other', frequent: 'partial', moderate: 'confirmed', infrequent: 'other' };

export function BandBadge({ count }: { count: number }) {
  const band = bandOf(count);
  return (
    <Badge tone={TONES[band]} className={cx(isOverused(count) && 'bg-danger-soft! text-danger!')}>
      {BAND_LABELS[band]}
    </Badge>
  );
}

type Props = { rows: readonly HymnStatistics[]; today: string; caption: string };

/** Each hymn with a bar as long as it was sung often; the same on paper. */
export function UsageChart({ rows, today, caption }: Props) {
  const most = Math.max(...rows.map((row) => row.count));
  return (
    <table className="data-table table-fixed">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Hymn</th>
          <th scope="col" className="w-28 md:w-34">
            Times sung
          </th>
          <th scope="col" className="w-32 max-md:hidden">
            Frequency
          </th>
          <th scope="col" className="w-36 max-md:hidden">
            Last used
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowText(row)}>
            <td>
              <HymnTitle text={rowText(row)} aligned />
              <span className="ml-10 block text-muted md:hidden">
                {BAND_LABELS[bandOf(row.count)]}, {shortDate(row.lastUsed)}
              </span>
            </td>
            <td>
              <div className="flex items-center gap-2.5">
                <span className="h-2 min-w-0 flex-1 overflow-hidden rounded-full bg-sunken print:[print-color-adjust:exact]">
                  <span
                    className={cx('block h-full rounded-full print:[print-color-adjust:exact]', BARS[bandOf(row.count)])}
                    style={{ width: `${(row.count / most) * 100}%` }}
                  />
                </span>
                <b className="num w-5 text-right font-semibold">{row.count}</b>
              </div>
            </td>
            <td className="max-md:hidden">
              <BandBadge count={row.count} />
            </td>
            <td className="text-sm whitespace-nowrap text-muted max-md:hidden" title={relativeDay(row.lastUsed, today)}>
              {shortDate(row.lastUsed)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
