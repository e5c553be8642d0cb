import { cx } from '#client/ui/cx.ts';
import { HymnTitle } from '#client/ui/hymn-title.tsx';
import { isHeading } from '#shared/pulpit/sheet-text.ts';

/** A sheet as it is read: its heading, then the parts with what is said set off from what is a mark. */
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
            <SheetLine key={at} line={line} leads={isIndented(lines[at + 1])} />
          ))}
        </div>
      ))}
    </div>
  );
}

const isIndented = (line = '') => line.startsWith('  ');
/** 'Opening hymn: #85 How Firm a Foundation', by which the eye finds its place. */
const LABELLED = /^( *)(\p{Lu}[\p{L} ]{2,30}): (.+)$/u;

/** `leads`: the lines below it are indented, so it is their heading. */
function SheetLine({ line, leads }: { line: string; leads: boolean }) {
  const indent = isIndented(line) && 'pl-5';
  if (isHeading(line)) return <p className="font-sans text-sm font-semibold tracking-wide text-muted">{line}</p>;
  if (/^ *\[.*\]$|^\(.*\)$/u.test(line)) return <p className={cx('text-muted italic', indent)}>{line.trim()}</p>;
  const [, , label, value] = LABELLED.exec(line) ?? [];
  return (
    <p className={cx(indent, leads && !label && 'text-muted')}>
      {label ? <span className="text-muted">{label}: </span> : null}
      <HymnTitle text={value ?? line.trim()} />
    </p>
  );
}
