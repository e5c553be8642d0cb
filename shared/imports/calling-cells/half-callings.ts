import { callingWords } from '#shared/members/calling-words.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { CUT_AFTER, isCallingWord, isOffice } from '../callings.ts';
import { betweenCallings } from '../offices/calling-lines.ts';
import { isGroupAlone } from '../offices/groups-alone.ts';
import { hasOrganization } from '../offices/organization-names.ts';
import { wholeOffice } from '../offices/short-offices.ts';

/** Words of callings that one may end with, as 'Stake High Council' does. */
const ENDING = / (?:council|committee|choir|member|chair|interpreter|(?:first|second) assistant)$/;

/** 'Bishopric Second', 'Stake Young Women', 'Building': words that callings begin with, and none that one ends with. */
export function isHalfCalling(calling: string): boolean {
  if (wholeOffice(calling) !== null || isGroupAlone(calling)) return false;
  if (/ (?:first|second)$/.test(foldLoose(calling))) return true;
  const words = callingWords(calling).trimEnd();
  return !isOffice(calling) && !ENDING.test(words) && words.trim().split(' ').every(isCallingWord);
}

const REST = /^(?:[-–—&,/(]|\p{Ll})/u;
/**
 * Whether what stands without a name below a calling may be the rest of it: 'History Consultant' below 'Temple and Family'.
 * A list of callings has those that no one has as well, and headings of blocks.
 */
export function goesOnBelow(calling: string, below: string): boolean {
  if (CUT_AFTER.test(calling)) return true;
  if (!REST.test(below) && isGroupAlone(below)) return false;
  if (isHalfCalling(calling) || isGroupAlone(calling)) return betweenCallings(calling, below).trim() === '';
  return REST.test(below) || (isHalfCalling(below) && !hasOrganization(below));
}
