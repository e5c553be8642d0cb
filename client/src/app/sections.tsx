import { lazy, type ComponentType } from 'react';
import {
  Building2,
  CalendarCheck,
  ChartColumn,
  List,
  Music,
  Speech,
  Users,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import { moduleView } from '#client/lib/module-view.tsx';
import { SECTIONS, type Section } from '#shared/access/roles.ts';
import { SECTION_LABELS } from '#shared/product.ts';
import { SECTION_PAGES } from './section-pages.ts';

/** `Count` is shown next to the tab name: how much there is to do. */
type Screen = { icon: LucideIcon; Page: ComponentType; Count?: ComponentType };

/** The screens of the dashboard. */
const SCREENS: Record<Section, Screen> = {
  planner: {
    icon: CalendarCheck,
    Page: moduleView(SECTION_PAGES.planner, (m) => m.PlannerPage),
  },
  speakers: {
    icon: Users,
    Page: moduleView(SECTION_PAGES.speakers, (m) => m.SpeakersPage),
  },
  tracking: {
    icon: ChartColumn,
    Page: moduleView(SECTION_PAGES.tracking, (m) => m.TrackingPage),
  },
  meetings: {
    icon: List,
    Page: moduleView(SECTION_PAGES.meetings, (m) => m.MeetingsPage),
  },
  music: {
    icon: Music,
    Page: moduleView(SECTION_PAGES.music, (m) => m.MusicPage),
    Count: lazy(() => import('#client/music/music-count.tsx').then((m) => ({ default: m.MusicCount }))),
  },
  pulpit: {
    icon: Speech,
    Page: moduleView(SECTION_PAGES.pulpit, (m) => m.PulpitPage),
  },
  admin: {
    icon: UsersRound,
    Page: moduleView(SECTION_PAGES.admin, (m) => m.AdminPage),
  },
  crossWard: {
    icon: Building2,
    Page: moduleView(SECTION_PAGES.crossWard, (m) => m.CrossWardPage),
  },
};

export const screenOf = (section: Section): Screen => SCREENS[section];

/** The tabs this person may open, in order. */
export const tabsFor = (opens: (section: Section) => boolean) =>
  SECTIONS.filter(opens).map((section) => ({ section, label: SECTION_LABELS[section], ...SCREENS[section] }));
