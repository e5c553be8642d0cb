import { getDocumentProxy } from 'unpdf';
import { IMPORT_LIMITS } from '#shared/imports/schema.ts';
import { tableOnPages, textOfPages, type Piece } from './pdf-table.ts';
import { BROKEN_PDF, readPages, unreadable, type Reading } from './read-bytes.ts';

/** More than a ward list of a thousand people has; a page that repeats text without end stops here. */
const MOST_PIECES = 200_000;

const SENTENCES = {
  encrypted: 'The PDF is protected with a password. Save it without one and choose it again.',
  broken: BROKEN_PDF,
  noText: 'The PDF holds pictures of pages, not text. Use a CSV or TXT file instead.',
  tooLong: `The PDF is too long: at most ${IMPORT_LIMITS.pdfPages} pages can be read.`,
};

async function read(bytes: Uint8Array): Promise<Reading> {
  const pdf = await getDocumentProxy(bytes, {
    verbosity: 0,
    isEvalSupported: false,
    useSystemFonts: false,
    stopAtErrors: false,
  });
  if (pdf.numPages > IMPORT_LIMITS.pdfPages) return unreadable(SENTENCES.tooLong);
  const pages: Piece[][] = [];
  let pieces = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const own: Piece[] = [];
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [left, y] = [Number(item.transform[4]), Number(item.transform[5])];
      own.push({ text: item.str, left, right: left + item.width, y, height: item.height || 10 });
    }
    pieces += own.length;
    if (pieces > MOST_PIECES) return unreadable(SENTENCES.tooLong);
    pages.push(own);
    page.cleanup();
  }
  if (pieces === 0) return unreadable(SENTENCES.noText);
  return readPages({ table: tableOnPages(pages), text: textOfPages(pages) });
}

/** The people of a PDF. Only the reading thread does this: a file may be made to take all time and memory. */
export async function readPdf(bytes: Uint8Array): Promise<Reading> {
  try {
    return await read(bytes);
  } catch (error) {
    return unreadable(
      error instanceof Error && error.name === 'PasswordException' ? SENTENCES.encrypted : SENTENCES.broken,
    );
  }
}
