import { lazy, type ComponentType } from 'react';
import { Building2, CalendarCheck, ChartColumn, List, Music, Speech, Users, UsersRound, type LucideIcon } from 'lucide-react';
import { SECTIONS, type Section } from '#shared/access/roles.ts';
import { SECTION_LABELS } from '#shared/product.ts';

/** `Count` stands beside the tab's name: what there is to do. */
type Screen = { icon: LucideIcon; Page: ComponentType; Count?: ComponentType };

/** The screens of the dashboard. A section without a screen has no tab. */
const SCREENS: Partial<Record<Section, Screen>> = {
  planner: {
    icon: CalendarCheck,
    Page: lazy(() => import('#client/planner/planner-page.tsx').then((m) => ({ default: m.PlannerPage }))),
  },
  speakers: {
    icon: Users,
    Page: lazy(() => import('#client/members/speakers-page.tsx').then((m) => ({ default: m.SpeakersPage }))),
  },
  tracking: {
    icon: ChartColumn,
    Page: lazy(() => import('#client/tracking/tracking-page.tsx').then((m) => ({ default: m.TrackingPage }))),
  },
  meetings: {
    icon: List,
    Page: lazy(() => import('#client/meetings/meetings-page.tsx').then((m) => ({ default: m.MeetingsPage }))),
  },
  music: {
    icon: Music,
    Page: lazy(() => import('#client/music/music-page.tsx').then((m) => ({ default: m.MusicPage }))),
    Count: lazy(() => import('#client/music/music-count.tsx').then((m) => ({ default: m.MusicCount }))),
  },
  pulpit: {
    icon: Speech,
    Page: lazy(() => import('#client/pulpit/pulpit-page.tsx').then((m) => ({ default: m.PulpitPage }))),
  },
  admin: {
    icon: UsersRound,
    Page: lazy(() => import('#client/users/admin-page.tsx').then((m) => ({ default: m.AdminPage }))),
  },
  crossWard: {
    icon: Building2,
    Page: lazy(() => import('#client/wards/cross-ward-page.tsx').then((m) => ({ default: m.CrossWardPage }))),
  },
};

export const screenOf = (section: Section): Screen | undefined => SCREENS[section];

/** The tabs of somebody for whom `opens` says which sections they may open, in their order. */
export const tabsFor = (opens: (section: Section) => boolean) =>
  SECTIONS.filter(opens).flatMap((section) => {
    const screen = SCREENS[section];
    return screen ? [{ section, label: SECTION_LABELS[section], icon: screen.icon, Count: screen.Count }] : [];
  });

/** Music for somebody who plans music alone, else the planner, else the first tab there is, else the meetings. */
export function defaultSection(opens: (section: Section) => boolean): Section {
  const tabs = tabsFor(opens).map((tab) => tab.section);
  if (opens('music') && !opens('planner') && tabs.includes('music')) return 'music';
  return tabs.includes('planner') ? 'planner' : (tabs[0] ?? 'meetings');
}
