import { Fragment } from 'react';
import { cx } from '#client/ui/cx.ts';
import { HymnTitle } from '#client/ui/layout/hymn-title.tsx';
import { isHeading, isIndented, leadsTo } from '#shared/pulpit/sheet-text.ts';
import { MISSING } from '#shared/pulpit/sheet.ts';

/** A sheet for reading: its heading, then the parts, with spoken text set off from labels. */
export function SheetLines({ text }: { text: string }) {
  const [head = '', ...parts] = text.trimEnd().split(/\n{2,}/u);
  const [place, ...rest] = head.split('\n');
  return (
    <div className="grid gap-5 font-serif text-md wrap-anywhere print:gap-2.5 print:text-[10.5pt] print:leading-snug">
      <div className="border-b border-line pb-4 print:pb-2">
        <p className="text-lg font-semibold">{place}</p>
        {rest.map((line) => (
          <p key={line} className="text-muted">
            {line}
          </p>
        ))}
      </div>
      {parts.map((part, index) => (
        <div key={index} className="grid gap-1 break-inside-avoid print:gap-0">
          {part.split('\n').map((line, at, lines) => (
            <SheetLine key={at} line={line} leads={leadsTo(line, lines[at + 1])} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** 'Opening hymn: #85 How Firm a Foundation': labels help the eye find its place. */
const LABELLED = /^( *)(\p{Lu}[\p{L} ]{2,30}): (.+)$/u;

/** On paper, missing items become blanks to fill in. */
function Blanks({ text }: { text: string }) {
  return text.split(MISSING).map((between, at) => (
    <Fragment key={at}>
      {at > 0 ? <span className="inline-block w-[12em] border-b border-current">&nbsp;</span> : null}
      <HymnTitle text={between} />
    </Fragment>
  ));
}

type LineProps = { line: string; leads: boolean; writesIn?: boolean };

/** `leads`: the lines below are indented under it. `writesIn`: missing items become blanks. */
export function SheetLine({ line, leads, writesIn = false }: LineProps) {
  const indent = isIndented(line) && 'ps-5';
  const Text = writesIn && line.includes(MISSING) ? Blanks : HymnTitle;
  if (isHeading(line))
    return (
      <p className={cx('font-sans font-semibold tracking-wide', writesIn ? 'text-[0.85em]' : 'text-sm text-muted')}>
        {line}
      </p>
    );
  if (Text === HymnTitle && /^ *\[.*\]$|^\(.*\)$/u.test(line))
    return (
      <p dir="auto" className={cx('text-muted italic', indent)}>
        {line.trim()}
      </p>
    );
  const [, , label, value] = LABELLED.exec(line) ?? [];
  return (
    <p dir="auto" className={cx(indent, leads && !label && 'text-muted')}>
      {label ? <span className="text-muted">{label}: </span> : null}
      <Text text={value ?? line.trim()} />
    </p>
  );
}
