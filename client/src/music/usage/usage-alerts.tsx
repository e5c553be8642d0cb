import { useQuery } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { memo, useState } from 'react';
import { Badge } from '#client/ui/feedback/badge.tsx';
import { Card, CardHead, ShowAll } from '#client/ui/layout/card.tsx';
import { HymnTitle } from '#client/ui/layout/hymn-title.tsx';
import { Loading } from '#client/ui/feedback/skeleton.tsx';
import { isOverused, rowText, usageAlerts } from '#shared/music/usage.ts';
import { statisticsOptions } from '#client/music/api.ts';
import { useUsageWindow } from './hymn-usage.tsx';
import { BandBadge } from './usage-chart.tsx';

const SHOWN_FIRST = 5;

/** Hymns that the ward sings, or plans to sing, too often. */
export const UsageAlerts = memo(function UsageAlerts() {
  const { months } = useUsageWindow();
  const { data: rows, error } = useQuery(statisticsOptions(months));
  const [isWhole, setWhole] = useState(false);
  const alerts = usageAlerts(rows ?? []);
  // The usage card reports the error and offers a retry.
  if (error && !rows) return null;
  return (
    <Card>
      <CardHead title="Usage Alerts" />
      {!rows ? (
        <Loading />
      ) : rows.length === 0 ? (
        <p className="px-4 py-4 text-muted md:px-5">No recent usage data available</p>
      ) : alerts.length === 0 ? (
        <p className="flex items-start gap-2 px-4 py-4 text-muted md:px-5">
          <CircleCheck className="mt-0.5 text-planned-fg" /> No hymns were used more than 3 times in the past {months}{' '}
          months, counting upcoming Sundays, too.
        </p>
      ) : (
        <>
          <ul className="divide-y divide-line" aria-label="Frequently sung hymns">
            {(isWhole ? alerts : alerts.slice(0, SHOWN_FIRST)).map((row) => (
              <li
                key={rowText(row)}
                className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-4 py-2.5 md:px-5"
              >
                <HymnTitle text={rowText(row)} aligned className="min-w-0 flex-1 basis-full" />
                <span className="ml-11 flex items-center gap-2">
                  <span className="num text-sm text-muted">
                    {row.count} times{row.planned > 0 ? ` (${row.planned} upcoming)` : ''}
                  </span>
                  {isOverused(row.count) ? (
                    <Badge icon={TriangleAlert} className="bg-danger-soft! text-danger!">
                      Overused
                    </Badge>
                  ) : (
                    <BandBadge count={row.count} />
                  )}
                </span>
              </li>
            ))}
          </ul>
          {alerts.length > SHOWN_FIRST ? (
            <ShowAll isWide count={alerts.length} isWhole={isWhole} onChange={setWhole} />
          ) : null}
        </>
      )}
    </Card>
  );
});
