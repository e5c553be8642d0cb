import { foldLoose } from '#shared/text/fold.ts';

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*';
const TIME = `(?:later|next|in (?:a |the |\\d+|${MONTH}|spring|summer|fall|winter|few|several)|after|until|till|when|once|${MONTH}|spring|summer|fall|winter|20\\d\\d)`;
/** 'See bishop first', 'ask later', 'wait until spring', 'hold', 'membership restrictions': someone is to be asked before or after something. */
const WAITS = new RegExp(
  `^(?:(?:please|pls|maybe|but|so|will|would|can|she|he|they|said|says|to) )*(?:${[
    '(?:see|ask|check with|check w|talk to|talk with|consult|contact|clear with) (?:the )?(?:bp|bishop|bishops?|bishopric|stake president|pres\\p{L}*|exec\\p{L}* sec\\p{L}*|me|us|clerk)(?: .*)?',
    '(?:bishop|bishopric|bp)s? (?:ok|okay|approval|permission|only|must approve|needs to approve)(?: .*)?',
    `(?:ask|try|check|check back|check in|call|invite|revisit|follow up)(?: (?:her|him|them|again|back|me))* ${TIME}(?:\\b.*)?`,
    `(?:wait|hold|hold off|holding|on hold|pause|paused|postpone|defer)(?: (?:for now|off|on|please|asking|speaking|talks?|${TIME}\\b.*|for (?:the )?(?:bishop|baby|now).*))*`,
    `not (?:yet|until|till)(?: .*)?`,
    '(?:maybe|perhaps) (?:later|next year|in the future)|some ?day|later|not ready|next year|in the future',
    '(?:has )?(?:a )?(?:membership|church|formal|informal|ecclesiastical|bishops?)(?: membership)? (?:restrict\\p{L}*|probation|discipline|council)(?: .*)?|restrict(?:ed|ions?)(?: .*)?|(?:on|under) (?:probation|restriction|discipline)(?: .*)?|disfellowshipped(?: .*)?|(?:no|not) (?:allowed|permitted|authorized) to .*',
    '(?:ver|hablar con|preguntar al|consultar (?:al|con el)) obispo(?: .*)?|(?:falar com|ver com|consultar) o? ?bispo(?: .*)?|(?:erst )?(?:mit )?bischof (?:fragen|sprechen)(?: .*)?|(?:voir|demander a) (?:l )?eveque(?: .*)?|leveque dabord|mas tarde|mais tarde|plus tard|spater(?: fragen)?|warten(?: .*)?|espera[r]?(?: .*)?|attendre(?: .*)?|aun no|todavia no|ainda nao|noch nicht|pas encore',
  ].join('|')})$`,
  'u',
);
/** Who hasn't been asked at all, and who hasn't done something, may be. */
const OPEN =
  /^(?:not yet (?:asked|contacted|called|texted|spoken|given|met)|(?:left|waiting for) (?:a )?(?:message|reply|answer|response)|aun no ha .*|todavia no ha .*|ainda nao (?:falou|deu).*|noch nicht (?:gefragt|gesprochen).*|pas encore parle.*|call (?:after|later|until).*)$/;

/** Without one of these, nothing of that is said, as in names and addresses. */
const ANY =
  /see|ask|check|talk|consult|contact|clear|bishop|bp|try|call|invite|revisit|follow|wait|hold|pause|postpone|defer|not|maybe|perhaps|some ?day|later|next|future|restrict|probation|disciplin|council|disfellow|no |ispo|bischof|v[eê]que|tarde?|sp[aä]t|esper|attendre|a[uú]n|tod|ainda|noch|pas/i;

/** `text`: a note, or the answer to a question. */
export const waits = (text: string): boolean =>
  ANY.test(text) &&
  text.split(/[.;,!?()\n]|\s[-–—/]\s|:\s/).some((part) => {
    const folded = foldLoose(part);
    return folded !== '' && WAITS.test(folded) && !OPEN.test(folded);
  });
