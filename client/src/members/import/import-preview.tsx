import { useState } from 'react';
import { Missing } from '#client/ui/feedback/notice.tsx';
import { Segmented } from '#client/ui/controls/segmented.tsx';
import { Button } from '#client/ui/controls/button.tsx';
import type { ImportAction } from '#shared/imports/schema.ts';
import { isToRead, notesToRead } from './file-notes.ts';
import { ignoredWords } from './ignored-columns.ts';
import { ImportRows, type Editing } from './import-rows.tsx';
import { LastWordsField } from './last-words-field.tsx';
import { SameQuestions } from './same-questions.tsx';
import { numberInWords } from '#shared/text/in-words.ts';

type Shown = ImportAction | 'all' | 'problem' | 'changed' | 'noted';
/** A long list is checked by its counts and problems, not row by row. */
const AT_ONCE = 200;

export function ImportPreview(editing: Editing) {
  const { report, file, refusal } = editing.preview;
  const [chosen, show] = useState<Shown | null>(null);
  const shown = chosen ?? (refusal ? 'changed' : 'all');
  const [most, setMost] = useState(AT_ONCE);
  const problems = report.rows.filter((row) => row.isProblem);
  const noted = report.rows.filter(isToRead).length;
  const rows = report.rows.filter((row) => {
    if (shown === 'problem') return row.isProblem;
    if (shown === 'noted') return isToRead(row);
    if (shown === 'changed') return refusal?.rows.includes(row.row);
    return shown === 'all' || row.action === shown;
  });
  const options = [
    { value: 'all', label: 'All', count: report.total },
    { value: 'new', label: 'New', count: report.imported },
    { value: 'update', label: 'Update', count: report.updated },
    { value: 'skip', label: 'Skip', count: report.skipped },
  ] as const;
  return (
    <>
      <div className="grid gap-3 border-b border-line px-4 py-4 md:px-6">
        <p className="wrap-anywhere">
          <b className="font-semibold">Preview of {file.name}.</b> Nothing has been saved yet.
        </p>
        {refusal ? (
          <div role="alert">
            <Missing>{refusal.words}</Missing>
          </div>
        ) : null}
        {report.readByAi ? (
          <Missing>This file was read with AI. Please check every row before importing.</Missing>
        ) : null}
        {ignoredWords(report.ignoredColumns).map((words) => (
          <p key={words} className="text-muted wrap-anywhere">
            {words}
          </p>
        ))}
        {problems.length > 0 ? (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <Missing>
              {problems.length === 1
                ? '1 row has a problem and will be skipped.'
                : `${numberInWords(problems.length)} rows have problems and will be skipped.`}
            </Missing>
            {shown === 'problem' ? null : (
              <Button size="sm" onClick={() => show('problem')}>
                Show {problems.length === 1 ? 'Problem' : 'Problems'}
              </Button>
            )}
          </div>
        ) : null}
        {noted > 0 ? (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <Missing>{notesToRead(noted)}</Missing>
            {shown === 'noted' ? null : (
              <Button size="sm" onClick={() => show('noted')}>
                Show {noted === 1 ? 'Note' : 'Notes'}
              </Button>
            )}
          </div>
        ) : null}
        <LastWordsField {...editing} />
        <SameQuestions {...editing} />
        <Segmented
          label="Filter rows"
          value={shown}
          onChange={show}
          options={options}
          className="justify-self-start max-md:w-full max-md:[&_label]:px-2"
        />
      </div>
      <ImportRows rows={rows.slice(0, most)} editing={editing} />
      {rows.length > most ? (
        <div className="p-4 md:px-6">
          <Button onClick={() => setMost(most + 1000)}>
            Show More Rows ({numberInWords(rows.length - most)} left)
          </Button>
        </div>
      ) : null}
    </>
  );
}
