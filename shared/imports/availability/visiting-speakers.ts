import { foldLoose } from '#shared/text/fold.ts';
import { isOfName } from '../columns.ts';
import { isVisitingSpeaker } from '../other-people/person-words.ts';
import { quotedLast, saidUnder } from '../line-parts.ts';
import type { RawRow } from '../rows.ts';
import { headingWords } from '../sheets/column-looks.ts';
import { asking, isAskedAbout, STILL_HERE } from '../sheets/gone.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';

/** Headings that only a list of talks has. */
const OF_TALKS =
  /\b(?:speakers?|topics?|subjects?|talks?|spoke|slot|discursantes?|oradore?s?|oradora|temas?|asunto|assunto|discursos?|sprecher(?:in|innen)?|redner(?:in|innen)?|thema|ansprachen?|orateurs?|oratrices?|sujets?|discours|orator[ei]|oratric[ei]|argoment[oi]|discors[oi])\b/;
export const isTalkHeading = (title: string): boolean => OF_TALKS.test(headingWords(title));

const ON_HIGH_COUNCIL = /^(?:(?:is |now )?(?:on|in) )?(?:the )?(?:stake )?high council(?:or|man|woman)?$/;
/** In a list of members with the days of their talks, a note on someone who can be reached tells what they do in the stake. */
const isOwnCalling = ({ values }: RawRow, { titles, fields }: WrittenSheet, cell: string): boolean =>
  ON_HIGH_COUNCIL.test(foldLoose(cell)) &&
  Boolean(values.phone || values.email) &&
  fields.includes('lastTalkDate') &&
  !titles.some((title, column) => fields[column] !== 'lastTalkDate' && isTalkHeading(title));

/**
 * Whom the stake sent to speak, or who visited, need not live in the ward. Only in a list of talks: in others, someone on the
 * high council is one of its members.
 */
export function withVisitingSpeakers(rows: readonly RawRow[], sheet: WrittenSheet): RawRow[] {
  const { titles, fields, cells } = sheet;
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
      const isNew =
        cell !== '' && isVisiting(cell) && !isAskedAbout(row, cell) && !(isNote && isOwnCalling(row, sheet, cell));
      return isNew ? [isNote || title === '' ? quotedLast(cell) : saidUnder(cell, title, '.')] : [];
    });
    return said[0] === undefined ? row : asking(row, `This row says ${said[0]} ${STILL_HERE}`, 'firstName');
  });
}
