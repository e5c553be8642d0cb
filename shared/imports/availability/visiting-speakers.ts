import { isOfName } from '../columns.ts';
import { isVisitingSpeaker } from '../other-people/person-words.ts';
import { quotedLast, saidUnder } from '../line-parts.ts';
import type { RawRow } from '../rows.ts';
import { headingWords } from '../sheets/column-looks.ts';
import { asking, isAskedAbout, STILL_HERE } from '../sheets/gone.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';

/** Headings that only a list of talks has. */
const OF_TALKS =
  /\b(?:speakers?|topics?|subjects?|talks?|spoke|slot|discursantes?|oradore?s?|oradora|temas?|asunto|assunto|discursos?|sprecher|thema|ansprache|orateur|sujet|discours)\b/;
export const isTalkHeading = (title: string): boolean => OF_TALKS.test(headingWords(title));

/**
 * Whom the stake sent to speak, or who visited, need not live in the ward. Only in a list of talks: in others, someone on the
 * high council is one of its members.
 */
export function withVisitingSpeakers(rows: readonly RawRow[], { titles, fields, cells }: WrittenSheet): RawRow[] {
  const isOfTalks = fields.includes('lastTalkDate') || titles.some(isTalkHeading);
  if (!isOfTalks) return [...rows];
  const columns = titles.flatMap((title, column) => {
    const field = fields[column];
    return isOfName(field) || (field && field !== 'notes') ? [] : [{ column, title, isNote: field === 'notes' }];
  });
  const known = new Map<string, boolean>();
  const isVisiting = (cell: string): boolean => {
    const is = known.get(cell) ?? isVisitingSpeaker(cell);
    known.set(cell, is);
    return is;
  };
  return rows.map((row, at) => {
    const said = columns.flatMap(({ column, title, isNote }) => {
      const cell = (cells[at]?.[column] ?? '').trim();
      const isNew = cell !== '' && isVisiting(cell) && !isAskedAbout(row, cell);
      return isNew ? [isNote || title === '' ? quotedLast(cell) : saidUnder(cell, title, '.')] : [];
    });
    return said[0] === undefined ? row : asking(row, `This row says ${said[0]} ${STILL_HERE}`, 'firstName');
  });
}
