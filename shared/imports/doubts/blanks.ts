import { isEmptyDate } from '../birth-years/real-dates.ts';
import { isContact, isOfName } from '../columns.ts';
import { isNoPersonsName } from '../non-people.ts';
import type { RawRow } from '../rows.ts';
import { isNoFirstNamePart, isNoNamePart, isNothing } from './nothing.ts';

type Field = keyof RawRow['values'];
const DATES = new Set<Field>(['birthYear', 'lastTalkDate']);

/** FALSE where a yes or no is asked, a doubt about it, 'None' of the times, and a count of zero. */
const isAnswer = (field: Field, text: string): boolean =>
  field === 'isAvailable'
    ? /^(?:false|0|\?+|n\/?a|n\.a\.|none|never|nada|ningun[oa]|nenhuma?)$/i.test(text.trim())
    : (field === 'totalTalks' || field === 'age') && /^\d+$/.test(text);

const isBlank = (field: Field, text: string): boolean => isNothing(text) && !isAnswer(field, text);
/** Nothing has been said of a field yet: another column of the kind may, as a home's phone where the cell's is '-'. */
export const isUnsaid = (field: Field, text: string | undefined): boolean => text === undefined || isBlank(field, text);

/** Says a field of which nothing has been said yet; '(none)' is neither a phone nor an email, and hides no one else's. */
export function sayField(values: RawRow['values'], field: Field, text: string): void {
  const isNone = text === '' || (isContact(field) && isNothing(text));
  if (!isNone && isUnsaid(field, values[field])) values[field] = text;
}

/** Without what stands for nothing; a name that is all there is stays, to be asked about. */
export function withoutBlanks(said: RawRow['values']): RawRow['values'] {
  const values = { ...said };
  for (const [field, text] of Object.entries(values) as [Field, string][])
    if ((!isOfName(field) && isBlank(field, text)) || (DATES.has(field) && isEmptyDate(text))) delete values[field];
  return values;
}

type Names = { firstName: string; lastName: string };

/** 'nan' beside a real name is a blank. */
export function withoutNothing(names: Names): Names {
  const [isNoFirst, isNoLast] = [isNoFirstNamePart(names.firstName), isNoNamePart(names.lastName)];
  if (isNoFirst === isNoLast || isNoPersonsName(names)) return names;
  return { firstName: isNoFirst ? '' : names.firstName, lastName: isNoLast ? '' : names.lastName };
}
