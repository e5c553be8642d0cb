import { useSearch } from 'wouter';
import { useSession } from '#client/auth/session.ts';
import { sectionOfTab } from '#client/paths.ts';
import { useTitleAround } from './use-title.ts';
import { SECTION_LABELS } from '#shared/product.ts';
import { defaultSection, screenOf } from './sections.tsx';

/** The section that the address names, if this person may open it and it has a screen; else their default. */
export function useSection() {
  const { opens } = useSession();
  const wanted = sectionOfTab(new URLSearchParams(useSearch()).get('tab'));
  return wanted && opens(wanted) && screenOf(wanted) ? wanted : defaultSection(opens);
}

export function Dashboard() {
  const section = useSection();
  useTitleAround(SECTION_LABELS[section]);
  const screen = screenOf(section);
  return screen ? <screen.Page key={section} /> : null;
}
