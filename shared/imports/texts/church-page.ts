import { foldLoose } from '#shared/text/fold.ts';
import { dateIn } from '../birth-years/real-dates.ts';
import { isOfficeOfAny } from '../callings.ts';
import type { Line } from '../cells.ts';
import { looksLikePhone } from '../looks.ts';
import { isParticle } from '../name-parts/particles.ts';
import { looksLikeFullName } from '../names.ts';
import { isNote } from '../non-people.ts';
import { isCallingOnly } from '../offices/calling-first.ts';
import { doubtMark, askedOfRemark } from '../offices/calling-remarks.ts';
import { isVocabulary } from '../offices/current-words.ts';
import { isGone } from '../dividers/said-by-headings.ts';
import { isOrganization } from '../offices/organization-names.ts';
import { asTable, ofNone, type Said } from './as-table.ts';
import { blockLine } from './block-lines.ts';
import { filledLines, type ListLine } from './list-lines.ts';
import { isPageNote, unitIn } from './page-notes.ts';

const TITLES = ['Position', 'Name', 'Sustained', 'Set Apart', 'Phone', 'Email', 'Status'];
/** The headings of the Church's page, in one line or one below the other. */
const HEADINGS = /^(?:position|calling) name(?: sustained| date sustained)?(?: set apart)?$/;
const OTHER_HEADINGS = /^(?:position|calling) name |^name (?:position|calling)/;

const isMark = (text: string): boolean => /^(?:[✓✔☑✅]\ufe0f?|yes|no|s[ií]|sim|não)$/iu.test(text);
const isDate = (text: string): boolean => /\d{4}$|^\d{4}/.test(text) && dateIn(text) !== null;
const isEmail = (text: string): boolean => blockLine(text).title === 'Email';
const isName = (text: string): boolean => isNote(text) || (looksLikeFullName(text) && !isCallingOnly(text));

/** What stands behind the name, each under its heading. */
function behindName(parts: readonly string[]): string[] {
  const date = parts.find(isDate) ?? '';
  const mark = parts.find(isMark) ?? '';
  const phone = parts.find(looksLikePhone) ?? '';
  const email = parts.find(isEmail) ?? '';
  const known = [date, mark, phone, email];
  return [...known, parts.filter((part) => !known.includes(part)).join(' – ')];
}

const MOST_WORDS = 14;
const ENDING =
  /^(.*?)(?:\s+(\d{1,2} \p{L}{3,10}\.? \d{4}|\d{1,2}\/\d{1,2}\/\d{4}|\d{4}-\d\d-\d\d))?(?:\s+([✓✔☑✅]\ufe0f?))?$/u;

/** 'Elders Quorum President Rowe, Daniel 12 Jan 2025': one space between columns, where no word may be of both. */
function closeSeat(line: string): string[] | null {
  const [, before = '', date = '', mark = ''] = ENDING.exec(line) ?? [];
  const isWithEnd = date !== '' || mark !== '' || /vacant$/i.test(before);
  const words = before.split(' ');
  if (!isWithEnd || words.length > MOST_WORDS) return null;
  const isOfOffice = (count: number) => count > 0 && isVocabulary(foldLoose(words.slice(0, count).join(' ')));
  const other = words.findLastIndex((_, at) => isOfOffice(at));
  const [office, name] = [words.slice(0, other), words.slice(other)].map((part) => part.join(' '));
  if (other < 1 || !office || !name || !isCallingOnly(office) || isParticle(words[other - 1] ?? '')) return null;
  const isVacant = isNote(name) || /^calling vacant$/i.test(words.slice(-2).join(' '));
  if (isVacant) return [office, name, date, mark, '', '', ''];
  return name.includes(',') && isName(name) ? [office, name, date, mark, '', '', ''] : null;
}

/** A position and who has it: its cells, or null for any other line. */
function seatIn(line: string): string[] | null {
  const text = line.trim();
  const [office = '', name = '', ...others] = text.split(/\t+|\s{2,}/).map((part) => part.trim());
  if (name === '') return closeSeat(text);
  return isCallingOnly(office) && isName(name) ? [office, name, ...behindName(others)] : null;
}

/** Headings that stand one below the other, and then each cell in its line, as some browsers copy a table. */
function joinedCells(lines: readonly ListLine[]): ListLine[] {
  const fourFrom = (at: number) => lines.slice(at, at + 4).map(({ text }) => text);
  const areBelow = lines.some((_, at) => HEADINGS.test(foldLoose(fourFrom(at).join(' '))));
  if (!areBelow || lines.some(({ text }) => /\t| {2}/.test(text))) return [...lines];
  const joined: ListLine[] = [];
  for (const own of lines) {
    const above = joined.at(-1);
    const parts = above?.text.split('\t') ?? [];
    const isNext =
      parts.length === 1
        ? isCallingOnly(parts[0] ?? '') && isName(own.text)
        : (parts.length > 1 && isDate(own.text)) || (parts.length > 2 && isMark(own.text));
    if (above && isNext) joined[joined.length - 1] = { ...above, text: `${above.text}\t${own.text}` };
    else if (!/^(?:position|name|sustained|set apart)$/i.test(own.text)) joined.push(own);
  }
  return joined;
}

const LEAST_SEATS = 2;
const MOST_OTHERS = 0.2;
const NO_SEAT = 'This line isn’t a position with a name behind it, so we couldn’t read it.';

/**
 * The Church's page of organizations, copied as text: positions with a name, and perhaps a date and a mark behind it, below
 * the names of organizations. Null where the text is anything else.
 */
export function churchPage(lines: readonly string[]): Line[] | null {
  const entries = joinedCells(filledLines(lines));
  const isHead = (line: string) => HEADINGS.test(foldLoose(line));
  const read = entries.map((own) => ({ ...own, cells: isHead(own.text) ? null : seatIn(own.text) }));
  const seats = read.filter(({ cells }) => cells);
  const isKnown = (line: string) =>
    isHead(line) || isOrganization(line) || isGone(line) || isPageNote(line) || unitIn(line) !== null;
  const others = read.filter(({ cells, text: line }) => !cells && !isKnown(line));
  const isPage = read.some(
    ({ cells, text: line }) => isHead(line) || cells?.[2] || cells?.[3] || isNote(cells?.[1] ?? ''),
  );
  if (!isPage || seats.length < LEAST_SEATS || others.length > seats.length * MOST_OTHERS) return null;
  // Other headings say other things of what stands below them, such as who had a position before.
  const isOther = (line: string) =>
    OTHER_HEADINGS.test(foldLoose(line)) ||
    (/\t|\s{2}/.test(line) && !/\d/.test(line) && !isOrganization(line) && !isPageNote(line));
  if (read.some(({ cells, text: line }) => !cells && !isHead(line) && isOther(line))) return null;

  let organization = false;
  // 'Unsustained' may say something of everyone below it.
  let open = '';
  const said = read.flatMap((own): Said[] => {
    if (isHead(own.text)) return [];
    const { cells, text: line } = own;
    if (!cells) organization = isOrganization(line);
    if (organization && !cells) open = '';
    else if (!cells && !isKnown(line) && !isVocabulary(foldLoose(line)) && !/[\d,✓✔]|\t|\s{2}/.test(line)) open = line;
    if (!cells) return [{ ...own, problem: isKnown(line) ? undefined : NO_SEAT }];
    const isOfNone = !organization && isOfficeOfAny(cells[0] ?? '');
    const doubt = open || doubtMark(line);
    return [{ ...own, problem: isOfNone ? ofNone(cells[0] ?? '') : doubt && askedOfRemark(doubt) }];
  });
  const first = said.findIndex(({ cells, text: line, problem }) => cells || problem || isOrganization(line));
  return asTable(TITLES, said, { first, isOfAll: true });
}
