import { useState } from 'react';
import { Button } from '#client/ui/controls/button.tsx';
import { Checkbox } from '#client/ui/controls/checkbox.tsx';
import { Field } from '#client/ui/controls/field.tsx';
import { Select } from '#client/ui/controls/select.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { briefDate, dateSeenFrom } from '#shared/calendar/format.ts';
import { TEXT_LABELS } from '#shared/meetings/constants.ts';
import { holdsMeeting, KIND_LABELS } from '#shared/meetings/rules.ts';
import { TEMPLATE_TEXTS } from '#shared/standing/constants.ts';
import { talkWords, templateFor, usualTalks } from '#shared/standing/templates.ts';
import { cellOf, cellText, isEmptyCell, isSameCell, type CellKey, type CellValue } from './cells.ts';
import { useFacts, useGrid, type Slot } from './grid-context.ts';
import { useChoices } from '#client/ui/use-choices.ts';

const PARTS: readonly { key: CellKey; label: string }[] = [
  { key: 'conducting', label: 'Conducting' },
  { key: 'presiding', label: 'Presiding' },
  { key: 'organist', label: 'Organist' },
  { key: 'chorister', label: 'Chorister' },
  { key: 'announcements', label: 'Announcements' },
];
const TEMPLATE = 'template';
const TEMPLATE_PARTS = TEMPLATE_TEXTS.map((key) => ({ key, label: TEXT_LABELS[key] }));

/**
 * Takes what stays the same from another Sunday, the one before that has something of it unless another is chosen, or
 * from the template of its kind.
 */
export function CopyDialog({ slot, onClose }: { slot: Slot; onClose: () => void }) {
  const { minutes, saves, today, columns, templates } = useGrid();
  const { meetings } = useFacts();
  const target = saves.valuesOn(slot.date);
  const template = templateFor(templates, target.kind);
  const talks = usualTalks(templates, target.kind);
  const sources = meetings
    .filter(({ date, kind }) => date !== slot.date && holdsMeeting(kind))
    .toSorted((a, b) => b.date.localeCompare(a.date));
  const [from, setFrom] = useState(() => {
    const has = ({ date }: { date: string }) =>
      PARTS.some(({ key }) => !isEmptyCell(cellOf(saves.valuesOn(date), key, minutes)));
    const before = sources.filter(({ date }) => date < slot.date);
    return (before.find(has) ?? before[0] ?? sources[0])?.date ?? (template ? TEMPLATE : '');
  });
  const choices = useChoices<CellKey>();
  const isTemplate = from === TEMPLATE;
  const source = isTemplate ? { ...target, ...template } : saves.valuesOn(from);
  // Announcements have no column.
  const parts = isTemplate
    ? TEMPLATE_PARTS
    : PARTS.filter((part) => part.key === 'announcements' || columns.some(({ key }) => key === part.key));
  const there = parts
    .map((part) => ({
      ...part,
      value: cellOf(source, part.key, minutes),
      before: cellOf(target, part.key, minutes),
    }))
    .filter(({ value }) => from !== '' && !isEmptyCell(value));
  // Nothing is replaced, and no one hears last week’s announcements again, unless someone says so.
  const isChosen = ({ key, before }: (typeof there)[number]) =>
    choices.isChosen(key, isEmptyCell(before) && (isTemplate || key !== 'announcements'));
  const chosen = there.filter(isChosen);
  const copy = () => {
    const changes = chosen.map(({ key, value }) => ({ key, value }));
    saves.set(slot.date, changes, `copy to ${briefDate(slot.date)}`);
    onClose();
  };
  return (
    <Dialog
      open
      size="sm"
      onRequestClose={onClose}
      title={`Copy to ${dateSeenFrom(slot.date, today)}`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={copy} disabled={chosen.length === 0}>
            Copy
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Field label="Copy from">
          <Select
            value={from}
            onChange={(event) => {
              setFrom(event.target.value);
              choices.forget();
            }}
            options={[
              ...(template ? [{ value: TEMPLATE, label: `Template: ${KIND_LABELS[target.kind]}` }] : []),
              ...sources.map(({ date }) => ({ value: date, label: dateSeenFrom(date, today) })),
            ]}
          />
        </Field>
        {there.length === 0 && !(isTemplate && talks.length > 0) ? (
          <p className="text-muted">There’s nothing to copy from {isTemplate ? 'the template' : 'that Sunday'}.</p>
        ) : null}
        {isTemplate && talks.length > 0 ? (
          <p className="text-muted">
            Talks: {talks.map(talkWords).join(', ')}. Minutes and topics are filled in as you add speakers.
          </p>
        ) : null}
        {there.map((part) => (
          <Checkbox
            key={part.key}
            label={part.label}
            description={<Copied value={part.value} before={part.before} />}
            checked={isChosen(part)}
            onChange={() => choices.choose(part.key, !isChosen(part))}
          />
        ))}
      </div>
    </Dialog>
  );
}

/** What is copied, and what gives way to it. */
function Copied({ value, before }: { value: CellValue; before: CellValue }) {
  if (isEmptyCell(before)) return cellText(value);
  if (isSameCell(value, before)) return `${cellText(value)} (already there)`;
  return (
    <>
      {cellText(value)} <span className="line-clamp-2 text-warn">replaces {cellText(before)}</span>
    </>
  );
}
