import { Fragment, type ReactNode } from 'react';
import { cx } from '#client/ui/cx.ts';
import { HymnTitle } from '#client/ui/layout/hymn-title.tsx';
import { outlineRows, type OutlineRow } from '#shared/pulpit/outline-rows.ts';
import { isHeading } from '#shared/pulpit/sheet-text.ts';
import { MISSING, NOTES_LABEL } from '#shared/pulpit/words.ts';
import { shortLines } from '#shared/text/short-lines.ts';

/** On paper, missing items become blanks to fill in. */
function Written({ text }: { text: string }) {
  return text.split(MISSING).map((between, at) => (
    <Fragment key={at}>
      {at > 0 ? <span className="inline-block w-[12em] max-w-full border-b border-current">&nbsp;</span> : null}
      <HymnTitle text={between} />
    </Fragment>
  ));
}

function OutlineLine({ row: { label, name, text, isItem }, time }: { row: OutlineRow; time: string | undefined }) {
  const isAlone = name === '' && text === '';
  return (
    <p dir="auto" className="grid grid-cols-[2.6em_12em_minmax(0,1fr)] items-baseline gap-x-[0.8em] py-[0.08em]">
      <span className="num text-[0.85em] text-muted">{time}</span>
      <span className={cx(isItem ? '' : 'ps-[1em] text-muted', isAlone && 'col-span-2')}>{label}</span>
      {isAlone ? null : (
        <span>
          {name ? (
            <b className="font-semibold">
              <Written text={name} />
            </b>
          ) : null}
          {name && text ? ' ' : null}
          <Written text={text} />
        </span>
      )}
    </p>
  );
}

/** An outline in columns: the time in the margin, the item, and who or what it is. */
export function outlineLines(part: string, times: ReadonlyMap<string, string>): ReactNode[] {
  const rows = outlineRows(part.split('\n').flatMap((line) => shortLines(line)));
  return rows.map((row, at) => <OutlineLine key={at} row={row} time={row.isItem ? times.get(row.label) : undefined} />);
}

function ScriptLine({ line }: { line: string }) {
  if (isHeading(line)) return <p className="border-t border-line pt-[0.2em] font-semibold tracking-[0.06em]">{line}</p>;
  if (/^\[pause\]$/iu.test(line.trim()))
    return (
      <p className="my-[0.15em] border-s-[0.3em] border-current ps-[0.6em] text-[1.05em] font-semibold">
        {line.trim()}
      </p>
    );
  if (!line.includes(MISSING) && /^ *\[.*\]$|^\(.*\)$/u.test(line))
    return (
      <p dir="auto" className="ps-[1.2em] text-[0.92em] italic">
        {line.trim()}
      </p>
    );
  return (
    <p dir="auto" className="py-[0.03em] text-pretty">
      <Written text={line.trim()} />
    </p>
  );
}

/** Private notes are boxed, so that no one reads them aloud with the rest. */
function boxed(lines: readonly string[]): ReactNode[] {
  return lines.map((line, at) => (
    <p
      key={at}
      dir="auto"
      className={cx(
        'border-x border-current px-[0.7em] text-[0.92em]',
        at === 0 ? 'border-t pt-[0.4em] font-semibold' : 'italic',
        at === lines.length - 1 && 'border-b pb-[0.4em]',
      )}
    >
      {at === 0 ? NOTES_LABEL : line.replace(/^\((.*)\)$/u, '$1')}
    </p>
  ));
}

/** A script: strong heads and pauses, so that a person at the pulpit finds the place again. */
export function scriptLines(part: string): ReactNode[] {
  const lines = part.split('\n').flatMap((line) => shortLines(line));
  if (lines[0] === NOTES_LABEL.toUpperCase()) return boxed(lines);
  return lines.map((line, at) => <ScriptLine key={at} line={line} />);
}
