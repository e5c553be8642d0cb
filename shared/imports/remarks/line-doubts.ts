import { foldLoose } from '#shared/text/fold.ts';
import { isKnownCalling, isStatus } from '../callings.ts';
import { answerIn } from '../doubts/answers.ts';
import { quotedLast, shortened } from '../line-parts.ts';
import { phonesIn } from '../looks.ts';
import { askedByLetters } from '../marks/status-letters.ts';
import { withParticles } from '../name-parts/particles.ts';
import { isNickname, looksLikeFullName } from '../names.ts';
import { isTitle } from '../non-people.ts';
import { isWhereOne } from '../offices/groups-alone.ts';
import { newPhoneIn } from '../own-contacts/new-phones.ts';
import type { RawRow } from '../rows.ts';
import { areOneName } from '../same-person/short-forms.ts';
import { unitInTitle } from '../units/named-units.ts';
import { isPlainRemark } from './plain-remarks.ts';
import { isTopic } from './topics.ts';
import { isSaidOfPerson, mayBeOwner } from './words-beside-contacts.ts';

export const isOneLike = (part: string, name: string) =>
  looksLikeFullName(part) &&
  // 'Oak Hills Ward'
  unitInTitle(part) === null &&
  !isSaidOfPerson(part) &&
  !isTopic(part) &&
  (part.includes(',') || !name.includes(','));

const SMALL = /\s(?:for|of|to|in|on|from|at|the|and)\s/;
/** 'Ideas for January: Ann Lee and Hugo Roe': what it says of these is no one's own. */
export const isBeforeNames = (line: string, name: string): boolean => SMALL.test(name) && line.includes(`${name}:`);

/** 'Smith, John M' among others may be a man or have a middle name. */
const ENDS_IN_SEX = /\s[MF]$/;

/** 'María del Carmen', 'José de Jesús', 'Maria das Dores': two given names and what joins them. */
const JOINED_NAMES = /^\p{Lu}\S* (?:de(?: l[ao]s?)?|del|da|dos?|das) \p{Lu}\S*$/u;
/** Why it is not clear where the name ends, or whose the phone is; null where both are. */
export function doubtIn(name: string, parts: readonly string[], { phone, email }: RawRow['values']): string | null {
  const owner = phone || email ? parts.find((part) => mayBeOwner(part) && !isPlainRemark(part)) : undefined;
  if (owner !== undefined) return `has “${shortened(owner)}” in it, so the phone or email may be someone else’s.`;
  const [lastName = '', given = ''] = name.split(',');
  const { firstName } = withParticles({ firstName: given.trim(), lastName });
  const isLong = firstName.split(/\s+/).length > 2 && !JOINED_NAMES.test(given.trim());
  return ENDS_IN_SEX.test(name) || isLong ? 'has more than a name in it. Write only the name.' : null;
}

/** 'Upshaw, Hollis (Ivo)': a child or a nickname; Jack of John is the same person. Of two phones, the new one may count. */
export function doubtAbout(name: string, line: string): string | null {
  const newer = newPhoneIn(line, phonesIn(line)[0] ?? '');
  if (newer !== null) return `has “${shortened(newer)}” in it. Write only the phone that counts.`;
  const inside = /\((\p{L}[^()\s]{1,40})\)/u.exec(line)?.[1];
  if (inside === undefined || !isNickname(inside) || answerIn(inside) === false) return null;
  if (isWhereOne(inside) || isTitle(inside) || isStatus(inside) || isKnownCalling(inside)) return null;
  const isSame = foldLoose(name)
    .split(' ')
    .some((word) => areOneName(word, foldLoose(inside)));
  return isSame ? null : `has “${shortened(inside)}” in it, which may be a nickname or another person.`;
}

/** What stands behind a name: 'EQ' is only noted, and 'LA' and 'DNC' ask whether the person is available. */
export function saidBehind(parts: readonly string[]): Pick<RawRow, 'asks' | 'noted'> {
  const letters = parts.find((part) => askedByLetters(part) !== null);
  const noted = parts.filter((part) => part === letters || isWhereOne(part)).map((text) => ({ text }));
  if (noted.length === 0) return {};
  if (letters === undefined) return { noted };
  const problem = `This row says ${quotedLast(letters)} ${askedByLetters(letters)}`;
  return { noted, asks: { problem, field: 'isAvailable' } };
}
