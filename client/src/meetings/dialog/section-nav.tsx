import { Check, ChevronDown, CircleAlert, CircleX } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { cx } from '#client/ui/cx.ts';
import { Button } from '#client/ui/controls/button.tsx';
import { HalfCircle } from '#client/ui/feedback/status-badge.tsx';
import { holdsMeeting, missingParts, needsSpeaker } from '#shared/meetings/rules.ts';
import { Menu } from '#client/ui/overlays/menu.tsx';
import { useNarrow } from '#client/ui/use-media.ts';
import { DialogStatus } from './header.tsx';
import { scrollBoxOf, scrollTo } from './focus-field.ts';
import { useDeclines, useFormFields, useValues } from './form-context.ts';
import type { MeetingPart } from '#client/meetings/meeting-parts.ts';
import { planOfValues } from '#client/meetings/meeting-values.ts';
import type { MeetingValues } from '#shared/meetings/form.ts';
import type { MeetingKind } from '#shared/meetings/constants.ts';
import { PERSON_PARTS } from '#shared/meetings/parts.ts';
import { isNobody } from '#shared/meetings/person.ts';
import { FORM_SECTIONS, type SectionId } from '#client/meetings/meeting-words.ts';
import { sectionElementId } from './section.tsx';

/** Nothing of it is asked for, so whatever is written completes it. */
const BUSINESS = ['wardBusiness', 'releases', 'newCallings'] as const;

/** What each section has in addition to its people. */
const FIELDS: Record<SectionId, readonly MeetingPart[]> = {
  leadership: ['date', 'kind'],
  opening: ['announcements', 'hymns.opening'],
  business: BUSINESS,
  sacrament: ['hymns.sacrament'],
  speakers: ['speakers', 'hymns.rest', 'hymns.specialNumber', 'performer'],
  closing: ['hymns.closing'],
  notes: ['notes', 'status', 'isComplete'],
};
/** Those of them that a meeting must have. */
const WANTED: readonly MeetingPart[] = ['hymns.opening', 'hymns.sacrament', 'speakers', 'hymns.closing'];

const peopleIn = (id: SectionId) => PERSON_PARTS.filter(({ section }) => section === id);
const partsIn = (id: SectionId): MeetingPart[] => [...peopleIn(id).map(({ key }) => key), ...FIELDS[id]];
const wantedIn = (id: SectionId, kind: MeetingKind): string[] => [
  ...peopleIn(id).flatMap(({ field, required }) => (required ? [field] : [])),
  ...FIELDS[id].filter((field) => WANTED.includes(field) && (field !== 'speakers' || needsSpeaker(kind))),
];

type State = 'wrong' | 'declined' | 'done' | 'begun' | null;

const missingIn = (values: MeetingValues): string[] =>
  missingParts({ ...planOfValues(values), isComplete: false }).map((part) => part.path);

/** The planner's cards say so of the talk, so its section isn't done. */
const lacksTopic = ({ speakers }: MeetingValues): boolean =>
  speakers.some(({ person, topic }) => !isNobody(person) && topic.trim() === '');

/** Worked out once for all sections, with every letter that is typed. */
function statesIn(values: MeetingValues): (id: SectionId) => State {
  const missing = missingIn(values);
  return (id) => {
    const wanted = wantedIn(id, values.kind);
    const open = wanted.filter((path) => missing.includes(path));
    if (id === 'business' && BUSINESS.some((field) => values[field].trim() !== '')) return 'done';
    // A fast Sunday asks for no speakers, so nothing is said of them, whatever is about to be removed.
    if (wanted.length > 0 && open.length === 0) return id === 'speakers' && lacksTopic(values) ? 'begun' : 'done';
    return open.length < wanted.length ? 'begun' : null;
  };
}

type Passed = (heading: HTMLElement) => boolean;

const lastSection = (hasPassed: Passed): SectionId =>
  FORM_SECTIONS.findLast(({ id }) => {
    const heading = document.getElementById(sectionElementId(id));
    return heading !== null && hasPassed(heading);
  })?.id ?? 'leadership';

/** The focused element of the form, as long as it is in view. */
function focusedIn(box: HTMLElement): Element | null {
  const focused = document.activeElement;
  if (!focused || focused === box || !box.contains(focused) || focused.closest('nav')) return null;
  const { top, bottom } = focused.getBoundingClientRect();
  const frame = box.getBoundingClientRect();
  return bottom > frame.top && top < frame.bottom ? focused : null;
}

/** The section that one works in: the one with the focus, else the last one whose heading has passed the upper edge. */
function useCurrent(root: RefObject<HTMLElement | null>): SectionId {
  const [current, setCurrent] = useState<SectionId>('leadership');
  useEffect(() => {
    const box = root.current && scrollBoxOf(root.current);
    if (!box) return;
    const look = () => {
      const focused = focusedIn(box);
      const edge = box.getBoundingClientRect().top + 96;
      const isAtEnd = box.scrollTop > 0 && box.scrollTop + box.clientHeight >= box.scrollHeight - 2;
      const precedes: Passed = (heading) =>
        heading === focused ||
        Boolean(focused && heading.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING);
      const isAbove: Passed = (heading) => isAtEnd || heading.getBoundingClientRect().top < edge;
      setCurrent(lastSection(focused ? precedes : isAbove));
    };
    // With the next frame, which lays the form out anyway.
    const frame = requestAnimationFrame(look);
    box.addEventListener('scroll', look, { passive: true });
    box.addEventListener('focusin', look);
    return () => {
      cancelAnimationFrame(frame);
      box.removeEventListener('scroll', look);
      box.removeEventListener('focusin', look);
    };
  }, [root]);
  return current;
}

function goTo(id: SectionId): void {
  const heading = document.getElementById(sectionElementId(id));
  if (!heading) return;
  scrollTo(heading, 'top');
  heading.focus({ preventScroll: true });
}

export function SectionNav() {
  const values = useValues();
  const { formState, getFieldState } = useFormFields();
  const root = useRef<HTMLElement>(null);
  const isNarrow = useNarrow();
  const current = useCurrent(root);
  const held = holdsMeeting(values.kind);
  const stateOf = statesIn(values);
  const declined = [...useDeclines().keys()].map((field) => field.split('.')[0]);
  const hasDeclined = (id: SectionId) => partsIn(id).some((part) => declined.includes(part));
  const isWrong = (id: SectionId) => partsIn(id).some((part) => getFieldState(part, formState).invalid);
  const shown = FORM_SECTIONS.filter(({ id }) => held || id === 'leadership' || id === 'notes');
  if (isNarrow) return <SectionMenu box={root} shown={shown} current={current} />;
  return (
    <nav ref={root} aria-label="Sections" className="sticky top-0 grid content-start gap-0.5 self-start px-2 py-4">
      {shown.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          aria-current={id === current ? 'true' : undefined}
          onClick={() => goTo(id)}
          className={cx(
            'flex h-8.5 items-center justify-between gap-2 rounded-sm px-3 text-left font-medium',
            id === current ? 'bg-primary-soft text-primary' : 'text-muted hover:bg-sunken hover:text-text',
          )}
        >
          {title}
          <Tick state={isWrong(id) ? 'wrong' : !held ? null : hasDeclined(id) ? 'declined' : stateOf(id)} />
        </button>
      ))}
    </nav>
  );
}

type MenuProps = {
  box: RefObject<HTMLElement | null>;
  shown: readonly (typeof FORM_SECTIONS)[number][];
  current: SectionId;
};

/** On a phone, in place of the list; under the keyboard, which leaves little room, it does not stay in view. */
const SectionMenu = ({ box, shown, current }: MenuProps) => (
  <nav
    ref={box}
    aria-label="Sections"
    data-sections
    className="sticky top-0 z-10 flex items-center justify-between gap-3 border-b border-line bg-surface px-4 py-1 in-[form:has(:read-write:focus)]:static"
  >
    <Menu
      label="Sections"
      align="start"
      trigger={
        <Button variant="ghost" edge="start" className="min-w-0">
          <span className="sr-only">Section:</span>
          <span className="truncate">{shown.find(({ id }) => id === current)?.title}</span>
          <ChevronDown className="text-muted" />
        </Button>
      }
      items={shown.map(({ id, title }) => ({
        key: id,
        label: title,
        isCurrent: id === current,
        onRun: () => goTo(id),
      }))}
    />
    <DialogStatus isShort />
  </nav>
);

const TICKS = {
  wrong: { icon: CircleAlert, color: 'text-danger', words: ', has an error' },
  declined: { icon: CircleX, color: 'text-danger', words: ', someone declined' },
  done: { icon: Check, color: 'text-planned-fg', words: ', complete' },
  begun: { icon: HalfCircle, color: 'size-4 text-warn', words: ', started' },
};

function Tick({ state }: { state: State }) {
  if (state === null) return null;
  const { icon: Icon, color, words } = TICKS[state];
  return (
    <>
      <Icon className={color} />
      <span className="sr-only">{words}</span>
    </>
  );
}
