const ABSOLUTE_LIMIT = 1_000;
const SENTENCE = /[.!?;:,。！？]["”’)]* /gu;

/** Where a line that is too long is best cut: after a sentence, else between words, else anywhere but inside a character. */
function cutOf(text: string): number {
  const head = text.slice(0, ABSOLUTE_LIMIT);
  const [last] = [...head.matchAll(SENTENCE)].slice(-1);
  const [sentence, word] = [last ? last.index + last[0].length : 0, head.lastIndexOf(' ') + 1];
  const cut = [sentence, word].find((at) => at > ABSOLUTE_LIMIT / 2) ?? ABSOLUTE_LIMIT;
  return /[\uD800-\uDBFF]/u.test(text.charAt(cut - 1)) ? cut - 1 : cut;
}

/** A line split into several that fit on a page, each indented like the whole; nearly every line is short and stays as it is. */
export function shortLines(line: string): string[] {
  const indent = /^ */u.exec(line)?.[0] ?? '';
  const lines: string[] = [];
  let rest = line.slice(indent.length);
  while (rest.length > ABSOLUTE_LIMIT) {
    const cut = cutOf(rest);
    lines.push(`${indent}${rest.slice(0, cut).trimEnd()}`);
    rest = rest.slice(cut);
  }
  return [...lines, `${indent}${rest}`];
}
