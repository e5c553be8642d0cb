import { fold } from './fold.ts';

export type Named = { firstName: string; lastName: string };

/** 'Jane Doe' */
export const fullName = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`.trim();
/** The same for a person who may be absent. */
export const fullNameOrNull = (person: Named | null | undefined): string | null => (person ? fullName(person) : null);

/** By what the same person is found again, however the name is written: no case, no accents. */
export const nameKeyOf = (person: Named): string => fold(fullName(person));
