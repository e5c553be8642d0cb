import { monthOfWord } from '#shared/calendar/month-words.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { DAY } from './current-words.ts';

const MARRIED =
  'wife|husband|hubby|spouse|partner|fiancee?|espos[oa]|marido|mulher|conyuge|conjuge|ehefrau|ehemann|femme|mari';
const RELATED =
  'mom|mum|mother|dad|father|parents?|son|daughter|grand(?:mother|father|ma|pa|son|daughter)|madre|padre|mama|papa|mae|pai|hij[oa]|filh[oa]';
const WHOSE = '(?:(?:my|his|hers?|their|the|mi|su|sua|seu|la|el|a|o) )?';
/** 'Wife of the bishop', 'Wife RS President', 'Mom is RS President', 'Bishop’s son'; a couple may have a calling together. */
const SOMEONE_ELSES = new RegExp(
  `^${WHOSE}(?:${MARRIED}) (?!(?:and|with|or|y|e|con|com)\\b)|^${WHOSE}(?:${RELATED}) (?:is|was|has|serves|called|es|era|fue|foi|of|de|del|do|da)\\b|^${WHOSE}(?:${MARRIED}|${RELATED})(?: is| es)?$|\\Ss (?:${MARRIED}|${RELATED})$`,
);
const LABELED = new RegExp(`^${WHOSE}(?:${MARRIED}|${RELATED})\\s?(?:[:=(]|\\s[-–—])`);

/** Words that give a calling to someone else than the person whom they stand beside. */
export const isSomeoneElses = (text: string): boolean =>
  SOMEONE_ELSES.test(foldLoose(text)) || LABELED.test(text.trim().toLowerCase());

const NO = /^(?:no|n|nope|nao|nein|non|false)$/;
export const isNo = (text: string): boolean => NO.test(foldLoose(text));

/** At its beginning, a plan. */
const PLAN =
  /^(?:next(?! gen)|call(?! cent)|extend|sustain|ask|invite|approach|consider|propose|interview|recommend|nominate|suggest(?:ed|ion)?|idea|want|hope|llamar|extender|sostener|pensando|chamar|apoiar|proxim[oa]|siguiente) |\b(?:thinking|(?:could|would|should|might|may|can) (?:be|make|do|serve|teach|play|like|work)|wants? to|hop(?:es?|ing) to|podria|poderia|deberia|seria|gostaria) /;
/** 'No Organist', 'Organist no', 'Next bishop', 'Could be Organist': no calling begins, ends, or goes so. */
export function isNoOrPlan(calling: string): boolean {
  const folded = foldLoose(calling);
  return /^(?:no|nao) | (?:no|nao)$/.test(folded) || PLAN.test(folded);
}

const CALLING = '(?:calling|position|assignment|llamamiento|cargo|chamado)';
const THIS = '(?:(?:this|that|the|his|her|their|a|any|este|ese|el|su|esse|o|seu|ningun|nenhum) )?';
/** Notes about a person that are about their calling: it is over, not theirs, or not theirs yet. */
const DENIED = new RegExp(
  `^(?:(?:he|she|they|this person|this) )?(?:(?:is|are|was|were|has|have|has been|have been|been) )?(?:${[
    `no longer (?:in ${THIS}${CALLING}|serving|serves|(?:has|have|holds?|holding|does|doing) (?:this|that|the|it|a)|called)`,
    'no longer(?: (?:does|doing|in|has) it)?$',
    '(?:has )?(?:stepped|stepping) down',
    '(?:someone|somebody) else (?:is|has|does|did|will|now|took)',
    `(?:(?:this|the|a|her|his|their) )?${CALLING} (?:(?:was|is) )?(?:from|in|of|before) (?:(?:the|her|his|their|my) )?(?:last|old|previous|former|prior|other|another|move|moving)\\b`,
    'prospect(?:ive)?$',
    '(?:just |only )?(?:recommended|nominated|proposed|submitted)(?:$| (?:for|to|by|on|in|last|this|and|but|waiting|awaiting|pending) )',
    `(?:will )?(?:starts?|starting|begins?|beginning) ${DAY}`,
    'not (?:currently |actively |really )?(?:serving|called)',
    `(?:does not|doesnt|do not|dont|did not|didnt) (?:have|hold|want|do|accept) (?:it|this|that|${THIS}${CALLING})`,
    'replaced(?: by| in| last|$)',
    `${THIS}(?:previous|prior|past|old|former|last) ${CALLING}`,
    'turned (?:it|this|that|us|the calling|down)|declined|refused|said no|rejected',
    `${THIS}${CALLING} (?:has |was |is )?(?:not|never|declined|pending|to be|ended|over|hasnt|wasnt|isnt)`,
    '(?:the )?(?:bishop|bishopric|we|stake|president|pres) (?:wants?|would like|hopes?|plans?|intends?|(?:is|are) (?:planning|going|hoping|thinking|praying))(?: (?:to|of|about|on))? (?:call|extend|release|replace|ask|sustain)',
    `(?:ya no|nao|ja nao) (?:(?:tiene|tem)(?: mais)? ${THIS}${CALLING}|sirve|esta sirviendo|serve|esta servindo)`,
  ].join('|')})`,
);
const BETWEEN_YEARS = /^(?:from|in|until|till|through|thru|to|and|as|de|a|en|em|ate|hasta)$/;
/** 'served 2019–2022' */
function isPast(folded: string): boolean {
  const [first = '', ...others] = folded.split(' ');
  return (
    /^(?:served|sirvio|serviu)$/.test(first) &&
    others.length > 0 &&
    others.every((word) => /^\d+$/.test(word) || monthOfWord(word) !== null || BETWEEN_YEARS.test(word))
  );
}

/** Whether a note denies the calling beside it. A mission is something else. */
export function isDeniedByNote(note: string): boolean {
  const folded = foldLoose(note);
  return (DENIED.test(folded) || isPast(folded)) && !/\bmiss?i(?:on|o|ao|onary)\b|\bmissao\b/.test(folded);
}
