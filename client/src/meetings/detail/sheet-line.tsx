import { Plus } from 'lucide-react';
import { createContext, useContext, useId, type ComponentType, type ReactNode } from 'react';
import type { ColumnKey } from '#client/planner/grid/columns.ts';
import { cx } from '#client/ui/cx.ts';
import { Marked } from '#client/ui/feedback/notice.tsx';
import { NoOne } from '#client/ui/layout/facts.tsx';
import { words } from '#client/ui/words.ts';

type CellProps = { of: ColumnKey; labelId: string; children: ReactNode };

/** What a line's value is shown in. Where it is edited in place, the editing puts its own here. */
const ReadCell = ({ children }: CellProps) => (
  <div className="py-2 max-md:pt-(--line-top) touch:pb-2.5 md:touch:pt-2.5">{children}</div>
);

/** `isPast`: it can still be corrected, but nothing is asked for any more. */
type SheetView = { Cell: ComponentType<CellProps>; isEdited: boolean; isPast?: boolean };
/** The fields of what the meeting still needs. */
export const MissingContext = createContext<ReadonlySet<string>>(new Set());
export const SheetViewContext = createContext<SheetView>({ Cell: ReadCell, isEdited: false });

/** On a phone the label is above its value, and within what a finger presses to change it. */
const ROW =
  'group/named grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 px-4 [--line-top:2rem] md:grid-cols-[12.5rem_minmax(0,1fr)_auto] md:gap-x-4 md:px-5';
const LABEL = 'z-1 col-start-1 row-start-1 py-2 text-muted touch:py-2.5 max-md:pointer-events-none';
const VALUE = 'row-start-1 min-w-0 max-md:col-span-full max-md:row-end-3';
const END = 'z-1 -col-end-1 row-start-1 flex items-start gap-1 py-2 text-sm text-muted touch:py-2.5';

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
  end?: ReactNode;
  children: ReactNode;
};

export function SheetLine({ of, label, path, isHeaded = false, isOptional = false, end, children }: LineProps) {
  const { Cell, isEdited, isPast = false } = useContext(SheetViewContext);
  const isMissing = useContext(MissingContext).has(path ?? '');
  const labelId = useId();
  const isEmpty = children === null || children === undefined || children === '';
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
            <span className="block font-paper text-md leading-5 wrap-anywhere">{children}</span>
          )}
        </Cell>
      </dd>
      {end ? <dd className={END}>{end}</dd> : null}
    </div>
  );
}

/** Marks are below each other on the whole sheet, and so are minutes; on a phone both are beside the label. */
type EndProps = { mark: ReactNode; minutes?: number; text?: string };
export const LineEnd = ({ mark, minutes, text }: EndProps) => (
  <span
    className={cx(
      'flex items-center justify-end gap-x-1 md:grid md:justify-items-end',
      text ? 'md:grid-cols-[auto_1.75rem_3rem]' : 'md:grid-cols-[1.75rem_3rem]',
    )}
  >
    {text ? <span className="text-right max-md:max-w-48">{text}</span> : null}
    <span className="flex h-5 items-center max-md:empty:hidden">{mark}</span>
    {minutes === undefined ? null : <span className="num whitespace-nowrap">{minutes} min</span>}
  </span>
);

/** Some lines of a section under a heading of their own. */
export const SheetPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <h3 className="px-4 pt-3 pb-1 text-sm font-semibold tracking-normal text-muted md:px-5">{title}</h3>
    <dl>{children}</dl>
  </>
);
