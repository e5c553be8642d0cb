import { PDFParse } from 'pdf-parse';

/** The text of each page of a PDF, with the line breaks of the page. */
export async function pageTextsOf(pdf: Uint8Array): Promise<string[]> {
  const parser = new PDFParse({ data: new Uint8Array(pdf), verbosity: 0 });
  const { pages } = await parser.getText({ pageJoiner: '' });
  await parser.destroy();
  return pages.map(({ text }) => text);
}
