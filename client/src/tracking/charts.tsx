import { Skeleton } from '#client/ui/skeleton.tsx';
import { monthName } from '#shared/calendar/format.ts';
import type { TalkStats } from '#shared/tracking/schema.ts';

const [WIDTH, HEIGHT, FOOT, HEAD] = [360, 132, 18, 16];

export const TalksByMonthWaiting = () => <Skeleton className="aspect-[360/132] w-full" />;

/** Talks of the last twelve months as bars; the same figures stand in a table for those who do not see them. */
export function TalksByMonth({ months }: { months: TalkStats['byMonth'] }) {
  const most = Math.max(1, ...months.map(({ talks }) => talks));
  const step = WIDTH / Math.max(1, months.length);
  const room = HEIGHT - FOOT - HEAD;
  return (
    <figure>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="w-full" aria-hidden="true">
        <line x1="0" x2={WIDTH} y1={HEIGHT - FOOT} y2={HEIGHT - FOOT} className="stroke-line" />
        {months.map(({ month, talks }, i) => {
          const height = Math.round((talks / most) * room);
          const middle = i * step + step / 2;
          return (
            <g key={month}>
              <rect x={middle - step * 0.32} y={HEIGHT - FOOT - height} width={step * 0.64} height={height} rx="2" className="fill-primary" />
              <text x={middle} y={HEIGHT - FOOT - height - 4} textAnchor="middle" className="num fill-text text-xs max-md:text-md">{talks}</text>
              <text x={middle} y={HEIGHT - 4} textAnchor="middle" className="fill-muted text-xs max-md:text-md">{monthName(month).slice(0, 1)}</text>
            </g>
          );
        })}
      </svg>
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
  { key: 'thisYear', label: 'In the last year', fill: 'fill-planned-fg', dot: 'bg-planned-fg' },
  { key: 'overAYear', label: 'Over a year ago', fill: 'fill-warn', dot: 'bg-warn' },
  { key: 'never', label: 'Never', fill: 'fill-input', dot: 'bg-input' },
] as const;

/** How evenly the ward is asked: one bar, parted. */
export function Evenness({ evenness, members }: { evenness: TalkStats['evenness']; members: number }) {
  let from = 0;
  const share = (count: number) => (members === 0 ? 0 : (count / members) * 100);
  return (
    <figure className="grid gap-3">
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" className="h-4 w-full rounded-sm" aria-hidden="true">
        {PARTS.map(({ key, fill }) => {
          const width = share(evenness[key]);
          from += width;
          return <rect key={key} x={from - width} y="0" width={Math.max(0, width - 0.4)} height="6" className={fill} />;
        })}
      </svg>
      <dl className="grid gap-1">
        {PARTS.map(({ key, label, dot }) => (
          <div key={key} className="flex items-center gap-2">
            <span aria-hidden="true" className={`size-2.5 rounded-full ${dot}`} />
            <dt className="flex-1">{label}</dt>
            <dd className="num text-muted"><b className="font-semibold text-text">{evenness[key]}</b> · {Math.round(share(evenness[key]))} %</dd>
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
