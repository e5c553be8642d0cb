import { SAVING_WORDS } from '#shared/http/saving-words.ts';
import { periodAfter, quotedAtEnd } from '#shared/text/sentence-end.ts';
import { IMPORT_LIMITS } from './limits.ts';
import { numberInWords } from '#shared/text/in-words.ts';

/** Why a file cannot be read, for the person who chose it. What is wrong with a single row is said in its own place. */
export const UNREADABLE = {
  empty: 'The file is empty.',
  otherType: 'We can’t read this type of file. Choose a CSV, TXT, JSON, or PDF file.',
  excel: `This looks like an Excel file. ${SAVING_WORDS.excel}`,
  word: `This looks like a Word file. ${SAVING_WORDS.word}`,
  excelOrZip: `This looks like an Excel or zip file. ${SAVING_WORDS.excel}`,
  vCard:
    'This looks like a file of contacts (vCard). Export the contacts as a CSV file, for example from Google Contacts, and choose that file.',
  tooSlow: 'The file takes too long to read. Split it, or use a CSV file with the template’s columns.',
  tooComplex: 'The file is damaged or too complex to read. Re-export it or use a CSV file.',
  tooManyRows: (rows: number) =>
    `The file has ${numberInWords(rows)} rows; the limit is ${numberInWords(IMPORT_LIMITS.rows)}. Split it into smaller files.`,

  encryptedPdf: 'The PDF is password-protected. Save it without a password and try again.',
  brokenPdf: 'The PDF is damaged or isn’t a real PDF. Re-export it or use a CSV file.',
  picturesInPdf: 'This PDF contains images instead of text. Use a CSV or TXT file.',
  longPdf: `The PDF is too long. The limit is ${IMPORT_LIMITS.pdfPages} pages.`,

  noNameColumn:
    'We couldn’t find a name column. The first row must contain column headings: First Name and Last Name, or Name. Download the template for an example.',
  unclearColumn: (column: number, shown: string) =>
    `The first row has no column headings, and we couldn’t tell what column ${column} is: ${quotedAtEnd(shown)} Put headings in the first row, as in the template.`,
  twoNameColumns: (one: string, other: string) =>
    `The columns “${one}” and “${other}” both have names. Put the heading “Name” above the people to import, and try again.`,
  halfNames: (has: string | null) =>
    `There’s a ${has}-name column but no ${has === 'first' ? 'last' : 'first'}-name column.`,
  peopleBeside: (heading: string) =>
    `There are two “${heading}” columns, with different people in one row. Put each person on a separate row.`,
  nickOrLast:
    'The column “Apelido” may have last names or nicknames. Rename it “Sobrenome” or “Nickname,” and try again.',
  onlyHeadings: 'The file has headings but no data.',
  tooManyColumns: (row: number) => `Row ${row} has more than ${IMPORT_LIMITS.columns} columns.`,
  openQuotation: (row: number) => `Row ${row} has an opening quotation mark with no closing one.`,
  columnsTooClose:
    'The table’s columns are too close together to tell apart. Print it with wider columns, or use a CSV file.',
  listsBeside:
    'The PDF has lists side by side, and we can’t tell which one some of the text belongs to. Print it in one column, or use a CSV file.',
  textsBeside:
    'The text has people side by side, and we can’t tell whose some of it is. Put them below each other, or use a CSV file.',
  unclearLines:
    'Most rows of the table take up several lines, and we can’t tell what belongs together. Print it with wider columns, or use a CSV file.',
  cutOff: 'Most rows of the table may be cut off. Print it smaller or in landscape, or use a CSV file.',
  text: (line: number, shown: string) =>
    `We couldn’t read the text. Put one person on each line, with a first and last name, or put column headings in the first row, as in the template. The first line that we couldn’t read is line ${line}: “${shown}”${periodAfter(shown)}`,

  invalidJson: 'The JSON isn’t valid. Check for a missing or extra bracket, comma, or quotation mark.',
  deepJson: 'The JSON is nested too deeply.',
  jsonWithoutMembers: 'A JSON file must contain a list of members, each with firstName and lastName, or name.',
  emptyJson: 'The list in the file is empty.',
  tooManyEntries: (entries: number) =>
    `The file has ${numberInWords(entries)} entries; the limit is ${numberInWords(IMPORT_LIMITS.rows)}.`,
} as const;

/** A file that cannot be read, with a sentence for the person who chose it. */
export class UnreadableFile extends Error {
  /** True when a reader of free text, as the model is, may still make something of it. */
  readonly mayAskModel: boolean;

  constructor(sentence: string, mayAskModel = false) {
    super(sentence);
    this.name = 'UnreadableFile';
    this.mayAskModel = mayAskModel;
  }
}

/** What the first reads, or where it can't, the second; where neither can, the first says why. */
export function readOr<Read>(first: () => Read, second: () => Read | null): Read {
  try {
    return first();
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    try {
      const read = second();
      if (read !== null) return read;
    } catch (another) {
      if (!(another instanceof UnreadableFile)) throw another;
    }
    throw error;
  }
}

export function checkCount(rows: number): void {
  if (rows > IMPORT_LIMITS.rows) throw new UnreadableFile(UNREADABLE.tooManyRows(rows));
}
