import { longDate } from '#shared/calendar/format.ts';
import { festivalOf } from '#shared/calendar/sundays.ts';
import { holdsMeeting, KIND_LABELS } from '#shared/meetings/rules.ts';
import { oneLine } from './service-lines.ts';
import type { SheetMeeting, SheetWard } from './sheet.ts';

/** Ward and stake, the day and hour, and what kind of Sunday it is. */
export function sheetHeader({ date, kind }: SheetMeeting, ward: SheetWard): string[] {
  const place = [oneLine(ward.name), oneLine(ward.stake)].filter(Boolean).join(', ');
  const held = holdsMeeting(kind);
  const day = [longDate(date), held ? oneLine(ward.meetingTime) : null].filter(Boolean).join(', ');
  const sunday = held
    ? ['Sacrament meeting', kind === 'regular' ? null : KIND_LABELS[kind], festivalOf(date)]
    : [KIND_LABELS[kind]];
  return [place, day, sunday.filter(Boolean).join(' · ')].filter(Boolean);
}
