import { useState } from 'react';
import { useWard } from '#client/auth/session.ts';
import { useLeaveGuard } from '#client/lib/leaving/leave-guard.ts';
import { SheetLines } from '#client/pulpit/sheet-lines.tsx';
import { Button } from '#client/ui/controls/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { Field } from '#client/ui/controls/field.tsx';
import { Segmented } from '#client/ui/controls/segmented.tsx';
import { FooterProblem } from '#client/ui/layout/save-footer.tsx';
import { scriptText } from '#shared/pulpit/script.ts';
import { wordingProblem } from '#shared/pulpit/wording/wording-check.ts';
import type { ScriptWording } from '#shared/pulpit/wording/wording-schema.ts';
import { SAMPLE_MEETING } from '#shared/pulpit/wording/wording-sample.ts';
import { isWordingKey, WORDING_GROUPS, WORDING_TEXTS } from '#shared/pulpit/wording/wording-texts.ts';
import { useWording, PRESETS } from './use-wording.ts';
import { WordingRow } from './wording-row.tsx';

type View = 'phrases' | 'sample';
const VIEWS = [
  { value: 'phrases', label: 'Phrases' },
  { value: 'sample', label: 'Sample script' },
] as const;

const NOT_SAVED = 'The wording wasn’t saved.';

export function WordingDialog({ saved, onClose }: { saved: ScriptWording; onClose: () => void }) {
  const { wording, textOf, theirs, isDirty, isPending, isFailed, choose, change, takeTheirs, save } = useWording(
    saved,
    onClose,
  );
  const [view, setView] = useState<View>('phrases');
  const ward = useWard();
  const { preset } = wording;
  const close = useLeaveGuard({ isDirty: () => isDirty, onLeave: onClose });
  const isTheirs = Object.keys(theirs).length > 0;
  const wrong = Object.keys(WORDING_TEXTS).filter(
    (key) => isWordingKey(key) && wordingProblem(key, textOf(key)) !== null,
  ).length;
  const attention = `${wrong} ${wrong === 1 ? 'phrase needs' : 'phrases need'} your attention`;
  const state =
    wrong > 0
      ? attention
      : isTheirs
        ? 'Someone else changed this phrase. Saving will keep yours.'
        : isFailed
          ? NOT_SAVED
          : '';
  return (
    <Dialog
      open
      size="lg"
      onRequestClose={() => (isPending ? undefined : void close())}
      title="Script Wording"
      subtitle={<span>The standard phrases used in this ward’s conducting scripts.</span>}
      footer={
        <>
          <FooterProblem isTold={state === NOT_SAVED}>{state}</FooterProblem>
          <Button onClick={() => void close()} disabled={isPending}>
            Cancel
          </Button>
          <Button
            variant="primary"
            onClick={save}
            busy={isPending}
            busyText="Saving..."
            disabled={wrong > 0 || !isDirty}
          >
            Save Wording
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <Field label="Standard wording">
            <Segmented value={preset} onChange={choose} options={PRESETS} />
          </Field>
          <Segmented label="View" value={view} onChange={setView} options={VIEWS} />
        </div>
        {view === 'sample' ? (
          <div role="group" aria-label="Sample script" className="border border-line px-5 py-6 md:px-10 md:py-9">
            <SheetLines text={scriptText(SAMPLE_MEETING, { ...ward, scriptWording: wording })} />
          </div>
        ) : (
          WORDING_GROUPS.map(({ title, texts: group }) => (
            <section key={title} aria-label={title}>
              <h3 className="border-b border-line pb-2 text-md font-semibold">{title}</h3>
              <ul>
                {Object.keys(group)
                  .filter(isWordingKey)
                  .map((key) => (
                    <WordingRow
                      key={key}
                      id={key}
                      text={textOf(key)}
                      isOwn={textOf(key) !== WORDING_TEXTS[key][preset]}
                      opposed={textOf('opposed')}
                      theirs={theirs[key] ?? null}
                      onChange={(text) => change(key, text)}
                      onReset={() => change(key, undefined)}
                      onTheirs={() => takeTheirs(key)}
                    />
                  ))}
              </ul>
            </section>
          ))
        )}
      </div>
    </Dialog>
  );
}
