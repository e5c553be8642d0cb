/** Those who sing or serve together are not a person's name. */
const WORDS: ReadonlySet<string> = new Set(
  'choir chorus council children youth men women primary missionaries class quorum elders relief society'.split(' '),
);

export const isGroupWord = (word: string): boolean => WORDS.has(word.toLowerCase());

/** 'the ward choir', 'Primary children': called by the whole name, never by its first word. */
export const isGroup = (name: string): boolean => /^the /iu.test(name) || name.split(/[^\p{L}]+/u).some(isGroupWord);

export const withoutThe = (name: string): string => name.replace(/^the /iu, '');

/** 'ward choir' has none; a name in a script without capitals is one. */
export const hasProperName = (name: string): boolean => /[\p{Lu}\p{Lt}\p{Lo}]/u.test(withoutThe(name));
