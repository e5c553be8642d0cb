import { callingWords } from '#shared/members/calling-words.ts';

/** Callings that several people in a ward have at once: a Primary teacher, but the Primary president. */
const HELD_BY_SEVERAL =
  / (?:advis[eo]r|assistant(?: ward| stake)? clerk|coach|consultant|greeter|helper|high councilor|instructor|librarian|member|minister|missionary|(?:activity|activities|activity days|nursery) leader|specialist|teacher|trainer|translator|tutor|usher|worker) $/u;
const SOME_COUNSELOR = /^ counselor /u;
/** Where the calling itself ends and the place where it is held begins. */
const PLACE = / (?:in|of|for|to|over|at|with) /u;
const OPENS_WITH_VOWEL = /^(?:[aeio]|u(?!ni|se|ti))/iu;
/** 'an RS teacher', 'a YW adviser': letters are read one by one. */
const LETTERS = /^[AEFHILMNORSX][A-Z]+\b/u;
const ACRONYM = /^[A-Z]{2,}\b/u;

/** 'a ', 'an ' or nothing: 'called as a Primary teacher', but 'called as bishop' and 'as Relief Society president'. */
export function articleOf(position: string): string {
  const [head = ''] = position.split(PLACE);
  const words = callingWords(head);
  if (!HELD_BY_SEVERAL.test(words) && !SOME_COUNSELOR.test(words)) return '';
  if (/^(?:an?|the|his|her|our|your|one) /iu.test(position)) return '';
  const isAn = ACRONYM.test(position) ? LETTERS.test(position) : OPENS_WITH_VOWEL.test(position);
  return isAn ? 'an ' : 'a ';
}
