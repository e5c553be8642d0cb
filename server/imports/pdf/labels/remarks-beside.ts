import { tellsBeside } from '#shared/imports/headings/group-cells.ts';
import { isTitleOfCallings, isTitleOfNames, type Heading, type Title } from '../heading.ts';
import { overlaps, printedText, type PdfText } from '../text.ts';
import type { Label } from './label-rows.ts';

/** In heights of letters: lines of one text are no farther apart. */
const LINE = 1.6;
/** '← both moved out', 'Do not ask these': no heading of a column. */
const OF_ROWS =
  /^\W*[←→⟵⟸«»<>{}]|\b(?:both|these|those|them|everyone here|estos|estas|ambos|ambas|estes|eles|elas)\b/iu;

/** In points: how exact texts stand beside each other, and rules. */
const [BESIDE, EXACT] = [1.2, 2] as const;

/** The text of one heading and what goes on with it right below; null where anything else stands in its column. */
function aloneIn(title: Title, own: readonly PdfText[], below: readonly PdfText[]): PdfText[] | null {
  const taken = [...own].toSorted((a, b) => b.y - a.y);
  for (const piece of below.filter((one) => overlaps(one, title)).toSorted((a, b) => b.y - a.y)) {
    const last = taken.at(-1);
    const isRest = last && piece.font === last.font && Math.abs(piece.height - last.height) < 0.5;
    if (!isRest || last.y - piece.y > LINE * piece.height) return null;
    taken.push(piece);
  }
  return taken;
}

const ruleBelow = (piece: PdfText): number => piece.cell?.[1] ?? Number.NEGATIVE_INFINITY;

/** Whether a text stands beside a table, and not above a column of it: it is set in another way, or outside of its rules. */
function isApart(own: readonly PdfText[], others: readonly PdfText[], isBefore: boolean): boolean {
  const [first] = own;
  const [other] = others;
  if (!first || !other || OF_ROWS.test(printedText(own))) return true;
  const isSet = (is: (piece: PdfText) => boolean) => others.every((piece) => !is(piece));
  if (isSet(({ font }) => font === first.font) || isSet(({ height }) => Math.abs(height - first.height) < 0.5))
    return true;
  const isInLine = others.every(({ y }) => Math.abs(y - other.y) < BESIDE);
  if (isInLine && own.every(({ y }) => Math.abs(y - other.y) > BESIDE)) return true;
  const rule = ruleBelow(other);
  // Before the names, what has no rules around it is hardly a column to write in.
  return Number.isFinite(rule) ? Math.abs(ruleBelow(first) - rule) > EXACT : isBefore;
}

/** What stands at one end of the headings of a table and is none of them: it tells of the rows, and nothing is in its column. */
function remarkAt(end: Title, heading: Heading, below: readonly PdfText[]): PdfText[] | null {
  if (heading.titles.length < 2 || isTitleOfNames(end.text)) return null;
  const own = [...heading.pieces].filter((piece) => overlaps(piece, end));
  const others = [...heading.pieces].filter((piece) => !own.includes(piece));
  if (isTitleOfCallings(printedText(own))) return null;
  const text = own.length > 0 && others.length > 0 ? aloneIn(end, own, below) : null;
  if (text === null || !tellsBeside(printedText(text))) return null;
  return isApart(own, others, end === heading.titles[0]) ? text : null;
}

/** Takes from the headings on a page what stands beside their tables: 'Deceased' left of one, 'Do not ask these' right of it. */
export function withoutRemarks(page: readonly PdfText[], headings: readonly Heading[]) {
  const labels: Label[] = [];
  const taken = new Set<PdfText>();
  const left = headings.map((heading, i): Heading => {
    const end = headings[i + 1]?.top ?? Number.NEGATIVE_INFINITY;
    const next = headings[i + 1]?.pieces;
    const below = page.filter((piece) => piece.y < heading.bottom && piece.y > end && !next?.has(piece));
    let { titles } = heading;
    for (const title of [titles[0], titles.at(-1)]) {
      const text = title && titles.length > 1 ? remarkAt(title, heading, below) : null;
      if (!title || !text) continue;
      titles = titles.filter((other) => other !== title);
      for (const piece of text) taken.add(piece);
      const [ys, height] = [text.map(({ y }) => y), text[0]?.height ?? 0];
      labels.push({
        text: printedText(text),
        left: title.left,
        right: title.right,
        bottom: Math.min(...ys),
        top: Math.max(...ys) + height,
        isExact: false,
      });
    }
    return { ...heading, titles };
  });
  return { pieces: page.filter((piece) => !taken.has(piece)), labels, headings: left };
}
