/** How many characters fit on a line of a cell, of the speakers, of those on small screens, and of what is missing. */
export const CELL_WIDTH = 22;
export const SPEAKERS_WIDTH = 24;
export const NARROW_SPEAKERS_WIDTH = 16;
export const MISSING_WIDTH = 15;
const LINES = 2;

/** Whether a text fits on two lines of `width` characters without breaking words. */
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

/** As wide as two others, or nearly. */
const WIDE = /[…mwMW]/gu;

/** As many words of a text as fit on two lines together with what comes `after` them, at least two. */
export function cutAtWord(text: string, after: string, width: number): string {
  const words = text.split(' ');
  const first = (count: number) =>
    count < words.length
      ? `${words
          .slice(0, count)
          .join(' ')
          .replace(/[,;:.]+$/, '')}…`
      : text;
  let count = words.length;
  while (count > 2 && !fitsTwoLines(`${first(count).replace(WIDE, '$&$&')} ${after}`, width)) count -= 1;
  return first(count);
}
