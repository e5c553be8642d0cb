/** Parts of expressions over folded words, in the languages in which lists are written. */
const PARENTS =
  'mom|moms|mum|mums|mommy|mother|mothers|dad|dads|daddy|father|fathers|parents?|guardians?|grandmas?|grandpas?|grandmothers?|grandfathers?|mama|papa|madre|padre|mae|pai';
const SPOUSES = 'wife|wifes|husband|husbands|spouse|spouses';
export const PARENTS_AND_SPOUSES = `${PARENTS}|${SPOUSES}`;
const OTHERS =
  'son|sons|daughter|daughters|sister|sisters|brother|brothers|grand\\p{L}+|aunt|uncle|neighbou?r|friend|caregiver|roommate|child|children|espos[oa]|marido|hij[oa]|filh[oa]|herman[oa]|irma|irmao|tutora?';

const PARENT = new RegExp(`^(?:${PARENTS})$`);
const ANYONE = new RegExp(`\\b(?:${PARENTS_AND_SPOUSES}|${OTHERS})\\b`, 'u');

/** Whether a folded word is what a child calls whoever answers for it: 'mom', 'padre'. */
export const isParent = (word: string): boolean => PARENT.test(word);
/** Whether folded words name a relative, or anyone else who stands for a person. */
export const namesRelative = (words: string): boolean => ANYONE.test(words);
