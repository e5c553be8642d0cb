import { useToday } from '#client/auth/session.ts';
import { relativeDay } from '#shared/calendar/format.ts';

/** Rows of one line are lower than those of two. */
export const ONE_LINE = '[&_tbody_tr>*]:h-9.5 touch:[&_tbody_tr>*]:h-11';

/** How long ago a day was, after its date. */
export function Ago({ day }: { day: string }) {
  return <span className="pl-2 text-sm text-muted">{relativeDay(day, useToday())}</span>;
}
