import { foldLoose } from '#shared/text/fold.ts';

/** 'WontSpeak' is two words. */
const wordsOf = (heading: string): string => foldLoose(heading.slice(0, 100).replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '));

const TALK = '(?:speak(?:s|ing)?|talk(?:s|ing)?|give (?:a )?talks?|discursar?|discursos?)';
/** 'in sacrament meeting', and how the answer is given. */
const WHERE = '(?: (?:in|at|during|en|em|our|the|la|a|sacrament|church|meetings?|ward|public|sacramental))*';
const END = `${WHERE}(?: y n| yes no)?$`;

const WILLING = new RegExp(
  '^(?:(?:is|are|do|does|would|will|can|may|could) )?(?:(?:you|he|she|they|we) )?(?:be )?' +
    '(?:(?:willing|able|ok|okay|happy|comfortable|open|available|agrees?|wants?|will|can|may|could|dispuest[oa]s?|dispost[oa]s?|puede[ns]?|podem?)(?: (?:to|for|with|a|para|be))? )' +
    `(?:(?:asked|ask) to )?(?:${TALK}|ask(?:ed)?)${END}`,
);
/** 'Willing to speak', 'OK to ask?', 'Can speak in sacrament?': below it, a no means that someone isn't available. */
export const isWillingHeading = (heading: string): boolean => heading.length <= 80 && WILLING.test(wordsOf(heading));

const NOT =
  '(?:(?:please )?(?:do|does|will|can|should|would) not|dont|doesnt|wont|cant|cannot|shouldnt|wouldnt|never|not|no|unable|unwilling|excused|exempt|exclude[ds]?|declines?|declined|refuses)';
const BETWEEN = '(?: (?:to|from|be|able|willing|want|wants|like|likes|comfortable|asked|a|do|give|for|any))*';
const REFUSED = new RegExp(
  `^(?:is )?(?:${NOT}${BETWEEN} (?:${TALK}|ask(?: (?:to (?:speak|talk|give talks?)|for (?:a )?talks?))?)${END}|(?:currently )?(?:unavailable|not available)(?: (?:to|for) ${TALK})?$|excused$|(?:no (?:esta )?|in|nao )disponi(?:ble|vel)$|indisponi(?:ble|vel)$|no discursa[r]?$|nao discursa[r]?$)`,
);
/** 'No. of talks' counts them. */
const COUNT = /^(?:no\.|nos\.|#)/i;
/** 'Unavailable', 'Do not ask', 'Won’t speak': below it, a yes means that someone isn't available. */
export const isRefusalHeading = (heading: string): boolean =>
  !COUNT.test(heading.trim()) && REFUSED.test(wordsOf(heading));

const ANY_NOT = new RegExp(`\\b${NOT}\\b`);
const PART =
  /\b(?:speak|speaks|speaking|talks?|ask|pray|prays|praying|prayers?|call on|invite|discursos?|discursar?)\b/;
const LEFT_OUT =
  /^(?:exclu(?:de[ds]?|sions?)|skip(?:ped)?|exempt(?:ed|ions?)?|opt(?:ed)? ?out|excused?|do not use|dont use)(?: .*)?$/;
/** A talk that was given or is planned, what it is about, and what language someone speaks. */
const OTHER =
  /\b(?:last|next|previous|first|second|third|given|gave|spoke|spoken|since|total|number|count|of|topics?|subjects?|titles?|dates?|when|by|who|assigned|scheduled|confirmed|accepted|completed|done|month|year|years|week|this|ever|languages?|english|spanish|espanol|portuguese|french|german|tongan|samoan|asl|\d+)\b/;

/**
 * What an unread column may say of who may be asked to speak: `no` where anything but a no is asked about, `yes` where a no is;
 * null where it says nothing of it.
 */
export function askedBelow(heading: string): 'no' | 'yes' | null {
  const words = wordsOf(heading);
  if (COUNT.test(heading.trim()) || OTHER.test(words)) return null;
  if (LEFT_OUT.test(words) || (ANY_NOT.test(words) && PART.test(words))) return 'no';
  return /\b(?:speak|speaks|speaking|talks?|ask|discursar?)\b/.test(words) ? 'yes' : null;
}
