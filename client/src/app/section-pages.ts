import { SECTIONS, type Section } from '#shared/access/roles.ts';
import { lazyModule } from '#client/lib/lazy-module.ts';
import { sectionOfTab } from '#client/paths.ts';
import { HOME_PAGES } from './pages.ts';

/** The lazy-loaded dashboard screens. */
export const SECTION_PAGES = {
  ...HOME_PAGES,
  speakers: lazyModule(() => import('#client/members/speakers-page.tsx')),
  tracking: lazyModule(() => import('#client/tracking/tracking-page.tsx')),
  pulpit: lazyModule(() => import('#client/pulpit/pulpit-page.tsx')),
  admin: lazyModule(() => import('#client/admin/admin-page.tsx')),
  crossWard: lazyModule(() => import('#client/admin/cross-ward-page.tsx')),
} as const;

/** Music for someone who plans only music, otherwise the planner, the first available tab, or meetings. */
function defaultSection(opens: (section: Section) => boolean): Section {
  if (opens('planner')) return 'planner';
  return opens('music') ? 'music' : (SECTIONS.find(opens) ?? 'meetings');
}

/** The section named in the address if this person may open it, otherwise their default. */
export function sectionIn(search: string, opens: (section: Section) => boolean): Section {
  const wanted = sectionOfTab(new URLSearchParams(search).get('tab'));
  return wanted && opens(wanted) ? wanted : defaultSection(opens);
}
