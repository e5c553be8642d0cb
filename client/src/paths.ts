import type { Section } from '#shared/access/roles.ts';

/** Every address in the client, and the names of the dashboard tabs in it. */
const TAB_IDS = {
  planner: 'planner',
  meetings: 'meetings',
  speakers: 'speakers',
  music: 'music',
  tracking: 'tracking',
  pulpit: 'pulpit',
  admin: 'admin',
  crossWard: 'cross-ward',
} as const satisfies Record<Section, string>;

export const PATHS = {
  dashboard: '/',
  login: '/login',
  meeting: '/meeting/:id',
  pulpit: '/meeting/:id/pulpit',
  /** Today's meeting on a Sunday, otherwise the next one. */
  nextPulpit: '/pulpit',
  manual: '/manual',
} as const;

export const tabPath = (section: Section): string => `/?tab=${TAB_IDS[section]}`;
/** The member list with the import dialog open. */
export const settingsPath = `${tabPath('admin')}&view=settings`;
export const importPath = `${tabPath('speakers')}&open=import`;
export const meetingPath = (id: number): string => PATHS.meeting.replace(':id', String(id));
export const pulpitPath = (id: number): string => PATHS.pulpit.replace(':id', String(id));

const LARGEST_ID = 2 ** 31 - 1;

/** The id in an address, or null for anything else. */
export function idInPath(text: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
  return id !== null && id <= LARGEST_ID ? id : null;
}

export function sectionOfTab(tab: string | null): Section | null {
  const sections = Object.keys(TAB_IDS) as Section[];
  return sections.find((section) => TAB_IDS[section] === tab) ?? null;
}
