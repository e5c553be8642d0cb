/** The letters that stand beside each other in a cell of names; a narrow screen leaves the last column fewer. */
export const CELL_WIDTH = 22;
export const NARROW_CELL_WIDTH = 15;
const LINES = 2;

/** Whether a text takes two lines at most where `width` of its letters stand beside each other; no word is parted. */
export function fitsTwoLines(text: string, width: number): boolean {
  let lines = 1;
  let used = 0;
  for (const word of text.split(' ')) {
    const after = used === 0 ? word.length : used + 1 + word.length;
    if (after > width && used > 0) lines += 1;
    used = after > width ? word.length : after;
  }
  return lines <= LINES;
}
