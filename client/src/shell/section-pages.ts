import { SECTIONS, type Section } from '#shared/access/roles.ts';
import { sectionOfTab } from '#client/paths.ts';

/** Where the screens of the dashboard are fetched. */
export const SECTION_PAGES = {
  planner: () => import('#client/planner/planner-page.tsx'),
  speakers: () => import('#client/members/speakers-page.tsx'),
  tracking: () => import('#client/tracking/tracking-page.tsx'),
  meetings: () => import('#client/meetings/meetings-page.tsx'),
  music: () => import('#client/music/music-page.tsx'),
  pulpit: () => import('#client/pulpit/pulpit-page.tsx'),
  admin: () => import('#client/users/admin-page.tsx'),
  crossWard: () => import('#client/wards/cross-ward-page.tsx'),
} as const;

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
