import { useQuery } from '@tanstack/react-query';
import { Download, Music, Printer } from 'lucide-react';
import { memo, useState } from 'react';
import { useToday } from '#client/auth/session.ts';
import { useAddress } from '#client/lib/address.ts';
import { wordsOf } from '#client/lib/api-error.ts';
import { saveFile } from '#client/ui/controls/export-button.tsx';
import { planningOptions } from '#client/meetings/meeting-options.ts';
import { PlanLink } from '#client/meetings/list-actions.tsx';
import { Button } from '#client/ui/controls/button.tsx';
import { Card, CardHead } from '#client/ui/layout/card.tsx';
import { Empty } from '#client/ui/feedback/empty.tsx';
import { Failed } from '#client/ui/feedback/failed.tsx';
import { notify } from '#client/lib/notify.ts';
import { Segmented } from '#client/ui/controls/segmented.tsx';
import { Loading, SkeletonLines } from '#client/ui/feedback/skeleton.tsx';
import { comingMeetings } from '#shared/meetings/hints/upcoming.ts';
import { DEFAULT_USAGE_WINDOW, USAGE_WINDOWS } from '#shared/music/limits.ts';
import { usageCsv } from '#shared/music/usage.ts';
import { statisticsOptions } from '#client/music/api.ts';
import { cellId } from '#client/music/grid/music-cell.tsx';
import { UsageChart } from './usage-chart.tsx';
import { UsageListDialog } from './usage-list-dialog.tsx';

const WINDOWS = USAGE_WINDOWS.map((months) => ({ value: String(months), label: `${months} months` }));
const SHOWN_FIRST = 10;

/** The window of months, kept in the address. */
export function useUsageWindow() {
  const { read, change } = useAddress();
  const months = USAGE_WINDOWS.find((window) => window === Number(read('months'))) ?? DEFAULT_USAGE_WINDOW;
  return { months, choose: (value: string) => change({ months: value }, { replace: true }) };
}

/** A next step when there's no usage yet: choose a hymn, or plan a meeting. */
function FirstHymn({ today }: { today: string }) {
  const { data } = useQuery(planningOptions(today));
  if (!data) return null;
  const [next] = comingMeetings(data, today);
  return next ? (
    <Button onClick={() => document.getElementById(cellId(next.id, 'opening'))?.focus()}>Choose a Hymn</Button>
  ) : (
    <PlanLink />
  );
}

export const HymnUsageCard = memo(function HymnUsageCard() {
  const { months, choose } = useUsageWindow();
  const today = useToday();
  const {
    data: rows,
    error,
    refetch,
    isFetching,
  } = useQuery({ ...statisticsOptions(months), placeholderData: (before) => before });
  const [isWhole, setWhole] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const caption = `Hymn usage: past ${months} months and upcoming`;
  const shown = isWhole ? rows : rows?.slice(0, SHOWN_FIRST);
  const save = () => {
    const name = `hymn-usage-${months}-months-${today}.csv`;
    saveFile(name, new Blob([usageCsv(rows ?? [])], { type: 'text/csv;charset=utf-8' }));
    notify({ title: 'Export Complete', description: name });
  };
  return (
    <Card aria-busy={isFetching}>
      <CardHead
        title="Hymn Usage"
        end={
          <Segmented
            label="Months"
            value={String(months)}
            onChange={choose}
            options={WINDOWS}
            className="max-tiny:[&_label]:px-2"
          />
        }
      />
      {error && !rows ? (
        <Failed onRetry={() => void refetch()} retrying={isFetching}>
          {wordsOf(error)}
        </Failed>
      ) : !shown ? (
        <Loading>
          <SkeletonLines count={SHOWN_FIRST + 5} />
        </Loading>
      ) : shown.length === 0 ? (
        <Empty icon={Music} title="No hymn usage data available" action={<FirstHymn today={today} />}>
          No hymns sung in the past {months} months, and none planned yet.
        </Empty>
      ) : (
        <>
          <UsageChart rows={shown} today={today} caption={caption} />
          <footer className="flex flex-wrap items-center gap-2 border-t border-line px-4 py-3 md:px-5">
            {(rows?.length ?? 0) > SHOWN_FIRST ? (
              <Button size="sm" onClick={() => setWhole(!isWhole)} aria-expanded={isWhole}>
                {isWhole ? `Show First ${SHOWN_FIRST}` : `Show All ${rows?.length} Hymns`}
              </Button>
            ) : null}
            <span className="ml-auto flex gap-2">
              <Button size="sm" icon={Printer} onClick={() => setPrinting(true)}>
                Print
              </Button>
              <Button size="sm" icon={Download} onClick={save}>
                Export
              </Button>
            </span>
          </footer>
          {isPrinting ? (
            <UsageListDialog rows={rows ?? []} caption={caption} onClose={() => setPrinting(false)} />
          ) : null}
        </>
      )}
    </Card>
  );
});
