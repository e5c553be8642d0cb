const HEAD =
  'head(?: of (?:the )?(?:house(?:hold)?|family))?|hoh|husbands?|esposo|marido|jefe de (?:familia|hogar)|chefe (?:da|de) familia|ehemann|mann|mari|marito|capofamiglia|chef de famille|familienoberhaupt';
const SPOUSE =
  'spouses?|wi(?:fe|ves)|esposa|conyuge|conjuge|mulher|ehefrau|frau|ehepartner(?:in)?|femme|epouse|conjoint|moglie|coniuge';
const ARTICLE = '(?:(?:his|the|su|sua|seine|son|sa|la|il) )?';
const BOTH = new RegExp(
  `^(?:(?:${HEAD}) (?:(?:and|or|y|e|et|und) )?${ARTICLE}(?:${SPOUSE})|(?:${SPOUSE}) (?:(?:and|or|y|e|et|und) )?(?:${HEAD}))(?: names?)?$`,
);

/** 'Head of House and Spouse', 'Esposo y esposa', `folded`: a column of couples, and of whoever lives without a spouse. */
export const isCoupleHeading = (folded: string): boolean => BOTH.test(folded);

const OF_HOUSEHOLD =
  /^(?:child(?:ren)?|kids|dependents?|hij[oa]s|ninos|filh[oa]s|criancas|kinder|enfants|figli)\b|^(?:households?|family|(?:last|family|household) names?|surnames?|familia|hogar|apellidos?|sobrenomes?|(?:nach|familien)namen?|nom(?: de famille)?|cognome)$/;
/** The same where no other column makes it a list of households, which tells more. */
export const isCoupleColumn = (folded: string, titles: readonly string[]): boolean =>
  isCoupleHeading(folded) && !titles.some((title) => OF_HOUSEHOLD.test(title));
