import { lazy, type ComponentType } from 'react';
import { Building2, CalendarCheck, ChartColumn, List, Music, Speech, Users, UsersRound, type LucideIcon } from 'lucide-react';
import { SECTIONS, type Section } from '#shared/access/roles.ts';
import { SECTION_LABELS } from '#shared/product.ts';
import { SECTION_PAGES } from './section-pages.ts';

/** `Count` stands beside the tab's name: what there is to do. */
type Screen = { icon: LucideIcon; Page: ComponentType; Count?: ComponentType };

/** The screens of the dashboard. */
const SCREENS: Record<Section, Screen> = {
  planner: {
    icon: CalendarCheck,
    Page: lazy(() => SECTION_PAGES.planner().then((m) => ({ default: m.PlannerPage }))),
  },
  speakers: {
    icon: Users,
    Page: lazy(() => SECTION_PAGES.speakers().then((m) => ({ default: m.SpeakersPage }))),
  },
  tracking: {
    icon: ChartColumn,
    Page: lazy(() => SECTION_PAGES.tracking().then((m) => ({ default: m.TrackingPage }))),
  },
  meetings: {
    icon: List,
    Page: lazy(() => SECTION_PAGES.meetings().then((m) => ({ default: m.MeetingsPage }))),
  },
  music: {
    icon: Music,
    Page: lazy(() => SECTION_PAGES.music().then((m) => ({ default: m.MusicPage }))),
    Count: lazy(() => import('#client/music/music-count.tsx').then((m) => ({ default: m.MusicCount }))),
  },
  pulpit: {
    icon: Speech,
    Page: lazy(() => SECTION_PAGES.pulpit().then((m) => ({ default: m.PulpitPage }))),
  },
  admin: {
    icon: UsersRound,
    Page: lazy(() => SECTION_PAGES.admin().then((m) => ({ default: m.AdminPage }))),
  },
  crossWard: {
    icon: Building2,
    Page: lazy(() => SECTION_PAGES.crossWard().then((m) => ({ default: m.CrossWardPage }))),
  },
};

export const screenOf = (section: Section): Screen => SCREENS[section];

/** The tabs of somebody for whom `opens` says which sections they may open, in their order. */
export const tabsFor = (opens: (section: Section) => boolean) =>
  SECTIONS.filter(opens).map((section) => ({ section, label: SECTION_LABELS[section], ...SCREENS[section] }));
