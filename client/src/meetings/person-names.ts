import type { PersonName, SpeakingAssignment } from '#shared/meetings/schema.ts';

export const fullName = (person: PersonName | null | undefined): string | null =>
  person ? `${person.firstName} ${person.lastName}` : null;

/** A visitor's name is not taken apart: its first word may be a title. */
export const speakerFirstName = (talk: SpeakingAssignment): string | null => talk.member?.firstName ?? talk.speakerName ?? null;
