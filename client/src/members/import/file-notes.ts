import type { ImportRow } from '#shared/imports/schema.ts';
import { numberInWords } from '#shared/text/in-words.ts';

/** A row that is saved, or has been, with something in the file that no field takes. A problem asks for itself. */
export const isToRead = ({ fileNotes, isProblem }: ImportRow): boolean => Boolean(fileNotes) && !isProblem;

/** A row in which to answer whether the person may be asked, without opening it. */
export const hasAvailability = (row: ImportRow): boolean => isToRead(row) || Boolean(row.isAskedIfAvailable);

export const notesToRead = (people: number): string =>
  people === 1
    ? '1 person has a note in the file. Read it before you save.'
    : `${numberInWords(people)} people have notes in the file. Read them before you save.`;

/** The notes of a row in lines; none that the row says already. */
export function noteLines({ fileNotes = [], reason = '', details = '' }: ImportRow): string[] {
  const open = fileNotes.filter(({ text, column }) =>
    column === undefined || text.length > 3
      ? !reason.includes(text) && !details.includes(text)
      : !reason.includes(`“${text}” under “${column.replace(/\?$/, '')}`),
  );
  const quoted = open.filter(({ column }) => column === undefined).map(({ text }) => `“${text}”`);
  return [
    ...(quoted.length > 0 ? [`Note in the file: ${quoted.join(', ')}`] : []),
    ...open.flatMap(({ text, column }) => (column === undefined ? [] : `${column.replace(/:$/, '')}: ${text}`)),
  ];
}
