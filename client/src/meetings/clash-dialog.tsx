import { useState } from 'react';
import { Button } from '#client/ui/controls/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { cx } from '#client/ui/cx.ts';
import { changedFormParts, partLabel, partLines, withPart, type MeetingPart } from './meeting-parts.ts';
import type { MeetingValues } from '#shared/meetings/form.ts';

export type Clash = { base: MeetingValues; mine: MeetingValues; theirs: MeetingValues };
type Side = 'mine' | 'theirs';

const isMine = ({ base, mine }: Clash, part: MeetingPart) => changedFormParts(base, mine).includes(part);
/** Where both changed a field, mine is preselected; otherwise the other person's change is kept. */
const proposal = (clash: Clash, part: MeetingPart): Side => (isMine(clash, part) ? 'mine' : 'theirs');

type Props = { clash: Clash; isSaving: boolean; onSave: (merged: MeetingValues) => void; onCancel: () => void };

/** Compares someone else's saved version with mine, field by field. */
export function ClashDialog({ clash, isSaving, onSave, onCancel }: Props) {
  const { base, mine, theirs } = clash;
  const parts = changedFormParts(base, theirs).filter((part) => changedFormParts(mine, theirs).includes(part));
  const [sides, setSides] = useState(() => new Map(parts.map((part) => [part, proposal(clash, part)])));
  const choose = (part: MeetingPart, side: Side) => setSides(new Map(sides).set(part, side));
  const all = (side: Side) => setSides(new Map(parts.map((part) => [part, side])));

  const save = () => {
    // Everything that isn't in conflict keeps the other person's version.
    const taken = changedFormParts(base, theirs).filter((part) => sides.get(part) !== 'mine');
    onSave(taken.reduce((merged, part) => withPart(merged, part, theirs), mine));
  };
  const footer = (
    <>
      <Button onClick={onCancel}>Cancel</Button>
      <Button variant="primary" onClick={save} busy={isSaving} busyText="Saving...">
        Save Changes
      </Button>
    </>
  );
  return (
    <Dialog open onRequestClose={onCancel} title="Someone else saved this meeting" footer={footer}>
      <div className="grid gap-5">
        <p className="max-w-prose text-muted">
          It was changed while you were editing, by someone else or in another tab. Choose which version to keep for
          each field. Your other changes are kept.
        </p>
        {parts.length > 1 ? (
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={() => all('mine')}>
              Keep All of Mine
            </Button>
            <Button size="sm" onClick={() => all('theirs')}>
              Use All of Theirs
            </Button>
          </div>
        ) : null}
        {parts.map((part) => (
          <fieldset key={part} className="grid gap-2">
            <legend className="mb-2 font-semibold">{partLabel(part)}</legend>
            <div className="grid grid-cols-2 gap-2">
              {(['mine', 'theirs'] as const).map((side) => (
                <Version
                  key={side}
                  name={`clash-${part}`}
                  label={side === 'theirs' ? 'Theirs' : isMine(clash, part) ? 'Mine' : 'Original'}
                  lines={partLines(side === 'mine' ? mine : theirs, part)}
                  isChosen={sides.get(part) === side}
                  onChoose={() => choose(part, side)}
                />
              ))}
            </div>
          </fieldset>
        ))}
        {parts.length === 0 ? <p>You both made the same changes. Nothing was lost.</p> : null}
      </div>
    </Dialog>
  );
}

type VersionProps = { name: string; label: string; lines: readonly string[]; isChosen: boolean; onChoose: () => void };

function Version({ name, label, lines, isChosen, onChoose }: VersionProps) {
  return (
    <label
      className={cx(
        'flex min-w-0 items-start gap-2.5 rounded-md border p-3',
        isChosen ? 'border-primary bg-primary-soft' : 'border-line',
      )}
    >
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} className="mt-0.5 size-4 shrink-0 radio" />
      <span className="min-w-0">
        <span className="block text-xs font-semibold text-muted">{label}</span>
        {lines.length === 0 ? <span className="text-muted">Empty</span> : null}
        {lines.map((line, index) => (
          <span key={index} className="block wrap-anywhere">
            {line}
          </span>
        ))}
      </span>
    </label>
  );
}
