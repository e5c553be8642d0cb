import { useSearch } from 'wouter';
import { useSession } from '#client/auth/session.ts';
import { useTitleAround } from '#client/lib/use-title.ts';
import { SECTION_LABELS } from '#shared/product.ts';
import { sectionIn } from './section-pages.ts';
import { screenOf } from './sections.tsx';

/** The section named in the address if this person may open it, otherwise their default. */
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
