import { useId, useState } from 'react';
import { ChevronDown } from 'lucide-react';
import { Badge } from '#client/ui/feedback/badge.tsx';
import { Button } from '#client/ui/controls/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { Field } from '#client/ui/controls/field.tsx';
import { Textarea } from '#client/ui/controls/textarea.tsx';
import { WORDING_MAX } from '#shared/pulpit/limits.ts';
import { placesFor, wordingProblem } from '#shared/pulpit/wording/wording-check.ts';
import { PLACES } from '#shared/pulpit/wording/wording-places.ts';
import { sampleLines } from '#shared/pulpit/wording/wording-sample.ts';
import { WORDING_TEXTS, type WordingKey } from '#shared/pulpit/wording/wording-texts.ts';

type Props = {
  id: WordingKey;
  text: string;
  isOwn: boolean;
  opposed: string;
  /** What someone else saved while this was being edited. */
  theirs: string | null;
  onChange: (text: string) => void;
  onReset: () => void;
  onTheirs: () => void;
};

/** One phrase of the script. Collapsed, it shows the words; expanded, it can be edited and previewed. */
export function WordingRow({ id: key, text, isOwn, opposed, theirs, onChange, onReset, onTheirs }: Props) {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const { label } = WORDING_TEXTS[key];
  const problem = wordingProblem(key, text);
  return (
    <li className="border-t border-line first:border-t-0">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
        className="flex w-full items-start gap-3 rounded-md px-1 py-3 text-left text-text hover:bg-sunken"
      >
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="flex flex-wrap items-center gap-2 font-medium">
            {label}
            {isOwn ? <Badge tone="confirmed">Customized</Badge> : null}
            {problem ? <span className="text-sm font-normal text-danger">Needs your attention</span> : null}
          </span>
          {isOpen ? null : (
            <span className="text-sm text-muted">{text.trim() === '' ? '(No text)' : text.replace(/\s+/gu, ' ')}</span>
          )}
        </span>
        <ChevronDown className={cx('mt-1 shrink-0 text-muted transition-transform', isOpen && 'rotate-180')} />
      </button>
      {theirs === null ? null : <Theirs label={label} text={theirs} onTake={onTheirs} />}
      <div id={panel} hidden={!isOpen} className="grid gap-3 px-1 pb-4">
        {isOpen ? (
          <>
            <Field
              label={`Phrase: ${label}`}
              hideLabel
              error={problem}
              help={
                WORDING_TEXTS[key].isClause
                  ? 'Part of a longer sentence, joined with commas.'
                  : 'Each line is separate. Text in parentheses isn’t read aloud.'
              }
            >
              <Textarea
                rows={2}
                maxLength={WORDING_MAX}
                value={text}
                onChange={(event) => onChange(event.target.value)}
              />
            </Field>
            <Places of={key} />
            {problem ? null : <Preview lines={sampleLines(key, text, opposed)} />}
            {isOwn ? (
              <div>
                <Button size="sm" onClick={onReset}>
                  Restore Default
                </Button>
              </div>
            ) : null}
          </>
        ) : null}
      </div>
    </li>
  );
}

function Theirs({ label, text, onTake }: { label: string; text: string; onTake: () => void }) {
  return (
    <div
      role="group"
      aria-label={`Other version: ${label}`}
      className="mb-3 grid justify-items-start gap-2 rounded-md border border-line px-4 py-3"
    >
      <p className="text-sm text-muted">Saved while you were editing, by someone else or in another tab:</p>
      <p className="font-serif wrap-anywhere whitespace-pre-wrap">{text.trim() === '' ? '(No text)' : text}</p>
      <Button size="sm" onClick={onTake}>
        Use This Version
      </Button>
    </div>
  );
}

function Places({ of }: { of: WordingKey }) {
  const places = placesFor(of);
  const { needs = [] } = WORDING_TEXTS[of];
  if (places.length === 0) return null;
  return (
    <dl aria-label="Available placeholders" className="grid gap-x-4 gap-y-1 text-sm md:grid-cols-[auto_minmax(0,1fr)]">
      {places.map((place) => (
        <div key={place} className="contents">
          <dt className="font-medium">{`{${place}}`}</dt>
          <dd className="text-muted">
            {PLACES[place]}
            {needs.includes(place) ? ' (required)' : ''}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Preview({ lines }: { lines: readonly string[] }) {
  return (
    <div role="group" aria-label="Preview" className="grid gap-1 rounded-md bg-sunken px-4 py-3 font-serif">
      {lines.length === 0 ? <p className="font-sans text-sm text-muted">(No text)</p> : null}
      {lines.map((line, index) => (
        <p key={index} className={/^[([]/u.test(line) ? 'text-muted italic' : undefined}>
          {line}
        </p>
      ))}
    </div>
  );
}
