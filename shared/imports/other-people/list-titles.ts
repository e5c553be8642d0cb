import { foldLoose } from '#shared/text/fold.ts';
import { isGivenNameForSure } from '../doubts/given-names.ts';
import { looksLikeFullName } from '../names.ts';
import { isTelling } from '../offices/current-words.ts';

const LONGEST = 80;
/** More without a colon are a sentence. */
const MOST_WORDS = 6;
/** Of people who are not of the ward, or not any more. */
const LEFT =
  /\b(?:moved (?!in\b|here\b|from\b|back\b)|moved$|moving (?:out|away)|deceased|dead|died|passed away|do not (?:contact|call|visit)|dnc|non ?members?|not members?|no longer (?:here|in|members?|attending)|(?:members?|people|families|those) (?:who )?(?:have )?(?:left|gone)|left the|address unknown|unknown address|lost members|out of (?:unit|ward|area|boundar(?:y|ies))|inactive|excommunicated|withdrawn|resigned|removed|investigators|friends of|visitors|guests|prospective members?|other wards?|attending elsewhere|former members?|previous members?|past members?|duplicates?|fallecid[oa]s?|falecid[oa]s?|mudad[oa]s|trasladad[oa]s|inactiv[oa]s|inativ[oa]s|visitantes|difunt[oa]s)\b/;
/** Of callings that are over, to come, or no one's, beyond the words that tell it anywhere. */
const CALLINGS =
  /\b(?:old|drafts?|ideas?|suggest(?:ed|ions?)|proposals?|possib(?:le|ilities)|candidates|outdated|obsolete|archived?|test|sample|examples?|do not use|releases|to (?:be )?(?:extend|release|sustain|call|set apart)(?:ed|d)?|in process|next|vacanc(?:y|ies)|propuest[oa]s|propost[oa]s|pendientes|pendentes|relevad[oa]s|relevos|desobrigad[oa]s|desobrigacoes|por (?:llamar|sostener|relevar)|anteriores|antig[ou]+[ao]s)\b/;
/** Groups and parts of a Sunday whose words tell something of a calling elsewhere. */
const HARMLESS =
  /^(?:less active(?: members?)?|(?:next|upcoming|future|scheduled|proposed|possible|past|previous) (?:speakers?|talks?|prayers?|sundays?|week)|prayer .*|members? (?:who (?:have )?)?(?:moved|moving) in.*|new callings?|(?:recently )?(?:called|sustained|set apart)(?: .*)?)$/;
/** Last names too: 'Lupe Hold' is a person, and 'On Hold' is none. */
const NAMES_TOO =
  /^(?:\p{L}+ )?(?:prior|hold|open|gone|left|quit|void|past|sick|wrong|error|dead|lost|test|sample|next|old|draft|visitor|dropped|leaving)$/u;

/**
 * What the heading of a list or of a part of it says of everyone below: `left`, they may not be in the ward; `calling`,
 * they may not have their callings; null, nothing. A name, or a text of a sentence's length, is no heading.
 */
export function toldByTitle(text: string): 'left' | 'calling' | null {
  if (text.length > LONGEST || /[@,]|\d{3}-\d/.test(text)) return null;
  const folded = foldLoose(text).replace(/(?: \d+)+$/, '');
  const [first = ''] = folded.split(' ');
  const before = text.split(/\s[-–—]\s|\s?\(/)[0] ?? '';
  const isPerson = before !== text && looksLikeFullName(before) && toldByTitle(before) === null;
  if (isPerson || (folded.split(' ').length > MOST_WORDS && !/:\s*$/.test(text))) return null;
  if (folded === '' || HARMLESS.test(folded) || isGivenNameForSure(first)) return null;
  if (NAMES_TOO.test(folded) && /^\p{Lu}/u.test(text) && !folded.startsWith('on ')) return null;
  if (LEFT.test(folded)) return 'left';
  return CALLINGS.test(folded) || isTelling(text) ? 'calling' : null;
}
