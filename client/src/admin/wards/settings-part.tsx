// Wall: parts with a save of their own look like those of the form.
import type { ReactNode } from 'react';
import { Card, CardBody, CardHead } from '#client/ui/layout/card.tsx';
import { JumpMenu, partLink } from '#client/ui/overlays/jump-menu.tsx';
import { useMedia } from '#client/ui/use-media.ts';
import { usePartInView } from '#client/ui/use-part-in-view.ts';

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
  // What is focused comes to stand above the bar with Save, and below the menu of the sections.
  return (
    <Card
      id={idOf(title)}
      tabIndex={-1}
      aria-label={title}
      className="scroll-mt-6 outline-none max-xl:scroll-mt-[calc(var(--head)+4.5rem)] **:scroll-mb-28 max-xl:**:scroll-mt-[calc(var(--head)+4.5rem)]"
    >
      <CardHead title={title} />
      <CardBody className="grid gap-4 md:grid-cols-2">{children}</CardBody>
    </Card>
  );
}

/** For a list of the parts beside the form. */
const useRoom = () => useMedia('(width >= 80rem)');

const IDS = SETTINGS_PARTS.map(idOf);

/** Beside the form, where there is room. */
export const SettingsNav = () => (useRoom() ? <NavBeside /> : null);
/** Above it, where there is none. */
export const SettingsJump = () => (useRoom() ? null : <NavAbove />);

function NavAbove() {
  const { current, choose } = usePartInView(IDS);
  return (
    <JumpMenu
      name="Sections"
      label="Section"
      parts={SETTINGS_PARTS.map((title) => ({ id: idOf(title), title }))}
      current={current}
      onChoose={choose}
    />
  );
}

function NavBeside() {
  const { current, choose } = usePartInView(IDS);
  return (
    <nav aria-label="Sections" className="sticky top-6 -ml-3 grid gap-0.5">
      {SETTINGS_PARTS.map((title) => (
        <button
          key={title}
          type="button"
          aria-current={idOf(title) === current ? 'true' : undefined}
          onClick={() => choose(idOf(title))}
          className={partLink(idOf(title) === current)}
        >
          {title}
        </button>
      ))}
    </nav>
  );
}
