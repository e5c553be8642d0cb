import { isRecord } from '#shared/text/is-record.ts';
import { isOffice } from '../callings.ts';
import { fieldOf, isOfName } from '../columns.ts';
import { looksLikePhone } from '../looks.ts';
import { looksLikeFullName } from '../names.ts';
import { isNote, isTitle } from '../non-people.ts';

const hasName = (value: unknown): boolean =>
  isRecord(value) && Object.keys(value).some((key) => isOfName(fieldOf(key)));
const isAPerson = (key: string): boolean =>
  looksLikeFullName(key) && !isTitle(key) && !isNote(key) && fieldOf(key) === null;

/** What stands behind a name without a key of its own. */
function keyFor(text: string): string {
  if (looksLikePhone(text)) return 'phone';
  if (isOffice(text)) return 'calling';
  return text.includes('@') ? 'email' : 'notes';
}

function listed(value: unknown): unknown[] | null {
  const entries = isRecord(value) ? Object.entries(value) : [];
  if (entries.length === 0) return null;
  // By a number of the program's own.
  if (entries.every(([, own]) => hasName(own))) return entries.map(([, own]) => own);
  const isSaid = (own: unknown) => own === null || typeof own === 'string' || isRecord(own);
  if (entries.length < 2 || !entries.every(([key, own]) => isAPerson(key) && isSaid(own))) return null;
  return entries.map(([name, own]) => {
    if (isRecord(own)) return { name, ...own };
    return typeof own === 'string' ? { name, [keyFor(own)]: own } : { name };
  });
}

/** People by their names or numbers, '{ "Ann Lee": { "phone": … } }', as the list of entries that others write; else as it is. */
export function withKeyedPeople(value: unknown): unknown {
  const whole = listed(value);
  if (whole || !isRecord(value)) return whole ?? value;
  const below = Object.entries(value).map(([key, own]) => [key, listed(own)] as const);
  const found = below.filter(([, list]) => list !== null);
  const [one] = found;
  return one && found.length === 1 && !Object.values(value).some(Array.isArray)
    ? { ...value, [one[0]]: one[1] }
    : value;
}
