import { isRecord } from '#shared/text/is-record.ts';
import { fieldOf } from '../columns.ts';
import { namesRelative } from '../other-people/kin-words.ts';
import { headingWords } from '../sheets/column-looks.ts';

/** Of these the key below says all: 'flags: { doNotAsk }' is 'doNotAsk.' */
const HOLDERS =
  /^(?:flags?|info|details?|attributes|properties|props|custom\p{L}*|meta|metadata|data|profile|prefs?|preferences|settings|options|extras?|fields)$/iu;
const MOST_DEEP = 3;
/** So many keys below keys are a program's, and no one's notes. */
const MOST = 60;
const isPlain = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** Below these, 'active: false' is about something else than the person. */
const OF_THINGS =
  /\b(?:notifications?|portal|account|login|user|app|recommend|ministering|subscription|photo|privacy|address|card|device|sync)\b/;
/** 'status: { active: false }': a yes or a no says with its own key what it is about. */
const isAnswer = (key: string, value: unknown): boolean => {
  const words = headingWords(key.replaceAll('_', ' '));
  return typeof value === 'boolean' && !namesRelative(words) && !OF_THINGS.test(words);
};

type Below = { key: string; text: string };
/** The texts of what stands below a key, with the keys that lead to them. */
function below(key: string, value: unknown, depth: number): Below[] {
  if (depth > MOST_DEEP) return [];
  if (isPlain(value)) return [{ key, text: String(value).trim() }];
  if (Array.isArray(value)) return value.flatMap((one) => below(key, one, depth + 1));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([own, one]) =>
    below(HOLDERS.test(key) || isAnswer(key, one) ? own : `${key} ${own}`, one, depth + 1),
  );
}

/** The same for a key of a file. */
export const textsBelow = (key: string, value: unknown): Below[] => below(key, value, 0);

/** Whether other keys stand below a key, in one entry or in a list of them. */
const hasKeys = (value: unknown): boolean => isRecord(value) || (Array.isArray(value) && value.some(isRecord));

const CALLED = /^(?:name|title|calling|position)$/i;
const OF_NO_MATTER = /^(?:id|uuid|key|code)$/i;
/** 'calling: { name: 'Ward Clerk' }', or a list of them; null where more is said of one. */
function callingIn(value: unknown): string | null {
  const names = (Array.isArray(value) ? value : [value]).map((one) => {
    const own = isRecord(one) ? Object.entries(one).filter(([key]) => !OF_NO_MATTER.test(key)) : [];
    const [key = '', name] = own[0] ?? [];
    return own.length === 1 && CALLED.test(key) && typeof name === 'string' ? name.trim() : '';
  });
  return names.every(Boolean) ? names.join('; ') : null;
}

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
    if (field) return [[key, field === 'calling' ? (callingIn(value) ?? value) : value]];
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
