import type { ComponentType } from 'react';
import { useSearch } from 'wouter';
import { useSession } from '#client/auth/session.ts';
import { moduleView } from '#client/lib/module-view.tsx';
import { useTitleAround } from '#client/lib/use-title.ts';
import { ScreenLoading } from '#client/ui/feedback/page-loading.tsx';
import type { Section } from '#shared/access/roles.ts';
import { SECTION_LABELS } from '#shared/product.ts';
import { SECTION_PAGES, sectionIn } from './section-pages.ts';

/** The screens of the dashboard. */
const VIEWS: Record<Section, ComponentType> = {
  planner: moduleView(SECTION_PAGES.planner, (m) => m.PlannerPage, ScreenLoading),
  speakers: moduleView(SECTION_PAGES.speakers, (m) => m.SpeakersPage, ScreenLoading),
  tracking: moduleView(SECTION_PAGES.tracking, (m) => m.TrackingPage, ScreenLoading),
  meetings: moduleView(SECTION_PAGES.meetings, (m) => m.MeetingsPage, ScreenLoading),
  music: moduleView(SECTION_PAGES.music, (m) => m.MusicPage, ScreenLoading),
  pulpit: moduleView(SECTION_PAGES.pulpit, (m) => m.PulpitPage, ScreenLoading),
  admin: moduleView(SECTION_PAGES.admin, (m) => m.AdminPage, ScreenLoading),
  crossWard: moduleView(SECTION_PAGES.crossWard, (m) => m.CrossWardPage, ScreenLoading),
};

/** The section named in the address if this person may open it, otherwise their default. */
export function useSection() {
  const { opens } = useSession();
  return sectionIn(useSearch(), opens);
}

export function Dashboard() {
  const section = useSection();
  useTitleAround(SECTION_LABELS[section]);
  const Page = VIEWS[section];
  return <Page key={section} />;
}
