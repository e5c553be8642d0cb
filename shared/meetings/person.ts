import type { MeetingValues, Person } from './form.ts';

/** An empty field. */
export const NOBODY: Person = { id: null, text: '' };

/** What a call takes for a person: the id, the typed name, or null. */
export const personRef = ({ id, text }: Person): number | string | null => id ?? (text.trim() || null);
/** Anyone who was entered for a number that was cleared performs nothing. */
export const performerIn = ({ hymns, performer }: Pick<MeetingValues, 'hymns' | 'performer'>): Person =>
  hymns.specialNumber.trim() === '' ? NOBODY : performer;
export const isNobody = (person: Person): boolean => personRef(person) === null;
