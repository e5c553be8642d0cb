import { foldLoose } from '#shared/text/fold.ts';
import type { Line } from '../cells.ts';
import { fieldOf, isContact } from '../columns.ts';
import { AND } from '../households/children.ts';
import { familyColumnOf, isNameOf, isNames } from '../households/household-columns.ts';
import { readLine } from '../line-parts.ts';
import { asTable, type Said } from '../texts/as-table.ts';
import { blockLine, plainLine } from '../texts/block-lines.ts';
import { filledLines, type ListLine } from '../texts/list-lines.ts';
import { isPageNote } from '../texts/page-notes.ts';

const NAME = String.raw`\p{L}[\p{L}\p{M}'’-]*(?: [\p{L}\p{M}'’-]+){0,3}`;
/** 'Beckstead Family', 'The Reeds Household:', 'Familia Ruiz', 'Family: Beckstead' */
const FAMILY = new RegExp(
  `^(?:the )?(?<before>${NAME}) (?:family|household):?$|^(?:(?:la|a) )?(?:family|household|fam[ií]lia|famille|familie|famiglia):? (?<behind>${NAME}):?$`,
  'iu',
);
const LONGEST_FAMILY = 80;
function familyIn(text: string): string | null {
  const { before, behind } = (text.length <= LONGEST_FAMILY && FAMILY.exec(text)?.groups) || {};
  return before ?? behind ?? null;
}

/** Without a family above them, they may be groups of a list: 'Adults: Tom Roth, Jan Lang.' */
const GROUP = /^(?:adults|residents|parents|members|individuals)\b/;
/** One child a line. */
const ONE_CHILD =
  /^(?:sons?|daughters?|child|hij[oa]|filh[oa]|sohn|tochter|kind|fils|fille|enfant|figli[oa])(?: \d{1,2})?$/;
const CHILDREN = 'Children';
const titleOf = (label: string): string => (ONE_CHILD.test(foldLoose(label)) ? CHILDREN : label.trim());

type Home = { row: number; texts: string[]; cells: Map<string, string> };

/** Whether a line has nothing that a list of families has no place for. */
const isOfHome = (title: string): boolean => {
  const field = fieldOf(title);
  return familyColumnOf(title) !== null || isContact(field) || field === 'notes' || /^address$/i.test(title);
};

/** 'Allen Beckstead 801-555-0901' → the name, and the phone below the heading of whoever it is; of two, it is the home's. */
function cellsIn(title: string, text: string): [string, string][] {
  const { name, values, parts, isPhoneUnclear } = readLine(text);
  const { phone, email, ...others } = values;
  const areContacts = parts.length === 0 && !isPhoneUnclear && Object.keys(others).length === 0;
  const role = familyColumnOf(title);
  const isOne = isNameOf(role, 'head') || isNameOf(role, 'spouse');
  if (!isOne || !areContacts || !(phone || email)) return [[title, text]];
  const whose = AND.test(name) ? '' : `${title} `;
  const contacts = [
    [`${whose}Phone`, phone],
    [`${whose}Email`, email],
  ] as const;
  return [[title, name], ...contacts.flatMap(([of, said]): [string, string][] => (said ? [[of, said]] : []))];
}

/** Adds what a line says to its home; false where it says something else, or the same as a line above it. */
function addTo(home: Home, line: string): boolean {
  const { title, text } = blockLine(line);
  const own = title === null ? '' : titleOf(title);
  if (own === '' || !isOfHome(own)) return false;
  home.texts.push(line);
  for (const [column, said] of cellsIn(own, text)) {
    const before = home.cells.get(column);
    const mayRepeat = isContact(fieldOf(column)) || isNameOf(familyColumnOf(column), 'children');
    if (before !== undefined && !mayRepeat) return false;
    home.cells.set(column, before ? `${before}, ${said}` : said);
  }
  return true;
}

/** The homes of a text, each below the name of its family or, where no family is named, from one father on to the next. */
function homesIn(lines: readonly ListLine[]): Home[] | null {
  const haveNames = lines.some(({ text }) => familyIn(plainLine(text)) !== null);
  const homes: Home[] = [];
  for (const { row, text } of lines) {
    const family = familyIn(plainLine(text));
    const title = titleOf(blockLine(text).title ?? '');
    const isNext = !haveNames && isNameOf(familyColumnOf(title), 'head');
    if (!haveNames && GROUP.test(foldLoose(title))) return null;
    if (family !== null || isNext)
      homes.push({
        row,
        texts: family === null ? [] : [text],
        cells: new Map(family === null ? [] : [['Family', family]]),
      });
    const home = homes.at(-1);
    if (family === null && (!home || !addTo(home, text))) return null;
  }
  return homes;
}

const LEAST_OF_HOME = 2;

/** 'Beckstead Family' above 'Dad: Allen,' 'Mom: Brenda,' and 'Kids: Cody, Dani': a row for each home; else null. */
export function labeledFamilies(written: readonly string[]): Line[] | null {
  const lines = filledLines(written);
  const from = lines.findIndex(({ text }) => !isPageNote(text) || familyIn(plainLine(text)) !== null);
  const homes = from < 0 ? null : homesIn(lines.slice(from));
  if (!homes) return null;
  const peopleIn = ({ cells }: Home) => [...cells.keys()].map(familyColumnOf).filter(isNames);
  const areFilled = homes.every((home) => peopleIn(home).some(({ role }) => role === 'head' || role === 'spouse'));
  if (!areFilled || !homes.some((home) => peopleIn(home).length >= LEAST_OF_HOME)) return null;
  const titles = [...new Set(['Family', ...homes.flatMap(({ cells }) => [...cells.keys()])])];
  const above = lines.slice(0, from).map((own): Said => ({ ...own, cells: null }));
  const said = homes.map(({ row, texts, cells }): Said => {
    return { row, text: texts.join(' · '), cells: titles.map((title) => cells.get(title) ?? '') };
  });
  return asTable(titles, [...above, ...said]);
}
