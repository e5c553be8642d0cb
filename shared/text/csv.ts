/** A cell that a spreadsheet would run as a formula is made harmless by a leading apostrophe (OWASP, CSV injection). */
const defused = (cell: string) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Rows as CSV (RFC 4180) with a byte order mark, so that every spreadsheet opens it as UTF-8. */
export function csvOf(rows: readonly (readonly (string | number | boolean | null)[])[]): string {
  const lines = rows.map((row) => row.map((cell) => quoted(defused(cell === null ? '' : String(cell)))).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
