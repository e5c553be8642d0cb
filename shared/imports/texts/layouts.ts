import type { Line } from '../cells.ts';
import { withBraces } from '../marks/braces.ts';
import { withoutSenders } from '../remarks/chat-lines.ts';
import { withMonths } from '../remarks/month-headings.ts';
import { withChildrenLabeled } from '../household-notes/children-lines.ts';
import { churchPage } from './church-page.ts';
import { contactBlocks } from './contact-blocks.ts';
import { coupleLines } from './couple-lines.ts';
import { withoutLoneHeading } from '../text-tables/lone-heading.ts';
import { labeledFamilies } from '../text-tables/labeled-families.ts';
import { labeledLines } from '../text-tables/labeled-lines.ts';
import { linesWithAges } from './lines-with-ages.ts';
import { listLines } from './list-lines.ts';
import { withPhonesBelow } from './phones-above.ts';
import { withDashes, withoutLeaders } from './line-forms.ts';
import { pairsApart } from '../side-by-side/pairs-beside.ts';
import { columnByColumn } from '../side-by-side/tabs-beside.ts';
import { linesBelowHeadings } from './vertical-lines.ts';

const LAYOUTS = [
  churchPage,
  labeledLines,
  labeledFamilies,
  linesBelowHeadings,
  coupleLines,
  contactBlocks,
  linesWithAges,
];

/** A text that a person reads as a table, although it isn't written as one: its rows and headings; null for any other. */
export function linesOfLayout(text: string): Line[] | null {
  const listed = listLines(text);
  const lines = listed && withPhonesBelow(listed);
  for (const layout of lines ? LAYOUTS : []) {
    const rows = layout(lines ?? []);
    if (rows) return rows;
  }
  return null;
}

/** A text in the order in which one reads it, without the dots before a phone, the senders of a chat, and the title 'Names'. */
export const inReadingOrder = (text: string): string =>
  withoutLoneHeading(withChildrenLabeled(withMonths(columnByColumn(withDashes(withoutLeaders(withoutSenders(text)))))));

/** A list of people, one a line: without the dots before a phone, and without braces and columns of pairs. */
export const asOneColumn = (text: string): string => pairsApart(withBraces(withoutLeaders(text)));
