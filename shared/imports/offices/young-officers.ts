import { ageGroupOfCalling } from '#shared/members/calling-rank.ts';
import { callingWords, singleCallings } from '#shared/members/calling-words.ts';
import { yearSaid } from '../birth-years/birth-years.ts';
import { askingLater } from '../doubts/asked-later.ts';
import { shortened } from '../line-parts.ts';
import type { ReadRow } from '../person.ts';

/** Who turns 18 this year may be called with the adults. */
const [FROM, UP_TO] = [8, 17];
/** Beside those that only adults have, offices of the men who lead the young men, and those without an organization. */
const OF_ADULTS =
  /^ (?:(?:young men|ym|aaronic priesthood|yw|rs|eq|ss) )?(?:president|(?:first |second )?counselor|pres) $|^ (?:young men|ym|aaronic priesthood) secretary $/;

const isOfAdults = (calling: string): boolean =>
  ageGroupOfCalling(calling) === 'adult' || singleCallings(calling).some((one) => OF_ADULTS.test(callingWords(one)));

/** The person of a row in words, where someone so young may have a calling; null for an adult, and where nothing tells. */
function youngPerson({ values }: ReadRow, today: string): string | null {
  const year = yearSaid(today, values);
  if (year === null) return values.ageGroup === 'youth' ? 'a youth' : null;
  const thisYear = Number(today.slice(0, 4));
  return thisYear - year >= FROM && thisYear - year <= UP_TO ? `someone born in ${year}` : null;
}

/** 'Young Women President' beside a girl of 13 is the president of a class, whatever organization stands above her. */
export function withYoungOfficers(today: string, rows: readonly ReadRow[]): ReadRow[] {
  return rows.map((row) => {
    const { calling = '' } = row.values;
    const person = calling === '' ? null : youngPerson(row, today);
    if (person === null || !isOfAdults(calling)) return row;
    return askingLater(
      row,
      `“${shortened(calling)}” is beside ${person}. Is it this calling, or one in a class or quorum?`,
      'calling',
    );
  });
}
