import type { ReactNode } from 'react';
import { useToday, useWard } from '#client/auth/session.ts';
import { longDate } from '#shared/calendar/format.ts';
import type { HymnStatistics } from '#shared/music/schema.ts';
import { MusicPrintDialog } from '#client/music/music-print-dialog.tsx';
import { PrintedUsage, UsageLines } from './usage-chart.tsx';

/** As many as fit on one page of either paper size. */
const PRINTED = 25;

type Props = { rows: readonly HymnStatistics[]; caption: string; onClose: () => void };

/** The hymns that are used most, for a talk with the bishopric. */
export function UsageListDialog({ rows, caption, onClose }: Props) {
  const today = useToday();
  const { name } = useWard();
  const shown = rows.slice(0, PRINTED);
  const sheet = (list: ReactNode) => (
    <div className="font-serif">
      <p className="text-md font-semibold">{caption}</p>
      <p className="mb-2 text-sm text-muted">
        {name}, {longDate(today)}
      </p>
      {list}
    </div>
  );
  return (
    <MusicPrintDialog
      title="Hymn Usage"
      subtitle={rows.length > PRINTED ? `Top ${PRINTED} hymns on one page` : 'One page'}
      onClose={onClose}
      narrow={sheet(<UsageLines rows={shown} today={today} />)}
    >
      {sheet(<PrintedUsage rows={shown} />)}
    </MusicPrintDialog>
  );
}
