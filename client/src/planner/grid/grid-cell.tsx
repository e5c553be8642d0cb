import { Check, CloudOff, LoaderCircle, Pencil, TriangleAlert } from 'lucide-react';
import { memo, startTransition, useState, type ReactNode } from 'react';
import { HymnTitle } from '#client/ui/layout/hymn-title.tsx';
import { NameText } from '#client/ui/layout/name-text.tsx';
import { cx } from '#client/ui/cx.ts';
import { useStore } from '#client/lib/use-store.ts';
import type { SpeakerValue } from '#shared/meetings/form.ts';
import { NO_TOPIC } from '#client/meetings/meeting-words.ts';
import { isNobody } from '#shared/meetings/person.ts';
import { AnswerIcon } from '#client/invitations/answer-icon.tsx';
import type { InvitationRow } from '#shared/invitations/schema.ts';
import { CellEditor } from './cell-editor.tsx';
import { CellHint, CellProblem } from './cell-problem.tsx';
import { cellText, type CellValue } from './cells.ts';
import { movesAs, type Column } from './columns.ts';
import { useGrid } from './grid-context.ts';
import { gridCellId, useShownAt } from './grid-view.ts';
import type { PendingEdit, RowEdits } from './row-edits.ts';

export const editOf = (edits: RowEdits, column: Column): PendingEdit | undefined =>
  edits.get(column.key) ?? (column.kind === 'speaker' ? edits.get('speakers') : undefined);

type Props = {
  date: string;
  column: Column;
  value: CellValue;
  meetingId: number | null;
  edit: PendingEdit | undefined;
  hint: string | undefined;
  /** In an empty cell, whose turn it is in the rotation. */
  due?: string;
  /** What came of asking the person, where that is known. */
  answer?: InvitationRow;
  /** On a card and on a sheet the cell is not part of a table. A sheet says itself what is in it. */
  as?: 'td' | 'div' | 'line';
  labelId?: string;
  children?: ReactNode;
};

/** Marks have a place of their own: below what is in a cell of the table, at a card's edge, right behind a line's words. */
const LOOKS = {
  td: 'h-14 border-r border-b border-line px-1.5 py-2 align-top',
  div: 'min-h-11 rounded-md border border-input bg-surface py-2.5 pr-6 pl-3',
  line: 'group/line -mx-2 rounded-md py-2 pr-6 pl-2 max-md:pt-(--line-top) touch:pb-2.5 md:touch:pt-2.5',
} as const;

/** One assignment of one Sunday, as it is now, with what is open over it. */
export const GridCell = memo(function GridCell(props: Props) {
  const { date, column, value, meetingId, edit, hint, due, answer, as = 'td', labelId, children } = props;
  const Box = as === 'td' ? 'td' : 'div';
  const { saves, view, today } = useGrid();
  const place = { date, column: column.key };
  const id = gridCellId(place);
  const { isHere, isCut, isOver, box } = useShownAt(view, date, column.key);
  const isSaved = useStore(saves.saved, (all) => all.has(`${date} ${column.key}`));
  const [hasFocus, setFocus] = useState(false);
  const state = edit?.state.kind;
  const isWrong = state === 'refused' || state === 'clash';
  return (
    <Box
      id={id}
      aria-labelledby={labelId && `${labelId} ${id}`}
      data-cell={column.key}
      data-date={date}
      data-moves={movesAs(column) !== null && cellText(value) !== '' ? '' : undefined}
      role={Box === 'div' ? 'button' : undefined}
      tabIndex={isHere || Box === 'div' ? 0 : -1}
      title={[as !== 'line' && cellText(value), hint].filter(Boolean).join('\n') || undefined}
      aria-invalid={isWrong || undefined}
      onFocus={(event) => {
        if (event.target !== event.currentTarget) return;
        setFocus(true);
        view.entered(place, Box === 'td' ? event.currentTarget : undefined);
      }}
      // What opens over the cell is painted first.
      onBlur={() => startTransition(() => setFocus(false))}
      className={cx(
        'cursor-pointer hover:bg-primary-soft/60',
        // Four hundred cells without a mark need no layer of their own.
        (Box === 'div' || state || isSaved || hint) && 'relative',
        LOOKS[as],
        // The sign is below the last line, however long that is.
        hint && Box === 'td' && 'pb-4',
        'focus:outline-2 focus:-outline-offset-2 focus:outline-ring',
        isWrong && 'bg-danger-soft',
        isCut && 'outline-2 -outline-offset-2 outline-ring outline-dashed',
        isOver && 'bg-primary-soft outline-2 -outline-offset-2 outline-primary',
      )}
    >
      {as === 'line' ? (
        // In a grid the mark is right behind the words, however long the line below them is.
        <span className="grid grid-flow-dense grid-cols-[auto_minmax(0,1fr)] gap-x-1.5">
          {children}
          <Mark {...{ state, isSaved, hint }} look="-mr-5 mt-0.75 size-3.5 shrink-0" />
        </span>
      ) : (
        <>
          <Inside {...{ column, value, due, answer }} isPast={date < today} />
          <Mark {...{ state, isSaved, hint }} />
        </>
      )}
      {as === 'line' && !state && !isSaved && !hint ? <EditCue /> : null}
      {box === 'edit' ? <CellEditor {...{ date, column, meetingId, hint }} /> : null}
      {box === 'problem' && edit ? <CellProblem {...{ date, column, edit }} /> : null}
      {hint && hasFocus && !isCut && box === null && Box === 'td' ? <CellHint anchor={id}>{hint}</CellHint> : null}
    </Box>
  );
});

const EditCue = () => (
  <Pencil
    aria-hidden="true"
    className="absolute top-3 right-2 size-3.5 text-muted opacity-0 max-md:hidden group-hover/line:opacity-100 group-focus/line:opacity-100"
  />
);

/** Words for a screen reader alone, in three hundred cells: in the flow they need no layer, as `sr-only` would. */
const UNSEEN = '-mb-px block size-px overflow-hidden leading-[3] whitespace-nowrap';
/** On a phone there is room for the word, and no line above the cells that explains the dot. */
const UNSEEN_WHEN_WIDE =
  'max-md:text-muted md:-mb-px md:block md:size-px md:overflow-hidden md:leading-[3] md:whitespace-nowrap';

type InsideProps = Pick<Props, 'column' | 'value' | 'due' | 'answer'> & { isPast: boolean };

function Inside({ column, value, due, answer, isPast }: InsideProps) {
  const text = cellText(value);
  const isMissing = column.needed && !isPast && !due;
  if (text === '') {
    return (
      <>
        {due ? (
          <span aria-hidden="true" className="line-clamp-2 text-muted italic">
            {due}
          </span>
        ) : isMissing ? (
          <span
            aria-hidden="true"
            className="mt-1.5 block size-2 rounded-full bg-mark max-md:mr-2.5 max-md:inline-block"
          />
        ) : null}
        <span className={isMissing ? UNSEEN_WHEN_WIDE : UNSEEN}>
          {column.needed ? 'Missing' : 'Empty'}
          {due ? `, in the rotation: ${due}` : ''}
        </span>
      </>
    );
  }
  if (column.kind === 'speaker') return <Speaker row={value as SpeakerValue} answer={answer} isPast={isPast} />;
  if (column.kind === 'person' || column.kind === 'performer')
    return (
      <Named answer={answer}>
        <span className={NAME}>
          <NameText>{text}</NameText>
        </span>
      </Named>
    );
  return <HymnTitle text={text} className="line-clamp-4 md:text-sm/4.5 wrap-anywhere" />;
}

/** 'Seo-yeon' goes to a line of its own whole, and breaks at its hyphen only where a line is not wide enough for it. */
const NAME = 'line-clamp-3 wrap-anywhere [&>span]:inline-block [&>span]:whitespace-normal';

/** The mark is beside the name, at one place in every cell, however much of the name is shown. */
const Named = ({ answer, children }: { answer?: InvitationRow; children: ReactNode }) => (
  <span className="flex items-start justify-between">
    <span className="min-w-0">{children}</span>
    <AnswerIcon invitation={answer} />
  </span>
);

type SpeakerProps = { row: SpeakerValue; answer?: InvitationRow; isPast: boolean };

function Speaker({ row, answer, isPast }: SpeakerProps) {
  const topic = row.topic.trim();
  const isMissing = topic === '' && !isPast && !isNobody(row.person);
  return (
    <>
      <Named answer={answer}>
        <span className={NAME}>
          {isNobody(row.person) ? <span className="text-muted">—</span> : <NameText>{row.person.text}</NameText>}
        </span>
      </Named>
      <span className="line-clamp-3 text-sm/4.5 wrap-anywhere text-muted max-md:line-clamp-none">
        {row.duration} min
        {topic ? ` · ${topic}` : null}
        {isMissing ? (
          <>
            {' '}
            <span className="whitespace-nowrap">
              <span aria-hidden="true" className="inline-block size-2 rounded-full bg-mark" /> {NO_TOPIC}
            </span>
          </>
        ) : null}
      </span>
    </>
  );
}

type MarkProps = {
  state: PendingEdit['state']['kind'] | undefined;
  isSaved: boolean;
  hint: string | undefined;
  look?: string;
};

const MARK = 'absolute right-1 bottom-0.5 size-3 stroke-[2.5] max-md:bottom-1 max-md:size-3.5';

/** Saving, saved, or not saved; otherwise a warning sign where there is something to consider. */
function Mark({ state, isSaved, hint, look = MARK }: MarkProps) {
  if (state === 'waiting')
    return (
      <span className="animate-late" data-no-print>
        <LoaderCircle aria-hidden="true" className={`${look} animate-spin text-muted`} />
        <span className="sr-only">, saving</span>
      </span>
    );
  if (state === 'offline')
    return (
      <span data-no-print>
        <CloudOff aria-hidden="true" className={`${look} text-warn`} />
        <span className="sr-only">, not saved yet</span>
      </span>
    );
  if (state)
    return (
      <span data-no-print>
        <TriangleAlert aria-hidden="true" className={`${look} text-danger`} />
        <span className="sr-only">, not saved</span>
      </span>
    );
  if (isSaved)
    return (
      <span data-no-print>
        <Check aria-hidden="true" className={`${look} text-planned-fg`} />
        <span className="sr-only">, saved</span>
      </span>
    );
  return hint ? (
    <span data-no-print>
      <TriangleAlert aria-hidden="true" className={`${look} text-warn`} />
      <span className="sr-only">. {hint}</span>
    </span>
  ) : null;
}
