import { foldLoose } from '#shared/text/fold.ts';
import type { Line } from '../cells.ts';
import { fieldOf, isOfName } from '../columns.ts';
import { BULLET } from '../line-parts.ts';
import { asTable, type Said } from '../texts/as-table.ts';
import { filledLines } from '../texts/list-lines.ts';
import { isPageNote } from '../texts/page-notes.ts';

/** 'Name:', and ', Phone:' or '  Phone:' behind a value. */
const LABEL =
  /(?:^|\s*[\t,;|•]\s*|\s{2,}|\s+[-–—]\s+)(\p{L}[\p{L}'’/.-]{1,20}(?: [\p{L}#][\p{L}'’/.-]{0,20}){0,3})\s*[:=]\s*/gu;
const LEAST_READ = 0.7;
const UNCLEAR = 'This line doesn’t begin with a name as the others do, so we couldn’t read it.';

type Labeled = { label: string; value: string };

/** What each label of a line says; null where the line doesn't begin with a label for a name, or has one twice. */
function labeledIn(written: string): Labeled[] | null {
  const line = written
    .replace(BULLET, '')
    .replaceAll(/[^\S\t]{3,}/g, '  ')
    .trim();
  const found = [...line.matchAll(LABEL)];
  const [first] = found;
  if (first?.index !== 0 || !isOfName(fieldOf(first[1] ?? ''))) return null;
  const read = found.map((match, at): Labeled => {
    const value = line.slice(match.index + match[0].length, found[at + 1]?.index);
    return { label: match[1] ?? '', value: value.replace(/[\s,;|•]+$/u, '') };
  });
  return new Set(read.map(({ label }) => foldLoose(label))).size < read.length ? null : read;
}

/** 'Name: Ann Lee, Phone: 801-555-0101', a line for each person, as forms and notes on a phone have it; else null. */
export function labeledLines(lines: readonly string[]): Line[] | null {
  const read = filledLines(lines).map((own) => ({ ...own, labeled: labeledIn(own.text) }));
  const counted = read.filter(({ text }) => !isPageNote(text));
  const found = counted.flatMap(({ labeled }) => (labeled ? [labeled] : []));
  // Below a label alone are the other labels of the same person.
  const areWhole = found.filter((labeled) => labeled.length > 1).length * 2 > found.length;
  if (found.length < 2 || found.length < counted.length * LEAST_READ || !areWhole) return null;
  const titles = new Map<string, string>();
  for (const { label } of found.flat()) if (!titles.has(foldLoose(label))) titles.set(foldLoose(label), label);
  const columns = [...titles.keys()];
  const said = read.map(({ labeled, ...own }): Said => {
    if (!labeled) return { ...own, cells: null, ...(isPageNote(own.text) ? {} : { problem: UNCLEAR }) };
    const valueOf = (column: string) => labeled.find(({ label }) => foldLoose(label) === column)?.value ?? '';
    return { ...own, cells: columns.map(valueOf) };
  });
  return asTable([...titles.values()], said);
}
