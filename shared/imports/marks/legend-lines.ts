import { foldLoose } from '#shared/text/fold.ts';

/** A code is a mark or a few words, such as 'X', '--', and 'Light blue'. */
const LONGEST_CODE = 24;
const MOST_WORDS = 3;
const LONGEST = 400;
const LONGEST_MEANING = 80;
/** Codes as they are compared: a mark has no letters, and stays as it is. */
export const legendKey = (code: string): string => foldLoose(code) || code.trim();

/** The short texts of a sheet that a line of it may explain. */
export function codesIn(cells: readonly (readonly string[])[], column: number): string[] {
  return cells.flatMap((row) => {
    const cell = (row[column] ?? '').trim();
    const isShort = cell !== '' && cell.length <= LONGEST_CODE && cell.split(/\s+/).length <= MOST_WORDS;
    return isShort ? [legendKey(cell)] : [];
  });
}

/** 'Key: D = do not ask, X = moved' in parentheses is two of them. */
const INTRODUCED =
  /^\s*[([]?\s*(?:(?:(?:color |colour )?key|codes?|colou?rs?|legends?|notes?|nb|leyenda|clave|claves|legenda|chave|legende)\s*(?:[:=–—-]\s*|$))?/i;
const INTRODUCTION =
  /^[([]?(?:(?:color |colour )?key|codes?|colou?rs?|legends?|leyenda|claves?|legenda|chave|legende)\s*[:=]?$/i;
export const isLegendTitle = (text: string): boolean => INTRODUCTION.test(text.trim());

/** Between a code and its meaning. */
const MEANS =
  /\s*(?:=>|->|[=:→⇒➔➜])\s*|\s+[-–—]\s+|\s+(?:means?|stands? for|indicates?|signifies|significa|quiere decir|quer dizer|bedeutet|signifie)\s+/giu;
/** Of those, the ones before which a single word is a code, wherever in a line it stands. */
const IS_SIGN = /[=→⇒➔➜>]/u;
/** 'Red rows', 'names in gray'. */
const OF_ROWS = /\s+(?:rows?|names?|cells?|lines?|background|text|font|people|shading)$/i;
const STOPS = /[;,|/\n(]\s*|\s{2,}/g;

type Place = { code: string | null; from: number; to: number };

/** Where in a line a code stands right before the sign: one of the sheet's own, or else what may be one. */
function codeBefore(text: string, start: number, sign: RegExpMatchArray, codes: ReadonlySet<string>): Place | null {
  const at = sign.index;
  if (at === undefined) return null;
  const before = text.slice(start, at).replace(OF_ROWS, '');
  const words = [...before.matchAll(/[^\s;,|]+/gu)];
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count -= 1) {
    const from = words[words.length - count]?.index ?? 0;
    const code = before.slice(from).replace(/^[([“"']+|[)\].”"']+$/gu, '');
    if (code !== '' && codes.has(legendKey(code)))
      return { code: legendKey(code), from: start + from, to: at + sign[0].length };
  }
  const last = words.at(-1);
  if (!last) return null;
  const stop = [...before.matchAll(STOPS)].at(-1);
  const own = stop ? before.slice(stop.index + stop[0].length) : before;
  const isFirst = stop !== undefined || start === 0;
  const isShort = isFirst && own !== '' && own.length <= LONGEST_CODE && own.split(/\s+/).length <= MOST_WORDS;
  if (!isShort && !IS_SIGN.test(sign[0])) return null;
  return { code: null, from: start + (isShort ? before.length - own.length : last.index), to: at + sign[0].length };
}

const tidied = (meaning: string): string =>
  meaning
    .trim()
    .replace(/^["“(]+/, '')
    .replace(
      /(?:[\s;,|/.)\]"”]|\s(?:and|y|e|und|et|(?:names?|rows?|cells?|people|those) (?:in|with|marked))\s*$)+$/i,
      '',
    )
    .trim();

/** What a line says of the codes of a sheet, where it explains some: 'A = ok   B = do not ask', 'Gray means moved'. */
export function meaningsIn(line: string, codes: ReadonlySet<string>): [string, string][] {
  if (line.length > LONGEST || codes.size === 0) return [];
  const text = line.replace(INTRODUCED, '');
  const places: Place[] = [];
  for (const sign of text.matchAll(MEANS)) {
    const place = codeBefore(text, places.at(-1)?.to ?? 0, sign, codes);
    if (place) places.push(place);
  }
  return places.flatMap(({ code, to }, i): [string, string][] => {
    const meaning = tidied(text.slice(to, places[i + 1]?.from ?? text.length));
    const isOne = code !== null && /\p{L}/u.test(meaning) && meaning.length <= LONGEST_MEANING;
    return isOne ? [[code, meaning]] : [];
  });
}

/** '(1) Do not call', '* do not ask', 'M moved', 'Red rows have moved'; '5 moved' is a number of people. */
const BARE =
  /^(?:[([]?(?<code>\p{L}{1,3}|[^\s\p{L}\d"“”()[\].,]{1,2})[)\].]?|[([](?<digits>\d{1,2})[)\].]?|(?<listed>\d{1,2})[)\].])\s+(?<meaning>\p{L}.{0,80})$/u;
const BARE_ROWS = /^(?<code>\p{L}+(?: \p{L}+)?) (?:rows?|names?|cells?|lines?|people)\s+(?<meaning>\p{L}.{0,80})$/u;

/** The same without a sign between them. */
export function bareMeaningIn(line: string, codes: ReadonlySet<string>): [string, string][] {
  const said = line.trim().slice(0, LONGEST);
  const { code, digits, listed, meaning = '' } = (BARE_ROWS.exec(said) ?? BARE.exec(said))?.groups ?? {};
  const key = legendKey(code ?? digits ?? listed ?? '');
  return codes.has(key) && tidied(meaning) !== '' ? [[key, tidied(meaning)]] : [];
}

/** One letter, number, or mark, which no one is called; '1.' and '(1)', too. */
const MARK = /^[([]?(?:\p{L}|\d{1,2}|[^\s\p{L}\d]{1,2})[)\]]?\s*[=:.]?$/u;

const filledIn = (row: readonly string[]): string[] => {
  const filled = row.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return filled.length > 1 ? filled.filter((cell) => !isLegendTitle(cell)) : filled;
};
/** 'A = active' beside what the others mean, of whom the list has none. */
const isOther = (cell: string): boolean => /^[^=:]{1,24}\s*[=:→]\s*\p{L}/u.test(cell);

/** What a row explains, which has nothing else, in one cell or in several. */
export function explainedIn(row: readonly string[], codes: ReadonlySet<string>): [string, string][] {
  const filled = filledIn(row);
  const explained = filled.map((cell) => meaningsIn(cell, codes));
  return explained.every((own, at) => own.length > 0 || isOther(filled[at] ?? '')) ? explained.flat() : [];
}

/** What a row may explain without a sign, which can be anything else: '* do not ask', also in two cells. */
export function mayExplain(row: readonly string[], codes: ReadonlySet<string>): [string, string][] {
  const filled = filledIn(row);
  if (filled.length === 1) return bareMeaningIn(filled[0] ?? '', codes);
  const pairs = filled.flatMap((code, at): [string, string][] => {
    const key = legendKey(code.replace(/\s*[=:]$/, ''));
    return at % 2 === 0 && (codes.has(key) || MARK.test(code)) ? [[key, tidied(filled[at + 1] ?? '')]] : [];
  });
  return pairs.length * 2 === filled.length ? pairs.filter(([code]) => codes.has(code)) : [];
}
