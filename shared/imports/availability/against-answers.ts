import { headingWords } from '../sheets/column-looks.ts';
import { isPartingHeading } from '../lone-cells/parting-headings.ts';
import { askedBelow, isRefusalHeading } from './talk-headings.ts';

const SERVES = /^(?:serving|serves|participat(?:es|ing)|volunteers?|volunteering|helps|opt(?:ed)? ?in)(?: y n)?$/;
const LESS_ACTIVE = /^(?:is )?(?:(?:less|semi|not) active|la|moins acti(?:f|ve)|weniger aktiv)(?: y n)?$/;

/**
 * Which answer below a heading is against someone, however many have it: a no below 'Prays' and 'Able,' a yes below 'Do not
 * assign' and 'Less Active.' Null where neither is.
 */
export function answerAgainst(title: string): boolean | null {
  const asked = askedBelow(title);
  if (asked === 'yes' || asked === 'answer') return false;
  if (asked === 'no' || asked === 'declined' || isRefusalHeading(title)) return true;
  const words = headingWords(title);
  return SERVES.test(words) ? false : LESS_ACTIVE.test(words) || isPartingHeading(title) ? true : null;
}
