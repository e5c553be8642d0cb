import { Plus } from 'lucide-react';
import { createContext, useContext, useId, type ComponentType, type ReactNode } from 'react';
import type { ColumnKey } from '#client/planner/grid/columns.ts';
import { Marked } from '#client/ui/feedback/notice.tsx';
import { NoOne } from '#client/ui/layout/facts.tsx';
import { words } from '#client/ui/words.ts';

type CellProps = { of: ColumnKey; labelId: string; children: ReactNode };

/** Around a line's value, as in the cell that it is edited in. */
const SPACE = 'py-2 pr-4 max-md:pt-(--line-top) touch:pb-2.5 md:touch:pt-2.5';

/** What a line's value is shown in. Where it is edited in place, the editing puts its own here. */
const ReadCell = ({ children }: CellProps) => <div className={SPACE}>{children}</div>;

/** `isPast`: it can still be corrected, but nothing is asked for any more. */
type SheetView = { Cell: ComponentType<CellProps>; isEdited: boolean; isPast?: boolean };
/** The fields of what the meeting still needs. */
export const MissingContext = createContext<ReadonlySet<string>>(new Set());
export const SheetViewContext = createContext<SheetView>({ Cell: ReadCell, isEdited: false });

/** On a phone the label is above its value, and within what a finger presses to change it. */
const ROW =
  'group/named grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 px-4 [--line-top:2rem] md:grid-cols-[12.5rem_minmax(0,1fr)_auto] md:gap-x-4 md:px-5';
const LABEL = 'z-1 col-start-1 row-start-1 py-2 text-muted touch:py-2.5 max-md:pointer-events-none';
const VALUE = 'row-start-1 min-w-0 md:col-start-2 max-md:col-span-full max-md:row-end-3';
const END = 'num z-1 -col-end-1 row-start-1 py-2 text-right text-sm text-muted max-md:max-w-48 touch:py-2.5';
const TEXT = 'block font-paper text-md leading-5 wrap-anywhere';
const ABOUT = 'font-sans text-sm';

type SectionProps = {
  title: string;
  end?: ReactNode;
  before?: ReactNode;
  after?: ReactNode;
  children?: ReactNode;
};

/** A part of the meeting: its heading, and its lines. */
export function SheetSection({ title, end, before, after, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-line py-3 not-first:border-t">
      <header className="flex flex-wrap items-center justify-between gap-x-3 px-4 pb-1 md:px-5">
        <h2 id={id} className="text-base font-semibold tracking-normal">
          {title}
        </h2>
        {end}
      </header>
      {before}
      {children ? <dl>{children}</dl> : null}
      {after}
    </section>
  );
}

type LineProps = {
  of: ColumnKey;
  label: string;
  /** What the checklist says of it. */
  path?: string;
  /** The label is for a screen reader only; the heading above says the same. */
  isHeaded?: boolean;
  /** Where nothing is asked for, an empty line is an offer to those who edit. */
  isOptional?: boolean;
  /** Who has the part; `children` follow. */
  person?: Person | null;
  end?: ReactNode;
  /** A line of its own below the value. */
  below?: ReactNode;
  children?: ReactNode;
};

/** `mark`: what they answered, right beside the name, or only the room that it takes. */
type Person = { name: string; about?: string; mark: (isRoom: boolean) => ReactNode };

export function SheetLine(props: LineProps) {
  const { of, label, path, isHeaded = false, isOptional = false, person, end, below, children } = props;
  const { Cell, isEdited, isPast = false } = useContext(SheetViewContext);
  const isMissing = useContext(MissingContext).has(path ?? '');
  const labelId = useId();
  const isEmpty = !person && (children === null || children === undefined || children === '');
  return (
    <div className={isHeaded ? 'px-4 [--line-top:0.625rem] md:px-5' : ROW}>
      <dt id={labelId} className={isHeaded ? 'sr-only' : LABEL}>
        {label}
      </dt>
      <dd className={isHeaded ? undefined : VALUE}>
        <Cell of={of} labelId={labelId}>
          {isEmpty && isEdited && isOptional && isPast ? (
            <NoOne />
          ) : isEmpty ? (
            <span className="text-muted">
              {isEdited && isOptional ? (
                <span className="inline-flex items-center gap-1.5 align-top">
                  <span className="sr-only">{words.notAssigned}.</span>
                  <Plus /> Add
                </span>
              ) : isMissing ? (
                <Marked>{words.notAssigned}</Marked>
              ) : (
                words.notAssigned
              )}
            </span>
          ) : (
            <span className={TEXT}>
              {person?.name}{' '}
              {person?.about ? <span className={`${ABOUT} text-muted max-md:hidden`}>{person.about}</span> : null}
              {person?.mark(true)}
              {person?.about ? <span className={`${ABOUT} block text-muted md:hidden`}>{person.about}</span> : null}
              {children}
            </span>
          )}
          {below}
        </Cell>
      </dd>
      {person ? <MarkBeside {...person} /> : null}
      {end ? <dd className={END}>{end}</dd> : null}
    </div>
  );
}

/**
 * The whole line can be one button, and no button is in another: the mark is above it, behind the same words unseen.
 * What is not in the document is neither read twice nor copied.
 */
const MarkBeside = ({ name, about, mark }: Person) => (
  <dd className={`pointer-events-none invisible z-1 ${VALUE} ${SPACE}`}>
    <span className={TEXT}>
      <span data-text={name} className="before:content-[attr(data-text)]" />{' '}
      {about ? <span data-text={about} className={`${ABOUT} before:content-[attr(data-text)] max-md:hidden`} /> : null}
      <span className="pointer-events-auto visible">{mark(false)}</span>
    </span>
  </dd>
);

/** Some lines of a section under a heading of their own. */
export const SheetPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <h3 className="px-4 pt-3 pb-1 text-sm font-semibold tracking-normal text-muted md:px-5">{title}</h3>
    <dl>{children}</dl>
  </>
);
