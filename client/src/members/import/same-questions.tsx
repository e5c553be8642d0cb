import { useMemo } from 'react';
import { Button } from '#client/ui/controls/button.tsx';
import { sameQuestions, withAnswer } from './approved-rows.ts';
import type { Editing } from './import-rows.tsx';
import { numberInWords } from '#shared/text/in-words.ts';

/** More would push the rows off the screen; they can be answered one by one. */
const MOST = 3;

/** What several rows ask in the same words is answered once, where the answer is yes; the others are skipped anyway. */
export function SameQuestions({ preview, onCheck }: Editing) {
  const { report, changes, isChecking } = preview;
  const asked = useMemo(() => sameQuestions(report).slice(0, MOST), [report]);
  if (asked.length === 0) return null;
  return (
    <ul aria-label="Questions about several rows" className="grid gap-3">
      {asked.map((one) => {
        const count = numberInWords(one.rows.length);
        return (
          <li key={one.question} className="grid gap-2">
            <p className="wrap-anywhere">
              <b className="font-semibold">In {count} rows:</b> {one.question}
            </p>
            <Button
              size="sm"
              className="justify-self-start"
              busy={isChecking}
              aria-label={`Yes, include all ${count} rows: ${one.question}`}
              onClick={() => void onCheck(withAnswer(changes, one))}
            >
              Yes, Include All {count}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
