/**
 * A cell that a spreadsheet would run as a formula is made harmless by a leading apostrophe (OWASP, CSV injection);
 * some spreadsheets take the wide signs of East Asian keyboards as well, and leave out spaces in front.
 * Apostrophes before such a character get one more, so that reading back gives exactly what was written.
 */
const FORMULA = /^'*[\s\u200B]*[=+\-@\t\r＝＋－＠]/;
const defused = (cell: string) => (FORMULA.test(cell) ? `'${cell}` : cell);

/** The cell that was meant by one that `csvOf` made harmless. */
export const undefused = (cell: string): string => (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell);

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Rows as CSV (RFC 4180) with a byte order mark, so that every spreadsheet opens it as UTF-8. */
export function csvOf(rows: readonly (readonly (string | number | boolean | null)[])[]): string {
  const lines = rows.map((row) => row.map((cell) => quoted(defused(cell === null ? '' : String(cell)))).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
