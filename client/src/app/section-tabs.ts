import type { ComponentType } from 'react';
import {
  Building2,
  CalendarCheck,
  ChartColumn,
  List,
  Music,
  Settings,
  Speech,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { lazyPart } from '#client/ui/lazy-part.ts';
import { SECTIONS, type Section } from '#shared/access/roles.ts';
import { SECTION_LABELS } from '#shared/product.ts';

/** `Count` is shown next to the tab name: how much there is to do. */
type Tab = { icon: LucideIcon; Count?: ComponentType };

const TABS: Record<Section, Tab> = {
  planner: { icon: CalendarCheck },
  speakers: { icon: Users },
  tracking: { icon: ChartColumn },
  meetings: { icon: List },
  music: {
    icon: Music,
    Count: lazyPart(() => import('#client/music/music-count.tsx').then((module) => module.MusicCount)),
  },
  pulpit: { icon: Speech },
  admin: { icon: Settings },
  crossWard: { icon: Building2 },
};

/** The tabs this person may open, in order. */
export const tabsFor = (opens: (section: Section) => boolean) =>
  SECTIONS.filter(opens).map((section) => ({ section, label: SECTION_LABELS[section], ...TABS[section] }));
