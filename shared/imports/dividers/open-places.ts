import { monthOfWord } from '#shared/calendar/month-words.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { isOfList } from '../group-titles/list-words.ts';
import { BULLET, shortened } from '../line-parts.ts';
import { TITLES } from '../name-parts/titles.ts';
import { isVisitingSpeaker } from '../other-people/person-words.ts';
import type { RawRow } from '../rows.ts';
import { loneText } from '../sheets/gone.ts';

const LONGEST = 80;
const OPEN =
  /^(.*?) ?\b(?:tbd|tba|to be (?:determined|announced|assigned|filled)|(?:a|por) (?:definir|determinar|confirmar|asignar|designar)|noch offen|a determiner|da definire)$/;
/** 'Youth speaker TBD' */
function isOpen(folded: string): boolean {
  const [, what] = OPEN.exec(folded) ?? [];
  const isKnown = (word: string): boolean =>
    isOfList(word) ||
    monthOfWord(word) !== null ||
    /^(?:\d+(?:st|nd|rd|th)?|first|second|third|last|opening|closing)$/.test(word);
  return what !== undefined && what.split(/[ -]+/).filter(Boolean).every(isKnown);
}
/** One who comes from elsewhere; 'Stake Speakers' and 'High Council' head several. */
const ONE =
  /\b(?:speaker|president|councilor|counselor|visitor|patriarch|representative|rep|authority|discursante|oradora?|presidente|visitante|sprecher|prasident|besucher|orateur|visiteur|oratore)\b/;
const FROM = /\s(?:from|de|aus|von|da)\s.*$/u;
const isOneVisitor = (text: string): boolean => {
  const folded = foldLoose(text);
  return folded.includes(' ') && ONE.test(folded) && isVisitingSpeaker(text.replace(FROM, ''));
};
/** Who follows belongs to those above. */
const MORE = /^(?:(?:and|y|e|et|und) )?(?:also|plus|also ask|tambien|tambem|aussi|auch|ausserdem|anche|inoltre)$/;
const COUPLE = new RegExp(String.raw`^${TITLES}\s*(?:&|\+|and|y|e|et|und)\s*${TITLES}\s+\p{Lu}\S+$`, 'iu');
const WITH_KIN =
  /^\p{Lu}\S+ \p{Lu}\S+ (?:&|and) (?:his|her|their) (?:wife|husband|daughters?|sons?|kids|children|family|mother|father|mom|dad|brother|sister)\b[^:]{0,30}$/u;

const bare = (text: string): string => text.replace(BULLET, '').trim();

/**
 * Lines that stand where one person could: 'Youth speaker TBD', 'High council speaker', 'also:' right below someone, and a
 * couple without first names. They head no one below them.
 */
export function withOpenPlaces(rows: readonly RawRow[]): RawRow[] {
  let isBelowPerson = false;
  return rows.map((row, at) => {
    const written = row.unread?.text ?? loneText(row);
    const text = written === null || written.length > LONGEST ? '' : bare(written);
    const isNext = row.row === (rows[at - 1]?.row ?? 0) + 1;
    const folded = foldLoose(text.replace(/[:：]\s*$/u, ''));
    const isColon = folded !== '' && /[:：]\s*$/u.test(text);
    const isPlace =
      isBelowPerson && isNext && (MORE.test(folded) || (!isColon && (isOpen(folded) || isOneVisitor(text))));
    if (text === '' || !(isPlace || (row.unread && (COUPLE.test(text) || WITH_KIN.test(text))))) {
      isBelowPerson ||= !row.unread;
      return row;
    }
    const problem = row.unread?.problem ?? `“${shortened(text)}” is a heading or a note, not a person.`;
    return { row: row.row, values: {}, unread: { text: written ?? text, problem, isAside: true } };
  });
}

/** Whoever is written right below 'High council speaker' may be that one. */
export const withVisitorsNoted = (rows: readonly RawRow[]): RawRow[] =>
  rows.map((row, at) => {
    const above = rows[at - 1];
    const text = above?.unread?.isAside && above.row + 1 === row.row ? above.unread.text : '';
    if (row.unread || bare(text) !== text || !isOneVisitor(text)) return row;
    return { ...row, noted: [...(row.noted ?? []), { text, column: 'Heading' }] };
  });
