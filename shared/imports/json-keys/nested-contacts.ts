import { isRecord } from '#shared/text/is-record.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { fieldOf } from '../columns.ts';
import { phonesIn } from '../looks.ts';
import { namesRelative } from '../other-people/kin-words.ts';

/** Keys below which someone's phones and emails stand. */
const HOLDERS =
  /^(?:(?:own |personal |main |primary )?(?:contacts?|contact (?:info(?:rmation)?|details?|data)|reach|communications?)|contacto|contato)$/;
const KINDS = {
  phone: /^(?:(?:tele|cell |mobile )?phone(?: number)?s|mobiles|telefonos|telefones)$/,
  email: /^(?:e ?mail(?: address(?:es)?)?s?|correos)$/,
};
type Kind = keyof typeof KINDS;
const MOST = 20;

/** 'contactInfo' and 'contact_info' are two words. */
const wordsOf = (key: string): string => foldLoose(key.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').replaceAll('_', ' '));
const isOfKind = (key: string, kind: Kind): boolean => fieldOf(key) === kind || KINDS[kind].test(wordsOf(key));
const looksLike: Record<Kind, (text: string) => boolean> = {
  phone: (text) => phonesIn(text.slice(0, 100)).length > 0,
  email: (text) => /^\S+@\S+\.\S+$/.test(text),
};

/** Which of several comes first: a person's own before what stands in a house or an office. */
const RANK = [
  /\b(?:preferred|primary|main|personal|individual|own)\b/,
  /\b(?:mobile|cell|celular|movil)\b/,
  /\bhome\b/,
];
const rankOf = (words: string): number => {
  const at = RANK.findIndex((one) => one.test(words));
  return at < 0 ? RANK.length : at;
};
/** Someone else's, or a number to call in need. */
const isOthers = (words: string): boolean =>
  namesRelative(words) || /\b(?:emergency|parents?|assistant|fax)\b/.test(words);

type Said = { text: string; rank: number };
/** The phones or the emails in a value; `words`: of the keys and kinds that lead to it. */
function saidIn(value: unknown, kind: Kind, words: string): Said[] {
  if (isOthers(words)) return [];
  if (typeof value === 'string' || typeof value === 'number') {
    const text = String(value).trim();
    return looksLike[kind](text) ? [{ text, rank: rankOf(words) }] : [];
  }
  if (Array.isArray(value)) return value.slice(0, MOST).flatMap((one) => saidIn(one, kind, words));
  if (!isRecord(value)) return [];
  // 'type: mobile' beside 'number' says which of several it is.
  const kinds = Object.values(value).filter((one) => typeof one === 'string' && !looksLike[kind](one));
  const about = wordsOf(kinds.join(' ').slice(0, 100));
  return Object.entries(value).flatMap(([key, one]) => saidIn(one, kind, `${words} ${about} ${wordsOf(key)}`));
}

/** The value without what was taken from it; null where nothing else is in it. */
function restOf(value: unknown, taken: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) {
    const rest = value.map((one) => restOf(one, taken)).filter((one) => one !== null);
    return rest.length > 0 ? rest : null;
  }
  if (!isRecord(value)) return taken.has(String(value).trim()) ? null : value;
  const own = Object.entries(value);
  const rest = own.flatMap(([key, one]): [string, unknown][] => {
    const left = restOf(one, taken);
    return left === null ? [] : [[key, left]];
  });
  // What kind of phone it was is no more than that.
  const isOfTaken = rest.length < own.length && rest.every(([key]) => /^(?:type|kind|label|name|primary)$/i.test(key));
  return rest.length === 0 || isOfTaken ? null : Object.fromEntries(rest);
}

/** A text, or a list of texts, which is read as it stands. */
const isPlain = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';
const isTold = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 && value.every(isPlain) : isPlain(value) && String(value).trim() !== '';

/** 'contact: { email, mobile }', 'phones: [...]', 'phone: { mobile }': each kind in the field of the entry that has none. */
export function withNestedContacts(entry: unknown): unknown {
  if (!isRecord(entry)) return entry;
  let own = Object.entries(entry);
  for (const kind of Object.keys(KINDS) as Kind[]) {
    if (own.some(([key, value]) => fieldOf(key) === kind && isTold(value))) continue;
    const holders = own.filter(
      ([key, value]) =>
        typeof value === 'object' && value !== null && (isOfKind(key, kind) || HOLDERS.test(wordsOf(key))),
    );
    const said = holders.flatMap(([key, value]) => saidIn(value, kind, isOfKind(key, kind) ? '' : wordsOf(key)));
    const names = new Set(holders.map(([key]) => key));
    const nameOf = (key: string) => (names.has(key) && fieldOf(key) === kind ? `${key} (others)` : key);
    if (said.length === 0) {
      own = own.map(([key, value]): [string, unknown] => [nameOf(key), value]);
      continue;
    }
    const texts = said.toSorted((a, b) => a.rank - b.rank).map(({ text }) => text);
    const taken = new Set(texts);
    own = [
      ...own.flatMap(([key, value]): [string, unknown][] => {
        const rest = names.has(key) ? restOf(value, taken) : value;
        if (rest === null) return [];
        return [[nameOf(key), rest]];
      }),
      [kind, [...taken].join('; ')],
    ];
  }
  return Object.fromEntries(own);
}
