import type { Line } from '../cells.ts';
import { fieldOf, hasNames, headOf } from '../columns.ts';
import { IN_CHARGE, SOMEONE_ELSE } from '../other-people/whose-columns.ts';
import { headingWords } from '../sheets/column-looks.ts';
import { youngHeading } from './young-headings.ts';

/** What stands above several headings; 'Name' and 'Phone' may do so as well. */
const GROUP =
  /^(?:(?:ward|church|primary|main|basic|personal|individual|members?|membership|household|family|home|contacts?|name|address(?:es)?|phones?|e ?mails?|callings?|record|other|additional|general|emergency|spouses?|parents?|guardians?|mother|father|mom|mum|dad|grandparents?|husband|wife|partner|children|child|youth|students?|young (?:man|woman|men|women)|sisters?|brothers?|missionar(?:y|ies)|ministering|companions?|next of kin|caregivers?|current|proposed|former|previous|past|prior|nin[oa]s?|herman[oa]s?|padres?|madre|tutor(?:es)?|conyuge|espos[oa]) ?)*(?:info|information|details|data|numbers?)?$/;
const OF_INFORMATION = /\b(?:info|information|details|data)$/i;
/** The person's own, although a contact is someone else elsewhere. */
const OWN_CONTACT =
  /^(?:(?:primary|main|home|member|personal|individual) )?contacts?(?: (?:info|information|details|data))?$/;
/** A calling below these is none of today's. */
const OTHER_TIMES = /^(?:proposed|former|previous|past|prior)\b/;
const MAY_BE_DATA = /[@,\d]{2}|, /;

const isGroups = (cells: readonly string[]): boolean => {
  const filled = cells.filter((cell) => cell !== '');
  // 'Primary' and 'Youth' alone are the title of a list.
  const isTitle = filled.length === 1 && cells[0] !== '' && fieldOf(filled[0] ?? '') === null;
  if (isTitle && !OF_INFORMATION.test(filled[0] ?? '')) return false;
  return filled.length > 0 && filled.every((cell) => fieldOf(cell) !== null || GROUP.test(headingWords(cell)));
};

const isOthers = (group: string): boolean => {
  const words = headingWords(group);
  return !OWN_CONTACT.test(words) && (SOMEONE_ELSE.test(words) || IN_CHARGE.test(words) || OTHER_TIMES.test(words));
};

/** 'Phone' below 'Contact' is a phone, below 'Spouse' the spouse's, and 'Cell' below 'Phone' one, too. */
function titleOf(group: string, below: string): string {
  if (below === '' || group === '') return below || group;
  const both = `${group} ${below}`;
  const [own, joint] = [fieldOf(below), fieldOf(both)];
  const isWhose = isOthers(group) || youngHeading(both) !== null;
  return isWhose || (joint !== null && (own === null || joint === own)) ? both : below;
}

/** Two rows as one, where the upper one has the groups of the headings below; else null. */
function joined(above: readonly string[], below: readonly string[]): string[] | null {
  if (!isGroups(above) || below.some((cell) => MAY_BE_DATA.test(cell)) || above.join('\n') === below.join('\n'))
    return null;
  let group = '';
  const titles = Array.from({ length: Math.max(above.length, below.length) }, (_, column) => {
    group = above[column] || (below[column] ? group : '');
    return titleOf(group, below[column] ?? '');
  });
  const filled = below.flatMap((cell, column) => (cell === '' ? [] : [column]));
  const known = filled.filter(
    (column) => fieldOf(titles[column] ?? '') !== null || fieldOf(below[column] ?? '') !== null,
  );
  const isOpen = filled.some((column) => !above[column] || fieldOf(above[column]) === null);
  const areHeadings = known.length > 1 && known.length * 2 >= filled.length && isOpen;
  return areHeadings && hasNames(headOf(titles)) ? titles : null;
}

/** The rows of a sheet, with headings that stand in two rows in one: 'Contact' above 'Phone' and 'Email'. */
export function withOneHeadingRow(lines: readonly Line[], within: number): Line[] {
  const first = lines.slice(0, within).findIndex(({ cells }) => hasNames(headOf(cells)));
  const looked = lines.slice(0, first < 0 ? within : first + 1);
  const at = looked.findIndex(({ cells }, i) => joined(cells, lines[i + 1]?.cells ?? []) !== null);
  const [above, below] = [lines[at], lines[at + 1]];
  const cells = above && below && joined(above.cells, below.cells);
  return cells ? [...lines.slice(0, at), { ...below, cells }, ...lines.slice(at + 2)] : [...lines];
}
