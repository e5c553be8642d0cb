import { UNREADABLE } from '../unreadable.ts';

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, i) => bytes[i] === byte);
const ZIP = [0x50, 0x4b, 3, 4];
/** Files of Office before 2007. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];
/** Names of what is inside, which a zip file has as they are, and an older one with a zero behind each letter. */
const WORD = /word\/|W\0o\0r\0d\0D\0o\0c\0|opendocument\.text/;
const EXCEL = /xl\/|W\0o\0r\0k\0b\0o\0o\0k\0|B\0o\0o\0k\0|opendocument\.spreadsheet/;

/** Why a file of Word or Excel can't be read, whatever its name ends with; null for any other file. */
export function officeFile(bytes: Uint8Array): string | null {
  if (!startsWith(bytes, ZIP) && !startsWith(bytes, COMPOUND)) return null;
  const text = new TextDecoder('latin1').decode(bytes);
  if (EXCEL.test(text)) return UNREADABLE.excel;
  return WORD.test(text) ? UNREADABLE.word : UNREADABLE.excelOrZip;
}
