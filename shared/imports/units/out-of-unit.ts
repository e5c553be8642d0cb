import { foldLoose } from '#shared/text/fold.ts';

const UNIT =
  '(?:units?|wards?|stakes?|branch(?:es)?|congregations?|boundar(?:y|ies)|area(?! codes?\\b))(?: boundar(?:y|ies))?';
const HERE = '(?:(?:the|our|this|my|ward|unit|stake) )*';
const OUT = [
  `out ?of ?${HERE}${UNIT}`,
  `outside (?:of )?${HERE}${UNIT}`,
  'fuera de(?:l| los| las| la)? (?:limites (?:del? (?:la )?)?)?(?:barrio|rama|unidad|estaca)',
  'fora d[aeo]s? (?:limites d[aeo] )?(?:ala|ramo|unidade|estaca|area)',
  '(?:hors|en dehors) (?:de |du )?(?:la |l)?(?:paroisse|unite|branche|pieu)',
  'ausserhalb (?:de[rs] |unse?rer? |von )?(?:gemeinde|zweige?s?|einheit|pfahle?s?)',
  'fuori (?:dal? |dalla |dall)?(?:rione|ramo|unita|palo)',
].join('|');
const OTHER =
  '(?:other|another|different) (?:unit|ward|stake|branch|congregation)|otr[oa] (?:barrio|rama|unidad|estaca)|' +
  'outr[oa] (?:ala|ramo|unidade|estaca)|autre (?:paroisse|unite|branche|pieu)|anderer? (?:gemeinde|einheit)|altr[oa] (?:rione|ramo|unita)';
const BEFORE =
  '(?:(?:now|still|is|are|she|he|they|lives?|living|currently|in|from|of|an?|esta|vive|mora|de|en|em|vit|habite|wohnt|lebt|members?|miembros?|membros?|membres?|mitglied(?:er)?|records?) )*';
const BEHIND = '(?: (?:now|members?|records?|people|person|miembros?|membros?|membres?|mitglied(?:er)?))*';
const ALONE = new RegExp(`^(?:${BEFORE}(?:${OUT}|${OTHER})${BEHIND}|oo[uw])$`);
const HEADING = new RegExp(`^(?:is |lives )*(?:${OUT})(?: members?)?$`);
/** Beside these, a calling, a talk, or a visit is, and not where someone belongs. */
const WITHIN = new RegExp(
  `(?<!\\b(?:speakers?|speaks|talks?|visits?|visiting|callings?|called|serves?|serving|ministers?|teaches|friends?|family|from|not|never|works?|working) )` +
    `\\b(?:${OUT})\\b(?! (?:callings?|assignments?|speakers?|visits?|visitors?|talks?|service|temple|activit|events?|famil|friends?))`,
);

/** 'out of unit', 'lives outside the ward', 'fuera del barrio', 'other ward': all that is said of someone of another ward. */
export const isOutOfUnit = (folded: string): boolean => ALONE.test(folded);
/** The same where it heads a column; 'Other Ward' may name any. */
export const isOutsideHeading = (words: string): boolean => HEADING.test(words);
/** The same with more beside it: 'out of ward, attends with his son.' */
export const tellsOutOfUnit = (text: string): boolean => WITHIN.test(foldLoose(text));
