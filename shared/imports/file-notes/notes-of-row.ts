import { foldLoose } from '#shared/text/fold.ts';
import { looksLikePhone } from '../looks.ts';
import type { ReadRow } from '../person.ts';
import type { FileNote } from '../schema.ts';
import { saysNothingToRead } from './harmless-texts.ts';

/** How the preview says that a key of JSON has more keys below it. */
const NO_TEXT = 'which isn’t text.';
/** What stood around a name, a phone, or a calling, as the preview lists it: 'Ignored: “see bishop first”.' */
const quotedIn = (remark: string): string[] =>
  remark.startsWith('Ignored: ') && !remark.endsWith(NO_TEXT)
    ? [...remark.matchAll(/“([^”]+)”/gu)].flatMap(([, text = '']) => text.split(/[,;]\s+/))
    : [];

/** Everything that a person should read in a row before it is saved. */
export function fileNotesOf({ noted = [], remarks = [], values, unread, problem }: ReadRow): FileNote[] {
  if (unread) return [];
  const known = new Set(noted.map(({ text }) => foldLoose(text)));
  // A row that asks something shows its question in place of what was ignored.
  const isHidden = (text: string): boolean => problem !== null && (looksLikePhone(text) || /^\S+@\S+$/.test(text));
  const around = [...new Set(remarks.flatMap(quotedIn))].filter(
    (text) => !known.has(foldLoose(text)) && (isHidden(text) || !saysNothingToRead(text, values)),
  );
  return [...noted, ...around.map((text) => ({ text }))];
}

/** The same words in two columns are read once. */
export function withoutRepeated(notes: readonly FileNote[]): FileNote[] {
  const known = new Set<string>();
  return notes.filter(({ text, column = '' }) => {
    const key = `${text.length > 5 ? '' : column} ${foldLoose(text) || text}`;
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
}
