import { SECTIONS, type Section } from '#shared/access/roles.ts';
import { part } from '#client/ui/lazy-module.ts';
import { sectionOfTab } from '#client/paths.ts';

/** Where the screens of the dashboard are fetched. */
export const SECTION_PAGES = {
  planner: part(() => import('#client/planner/planner-page.tsx')),
  speakers: part(() => import('#client/members/speakers-page.tsx')),
  tracking: part(() => import('#client/tracking/tracking-page.tsx')),
  meetings: part(() => import('#client/meetings/list/meetings-page.tsx')),
  music: part(() => import('#client/music/music-page.tsx')),
  pulpit: part(() => import('#client/pulpit/pulpit-page.tsx')),
  admin: part(() => import('#client/admin/admin-page.tsx')),
  crossWard: part(() => import('#client/admin/cross-ward-page.tsx')),
} as const;

export const APP = part(() => import('./app.tsx'));
export const MEETING_PAGE = part(() => import('#client/meetings/detail/meeting-page.tsx'));
export const PULPIT_VIEW = part(() => import('#client/pulpit/stand/pulpit-view.tsx'));
export const OFFLINE_HOME = part(() => import('./offline-home.tsx'));

/** Music for somebody who plans music alone, else the planner, else the first tab there is, else the meetings. */
function defaultSection(opens: (section: Section) => boolean): Section {
  if (opens('planner')) return 'planner';
  return opens('music') ? 'music' : (SECTIONS.find(opens) ?? 'meetings');
}

/** The section that the address names, if this person may open it; else their default. */
export function sectionIn(search: string, opens: (section: Section) => boolean): Section {
  const wanted = sectionOfTab(new URLSearchParams(search).get('tab'));
  return wanted && opens(wanted) ? wanted : defaultSection(opens);
}
