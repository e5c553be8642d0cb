import { foldLoose } from '#shared/text/fold.ts';
import { birthdaysIn } from '../birth-years/birthdays.ts';
import { isRefusalHeading } from './talk-headings.ts';

const EXCUSED = /^(?:is )?excus(?:ed?|ees?|ad[oa])(?: absen(?:t|ces?))?$/;
const ATTENDANCE =
  /^(?:(?:was |is )?(?:present|absent|here|attend(?:ed|ing|ance|s)?|tardy|late|unexcused)|presentes?|ausentes?|asistio|asistencia|falto|faltas?|faltou|presenca|anwesend(?:heit)?|abwesend|gefehlt|presents?|absente?s?|retard)$/;
const LONGEST = 40;
/** From so many columns of days on, a list is of who came. */
const LEAST_DAYS = 2;

/** 'Excused' beside 'Present' and 'Absent,' or beside the days of a class: from that class, and not from speaking. */
export function isExcusedFromClass(title: string, titles: readonly string[]): boolean {
  if (title.length > LONGEST || !EXCUSED.test(foldLoose(title))) return false;
  const others = titles.filter((other) => other.length <= LONGEST);
  return (
    others.some((other) => ATTENDANCE.test(foldLoose(other))) ||
    others.filter((other) => birthdaysIn(other).length > 0).length >= LEAST_DAYS
  );
}

/** A heading below which a yes is against whoever has it, as it stands beside the others. */
export const refusesBelow = (title: string, titles: readonly string[]): boolean =>
  isRefusalHeading(title) && !isExcusedFromClass(title, titles);
