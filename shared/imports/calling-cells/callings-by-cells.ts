import { isOffice } from '../callings.ts';
import { isNothing } from '../doubts/nothing.ts';
import { filledIn, headingWords } from '../sheets/column-looks.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';

/** Also of who speaks or prays, of how someone is addressed, and of anything else. */
const OPEN = /^(?:(?:church|ward|current) )?(?:assignments?|titles?|responsibilit(?:y|ies)|responsabilidad(?:es)?)$/;

/** A job beside a column of callings. */
const JOB_TOO = /^(?:cargos?|posicion(?:es)?|posic(?:ao|oes))$/;

/** Where no column has callings, one that has nothing else does, below 'Assignment,' 'Title,' and the like; a 'Cargo' beside these may be a job. */
export function withCallingsByCells({ titles, fields, cells }: WrittenSheet): WrittenSheet['fields'] {
  if (fields.includes('calling')) {
    const isJob = (column: number) => fields[column] === 'calling' && JOB_TOO.test(headingWords(titles[column] ?? ''));
    const hasOther = fields.some((field, column) => field === 'calling' && !isJob(column));
    return hasOther ? fields.map((field, column) => (isJob(column) ? null : field)) : fields;
  }
  const found = titles.findIndex((title, column) => {
    if (fields[column] || !OPEN.test(headingWords(title))) return false;
    const filled = filledIn(cells, column).filter((cell) => !isNothing(cell));
    return filled.length > 0 && filled.every(isOffice);
  });
  return fields.map((field, column) => (column === found ? 'calling' : field));
}
