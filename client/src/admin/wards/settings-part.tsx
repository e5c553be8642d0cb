// Wall: parts with a save of their own look like those of the form.
import type { ReactNode } from 'react';
import { prefersReducedMotion } from '#client/ui/use-media.ts';
import { Card, CardBody, CardHead } from '#client/ui/layout/card.tsx';

/** In the order in which the page has them. */
const SETTINGS_PARTS = [
  'Ward',
  'Planning',
  'Speakers and Hymns',
  'Rotation and Announcements',
  'Member Details',
  'Printed Program',
  'Public Program',
  'Script Wording',
  'Invitations',
  'Automatic Emails',
  'Reminders and Backups',
] as const;
type PartTitle = (typeof SETTINGS_PARTS)[number];

const idOf = (title: PartTitle) => `settings-${title.toLowerCase().replace(/\W+/g, '-')}`;

export function SettingsPart({ title, children }: { title: PartTitle; children: ReactNode }) {
  // What is focused comes to stand above the bar with Save.
  return (
    <Card id={idOf(title)} tabIndex={-1} aria-label={title} className="scroll-mt-6 outline-none **:scroll-mb-28">
      <CardHead title={title} />
      <CardBody className="grid gap-4 md:grid-cols-2">{children}</CardBody>
    </Card>
  );
}

function goTo(title: PartTitle): void {
  const part = document.getElementById(idOf(title));
  part?.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  part?.focus({ preventScroll: true });
}

/** Where there is room beside the form. */
export const SettingsNav = () => (
  <nav aria-label="Sections" className="sticky top-6 -ml-3 hidden gap-0.5 xl:grid">
    {SETTINGS_PARTS.map((title) => (
      <button
        key={title}
        type="button"
        onClick={() => goTo(title)}
        className="rounded-sm px-3 py-1.5 text-left font-medium text-muted hover:bg-sunken hover:text-text"
      >
        {title}
      </button>
    ))}
  </nav>
);
