import { foldLoose } from '#shared/text/fold.ts';
import { isUsualGiven } from '../doubts/usual-places.ts';
import { behindAddressee } from '../letters/requests.ts';
import { isCallingOnly } from '../offices/calling-first.ts';

const BEFORE_NAME =
  /^(\s*(?:[-*•]\s+|\d{1,3}[.)]\s+)?)(\p{L}[\p{L}\p{M}]+), ?((?:\p{Lu}[\p{L}\p{M}.'’-]*\s+){1,3}\p{Lu}[\p{L}\p{M}'’-]+)(.*)$/u;
/** What people have or bring, when they come, and what they sing, beyond callings. */
const ROLE =
  /^(?:deacon|priest|teacher|invocation|benediction|opening|closing|prayers?|speakers?|conducting|presiding|soprano|alto|tenor|bass|primary|nursery|music|bread|rolls|salads?|desserts?|drinks|meat|greeter|usher|librarian|(?:mon|tues|wednes|thurs|fri|satur|sun)day|obispo|bispo|president[ea]?|secretari[oa]|maestr[oa]|professora?|organista|pianista|regente|director[ea]?|conseje(?:ro|ra)|conselheir[oa])$/;
const roleIn = (line: string): string | null => {
  const [, , word = ''] = BEFORE_NAME.exec(line) ?? [];
  return word !== '' && (ROLE.test(foldLoose(word)) || isCallingOnly(word)) ? foldLoose(word) : null;
};
const LEAST_ROLES = 2;

/** 'Bishop, Martin Cole' and 'Clerk, James Whitfield' in one list: no one's last names, so they go behind the name. */
export function withoutRolesFirst(lines: readonly string[]): string[] {
  const roles = new Set(lines.flatMap((line) => roleIn(line) ?? []));
  if (roles.size < LEAST_ROLES) return [...lines];
  return lines.map((line) => (roleIn(line) === null ? line : line.replace(BEFORE_NAME, '$1$3 - $2$4')));
}

/** What people sign with, whatever name follows. */
const SIGNED =
  /^(?:love|love ya|(?:all my|lots of|much|with) love|luv|xoxo|(?:many )?blessings?|hugs?|best|always|peace|from|amen|kindly|warmly|fondly|yours|cheers|ta|thanks|regards|sincerely|hey|hi|hello|ola|oi|hola|sisters|brothers|brethren|friends|gracias|saludos|besos?|abrazos?|un (?:fuerte |gran )?abrazo|um (?:grande |forte )?abraco|abracos?|obrigad[oa]|beijos?|att|grat[oa]|lg|vg|mfg|danke|gruss|grusse|lieben gruss|grazie|ciao|(?:un )?abbraccio|baci|bises?|bisous|merci|(?:bien )?amicalement|bien a (?:toi|vous)|ofa atu|malo|fa afetai|takk|tack|hilsen|groetjes)$/;
/** 'Your brother in Christ,' */
const SIGNED_AS =
  /^(?:(?:your|tu|su|seu|sua) (?:loving |fellow |humble )?(?:brother|sister|friend|servant|bishop|clerk|secretary|herman[oa]|amig[oa]|servidora?|irmao|irma)(?: (?:in|en|em) .+)?|(?:in|en|em) (?:christ|faith|the gospel|his (?:name|service|love)|cristo|la fe))$/;
/** Callings too, before a whole name. */
const SIGNED_TO_ONE = /^(?:bishop|president)$/;
/** Names of no one, even without the name of the one who signs. */
const SIGNED_ALONE =
  /^(?:xoxo|hugs|kindly|warmly|fondly|cheers|thanks|regards|sincerely|gracias|saludos|besos|abrazos?|un (?:fuerte |gran )?abrazo|um (?:grande |forte )?abraco|abracos?|obrigad[oa]|beijos?|att|grazie|(?:un )?abbraccio|baci|bises|bisous|merci|danke|gruss|grusse|amicalement|hilsen|groetjes)$/;
/** 'Gracias, Hno. Reyes': words, and who may have written them. */
const WORDS_AND_NAME =
  /^\s*(\p{L}[\p{L} ]{0,25}), ?((?:\p{L}[\p{L}\p{M}'’-]*\.? ){0,3}\p{Lu}[\p{L}\p{M}'’-]*)[.!]?\s*$/u;
const ALONE = /^\s*(\p{L}[\p{L} ]{1,35})([,.!]*)\s*$/u;

function isSigned(line: string): boolean {
  const [, words = '', name = ''] = WORDS_AND_NAME.exec(line) ?? [];
  if (name === '') return false;
  return SIGNED.test(foldLoose(words)) || (!name.includes(' ') && SIGNED_TO_ONE.test(foldLoose(words)));
}
export function isSignedAlone(line: string): boolean {
  const [, words = '', end = ''] = ALONE.exec(line) ?? [];
  const folded = foldLoose(words);
  return end.includes(',') ? SIGNED.test(folded) || SIGNED_AS.test(folded) : SIGNED_ALONE.test(folded);
}
/** In a list of last names first, 'Love, Karen' may be anyone. */
const isLastFirst = (line: string): boolean => /^\s*\p{Lu}[\p{L}'’ -]+, ?\p{Lu}/u.test(line);

/** 'Abraços,' in the last line, or with the one who signs below it. */
function signedBelow(filled: readonly string[]): number {
  const at = filled.findLastIndex(isSignedAlone);
  const behind = filled.slice(at + 1);
  const isEnd = at > 0 && behind.length <= 2 && !behind.some((line) => /[\d@,]/.test(line));
  return isEnd ? at : filled.length;
}

/** 'Ola Daniel,' and 'Salut Daniel !' above a list none of whose lines ends so; without the sign, it may be Ola who is on it. */
const GREETED = /^\s*(?:ola|oi|salut|salve|ciao|car[oa]|chere?)(?: [\p{L}\p{M}.'’-]+){1,3} ?[,!]\s*$/iu;
/** Only to whom a message is written, which says nothing of those below. */
export const isAddressed = (line: string): boolean => behindAddressee(line) === '' || GREETED.test(line);
const isGreetedFirst = (filled: readonly string[]): boolean =>
  GREETED.test(filled[0] ?? '') && !filled.slice(1).some((line) => /[,!]\s*$/.test(line) && !isSignedAlone(line));

/** 'Love, Karen' and 'Abraços' at the end, or 'Hey, Lisa' at the beginning, where the names of the list have no comma. */
export function greetingsIn(lines: readonly string[]): Set<number> {
  const filled = lines.filter((line) => line.trim() !== '');
  const others = filled.filter((line) => !isSigned(line));
  const greeted = isGreetedFirst(filled) ? [lines.indexOf(filled[0] ?? '')] : [];
  if (others.filter(isLastFirst).length * 2 >= Math.max(others.length, 1)) return new Set(greeted);
  const [first, last] = [filled[0], filled.at(-1)];
  const signed = lines.flatMap((line, at) => (isSigned(line) && (line === first || line === last) ? [at] : []));
  const end = signedBelow(filled);
  const below = lines.flatMap((line, at) => (filled.indexOf(line) >= end ? [at] : []));
  // Two of them are on the list.
  return new Set([...greeted, ...(filled.length - others.length === 1 ? signed : []), ...below]);
}

/** The last line of a list where no one else has a comma, if it is apart from the others: 'Xau, Bob' may be how a message ends. */
export const mayBeSignature = (lines: readonly string[]): boolean =>
  WORDS_AND_NAME.test(lines.at(-1) ?? '') && !lines.slice(0, -1).some(isLastFirst);
export const askedOfSignature = (line: string): string =>
  `“${line.trim()}” may be the end of a message. Is this a person on the list?`;

/** 'Jake, Pugh' in a list whose words before the comma are first names; only a person can tell which is which. */
export function isFirstByComma(names: readonly string[]): boolean {
  const pairs = names.flatMap((name) => {
    const [, before = '', behind = ''] = /^(\p{L}[\p{L}'’-]+), ?(\p{L}[\p{L}'’-]+)$/u.exec(name.trim()) ?? [];
    return before === '' ? [] : [[foldLoose(before), foldLoose(behind)] as const];
  });
  const turned = pairs.filter(([before, behind]) => isUsualGiven(before) && !isUsualGiven(behind));
  return turned.length > 1 && turned.length * 2 > pairs.length;
}

const STATE =
  /^\s*\p{Lu}\p{Ll}[\p{L} .'’-]*, ?(?:AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)(?:\s+\d{5}(?:-\d{4})?)?\s*$/u;
/** 'Provo, UT' */
export const isCity = (line: string): boolean => STATE.test(line);
