import type { MeetingStatus } from '#shared/meetings/constants.ts';
import { STATUS_LABELS } from '#shared/meetings/rules.ts';
import { byPart, PERSON_PARTS, type PersonPart } from '#shared/meetings/parts.ts';

/** In place of a topic that is not known yet. */
export const NO_TOPIC = 'Topic TBD';

/** Beside the special number. */
export const PERFORMED_BY = 'Performed by';

/** The words of the meeting dialog's fields, as its sections, its messages and the clash dialog say them. */
export const PERSON_LABELS: Record<PersonPart['key'], string> = byPart(
  PERSON_PARTS,
  'key',
  ({ fieldLabel }) => fieldLabel,
);

export const STATUS_CHOICES: Record<MeetingStatus | '', string> = {
  '': 'Automatic (based on what’s filled in)',
  ...STATUS_LABELS,
};

export const FORM_SECTIONS = [
  { id: 'leadership', title: 'Leadership' },
  { id: 'opening', title: 'Opening' },
  { id: 'business', title: 'Business' },
  { id: 'sacrament', title: 'Sacrament' },
  { id: 'speakers', title: 'Speakers & Music' },
  { id: 'closing', title: 'Closing' },
  { id: 'notes', title: 'Notes & Status' },
] as const;
export type SectionId = (typeof FORM_SECTIONS)[number]['id'];
