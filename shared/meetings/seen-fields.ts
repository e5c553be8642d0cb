import type { MeetingView } from '#shared/access/roles.ts';
import { partsOfGroup } from './parts.ts';
import type { MeetingRow } from './schema.ts';

/** Fields of a meeting that only some may see; every other field is for all who see the meeting at all. */
const SERVICE: readonly (keyof MeetingRow)[] = [
  ...partsOfGroup('service').flatMap(({ id, name }) => [id, name]),
  'announcements',
  'repeatedAnnouncements',
  'wardBusiness',
];
/** The long texts, which a summary leaves out. */
export const SHEET_TEXTS = [
  'generatedOutline',
  'editedOutline',
  'editedOutlineBase',
  'generatedScript',
  'editedScript',
  'editedScriptBase',
] as const satisfies (keyof MeetingRow)[];
const CONFIDENTIAL: readonly (keyof MeetingRow)[] = [
  'releases',
  'newCallings',
  'notes',
  'heldAsPlanned',
  'attendance',
  ...SHEET_TEXTS,
  'outlineLastGenerated',
  'scriptLastGenerated',
  'scriptSource',
  'sheets',
  'invitations',
  'spokenNames',
  'addressedNames',
];
export const WITHHELD: Record<MeetingView, readonly (keyof MeetingRow)[]> = {
  whole: [],
  program: CONFIDENTIAL,
  music: [...SERVICE, ...CONFIDENTIAL],
  nothing: [...SERVICE, ...CONFIDENTIAL],
};
export const SPEAKER_WITHHELD: Record<MeetingView, readonly (keyof MeetingRow['speakingAssignments'][number])[]> = {
  whole: [],
  program: ['memberId', 'member', 'invitation'],
  music: ['memberId', 'member', 'speakerName', 'invitation'],
  nothing: ['memberId', 'member', 'speakerName', 'invitation'],
};

/** Whether this view may see that field at all; screens ask before they draw a card or column. */
export const seesField = (view: MeetingView, field: keyof MeetingRow): boolean => !WITHHELD[view].includes(field);
export const seesSpeakerNames = (view: MeetingView): boolean => !SPEAKER_WITHHELD[view].includes('speakerName');
