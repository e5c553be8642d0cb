/** How a program saves a file in a form that can be read. */
export const SAVING_WORDS = {
  excel: 'In Excel, choose File, Save As, and “CSV UTF-8 (Comma delimited).” Then choose that file.',
  numbers: 'In Numbers, choose File, Export To, and “CSV.” Then choose that file.',
  word: 'In Word, choose File, Save As, and “Plain Text (.txt)” or “PDF.” Then choose that file.',
} as const;

const PROGRAMS: readonly (readonly [RegExp, string])[] = [
  [/^\.(?:xlsx?|xlsm|xlsb|xltx?|ods)$/, SAVING_WORDS.excel],
  [/^\.numbers$/, SAVING_WORDS.numbers],
  [/^\.(?:docx?|docm|dotx?|odt|rtf)$/, SAVING_WORDS.word],
];
/** What to do about a file of a type that can't be read: how its program saves it in another, or which `types` can be. */
export const fileToChoose = (ending: string, types: string): string =>
  PROGRAMS.find(([endings]) => endings.test(ending))?.[1] ?? `Choose a ${types} file.`;
