import { foldLoose } from '#shared/text/fold.ts';
import { isHomebound, refuses } from '../availability/refusals.ts';
import { isKnownCalling, isOfficeOfAny } from '../callings.ts';
import { saidOfThoseBelow } from '../dividers/dividers.ts';
import { hasLeftAsStatus, isReleased } from '../doubts/gone-words.ts';
import { isAgainst } from '../file-notes/against.ts';
import type { ListedPeople } from '../file-notes/people-in-sentences.ts';
import { isAnnouncement, isFriendlyTitle } from '../headings/friendly-titles.ts';
import { isLonePerson, isWord } from '../headings/name-evidence.ts';
import { mayBeMissionaries } from '../headings/one-word.ts';
import { toldBelow } from '../headings/telling-titles.ts';
import { isUnit } from '../looks.ts';
import { isParticle } from '../name-parts/particles.ts';
import { isOrganization } from '../offices/organization-names.ts';
import { isHarmlessTitle } from '../other-people/harmless-titles.ts';
import { isListWord } from '../group-titles/list-words.ts';
import { areOneName } from '../same-person/short-forms.ts';
import { isGone } from '../dividers/said-by-headings.ts';

const LONGEST_LABEL = 60;
/** Of no one in particular, this says little; beside a name, that someone is away. */
const AWAY =
  /\b(?:snow ?birds?|back (?:in|on|from|by|after)|away|gone|traveling|on vacation|out of (?:town|state|the country)|de viaje|de viagem|de vacaciones|de ferias)\b/;
export const saysAway = (text: string): boolean => AWAY.test(foldLoose(text));

/** 'Deceased: Ann Lee', 'Mudaram-se – Ann Lee', 'Moved 6/26: Lee, Ann; Roe, Hugo' */
const LABELED = /^[^\p{L}\p{N}]*(\p{L}[^:：=→;,]{1,79}?)\s*(?:[:：=→]|\s[-–—]+(?=\s)|[-–—]+(?=\s))\s*(\S.*)$/su;
/** When it was: 'Moved 6/26', 'Died (May 2026)'. */
const WHEN = /\s*(?:\(.*\)?|\d[\d/.-]*)\s*$/u;

/** What stands before the colon or the dash, and behind it; with phones only where it `mayHavePhones`. */
export function labelOf(text: string, mayHavePhones = false): { label: string; rest: string } | null {
  const [, written = '', rest = ''] = LABELED.exec(text.trim()) ?? [];
  const label = written.replace(WHEN, '').trim();
  return label === '' || label.length > LONGEST_LABEL || (!mayHavePhones && /@|\d{3}[ .-]?\d{4}/.test(text))
    ? null
    : { label, rest };
}

/** What a heading of this wording asks of those below it; 'read' where it only shows it. */
export function toldByLabel(label: string): 'left' | 'care' | 'read' | null {
  if (isReleased(label)) return 'read';
  const told = toldBelow(label);
  if (told === 'care' || refuses(label) || isHomebound(label)) return 'care';
  if (told !== null) return told;
  const isGoing = isGone(label) || isAgainst(label) || hasLeftAsStatus(label) || mayBeMissionaries(label);
  // 'Exclude: Ann Lee' is what 'Exclude these' is above her.
  if (isGoing || saidOfThoseBelow(label) !== null || saidOfThoseBelow(`${label} these`) !== null) return 'left';
  return saysAway(label) || isUnit(label) ? 'read' : null;
}
/** The same for the whole line; null without a label that tells something. */
export const toldBeforeNames = (text: string): 'left' | 'care' | 'read' | null => {
  const label = labelOf(text)?.label;
  return label === undefined ? null : toldByLabel(label);
};

/** What a list, a calling, or an organization is called tells nothing of those behind it; neither does a name. */
const saysNothing = (label: string): boolean =>
  isKnownCalling(label) ||
  isOfficeOfAny(label) ||
  isOrganization(label) ||
  isHarmlessTitle(label) ||
  isFriendlyTitle(label) ||
  isAnnouncement(label) ||
  isLonePerson(label) ||
  !label.split(/[\s/&-]+/).some((word) => {
    const folded = foldLoose(word);
    return isWord(folded) || isListWord(folded) || (/^\p{Ll}{3}/u.test(word) && !isParticle(word));
  });

const TITLE =
  /^(?:the|los|as|os|sisters?|brothers?|bro|sis|elder|president|pres|bishop|mr|mrs|ms|dr|hna|hno|hermana|hermano|irma|irmao)$/;
const SEVERAL = /\s*(?:[,;•|\n]|\s(?:and|&|\+|y|e|et|und)\s)\s*/u;
type Part = { text: string; words: string[]; isName: boolean };
/** 'Sis. Ann Lee (May)' and 'Ann Lee to Provo' → 'ann lee'. */
function partOf(text: string): Part {
  const plain = text.replace(/\([^()]*\)?|\[[^[\]]*\]?/gu, ' ').replace(/^[^\p{L}]+/u, '');
  const [name = ''] = plain.split(/\s(?=\p{Ll}|\d)(?!(?:d[aeiou]s?|del|de|la|van|von|den|der)\s)|[:.!]\s*$/u);
  const words = foldLoose(name)
    .split(' ')
    .filter((word) => word !== '' && !TITLE.test(word));
  return { text, words, isName: /^\p{Lu}/u.test(plain) && words.length > 0 && words.length <= 5 };
}
/** Those behind a label, `;` before commas: within 'Lee, Ann; Roe, Hugo' the comma is in a name. */
const partsOf = (rest: string): Part[] =>
  rest
    .split(SEVERAL)
    .filter((part) => /\p{L}/u.test(part))
    .map(partOf);

/** Whether a line is a label and names, so that it says of these what the label does. */
export function isLabeledNames(text: string): boolean {
  const labeled = labelOf(text);
  if (labeled === null) return false;
  const parts = partsOf(labeled.rest);
  if (toldByLabel(labeled.label) !== null) return parts.some(({ isName }) => isName);
  return parts.length > 0 && parts.every(({ isName }) => isName) && !saysNothing(labeled.label);
}

type Listed = ListedPeople['people'][number];
const isFirst = (word: string, first: string): boolean =>
  first !== '' && (word.length === 1 ? first.startsWith(word) : word === first || areOneName(word, first));
/** 'Lee' in 'Lee Roe' as well, as a first of two last names is written alone. */
const isLast = (words: readonly string[], last: string): boolean => {
  const own = words.join(' ');
  return own !== '' && (own === last || last.startsWith(`${own} `));
};

/** Whom a part names by first and last name, with an initial or a middle name as well. */
const isWhole = ([given = '', ...others]: readonly string[], { first, last }: Listed): boolean =>
  isFirst(given, first) && others.some((_, at) => isLast(others.slice(at), last));

/** The rows of those whom the names behind a label mean, one by one. */
export function namedBehindLabel(text: string, { people, firsts }: ListedPeople): ReadonlySet<number> {
  const found = new Set<number>();
  const labeled = isLabeledNames(text) ? labelOf(text) : null;
  if (labeled === null) return found;
  const parts = partsOf(labeled.rest);
  for (let at = 0; at < parts.length; at += 1) {
    const [{ words = [], isName = false } = {}, next] = [parts[at], parts[at + 1]];
    if (!isName) continue;
    const inverted = people.filter(
      ({ first, last }) => isLast(words, last) && next !== undefined && isFirst(next.words[0] ?? '', first),
    );
    const whole = people.filter((person) => isWhole(words, person));
    const [word = ''] = words.length === 1 ? words : [];
    const alone = people.filter(
      ({ first, last }) => isLast(words, last) || (word === first && firsts.get(first) === 1),
    );
    // Behind 'Lee,' stands a first name, unless that is someone's whole name.
    const isInverted = inverted.length > 0 && next?.words.length === 1;
    for (const { row } of isInverted ? inverted : whole.length > 0 ? whole : alone) found.add(row);
    if (isInverted) at += 1;
  }
  return found;
}
