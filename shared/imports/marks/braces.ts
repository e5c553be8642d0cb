/** '} moved' beside the middle one of several lines, which end in the rest of the brace. */
const MIDDLE = /^(.*\S)\s+[}⎬]\s*(\p{L}.{0,60})$/u;
const ABOVE = /\s+[\\|⎫⎧}⎪]\s*$/u;
const BELOW = /\s+[/|⎭⎩}⎪]\s*$/u;

/** What a brace joins holds for each of its lines: 'Mary Adler \', 'John Barnes } moved', 'Susan Chapman /'. */
export function withBraces(text: string): string {
  if (!/[}⎬]/u.test(text)) return text;
  const lines = text.split('\n');
  for (const [at, line] of lines.entries()) {
    const [, before, said] = line.length > 200 ? [] : (MIDDLE.exec(line.trimEnd()) ?? []);
    if (before === undefined || said === undefined) continue;
    let first = at;
    while (ABOVE.test(lines[first - 1]?.slice(-200) ?? '')) first -= 1;
    let last = at;
    while (BELOW.test(lines[last + 1]?.slice(-200) ?? '')) last += 1;
    if (first === last) continue;
    lines[at] = `${before} - ${said}`;
    for (let one = first; one <= last; one += 1)
      if (one !== at) lines[one] = `${(lines[one] ?? '').replace(one < at ? ABOVE : BELOW, '')} - ${said}`;
  }
  return lines.join('\n');
}
