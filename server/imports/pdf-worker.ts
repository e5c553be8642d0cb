import { parentPort, workerData } from 'node:worker_threads';
import { getDocumentProxy } from 'unpdf';
import { tableOnPages, textOfPages, type Piece } from './pdf-table.ts';
import type { PdfAnswer, PdfTask } from './pdf.ts';

/** More than a ward list of a thousand people has; a page that repeats text without end stops here. */
const MOST_PIECES = 200_000;

async function read({ bytes, maxPages }: PdfTask): Promise<PdfAnswer> {
  const pdf = await getDocumentProxy(bytes, { verbosity: 0, isEvalSupported: false, useSystemFonts: false, stopAtErrors: false });
  if (pdf.numPages > maxPages) return { kind: 'too_long', pages: pdf.numPages };
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
    if (pieces > MOST_PIECES) return { kind: 'too_long', pages: pdf.numPages };
    pages.push(own);
    page.cleanup();
  }
  if (pieces === 0) return { kind: 'no_text' };
  return { kind: 'read', table: tableOnPages(pages), text: textOfPages(pages) };
}

function failure(error: unknown): PdfAnswer {
  return { kind: error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'broken' };
}

void read(workerData as PdfTask).catch(failure).then((answer) => parentPort?.postMessage(answer));
