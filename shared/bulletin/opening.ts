import { dayWithoutYear, hourOfDay } from '#shared/calendar/format.ts';
import { addDays, sundayOnOrAfter } from '#shared/calendar/sundays.ts';

type Opens = { daysBefore: number; hour: number };

/** The Sunday whose program is next, and whether it is shown already. The program of a Sunday stays until that day is over. */
export function comingProgram(now: { day: string; minute: number }, { daysBefore, hour }: Opens) {
  const sunday = sundayOnOrAfter(now.day);
  const opensOn = addDays(sunday, -daysBefore);
  const isOpen = now.day > opensOn || (now.day === opensOn && now.minute >= hour * 60);
  return { sunday, isOpen, opens: `${dayWithoutYear(opensOn)}, at ${hourOfDay(hour)}` };
}
