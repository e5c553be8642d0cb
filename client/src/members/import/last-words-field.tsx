import { useState } from 'react';
import { Button } from '#client/ui/controls/button.tsx';
import { Select } from '#client/ui/controls/select.tsx';
import type { ImportReport } from '#shared/imports/schema.ts';
import { namesToSplit, withLastWords, type LastWords } from './approved-rows.ts';
import type { Editing } from './import-rows.tsx';
import { numberInWords } from '#shared/text/in-words.ts';

const OPTIONS = [
  { value: 'one', label: 'Last word' },
  { value: 'two', label: 'Last two words' },
] as const;

/** The answer that fits more rows. */
const likelier = (report: ImportReport): LastWords =>
  namesToSplit(report, 'two').length > 2 * namesToSplit(report, 'one').length ? 'two' : 'one';

/** One answer for all names whose last name isn't certain; those that it doesn't fit stay marked. */
export function LastWordsField({ preview, onCheck }: Editing) {
  const { report, changes } = preview;
  const [chosen, choose] = useState<LastWords | null>(null);
  const lastWords = chosen ?? likelier(report);
  const asked = report.rows.filter((row) => row.lastWords).length;
  const names = namesToSplit(report, lastWords);
  const hasAnswer = OPTIONS.some(({ value }) => namesToSplit(report, value).length > 0);
  if (asked < 2 || !hasAnswer) return null;
  const [{ firstName, lastName } = { firstName: '', lastName: '' }] = names;
  return (
    <div role="group" aria-label="Last names" className="grid gap-2">
      <p>In {numberInWords(asked)} rows, it isn’t clear which part of the name is the last name.</p>
      <div className="flex flex-wrap items-center gap-2">
        <Select
          aria-label="Last name"
          className="w-44"
          options={OPTIONS}
          value={lastWords}
          onChange={(event) => choose(event.target.value === 'two' ? 'two' : 'one')}
        />
        <Button
          disabled={names.length === 0}
          busy={preview.isChecking}
          onClick={() => void onCheck(withLastWords(changes, report, lastWords))}
        >
          Split {numberInWords(names.length)} {names.length === 1 ? 'Name' : 'Names'}
        </Button>
        {names.length > 0 ? (
          <span className="text-sm text-muted">
            Example: “{lastName}, {firstName}”
          </span>
        ) : null}
      </div>
    </div>
  );
}
