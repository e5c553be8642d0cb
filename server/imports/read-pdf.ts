// In this order: what pdf.js looks for, the part of it that reads, and what opens a file with both.
import { withPlainHyphens } from '#shared/imports/decode.ts';
import { IMPORT_LIMITS } from '#shared/imports/limits.ts';
import { UNREADABLE } from '#shared/imports/unreadable.ts';
import './no-drawing.ts';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { PDFParse, PasswordException } from 'pdf-parse';
import { AnnotationMode } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { drawnApart } from './pdf/drawn/drawn-apart.ts';
import { withCells } from './pdf/drawn/drawn-cells.ts';
import { drawingOf, type Drawing, type Steps } from './pdf/drawn/drawing.ts';
import { framed, frameOf, type Frame, type PlacedText } from './pdf/drawn/frame.ts';
import { withLeftOut } from './pdf/drawn/left-out.ts';
import { withLabelLines } from './pdf/labels/label-lines.ts';
import { rowsOfPages } from './pdf/reading.ts';
import { withEdges } from './pdf/page-edge.ts';
import { withRaisedMarks } from './pdf/drawn/raised-marks.ts';
import { withStyles } from './pdf/drawn/printed-styles.ts';
import { textOfPages } from './pdf/page-text.ts';
import { withoutPageNotes, type PdfText } from './pdf/text.ts';
import { withUnseen } from './pdf/drawn/unseen.ts';
import { readingOf, unreadable, withUnread, type Reading, type Unread } from './read-bytes.ts';
import { listOfAll } from '#shared/text/in-words.ts';

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
  /** Its fonts, among others, once its steps are known. */
  commonObjs: { has(id: string): boolean; get(id: string): unknown };
  cleanup(): void;
};
type Opened = { numPages: number; getPage(number: number): Promise<Page> };

/** pdf-parse returns text as lines; only its private document says where on the page each piece is. */
const open = (parser: PDFParse): Promise<Opened> => parser['load']();

/** The texts of a page in the order of the file; null when there are more than `most`. */
async function textsOf(page: Page, most: number): Promise<PlacedText[] | null> {
  const texts: PlacedText[] = [];
  // Part by part: a page may repeat its text without end.
  for await (const { items } of page.streamTextContent()) {
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [text, height] = [withPlainHyphens(item.str), item.height || 10];
      texts.push({ text, matrix: item.transform.map(Number), width: item.width, height, font: item.fontName });
    }
    if (texts.length > most) return null;
  }
  return texts;
}

const drawingOn = async (page: Page, frame: Frame): Promise<Drawing> =>
  drawingOf(await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE }), frame.matrix);

/** What a font is called in the file: 'ABCDEF+Arial-BoldMT.' */
function fontName({ commonObjs }: Page, id: string): string {
  const font = id !== '' && commonObjs.has(id) ? commonObjs.get(id) : null;
  return typeof font === 'object' && font !== null && 'name' in font ? String(font.name) : '';
}

/** Only the steps that draw a page tell which of its texts are visible. */
async function seenOn(page: Page, pieces: PdfText[], frame: Frame): Promise<PdfText[]> {
  const drawing = await drawingOn(page, frame);
  const seen = withUnseen(withLeftOut(drawnApart(pieces, drawing.texts), drawing, frame.width), drawing);
  return withRaisedMarks(withStyles(withCells(seen, drawing), drawing, (font) => fontName(page, font)));
}

/** The dictionary of an image stands in the file as it is; on the page, images are left out. */
const hasImages = (bytes: Uint8Array): boolean => /\/Subtype\s*\/Image\b/.test(Buffer.from(bytes).toString('latin1'));

/** Says in the preview which pages no one was read from. */
function pagesWithoutText(numbers: readonly number[]): Unread {
  if (numbers.length === 0) return undefined;
  const isOne = numbers.length === 1;
  const text = `${isOne ? 'Page' : 'Pages'} ${listOfAll(numbers.map(String))}`;
  const [has, itIs] = isOne ? ['has', 'It may be an image'] : ['have', 'They may be images'];
  return { text, problem: `${text} ${has} no text, so we couldn’t read anyone there. ${itIs}, such as a scan.` };
}

async function read(bytes: Uint8Array): Promise<Reading> {
  // Opening the file takes its bytes away.
  const isWithImages = hasImages(bytes);
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
  const withoutText: number[] = [];
  let left = MOST_PIECES;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const texts = await textsOf(page, left);
    if (!texts) return unreadable(UNREADABLE.longPdf);
    left -= texts.length;
    const frame = frameOf(texts, page.view);
    const pieces = texts.map((text) => framed(text, frame));
    const isLookedAt = pieces.length > 0 && MOST_PIECES - left <= MOST_LOOKED_AT;
    printed.push(isLookedAt ? await seenOn(page, pieces, frame) : pieces);
    // What the printer adds is not what a scanned page says.
    const isEmpty = withoutPageNotes(pieces).length === 0;
    if (isEmpty && (isWithImages || (await drawingOn(page, frame)).areas.length > 0)) withoutText.push(number);
    page.cleanup();
    rightEdges.push(frame.width);
  }
  if (left === MOST_PIECES) return unreadable(UNREADABLE.picturesInPdf);
  const pages = withEdges(printed, rightEdges);
  const text = textOfPages(pages.map(withLabelLines));
  const reading = readingOf(text, () => rowsOfPages(pages, text));
  // A model doesn't see what is hidden, crossed out, or cut off.
  const isPlain = pages.every((pieces) => pieces.every(({ doubt }) => !doubt));
  const unread = pagesWithoutText(withoutText);
  if (reading.kind === 'read') return { ...reading, rows: withUnread(reading.rows, unread) };
  const sentence = [reading.sentence, unread?.problem].filter(Boolean).join(' ');
  return { ...reading, sentence, text: isPlain ? reading.text : null, unread };
}

/** The people of a PDF. Only the reader's own process does this: a file may be made to take all time and memory. */
export async function readPdf(bytes: Uint8Array): Promise<Reading> {
  try {
    return await read(bytes);
  } catch (error) {
    return unreadable(error instanceof PasswordException ? UNREADABLE.encryptedPdf : UNREADABLE.brokenPdf);
  }
}
