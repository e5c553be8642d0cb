import { foldLoose } from '#shared/text/fold.ts';
import { answerIn } from '../doubts/answers.ts';
import { isNothing } from '../doubts/nothing.ts';
import { saidUnder, shortened } from '../line-parts.ts';
import type { RawRow } from '../rows.ts';
import { asking } from '../sheets/gone.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';
import { mayNotBeAsked } from './refusals.ts';
import { askedBelow, isRefusalHeading } from './talk-headings.ts';

const AVAILABLE = /^(?:(?:is )?(?:ok(?:ay)?|available)|(?:esta )?disponi(?:ble|vel))$/;
const UNAVAILABLE =
  /^(?:(?:is )?(?:unavailable|not available)|indisponi(?:ble|vel)|(?:no|nao) (?:esta )?disponi(?:ble|vel))$/;

/** What a cell says below 'Unavailable': that they aren't, that they are, or something that only a person can tell. */
function saidBelowRefusal(heading: string, cell: string): 'no' | 'yes' | 'other' {
  const folded = foldLoose(cell);
  if (UNAVAILABLE.test(folded) || folded === foldLoose(heading)) return 'no';
  if (AVAILABLE.test(folded)) return 'yes';
  const answer = answerIn(cell);
  return answer === null ? 'other' : answer ? 'no' : 'yes';
}

type Kind = 'refusal' | 'answered' | 'no' | 'yes' | 'notes' | 'other';
/** `known`: most columns say the same few things. */
type Column = { column: number; title: string; kind: Kind; known: Map<string, Told> };

function columnsOf({ titles, fields }: WrittenSheet): Column[] {
  const kindOf = (title: string, field: WrittenSheet['fields'][number] | undefined): Kind | null => {
    if (field) return field === 'isAvailable' ? 'answered' : field === 'notes' ? 'notes' : null;
    return isRefusalHeading(title) ? 'refusal' : (askedBelow(title) ?? 'other');
  };
  return titles.flatMap((title, column) => {
    const kind = kindOf(title, fields[column]);
    return kind ? [{ column, title, kind, known: new Map() }] : [];
  });
}

/** What a cell says of whether someone may be asked to speak; null where it says nothing, or that they may. */
type Told = 'no' | 'asked' | null;
function toldBy({ title, kind }: Column, cell: string): Told {
  if (cell === '' || isNothing(cell)) return null;
  if (kind === 'answered') return answerIn(cell) === false ? 'asked' : null;
  if (kind === 'refusal') {
    const said = saidBelowRefusal(title, cell);
    return said === 'other' ? 'asked' : said === 'no' ? 'no' : null;
  }
  if (kind === 'no') return saidBelowRefusal(title, cell) === 'yes' ? null : 'asked';
  if (kind === 'yes' && (answerIn(cell) === false || /^(?:never|no .*)$/.test(foldLoose(cell)))) return 'asked';
  return mayNotBeAsked(cell) ? 'asked' : null;
}

const STILL_ASKED = 'Is this person available?';

/**
 * Whom no one is to ask to speak isn't available, where a row says so in a plain word, unless it says itself whether they
 * are. Anything else, such as days away or a note, is asked about.
 */
export function withAskedToSpeak(rows: readonly RawRow[], sheet: WrittenSheet): RawRow[] {
  const columns = columnsOf(sheet);
  return rows.map((row, at) => {
    if (row.unread) return row;
    const own = answerIn(row.values.isAvailable ?? '');
    const said = columns.flatMap((column) => {
      const cell = (sheet.cells[at]?.[column.column] ?? '').trim();
      const told = column.known.get(cell) ?? (column.known.has(cell) ? null : toldBy(column, cell));
      column.known.set(cell, told);
      // Of two columns with an answer the first one counts, and so does an answer before a note.
      const isHeard = row.values.isAvailable ? own === true && column.kind === 'answered' : column.kind !== 'answered';
      return told && isHeard ? [{ ...column, told, cell }] : [];
    });
    const [first] = said;
    if (!first) return row;
    if (said.some(({ told }) => told === 'no')) return { ...row, values: { ...row.values, isAvailable: 'no' } };
    const { cell, title, kind } = first;
    const where = kind === 'notes' ? `“${shortened(cell)}.”` : saidUnder(cell, title, '.');
    return asking(row, `This row says ${where} ${STILL_ASKED}`, 'isAvailable');
  });
}
