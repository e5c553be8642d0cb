import { capitalize } from '#shared/text/capitalize.ts';

/** 'OPENING HYMN', by which a script sets its parts apart. */
export const isHeading = (line: string): boolean =>
  line === line.toUpperCase() && /\p{Lu}{2}/u.test(line) && !/^[#[(\s]/u.test(line);

export const isIndented = (line = ''): boolean => line.startsWith('  ');
/** A line of an outline with its own lines below it; an indented one only has others beside it. */
export const leadsTo = (line: string, next: string | undefined): boolean => !isIndented(line) && isIndented(next);

/** A part of a script as it is written: its heading in ordinary letters, null without one, and the lines below. */
export type WrittenPart = { heading: string | null; lines: string[] };

/** A script taken apart at its headings, also those of `labels` in ordinary letters; where none is left, every paragraph is a part. */
export function writtenParts(text: string, labels: readonly string[] = []): WrittenPart[] {
  const known = new Set(labels.map((label) => label.toLowerCase()));
  const opens = (line: string) => isHeading(line) || known.has(line.toLowerCase().replace(/:$/u, ''));
  const paragraphs = text
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.split('\n').flatMap((line) => line.trim() || []));
  const filled = paragraphs.filter((lines) => lines.length > 0);
  const hasHeadings = filled.some((lines) => lines.some(opens));
  const parts: WrittenPart[] = [];
  for (const lines of filled) {
    let part: WrittenPart | undefined = hasHeadings ? parts.at(-1) : undefined;
    for (const line of lines) {
      if (opens(line)) parts.push((part = { heading: capitalize(line.toLowerCase().replace(/:$/u, '')), lines: [] }));
      else if (part) part.lines.push(line);
      else parts.push((part = { heading: null, lines: [line] }));
    }
  }
  return parts;
}
