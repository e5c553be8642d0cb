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
