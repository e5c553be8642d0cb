// In this order: what pdf.js looks for, the part of it that reads, and what opens a file with both.
import { withPlainHyphens } from '#shared/imports/decode.ts';
import { IMPORT_LIMITS } from '#shared/imports/limits.ts';
import { UNREADABLE } from '#shared/imports/unreadable.ts';
import './no-drawing.ts';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { PDFParse, PasswordException } from 'pdf-parse';
import { AnnotationMode } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { drawnApart } from './pdf/drawn-apart.ts';
import { drawingOf, type Steps } from './pdf/drawing.ts';
import { rowsOfPages } from './pdf/reading.ts';
import { withEdges } from './pdf/page-edge.ts';
import { textOfPages } from './pdf/page-text.ts';
import type { PdfText } from './pdf/text.ts';
import { withUnseen } from './pdf/unseen.ts';
import { readingOf, unreadable, type Reading } from './read-bytes.ts';

/** More than a ward list of a thousand people has; a page that repeats text without end stops here. */
const MOST_PIECES = 200_000;
/** What is drawn is looked at on the pages of some two thousand people; more are not in a ward's list. */
const MOST_LOOKED_AT = 8_000;

/** What we use of the document that pdf-parse opens. */
type Item = { str: string; transform: number[]; width: number; height: number; fontName: string };
type Page = {
  /** Its edges: left, bottom, right, top. */
  view: number[];
  streamTextContent(): ReadableStream<{ items: (Item | { type: string })[] }>;
  getOperatorList(options: { annotationMode: number }): Promise<Steps>;
  cleanup(): void;
};
type Opened = { numPages: number; getPage(number: number): Promise<Page> };

/** pdf-parse returns text as lines; only its private document says where on the page each piece is. */
const open = (parser: PDFParse): Promise<Opened> => parser['load']();

/** The pieces of a page in the order of the file; null when there are more than `most`. */
async function piecesOf(page: Page, most: number): Promise<PdfText[] | null> {
  const pieces: PdfText[] = [];
  // Part by part: a page may repeat its text without end.
  for await (const { items } of page.streamTextContent()) {
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [left, y] = [Number(item.transform[4]), Number(item.transform[5])];
      const [right, height] = [left + item.width, item.height || 10];
      pieces.push({ text: withPlainHyphens(item.str), left, right, y, height, font: item.fontName });
    }
    if (pieces.length > most) return null;
  }
  return pieces;
}

/** Only the steps that draw a page tell which of its texts are visible. */
async function seenOn(page: Page, pieces: PdfText[]): Promise<PdfText[]> {
  const drawing = drawingOf(await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE }));
  return withUnseen(drawnApart(pieces, drawing.texts), drawing);
}

async function read(bytes: Uint8Array): Promise<Reading> {
  const pdf = await open(
    new PDFParse({
      data: bytes,
      verbosity: 0,
      isEvalSupported: false,
      useSystemFonts: false,
      stopAtErrors: false,
      // No picture is ever looked at.
      maxImageSize: 0,
    }),
  );
  if (pdf.numPages > IMPORT_LIMITS.pdfPages) return unreadable(UNREADABLE.longPdf);
  const printed: PdfText[][] = [];
  const rightEdges: number[] = [];
  let left = MOST_PIECES;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const pieces = await piecesOf(page, left);
    if (!pieces) return unreadable(UNREADABLE.longPdf);
    left -= pieces.length;
    const isLookedAt = pieces.length > 0 && MOST_PIECES - left <= MOST_LOOKED_AT;
    printed.push(isLookedAt ? await seenOn(page, pieces) : pieces);
    page.cleanup();
    rightEdges.push(page.view[2] ?? Number.POSITIVE_INFINITY);
  }
  if (left === MOST_PIECES) return unreadable(UNREADABLE.picturesInPdf);
  const pages = withEdges(printed, rightEdges);
  const text = textOfPages(pages);
  const reading = readingOf(text, () => rowsOfPages(pages, text));
  // A model doesn't see what is hidden, crossed out, or cut off.
  const isPlain = pages.every((pieces) => pieces.every(({ doubt }) => !doubt));
  return reading.kind === 'read' || isPlain ? reading : { ...reading, text: null };
}

/** The people of a PDF. Only the reader's own process does this: a file may be made to take all time and memory. */
export async function readPdf(bytes: Uint8Array): Promise<Reading> {
  try {
    return await read(bytes);
  } catch (error) {
    return unreadable(error instanceof PasswordException ? UNREADABLE.encryptedPdf : UNREADABLE.brokenPdf);
  }
}
