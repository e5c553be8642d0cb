import { lazy, Suspense, useState } from 'react';
import { Button } from '#client/ui/controls/button.tsx';
import type { ScriptWording } from '#shared/pulpit/wording/wording-schema.ts';
import { PRESETS } from './use-wording.ts';

const WordingDialog = lazy(() => import('./wording-dialog.tsx').then((module) => ({ default: module.WordingDialog })));

/** The wording in use and the button to edit it. It is saved separately from the other settings. */
export function WordingPart({ wording }: { wording: ScriptWording }) {
  const [isOpen, setOpen] = useState(false);
  const own = Object.keys(wording.texts).length;
  const set = PRESETS.find(({ value }) => value === wording.preset)?.label;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 md:col-span-2">
      <p>
        {set} wording{own > 0 ? `, ${own} customized` : ''}
      </p>
      <Button onClick={() => setOpen(true)}>Edit Wording</Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <WordingDialog saved={wording} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
