import { callingWords } from '#shared/members/calling-words.ts';

/** What a person can be called as. */
const ROLES = [
  'accompanists?',
  'advis[eo]rs?',
  'assistants?',
  'auditors?',
  'bishop',
  'captains?',
  'chair(?:man|person|woman)?s?',
  'choristers?',
  'clerks?',
  'coaches',
  'coach',
  'conductors?',
  'consultants?',
  'coordinators?',
  'co ?ordinators?',
  'council(?:l)?ors?',
  'counsel(?:l)?ors?',
  'directors?',
  'editors?',
  'greeters?',
  'helpers?',
  'historians?',
  'instructors?',
  'leaders?',
  'librarians?',
  'lider',
  'maestr[oa]s?',
  'managers?',
  'members?',
  'ministers?',
  'missionar(?:y|ies)',
  'organists?',
  'organizers?',
  'patriarch',
  'pianists?',
  'presidents?',
  'professora?',
  'representatives?',
  'schedulers?',
  'secretar(?:y|ies)',
  'scoutmasters?',
  'specialists?',
  'supervisors?',
  'teachers?',
  'trainers?',
  'translators?',
  'tutors?',
  'ushers?',
  'webmasters?',
  'workers?',
];
/** Where a person serves; no one is called as a place. */
const PLACES = [
  'aaronic',
  'activities',
  'bishopric',
  'choir',
  'class',
  'committee',
  'council',
  'doctrine',
  'elders',
  'eq',
  'history',
  'mission',
  'nursery',
  'presidency',
  'priesthood',
  'primary',
  'quorum',
  'relief society',
  'rs',
  'seminary',
  'stake',
  'sunbeams?',
  'sunday school',
  'temple',
  'ward',
  'ym',
  'youth',
  'yw',
  'young (?:women|men)',
];
const anyOf = (words: readonly string[]) => new RegExp(`\\b(?:${words.join('|')})\\b`, 'u');
const [ROLE, PLACE, BODY] = [anyOf(ROLES), anyOf(PLACES), / (?:bishopric|presidency|committee|council) $/u];

const QUORUM = /\b(?:deacons|teachers|priests) quorum\b/gu;

const isRole = (text: string): boolean =>
  !/\bhigh council$/iu.test(text) && ROLE.test(callingWords(text).replace(QUORUM, ''));
const isPlace = (text: string): boolean => !isRole(text) && PLACE.test(callingWords(text));
export const isCalling = (text: string): boolean => isRole(text) || isPlace(text);

/** Words of a remark about a calling, or of an ordination, which has its own wording. */
const REMARK = new Set([
  'we',
  'i',
  'our',
  'her',
  'his',
  'their',
  'has',
  'have',
  'had',
  'been',
  'is',
  'are',
  'was',
  'were',
  'will',
  'please',
  'release',
  'released',
  'called',
  'sustained',
  'set',
  'this',
  'that',
  'these',
  'those',
  'who',
  'whose',
  'extended',
  'accepted',
  'effective',
  'pending',
  'not',
  'yet',
  'until',
  'since',
  'moved',
  'moving',
  'with',
  'new',
  'ordain',
  'ordained',
  'ordination',
  'office',
  'as',
  'by',
  'see',
  'ask',
  'asked',
  'needs',
  'then',
  'now',
  'business',
]);
const isPlain = (text: string): boolean =>
  !/[;:()?!]| [-–—] |^(?:and|&) |aaronic priesthood/iu.test(text) &&
  !text
    .toLowerCase()
    .split(/[ ,]+/u)
    .some((word) => REMARK.has(word));

const lowered = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

const body = (place: string): string => `the ${place.includes(' ') ? place : lowered(place)}`;

/** 'first counselor in the bishopric', 'Relief Society secretary': the place and the role as they are said. */
function inPlace(place: string, role: string): string {
  if (!BODY.test(callingWords(place))) return `${place} ${role}`;
  if (/^president$/iu.test(role) && / presidency$/iu.test(place)) return place.replace(/presidency$/iu, role);
  return `${role} in ${body(place)}`;
}

/** The parts of a line that are not names, as one calling, or null if they cannot be one. */
export function callingOf(parts: readonly string[], isSeveral: boolean): string | null {
  const [first = '', second] = parts;
  if (parts.length > 2 || !parts.every(isPlain)) return null;
  if (second === undefined) {
    if (isRole(first)) return first;
    return isSeveral && BODY.test(callingWords(first)) ? body(first) : null;
  }
  if (isPlace(first) && isRole(second)) return PLACE.test(callingWords(second)) ? null : inPlace(first, second);
  if (isPlace(second) && isRole(first)) return PLACE.test(callingWords(first)) ? null : inPlace(second, first);
  return null;
}
