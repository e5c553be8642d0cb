import type { MeetingValues } from '#shared/meetings/form.ts';
import { isNobody } from '#shared/meetings/person.ts';
import { PERSON_PARTS } from '#shared/meetings/parts.ts';
import { PARTS, type MeetingPart } from '#client/meetings/meeting-parts.ts';

export type FormField = MeetingPart | `speakers.${number}.${'person' | 'topic' | 'duration'}`;
export type FieldProblem = { field: FormField; message: string };

/** The id of a field's element. */
export const fieldId = (field: string): string => `meeting-${field}`;

/** The field of the form for a path of the server's: that of an error, of a gap, or of an address that leads to one. */
export function formField(path: string, { speakers }: MeetingValues): FormField | null {
  const [, place, part] = /^speakers\.(\d+)(?:\.(\w+))?/.exec(path) ?? [];
  if (place === undefined) {
    const field = PERSON_PARTS.find((person) => person.field === path)?.key ?? path;
    return PARTS.find((known) => known === field) ?? null;
  }
  // A save leaves out the rows without a person.
  const sent = speakers.flatMap((row, index) => (isNobody(row.person) ? [] : [index]));
  return `speakers.${sent[Number(place)] ?? 0}.${part === 'topic' || part === 'duration' ? part : 'person'}`;
}

export const formProblems = (
  errors: readonly { path: string; message: string }[],
  values: MeetingValues,
): FieldProblem[] =>
  errors.flatMap(({ path, message }) => {
    const field = formField(path, values);
    return field ? [{ field, message }] : [];
  });
