import { isRecord } from '#shared/text/is-record.ts';
import { fieldOf } from '../columns.ts';

/** Of these the key below says all: 'flags: { doNotAsk }' is 'doNotAsk.' */
const HOLDERS =
  /^(?:flags?|info|details?|attributes|properties|props|custom\p{L}*|meta|metadata|data|profile|prefs?|preferences|settings|options|extras?|fields)$/iu;
const MOST_DEEP = 3;
/** So many keys below keys are a program's, and no one's notes. */
const MOST = 60;
const isPlain = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

type Below = { key: string; text: string };
/** The texts of what stands below a key, with the keys that lead to them. */
function below(key: string, value: unknown, depth: number): Below[] {
  if (depth > MOST_DEEP) return [];
  if (isPlain(value)) return [{ key, text: String(value).trim() }];
  if (Array.isArray(value)) return value.flatMap((one) => below(key, one, depth + 1));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([own, one]) =>
    below(HOLDERS.test(key) ? own : `${key} ${own}`, one, depth + 1),
  );
}

/** Whether other keys stand below a key, in one entry or in a list of them. */
const hasKeys = (value: unknown): boolean => isRecord(value) || (Array.isArray(value) && value.some(isRecord));

/**
 * An entry with the keys below its keys as its own, in the order of the file, so that they are read as columns of a table are:
 * 'membership: { status }' is 'membership status.' What stands below Notes is one note; below other keys that are read, nothing
 * is.
 */
export function withNestedKeys(entry: unknown): unknown {
  if (!isRecord(entry) || !Object.values(entry).some(hasKeys)) return entry;
  const own = Object.entries(entry).flatMap(([key, value]): [string, unknown][] => {
    if (!hasKeys(value)) return [[key, value]];
    const field = fieldOf(key);
    const texts = below(key, value, 0).slice(0, MOST);
    if (field === 'notes')
      return [
        [
          key,
          texts
            .map(({ text }) => text)
            .filter(Boolean)
            .join('; '),
        ],
      ];
    if (field) return [[key, value]];
    const joined = new Map<string, string>();
    for (const one of texts) {
      const isOwn = fieldOf(one.key) !== null || Object.hasOwn(entry, one.key);
      const name = isOwn ? `${key} ${one.key}` : one.key;
      if (one.text !== '' && fieldOf(name) === null)
        joined.set(name, joined.has(name) ? `${joined.get(name)}; ${one.text}` : one.text);
    }
    return joined.size > 0 ? [...joined] : [[key, value]];
  });
  return Object.fromEntries(own);
}

/** Keys beside a list of people that tell what it is. */
const OF_LIST =
  /^(?:notes?|comments?|remarks?|title|heading|header|description|warning|message|subject|about|list(?: ?name)?)$/i;
const LONGEST = 200;
/** What a file says of all its people, beside their list. */
export const saidOfList = (value: unknown): string[] =>
  isRecord(value) && !Object.keys(value).some((key) => !OF_LIST.test(key) && fieldOf(key) !== null)
    ? Object.entries(value).flatMap(([key, text]) =>
        OF_LIST.test(key) && typeof text === 'string' && /\p{L}/u.test(text) ? [text.trim().slice(0, LONGEST)] : [],
      )
    : [];
