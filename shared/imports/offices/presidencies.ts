import { callingWords } from '#shared/members/calling-words.ts';
import { isOfficeOfAny } from '../callings.ts';
import { wholeOffice } from './short-offices.ts';

const OF_PRESIDENT = /\bpresident$|^president (?:de|del|d[ao]s?) /;
const wordsIn = (text: string): string => callingWords(text).trim();
/** Offices that go on with the president above them. */
const BEHIND_PRESIDENT = /^(?:(?:1st|2nd|first|second|assistant) )*(?:counselor|secretary)$/;

/** 'RS' and 'Relief Society' are one. */
const wholeName = (organization: string): string =>
  wordsIn(wholeOffice(`${organization} President`) ?? organization).replace(/ president$/, '');

/** 'Class President' and 'Deacons Quorum President' below 'Young Women' or 'Young Men': of a class or a quorum in it. */
function isOfPart(calling: string, organization: string): boolean {
  const words = wordsIn(wholeOffice(calling) ?? calling);
  if (!OF_PRESIDENT.test(words)) return false;
  if (/\bclass\b/.test(words)) return true;
  return !isOfficeOfAny(words) && !` ${words} `.includes(` ${wholeName(organization)} `);
}

/**
 * Goes through the callings of an organization in their order: with each of its own, the president of a part of it whose
 * counselor or secretary that may be, or null.
 */
export function presidencies(): (calling: string, organization: string, part?: string) => string | null {
  let [within, president]: [string, string | null] = ['', null];
  return (calling, organization, part = '') => {
    const block = `${organization}\n${part}`;
    if (block !== within) [within, president] = [block, null];
    const words = wordsIn(calling);
    if (OF_PRESIDENT.test(words) || wholeOffice(calling)) president = isOfPart(calling, organization) ? calling : null;
    return BEHIND_PRESIDENT.test(words) ? president : null;
  };
}
