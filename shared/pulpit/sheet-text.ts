import { capitalize } from '#shared/text/capitalize.ts';
import { NOTES_LABEL } from './words.ts';

/** 'OPENING HYMN', the heading of a part of a script. */
export const isHeading = (line: string): boolean =>
  line === line.toUpperCase() && /\p{Lu}{2}/u.test(line) && !/^[#[(\s]/u.test(line);

export const isIndented = (line = ''): boolean => line.startsWith('  ');
/** A line of an outline with its own lines below it; an indented line has none. */
export const leadsTo = (line: string, next: string | undefined): boolean => !isIndented(line) && isIndented(next);

/** A part of a written script: its heading in ordinary letters, or null, and the lines below. */
export type WrittenPart = { heading: string | null; lines: string[] };

const isNotes = ({ heading }: WrittenPart): boolean => heading === NOTES_LABEL;

/**
 * A script split at its headings, including those of `labels` in ordinary letters. If it has no headings, each paragraph
 * is a part. A paragraph after the notes is no longer one of them, so that a script without its first heading is whole.
 */
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
    const before = parts.at(-1);
    let part = hasHeadings && before && !isNotes(before) ? before : undefined;
    for (const line of lines) {
      if (opens(line)) parts.push((part = { heading: capitalize(line.toLowerCase().replace(/:$/u, '')), lines: [] }));
      else if (part) part.lines.push(line);
      else parts.push((part = { heading: null, lines: [line] }));
    }
  }
  return parts;
}
