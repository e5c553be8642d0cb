/** Parts of expressions over folded words, in the languages in which lists are written. */
const BY_CHILDREN = 'mom|moms|mum|mums|mommy|mama|dad|dads|daddy|papa';
const PARENTS = `${BY_CHILDREN}|mother|mothers|father|fathers|parents?|guardians?|grandmas?|grandpas?|grandmothers?|grandfathers?|step ?(?:dads?|moms?|mums?|mothers?|fathers?|parents?)|madre|padre|mae|pai|apoderad[oa]s?|acudientes?|genitor[ei]`;
const SPOUSES = 'wife|wifes|husband|husbands|spouse|spouses|moglie|marito';
export const PARENTS_AND_SPOUSES = `${PARENTS}|${SPOUSES}`;
const OTHERS =
  'hubby|boyfriend|girlfriend|fiancee?|landlord|landlady|son|sons|daughter|daughters|sister|sisters|brother|brothers|grand\\p{L}+|aunts?|uncles?|neighbou?rs?|friends?|caregivers?|caretakers?|step ?(?:sons?|daughters?|brothers?|sisters?)|roommates?|child|children|espos[oa]|marido|hij[oa]|filh[oa]|herman[oa]|irma|irmao|tutora?';

/** Any of them. */
export const RELATIVES = `${PARENTS_AND_SPOUSES}|${OTHERS}`;

const MOM_OR_DAD = new RegExp(`^(?:${BY_CHILDREN})$`);
const PARENT = new RegExp(`^(?:${PARENTS})$`);
const ANYONE = new RegExp(`\\b(?:${RELATIVES})s?\\b`, 'u');

/** Whether a folded word is what only children write of their parents, also in an email. */
export const isMomOrDad = (word: string): boolean => MOM_OR_DAD.test(word);
/** Whether a folded word is what a child calls whoever answers for it: 'mom', 'padre'. */
export const isParent = (word: string): boolean => PARENT.test(word);
/** Whether folded words name a relative, or anyone else who stands for a person. */
export const namesRelative = (words: string): boolean => ANYONE.test(words);

/** The same in headings, where a word means no one's last name: in Spanish, Portuguese, French, German, Italian, and Dutch. */
const IN_HEADINGS = {
  parents:
    'padres?|madres?|abuel[oa]s?|maes?|pai|(?:dos|de los|nomes?) pais|avos?|peres?|meres?|maman|grands? ?(?:parents?|peres?|meres?)|(?:eltern|mutter|vater)(?:teil|s|telefon|handy|mobil|mail|email|nummer|nr)?|mamas?|papas?|mutti|vati|oma|opa|gross(?:eltern|mutter|vater)|genitor[ei]|mamma|nonn[oaei]|ouders?|moeders?|vaders?|groot(?:ouders?|moeder|vader)',
  inCharge:
    '(?:tutor|tutore|tutora|tutores|tutrice|tuteur|tuteurs|encargad[oa]s?|apoderad[oa]s?|acudientes?|cuidador\\p{L}*|responsables?|responsavel|responsaveis|responsabil[ei]|l?aidante?s?|badante|vormund|voogd|betreuer\\p{L}*|pflege\\p{L}*|verzorgers?|mantelzorgers?|erziehungsberechtigt\\p{L}*|sorgeberechtigt\\p{L}*|gesetzlich\\p{L}* vertret\\p{L}*|wettelijk\\p{L}* vertegenwoordiger\\p{L}*|(?:representant\\p{L}*|rappresentant\\p{L}*) (?:legal\\p{L}*|legaux)|legal representatives?|encarregad[oa] de educacao)|angehorige\\p{L}*|naasten?|proches?|familiares?|parent[ei]|famili(?:elid|eleden)',
  inNeed:
    'emergencias?|d?urgences?|urgencias?|emergenz[ae]|notfall\\p{L}*|nood\\p{L}*|personnes? a (?:prevenir|contacter)',
  married:
    'espos[oa]s?|conyuge|conjuge|coniuge|marido|conjointe?s?|mari|l?epou(?:x|se)|ehe(?:frau|mann|partner\\p{L}*|gatt\\p{L}*)|gatt(?:e|en|in)|moglie|marito|spos[oa]|echtgenot[eo]|echtgenoot|partenaires?|lebenspartner\\p{L}*|partner(?:in|s)?|pareja|compagn[oea]|companheir[oa]|parceir[oa]',
  children:
    'hij[oa]s?|filh[oa]s?|fils|filles?|l?enfants?|kinder(?:e?n|telefon|handy)?|kindes|sohn(?:es)?|tochter|figli[oae]?|zoon|zonen|dochters?',
  others: 'neighbou?rs?|vecin[oa]s?|vizinh[oa]s?|voisin(?:e|s|es)?|nachbar\\p{L}*|vicin[oa] di casa|buren|buur\\p{L}*',
} as const;
type Kin = keyof typeof IN_HEADINGS;
export const kinInHeadings = (...kinds: Kin[]): string => kinds.map((kind) => IN_HEADINGS[kind]).join('|');

/** The same within a cell, and words that are names in headings. */
export const KIN_ELSEWHERE = `(?:${kinInHeadings('parents', 'married', 'children', 'others')}|parents|mann(?:es)?|frau|femme|bruders?|schwester|frere|soeur|fratello|sorella|babbo|vicin[oaie])`;
const ANYONE_ANYWHERE = new RegExp(`\\b(?:${RELATIVES}|${KIN_ELSEWHERE}|${kinInHeadings('inCharge')})\\b`, 'u');
/** Whether folded words name a relative, a neighbor, or whoever else answers for someone, in any of the languages. */
export const namesKin = (words: string): boolean => namesRelative(words) || ANYONE_ANYWHERE.test(words);
