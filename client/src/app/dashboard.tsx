import { useSearch } from 'wouter';
import { useSession } from '#client/auth/session.ts';
import { useTitleAround } from '#client/lib/use-title.ts';
import { SECTION_LABELS } from '#shared/product.ts';
import { sectionIn } from './section-pages.ts';
import { screenOf } from './sections.tsx';

/** The section that the address names, if this person may open it and it has a screen; else their default. */
export function useSection() {
  const { opens } = useSession();
  return sectionIn(useSearch(), opens);
}

export function Dashboard() {
  const section = useSection();
  useTitleAround(SECTION_LABELS[section]);
  const { Page } = screenOf(section);
  return <Page key={section} />;
}
