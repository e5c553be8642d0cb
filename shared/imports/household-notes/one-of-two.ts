import { STILL_ASKED } from '../availability/asked-to-speak.ts';
import { isAgainst } from '../file-notes/against.ts';
import { quotedLast, saidUnder } from '../line-parts.ts';
import type { RawRow } from '../rows.ts';
import { asking } from '../sheets/gone.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';
import { mentionsIn, personInHome, wordsIn, type HomePerson, type Word } from './named-people.ts';

const LONGEST = 80;
const ONLY = /^(?:only|just|solo|solamente|somente|apenas|so)$/;
const ASK =
  /^(?:ask|asks|invite|use|schedule|assign|call|text|email|contact|pregunte|pregunta|preguntar|llame|invite|convide|chame)$/;
/** Behind 'Cleo only'; 'Cleo only prays' is about what she does. */
const BEHIND_ONLY = /^(?:please|pls|thanks|ok|okay|for|now|until|till|this|to|speaks?|talks?|por|hasta|ate|yes)$/;
const YES = /^(?:yes|yep|y|ok|okay|sure|si|sim)$/;
const NO = /^(?:no|nope|n|not|never|nao|declined|declines)$/;
/** Of these, whom to call says nothing of who may be asked. */
const OF_CONTACT = /\b(?:call|calls|text|texts|email|e-mail|contact|phone|number|llame|llamar|chame|ligar)\b/i;

/** 'Cleo only,' 'just ask Cleo,' 'only Cleo speaks' */
function isAlone(words: readonly Word[], at: number): boolean {
  const [before, beforeThat, next, behind] = [-1, -2, 1, 2].map((by) => words[at + by]?.folded ?? '');
  if (ONLY.test(before ?? '') || (ASK.test(before ?? '') && ONLY.test(beforeThat ?? ''))) return true;
  return ONLY.test(next ?? '') && next !== 'so' && (behind === '' || BEHIND_ONLY.test(behind ?? ''));
}

/** `isWhole`: a note is of all of a household, since it tells one from the others; `others`: whom it leaves out. */
export function oneOfTwo(
  note: string,
  members: readonly HomePerson[],
): { isWhole: boolean; others: readonly number[] } {
  const none = { isWhole: false, others: [] };
  if (members.length < 2 || note.length > LONGEST) return none;
  const words = wordsIn(note);
  const named = mentionsIn(note, words, members).filter(({ isChild, people }) => !isChild && people.length > 0);
  const places = named.map(({ word }) => words.indexOf(word));
  if (named.length === 0 || isAgainst(note)) return none;
  const all = members.map((_, at) => at);
  if (places.some((at) => isAlone(words, at))) {
    const meant = new Set(named.flatMap(({ people }) => people));
    return { isWhole: true, others: all.filter((at) => !meant.has(at)) };
  }
  const answers = places.map((at) => words[at + 1]?.folded ?? '');
  const areAnswers = named.length > 1 && answers.every((word) => YES.test(word) || NO.test(word));
  if (!areAnswers || !answers.some((word) => YES.test(word))) return none;
  return { isWhole: true, others: named.flatMap(({ people }, at) => (NO.test(answers[at] ?? '') ? people : [])) };
}

const SEXES: Record<string, string> = { male: 'husband', m: 'husband', female: 'wife', f: 'wife' };
const inHome = (row: RawRow): HomePerson => personInHome(row, SEXES[(row.values.sex ?? '').toLowerCase()] ?? '');

/** Asks about the one of a couple whom a note in both rows leaves out. Each row has its line of cells. */
export function withOtherAsked(rows: readonly RawRow[], { titles, fields, cells }: WrittenSheet): RawRow[] {
  const isRead = (column: number) => fields[column] && fields[column] !== 'notes';
  const columns = titles.flatMap((title, column) => (isRead(column) ? [] : [{ title, column }]));
  const cellOf = (at: number, column: number): string => (cells[at]?.[column] ?? '').trim();
  return rows.map((row, at) => {
    const own = inHome(row);
    const said = columns.find(({ column }) => {
      const cell = cellOf(at, column);
      if (row.unread || cell === '' || cell.length > LONGEST || OF_CONTACT.test(cell)) return false;
      return [at - 1, at + 1].some((other) => {
        const home = rows[other];
        if (!home || home.unread || cellOf(other, column) !== cell) return false;
        const spouse = inHome(home);
        return spouse.family === own.family && oneOfTwo(cell, [own, spouse]).others.includes(0);
      });
    });
    if (!said) return row;
    const cell = cellOf(at, said.column);
    const where = fields[said.column] === 'notes' ? quotedLast(cell) : saidUnder(cell, said.title, '.');
    return asking(row, `This row says ${where} ${STILL_ASKED}`, 'isAvailable');
  });
}
