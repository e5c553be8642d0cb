import { cx } from '#client/ui/cx.ts';
import { HymnTitle } from '#client/ui/layout/hymn-title.tsx';
import { isHeading, isIndented, leadsTo } from '#shared/pulpit/sheet-text.ts';

/** A sheet for reading: its heading, then the parts, with spoken text set off from labels. */
export function SheetLines({ text }: { text: string }) {
  const [head = '', ...parts] = text.trimEnd().split(/\n{2,}/u);
  const [place, ...rest] = head.split('\n');
  return (
    <div className="grid gap-5 font-serif text-md wrap-anywhere">
      <div className="border-b border-line pb-4">
        <p className="text-lg font-semibold">{place}</p>
        {rest.map((line) => (
          <p key={line} className="text-muted">
            {line}
          </p>
        ))}
      </div>
      {parts.map((part, index) => (
        <div key={index} className="grid gap-1">
          {part.split('\n').map((line, at, lines) => (
            <SheetLine key={at} line={line} leads={leadsTo(line, lines[at + 1])} isNews={NEWS.test(lines[0] ?? '')} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** What is announced may begin like a label: 'Food drive: bags are in the foyer.' */
const NEWS = /^announcements\b/iu;

/** 'Opening hymn: #85 How Firm a Foundation': labels help the eye find its place. */
const LABELLED = /^(\p{Lu}[\p{L} ]{2,30}): (.+)$/u;

/** `leads`: the lines below are indented under it. */
function SheetLine({ line, leads, isNews }: { line: string; leads: boolean; isNews: boolean }) {
  const indent = isIndented(line) && 'ps-5';
  if (isHeading(line)) return <p className="font-sans text-sm font-semibold tracking-wide text-muted">{line}</p>;
  if (/^ *\[.*\]$|^\(.*\)$/u.test(line))
    return (
      <p dir="auto" className={cx('text-muted italic', indent)}>
        {line.trim()}
      </p>
    );
  const [, label, value] = (isNews ? null : LABELLED.exec(line)) ?? [];
  return (
    <p dir="auto" className={cx(indent, leads && !label && 'text-muted')}>
      {label ? <span className="text-muted">{label}: </span> : null}
      <HymnTitle text={value ?? line.trim()} />
    </p>
  );
}
