import { foldLoose } from '#shared/text/fold.ts';
import { isAgainstThem } from '../file-notes/people-in-sentences.ts';
import { toldBelow } from '../headings/telling-titles.ts';

const LONGEST = 300;
/** How a file may print some of its names. */
export type Style =
  | 'red'
  | 'orange'
  | 'yellow'
  | 'green'
  | 'blue'
  | 'purple'
  | 'pink'
  | 'gray'
  | 'bold'
  | 'italic'
  | 'underlined'
  | 'ground'
  | 'capitals'
  | 'other';

const STYLES: readonly [Style, RegExp][] = [
  ['red', /^(?:red|roj[oa]s?|vermelh[oa]s?|rot|rouge)$/],
  ['orange', /^(?:orange|naranjas?|anaranjad[oa]s?|laranjas?)$/],
  ['yellow', /^(?:yellow|amarill[oa]s?|amarel[oa]s?|gelb|jaune)$/],
  ['green', /^(?:green|verdes?|grun|gruen|vert)$/],
  ['blue', /^(?:blue|azul|azules|azuis|blau|bleue?)$/],
  ['purple', /^(?:purple|violet|morad[oa]s?|rox[oa]s?|lila)$/],
  ['pink', /^(?:pink|rosas?|rosad[oa]s?|rose)$/],
  ['gray', /^(?:gray|grey|grayed|greyed|gris|grises|cinzas?|grau)$/],
  ['bold', /^(?:bold|bolded|boldface|negritas?|negritos?|fett|gras)$/],
  ['italic', /^(?:italics?|italicized|cursivas?|italicos?|kursiv|italique)$/],
  ['underlined', /^(?:underlined?|subrayad[oa]s?|sublinhad[oa]s?|unterstrichen|souligne[es]*)$/],
  ['ground', /^(?:highlight(?:ed|s)?|highlighting|shaded|shading|resaltad[oa]s?|destacad[oa]s?|sombread[oa]s?)$/],
  ['capitals', /^(?:caps|capitals|capitalized|uppercase|mayusculas?|maiusculas?)$/],
  ['other', /^(?:struck|strikethrough|strikeout|crossed|starred|brown|black|white|marked|tachad[oa]s?|riscad[oa]s?)$/],
];
/** Beside the word for a style: 'Names in light red text', 'En rojo.' */
const BESIDE =
  /^(?:in|en|em|the|all|any|a|with|those|names?|rows?|text|ink|font|cells?|lines?|letters?|type|print|printed|typed|written|marked|colou?r(?:ed)?|background|fill|people|members?|entries|families|anyone|everyone|light|dark|bright|pale|out|off|through|nombres?|nomes?|filas?|linhas?|lineas?|con|com|fondo|fundo|letras?|los|las|os|as|de|el|la)$/;

const styleOf = (word: string): Style | null => STYLES.find(([, words]) => words.test(word))?.[0] ?? null;

/** Between a style and what it means. */
const SIGN =
  /\s*(?:=+>?|-+>|[:→⇒])\s*|\s+[-–—]\s+|\s+(?:means?|indicates?|significan?|quer dizer|quiere decir|bedeutet)\s+/iu;
/** 'Key: red = moved' */
const INTRODUCED =
  /^\W*(?:(?:colou?r )?(?:key|codes?|legends?)|notes?|nota|leyenda|clave|legenda|chave|legende)\s*[:=–—-]\s*/iu;
/** Where the next one begins: 'Red = moved; blue = on a mission', 'Red = moved Blue = ill.' */
const NEXT = /[;,|/]\s*|\s{2,}|\s+(?=\p{Lu}\p{L}+(?: \p{L}+)?\s*=)/u;

type StyleKey = { styles: Style[]; meaning: string };
function keyIn(part: string): StyleKey | null {
  const sign = SIGN.exec(part);
  if (!sign) return null;
  const words = foldLoose(part.slice(0, sign.index)).split(' ').filter(Boolean);
  const styles = words.flatMap((word) => styleOf(word) ?? []);
  const isKey = styles.length > 0 && words.every((word) => BESIDE.test(word) || styleOf(word) !== null);
  const meaning = part.slice(sign.index + sign[0].length).trim();
  return isKey && /\p{L}/u.test(meaning) ? { styles, meaning } : null;
}

/** What a line says of names in a color or a style, in short: 'Red = deceased', 'Pink rows: do not ask.' */
function keysIn(text: string): StyleKey[] {
  const keys: StyleKey[] = [];
  for (const part of text.replace(INTRODUCED, '').split(NEXT)) {
    const [key, last] = [keyIn(part), keys.at(-1)];
    if (key) keys.push(key);
    else if (!last) return [];
    else last.meaning += `, ${part}`;
  }
  return keys;
}

/** 'Names in red have moved' */
const OF_MARKED =
  /^(?:all |the |any )*(?:names?|those|people|members|rows?|entries|families|anyone|everyone|nombres|nomes|namen)\b.*\b(?:in|with|marked|highlighted|shaded|crossed|struck|underlined|bold|italics?|starred|colou?red|asterisks?|stars?)\b/;

/** 'Not in ward' says less than 'are not in ward.' */
const isTelling = (meaning: string): boolean =>
  isAgainstThem(meaning) || isAgainstThem(`are ${meaning}`) || toldBelow(meaning) !== null;

/** Whether a line says something against those whose names are printed in another way: which rows are meant, only the file shows. */
export const isStyleKey = (text: string): boolean =>
  text.length <= LONGEST &&
  ((OF_MARKED.test(foldLoose(text)) && isAgainstThem(text)) || keysIn(text).some(({ meaning }) => isTelling(meaning)));

/** The styles of those against whom a line says something. */
export function stylesIn(text: string): ReadonlySet<Style> {
  const keys = keysIn(text).filter(({ meaning }) => isTelling(meaning));
  if (keys.length > 0) return new Set(keys.flatMap(({ styles }) => styles));
  return new Set(
    foldLoose(text)
      .split(' ')
      .flatMap((word) => styleOf(word) ?? []),
  );
}
