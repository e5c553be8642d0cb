import { foldLoose } from '#shared/text/fold.ts';
import { isUsualGiven } from '../doubts/usual-places.ts';
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

const SIGNED =
  /^(?:love|love ya|all my love|lots of love|luv|xoxo|blessings?|hugs|best|always|peace|from|amen|kindly|warmly|fondly|yours|cheers|thanks|regards|sincerely|hey|hi|hello|ola|oi|hola|sisters|brothers|brethren|friends|bishop|president|gracias|saludos|besos|abrazos?|un abrazo|um abraco|abracos?|obrigad[oa]|beijos?|att|grat[oa])$/;
/**
 * 'Love, Karen' at the end or 'Hey, Lisa' at the beginning, where the names of the list have no comma; in one of last names
 * first it may be anyone.
 */
export function greetingsIn(lines: readonly string[]): Set<number> {
  const filled = lines.filter((line) => line.trim() !== '');
  const isSigned = (line: string): boolean => {
    const [, words = '', name] = /^\s*(\p{L}[\p{L} ]{1,20}), ?(\p{Lu}\p{L}+)[.!]?\s*$/u.exec(line) ?? [];
    return name !== undefined && SIGNED.test(foldLoose(words));
  };
  const others = filled.filter((line) => !isSigned(line));
  const withComma = others.filter((line) => /^\s*\p{Lu}[\p{L}'’ -]+, ?\p{Lu}/u.test(line)).length;
  if (withComma * 2 >= Math.max(others.length, 1)) return new Set();
  const [first, last] = [filled[0], filled.at(-1)];
  const signed = lines.flatMap((line, at) => (isSigned(line) && (line === first || line === last) ? [at] : []));
  // Two of them are on the list.
  return new Set(filled.length - others.length === 1 ? signed : []);
}

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
