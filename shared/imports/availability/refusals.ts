import { foldLoose } from '#shared/text/fold.ts';

const LONGEST = 300;
const LANGUAGES =
  'english|spanish|espanol|ingles|portuguese|portugues|french|german|tongan|samoan|chinese|mandarin|korean|japanese|russian|asl';
const NOT =
  '(?:no|not|never|nor|dont|doesnt|didnt|wont|cant|couldnt|wouldnt|shouldnt|cannot|isnt|arent|unable|unwilling|declines?|declined|refuses?|refused|afraid|scared|terrified|fear|nervous|anxious|uncomfortable|hates?|dislikes?|avoids?|skip|exclude|excused?|exempt|rather not|nao|nunca)';
/** 'Talk to his wife' and 'ask husband' are for whoever calls. */
const PART = `(?:speak(?:ing|er)?(?! (?:\\p{L}+ )?(?:${LANGUAGES})\\b)(?! (?:to|with)\\b)|talks?(?! (?:to|with|about)\\b)|pray(?:ing)?(?! for\\b)|prayers?(?! (?:roll|list|circle)\\b)|ask(?! (?:for|about) (?!talks?|prayers?|a talk|a prayer))(?= (?:to|for|her|him|them|again|anymore|right|until|this|in)\\b|$)|call on|discurs\\p{L}*|oracion(?:es)?|oracoes)`;
const REFUSAL = new RegExp(`\\b${NOT}(?: \\p{L}+){0,4}? ${PART}(?:\\b|$)`, 'u');
const UNAVAILABLE =
  /(?<!\b(?:phone|number|e ?mail|address|text|texts) (?:is )?)\b(?:unavailable|not (?:\p{L}+ )?available|(?:isnt|arent|wont be) available|indispon\p{L}+|no (?:esta )?disponible|nao (?:esta )?disponivel)\b/u;
/** What has been says nothing of what may be asked. */
const PAST = /\b(?:yet|since|spoken|spoke|given|gave|been asked)\b/;

/** 'Do not ask to speak', 'no talks', 'not available until March', 'prefers not to give talks'. */
export const mayNotBeAsked = (text: string): boolean =>
  text.length <= LONGEST &&
  text.split(/[.;!?\n]/).some((part) => {
    const words = foldLoose(part);
    return UNAVAILABLE.test(words) || (REFUSAL.test(words) && !PAST.test(words));
  });
