import { foldLoose } from '#shared/text/fold.ts';
import { isUsualGiven, isUsualLast } from '../doubts/usual-places.ts';
import { shortened } from '../line-parts.ts';
import { isSuffix, withoutSuffixes } from '../names.ts';
import type { RawRow } from '../rows.ts';
import { asking } from '../sheets/gone.ts';
import { inHouseholds, type Home } from './household-names.ts';

/** What is written below a name to repeat it. */
const DITTO = /^(?:["“”„»″〃]|''|’’|,,|[-–—]+ ?["“”″] ?[-–—]+|do\.|ditto\.?|idem\.?)$/i;
/** Where more first names are of two words, an unknown second one says nothing. */
const MOST_OF_TWO = 0.5;
/** 'Kay Cluff' and 'Janae Smith' below Dan Haws: a wife may keep her own last name. */
function hasOwnLastName(firstName: string, areOfOne: boolean): boolean {
  const words = firstName.trim().split(/\s+/);
  const last = words.at(-1) ?? '';
  const isName = words.length > 1 && /^\p{Lu}\p{Ll}/u.test(last) && !isSuffix(last);
  return isName && !isUsualGiven(foldLoose(last)) && (areOfOne || isUsualLast(foldLoose(last)));
}

/** In a list of households the family's name may stand in the first of its rows only; a gap or two are mistakes. */
const LEAST_BLANK = 0.4;
export function withFamilyNames(rows: RawRow[]): RawRow[] {
  const isAsked = ({ asks }: RawRow) => asks?.field === 'lastName';
  const isDitto = ({ values }: RawRow) => DITTO.test(values.lastName ?? '');
  const named = rows.filter((row) => row.values.firstName && !isAsked(row));
  const blank = named.filter(({ values }) => !values.lastName);
  const dittos = named.filter(isDitto);
  const areBlank = blank.length > 1 && blank.length + dittos.length >= named.length * LEAST_BLANK;
  if (!areBlank && dittos.length === 0) return rows;
  const ofTwo = named.filter(({ values }) => /\S\s+\S/.test(values.firstName?.trim() ?? '')).length;
  const areOfOne = ofTwo <= named.length * MOST_OF_TWO;
  const homes: Home[] = [];
  for (const row of rows) {
    const { firstName, lastName } = row.values;
    const home = homes.at(-1);
    const isRepeated = isDitto(row) || (!lastName && areBlank);
    // A row that can't be read may begin another family, and so may one whose last name is asked for.
    if (!home || row.unread || isAsked(row) || !isRepeated)
      homes.push({ family: isDitto(row) ? '' : withoutSuffixes(lastName ?? ''), rows: [row] });
    else if (!firstName || home.family === '') home.rows.push(row);
    else {
      const named = {
        ...row,
        values: { ...row.values, lastName: home.family },
        remarks: [`Last name “${home.family}” from a row above.`],
      };
      const problem = `“${shortened(firstName)}” may have a last name in it, other than “${home.family}” above. Enter the first and last name.`;
      home.rows.push(hasOwnLastName(firstName, areOfOne) ? asking(named, problem, 'lastName') : named);
    }
  }
  // Where only some last names are repeated so, the others say nothing of households.
  return areBlank ? inHouseholds(homes) : homes.flatMap((home) => home.rows);
}
