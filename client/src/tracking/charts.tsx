import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { monthName } from '#shared/calendar/format.ts';
import { wholeShares } from '#shared/tracking/rules.ts';
import type { TalkStats } from '#shared/tracking/schema.ts';

/** The same height as the chart. */
const SHAPE = 'aspect-[360/132] w-full';

export const TalksByMonthWaiting = () => <Skeleton className={SHAPE} />;

/** Talks of the past twelve months as bars, with a table for screen readers. */
export function TalksByMonth({ months }: { months: TalkStats['byMonth'] }) {
  const most = Math.max(1, ...months.map(({ talks }) => talks));
  return (
    // The table is read, not seen: outside, its rows would lengthen the page.
    <figure className="relative overflow-hidden">
      <div className={`flex text-center text-xs ${SHAPE}`} aria-hidden="true">
        {months.map(({ month, talks }) => (
          <div key={month} className="flex min-w-0 flex-1 flex-col">
            <div className="flex min-h-0 flex-1 flex-col items-center justify-end border-b border-line">
              <span className="num">{talks}</span>
              <span
                className="w-3/5 rounded-t-[2px] bg-primary"
                style={{ height: `calc((100% - var(--tiny-line)) * ${talks / most})` }}
              />
            </div>
            <span className="text-muted">{monthName(month).slice(0, 1)}</span>
          </div>
        ))}
      </div>
      <table className="sr-only">
        <caption>Talks by month</caption>
        <tbody>
          {months.map(({ month, talks }) => (
            <tr key={month}>
              <th scope="row">{monthName(month)}</th>
              <td>{talks}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

const PARTS = [
  { key: 'thisYear', label: 'In the past year', fill: 'fill-planned-fg', dot: 'bg-planned-fg' },
  { key: 'overAYear', label: 'Over a year ago', fill: 'fill-warn', dot: 'bg-warn' },
  { key: 'never', label: 'Never', fill: 'fill-input', dot: 'bg-input' },
] as const;

/** How recently members have spoken, as one divided bar. */
export function Evenness({ evenness, members }: { evenness: TalkStats['evenness']; members: number }) {
  let from = 0;
  const share = (count: number) => (members === 0 ? 0 : (count / members) * 100);
  const percents = wholeShares(PARTS.map(({ key }) => evenness[key]));
  return (
    <figure className="grid gap-3">
      <svg
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        className="h-4 w-full rounded-sm bg-sunken"
        aria-hidden="true"
      >
        {PARTS.map(({ key, fill }) => {
          const width = share(evenness[key]);
          from += width;
          return <rect key={key} x={from - width} y="0" width={Math.max(0, width - 0.4)} height="6" className={fill} />;
        })}
      </svg>
      <dl className="grid gap-1">
        {PARTS.map(({ key, label, dot }, place) => (
          <div key={key} className="flex items-center gap-2">
            <span aria-hidden="true" className={`size-2.5 rounded-full ${dot}`} />
            <dt className="flex-1">{label}</dt>
            <dd className="num text-muted">
              <b className="font-semibold text-text">{evenness[key]}</b> · {percents[place]}%
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

export const EvennessWaiting = () => (
  <div className="grid gap-3">
    <Skeleton className="h-4 w-full" />
    <div className="grid gap-1">
      {PARTS.map(({ key, label }) => (
        <p key={key} className="flex items-center gap-2">
          <span aria-hidden="true" className="size-2.5 rounded-full bg-sunken" />
          <span className="text-muted">{label}</span>
        </p>
      ))}
    </div>
  </div>
);
