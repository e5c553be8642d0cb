// Wall: parts with a save of their own look like those of the form.
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { cx } from '#client/ui/cx.ts';
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

/** A part is current once its heading has come this close to the top of the window. */
const NEAR_TOP = 120;

function partInView(): PartTitle {
  const { scrollY, innerHeight } = window;
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  const hasPassed = (title: PartTitle) => {
    const part = document.getElementById(idOf(title));
    return part !== null && (isAtEnd || part.getBoundingClientRect().top < NEAR_TOP);
  };
  return SETTINGS_PARTS.findLast(hasPassed) ?? SETTINGS_PARTS[0];
}

/** The part in view; the one that was pressed, until someone scrolls on. */
function useCurrent() {
  const [current, setCurrent] = useState<PartTitle>(SETTINGS_PARTS[0]);
  const isOnTheWay = useRef(false);
  useEffect(() => {
    const look = () => (isOnTheWay.current ? undefined : setCurrent(partInView()));
    const arrive = () => {
      isOnTheWay.current = false;
    };
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('scrollend', arrive);
    window.addEventListener('wheel', arrive, { passive: true });
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('scrollend', arrive);
      window.removeEventListener('wheel', arrive);
    };
  }, []);
  const choose = (title: PartTitle) => {
    const before = window.scrollY;
    goTo(title);
    setCurrent(title);
    // The last parts stay where they are when the page can't scroll further.
    isOnTheWay.current = !prefersReducedMotion() || window.scrollY !== before;
  };
  return { current, choose };
}

/** Where there is room beside the form. */
export function SettingsNav() {
  const { current, choose } = useCurrent();
  return (
    <nav aria-label="Sections" className="sticky top-6 -ml-3 hidden gap-0.5 xl:grid">
      {SETTINGS_PARTS.map((title) => (
        <button
          key={title}
          type="button"
          aria-current={title === current ? 'true' : undefined}
          onClick={() => choose(title)}
          className={cx(
            'rounded-sm px-3 py-1.5 text-left font-medium',
            title === current ? 'bg-primary-soft text-primary' : 'text-muted hover:bg-sunken hover:text-text',
          )}
        >
          {title}
        </button>
      ))}
    </nav>
  );
}
