import { useState } from 'react';
import { useWard } from '#client/auth/session.ts';
import { useLeaveGuard } from '#client/lib/leave-guard.ts';
import { SheetLines } from '#client/pulpit/sheet-lines.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Field } from '#client/ui/field.tsx';
import { Segmented } from '#client/ui/segmented.tsx';
import { scriptText } from '#shared/pulpit/script.ts';
import { wordingProblem } from '#shared/pulpit/wording-check.ts';
import type { ScriptWording } from '#shared/pulpit/wording-schema.ts';
import { SAMPLE_MEETING } from '#shared/pulpit/wording-sample.ts';
import { isWordingKey, WORDING_GROUPS, WORDING_TEXTS, type WordingKey } from '#shared/pulpit/wording-texts.ts';
import { useChangeConfig } from './api.ts';
import { PRESETS } from './wording-presets.ts';
import { WordingRow } from './wording-row.tsx';

type View = 'texts' | 'sample';
const VIEWS = [
  { value: 'texts', label: 'Texts' },
  { value: 'sample', label: 'Sample script' },
] as const;

const without = (texts: ScriptWording['texts'], key: WordingKey) => Object.fromEntries(Object.entries(texts).filter(([name]) => name !== key));
/** A text that has become that of the set again is no longer the ward's own. */
const cleaned = ({ preset, texts }: ScriptWording): ScriptWording => ({
  preset,
  texts: Object.fromEntries(Object.entries(texts).filter(([key, text]) => isWordingKey(key) && WORDING_TEXTS[key][preset] !== text)),
});
const isSame = (a: ScriptWording, b: ScriptWording) =>
  a.preset === b.preset && Object.keys(a.texts).length === Object.keys(b.texts).length && Object.entries(a.texts).every(([key, text]) => b.texts[key] === text);

export function WordingDialog({ saved, onClose }: { saved: ScriptWording; onClose: () => void }) {
  const [wording, setWording] = useState(saved);
  const [view, setView] = useState<View>('texts');
  const { mutate, isPending, error } = useChangeConfig();
  const ward = useWard();
  const { preset, texts } = wording;
  const close = useLeaveGuard({ isDirty: () => !isSame(cleaned(wording), saved), onLeave: onClose });
  const textOf = (key: WordingKey) => texts[key] ?? WORDING_TEXTS[key][preset];
  const wrong = Object.keys(WORDING_TEXTS).filter((key) => isWordingKey(key) && wordingProblem(key, textOf(key)) !== null).length;
  const save = () => mutate({ scriptWording: cleaned(wording) }, { onSuccess: onClose });
  const state = wrong > 0 ? `${wrong} ${wrong === 1 ? 'text needs' : 'texts need'} your attention` : error ? 'The wording was not saved.' : '';
  return (
    <Dialog
      open
      size="lg"
      onRequestClose={() => (isPending ? undefined : void close())}
      title="Wording of the scripts"
      subtitle={<span>What the one conducting is given to say, in every script of this ward.</span>}
      footer={
        <>
          <p role="status" className="mr-auto text-sm text-danger max-md:basis-full">
            {state}
          </p>
          <Button onClick={() => void close()} disabled={isPending}>
            Cancel
          </Button>
          <Button variant="primary" onClick={save} busy={isPending} busyText="Saving..." disabled={wrong > 0 || isSame(cleaned(wording), saved)}>
            Save wording
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <Field label="Standard wording">
            <Segmented value={preset} onChange={(next) => setWording({ preset: next, texts })} options={PRESETS} />
          </Field>
          <Segmented label="What to show" value={view} onChange={setView} options={VIEWS} />
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
                {Object.keys(group).filter(isWordingKey).map((key) => (
                  <WordingRow
                    key={key}
                    id={key}
                    text={textOf(key)}
                    isOwn={textOf(key) !== WORDING_TEXTS[key][preset]}
                    opposed={textOf('opposed')}
                    onChange={(text) => setWording({ preset, texts: { ...texts, [key]: text } })}
                    onReset={() => setWording({ preset, texts: without(texts, key) })}
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
