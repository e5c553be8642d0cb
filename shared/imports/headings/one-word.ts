import { foldLoose } from '#shared/text/fold.ts';
import { isOffice } from '../callings.ts';
import { isUsualGiven, isUsualLast } from '../doubts/usual-places.ts';
import { withoutYears } from '../dividers/heading-core.ts';
import type { RawRow } from '../rows.ts';
import { signsIn } from '../signs/signs.ts';
import { isHeadingWord } from './heading-words.ts';
import { isTellingTitle } from './telling-titles.ts';
import { isWord, mayBeName, nameWords } from './name-evidence.ts';

/** Where people are who are not at home, and whom no one has found. */
const AWAY =
  /\b(?:find|locate|lost|missions?|missionar(?:y|ies)|mtc|college|university|students?|away|abroad|elsewhere|army|navy|military|deployed|jail|prison|snowbirds?|unknown|estudiantes?|universidade?|misiones|mision|missao)\b/;
/** Whoever these are, they are in the ward. */
const AT_HOME =
  /^(?:active|activ[oa]s|ativ[oa]s|acti(?:f|ve)s|aktiven?|attiv[ei]|widows|widowers|viud[oa]s|viuv[oa]s|homebound|shutins?|seniors|newlyweds|parents|retired|converts|teens|babies|toddlers|twins)$/;
/** In a list of callings they are ward missionaries. */
const MISSIONARIES = /^(?:our |full time )?missionaries$/;
export const mayBeMissionaries = (heading: string): boolean => MISSIONARIES.test(foldLoose(heading));

/** 'Need to find', 'In college': words in small letters tell of people who are somewhere else; 'Ann on her mission' is Ann. */
export const tellsOfAway = (text: string): boolean =>
  /^\p{Lu}\S* (?:\S+ )?\p{Ll}/u.test(text) &&
  !isUsualGiven(foldLoose(text.split(' ')[0] ?? '')) &&
  AWAY.test(foldLoose(text));
/** Whether a heading of one word says nothing against anyone. */
export const isAtHome = (heading: string): boolean =>
  AT_HOME.test(foldLoose(heading)) || signsIn('group', heading).length > 0;

/** What is asked of someone else's parent, say. */
const isAskedAsPerson = ({ asks, values }: RawRow): boolean =>
  // Below the last name of a family, its members have first names alone.
  Boolean(values.firstName) || (asks !== undefined && !asks.problem.includes('may be a heading'));
/** Where so many of the whole names are known to us, a word that isn't is hardly one. */
const MOST_KNOWN = 0.5;
const ONE_WORD = /^\p{L}[\p{L}\p{M}-]+:?$/u;
const isShouted = (text: string): boolean => /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);
const wholeName = ({ values: { name = '', firstName = '', lastName = '' }, unread }: RawRow): string | null => {
  const whole = name || `${firstName} ${lastName}`.trim();
  return unread || !/\S[\s,]+\S/.test(whole) ? null : whole;
};

/**
 * Rows with nothing but one word that no one is called that we know of, or that alone is in capitals, in a list of whole names: 'MISSION'
 * between people is no part of the name above it, and says something of those below. `textOf`: what a row with nothing
 * else has.
 */
export function oneWordHeadings(rows: readonly RawRow[], textOf: (row: RawRow) => string | null): ReadonlySet<RawRow> {
  const wordIn = (row: RawRow): string => withoutYears(textOf(row)?.trim() ?? '');
  const found = rows.filter((row) => ONE_WORD.test(wordIn(row)));
  if (found.length === 0) return new Set();
  const whole = rows.flatMap((row) => (found.includes(row) ? [] : (wholeName(row) ?? [])));
  if (whole.length < found.length) return new Set();
  const areShouted = whole.some(isShouted);
  const called = new Set(whole.flatMap((name) => foldLoose(name).split(/[ ,]+/)));
  const isUsual = (word: string): boolean => isUsualGiven(word) || isUsualLast(word);
  const areChildren = found.filter((row) => isUsual(foldLoose(wordIn(row)))).length * 2 >= found.length;
  const known = whole.flatMap((name) => nameWords(name) ?? []).filter(mayBeName).length;
  const isUnknownOdd = !areChildren && known >= whole.length * MOST_KNOWN;
  return new Set(
    found.filter((row) => {
      const text = wordIn(row);
      const word = foldLoose(text);
      if (called.has(word) || isOffice(text)) return false;
      const isOfNone = !isUsual(word);
      return (
        isWord(word) ||
        isHeadingWord(word) ||
        (isOfNone &&
          ((isUnknownOdd && !isAskedAsPerson(row) && !isTellingTitle(text)) ||
            AWAY.test(word) ||
            AT_HOME.test(word) ||
            (isShouted(text) && !areShouted)))
      );
    }),
  );
}
