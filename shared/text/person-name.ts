import { fold } from './fold.ts';

/** `preferredName`: the given name that the person goes by, where that is another one. */
export type Named = { firstName: string; lastName: string; preferredName?: string | null };

/** 'Bill' of William, who goes by it. */
export const givenName = ({ firstName, preferredName }: Named): string => preferredName?.trim() || firstName;
/** 'Jane Doe', as the person is called. */
export const fullName = (person: Named): string => `${givenName(person)} ${person.lastName}`.trim();
/** The same with the first name of the record. */
export const recordName = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`.trim();
/** The same for a person who may be absent. */
export const fullNameOrNull = (person: Named | null | undefined): string | null => (person ? fullName(person) : null);

/** By what the same person is found again, however the name is written: no case, no accents. */
export const nameKeyOf = (person: Named): string => fold(recordName(person));
