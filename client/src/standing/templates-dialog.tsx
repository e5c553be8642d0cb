import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { useWard } from '#client/auth/session.ts';
import { Button, IconButton } from '#client/ui/controls/button.tsx';
import { ClearInput } from '#client/ui/controls/clear-input.tsx';
import { Field } from '#client/ui/controls/field.tsx';
import { Select } from '#client/ui/controls/select.tsx';
import { Textarea } from '#client/ui/controls/textarea.tsx';
import { NotLoaded } from '#client/ui/feedback/not-loaded.tsx';
import { WaitingFields } from '#client/ui/feedback/waiting.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { PartDialog } from '#client/ui/overlays/part-dialog.tsx';
import { usePhone } from '#client/ui/use-media.ts';
import { usePartSave } from '#client/ui/use-merge.ts';
import { TEXT_LABELS } from '#shared/meetings/constants.ts';
import { MEETING_LIMITS, SPEAKER_MINUTES } from '#shared/meetings/limits.ts';
import { KIND_LABELS } from '#shared/meetings/rules.ts';
import { TEMPLATE_KINDS, TEMPLATE_TEXTS, type TemplateKind } from '#shared/standing/constants.ts';
import { TEMPLATE_LIMITS } from '#shared/standing/limits.ts';
import type { Standing, SundayTemplate, TemplateTalk } from '#shared/standing/schema.ts';
import { EMPTY_TEMPLATE, hasTalks, isEmptyTemplate } from '#shared/standing/templates.ts';
import { standingOptions, useChangeStanding } from './api.ts';
import { changedValues, mergedTemplates, templateValues } from './template-values.ts';

/** What each kind of Sunday usually has. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const standing = useQuery(standingOptions());
  if (standing.data) return <TemplatesForm standing={standing.data} onClose={onClose} />;
  return (
    <Dialog open onRequestClose={onClose} title="Templates">
      <NotLoaded query={standing}>
        <WaitingFields count={3} />
      </NotLoaded>
    </Dialog>
  );
}

const PROBLEMS = {
  clash: 'Someone else changed the same template. Check it, then save again.',
  failed: 'The templates weren’t saved.',
} as const;

function TemplatesForm({ standing, onClose }: { standing: Standing; onClose: () => void }) {
  const client = useQueryClient();
  const { mutateAsync } = useChangeStanding('Templates Saved');
  const [kind, setKind] = useState<TemplateKind>('regular');
  const stored = ({ version, templates }: Standing) => ({ version, value: templateValues(templates) });
  const part = usePartSave({
    stored: stored(standing),
    read: async () => stored(await client.fetchQuery({ ...standingOptions(), staleTime: 0 })),
    send: (values, { version, value: before }) => mutateAsync({ version, templates: changedValues(before, values) }),
    merge: mergedTemplates,
    onSaved: onClose,
  });
  const isDirty = Object.keys(changedValues(part.base, part.value)).length > 0;
  const template = part.value[kind];
  const change = (next: SundayTemplate) => part.change({ ...part.value, [kind]: next });
  return (
    <PartDialog
      part={part}
      title="Templates"
      subtitle="What each type of Sunday usually has. A new meeting starts with it, and you can always change it."
      isDirty={isDirty}
      problems={PROBLEMS}
      saveLabel="Save Templates"
      onClose={onClose}
    >
      <div className="grid gap-5">
        <div className="flex items-end gap-2">
          <Field label="Meeting type" className="min-w-0 flex-1">
            <Select
              value={kind}
              onChange={({ target }) => setKind(TEMPLATE_KINDS.find((one) => one === target.value) ?? kind)}
              options={TEMPLATE_KINDS.map((value) => ({
                value,
                label: `${KIND_LABELS[value]}${isEmptyTemplate(part.value[value]) ? ' (no template)' : ''}`,
              }))}
            />
          </Field>
          <Button disabled={isEmptyTemplate(template)} onClick={() => change(EMPTY_TEMPLATE)}>
            Clear
          </Button>
        </div>
        {hasTalks(kind) ? (
          <TalksFields key={kind} talks={template.talks} onChange={(talks) => change({ ...template, talks })} />
        ) : null}
        {TEMPLATE_TEXTS.map((text) => (
          <Field key={`${kind} ${text}`} label={TEXT_LABELS[text]}>
            <Textarea
              rows={2}
              maxLength={MEETING_LIMITS.text}
              value={template[text]}
              onChange={({ target }) => change({ ...template, [text]: target.value })}
            />
          </Field>
        ))}
      </div>
    </PartDialog>
  );
}

const COLUMNS = 'grid-cols-[minmax(0,1fr)_auto] md:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)_6.25rem_auto]';

/** Enter in one of several fields must not save half a template. */
const keepOpen = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
};

type TalksProps = { talks: readonly TemplateTalk[]; onChange: (talks: TemplateTalk[]) => void };

function TalksFields({ talks, onChange }: TalksProps) {
  const { defaultTalkLength } = useWard();
  /** The place whose fields were just added. */
  const [added, setAdded] = useState(-1);
  return (
    <section aria-label="Talks" className="grid gap-1" onKeyDown={keepOpen}>
      <h3 className="text-base font-semibold">Talks</h3>
      <p className="text-sm text-muted">For the speaker, enter a word such as Youth speaker, or leave it blank.</p>
      {talks.length === 0 ? null : (
        <div aria-hidden="true" className={`mt-2 hidden gap-2 text-sm font-medium md:grid ${COLUMNS}`}>
          <span>Speaker</span>
          <span>Topic</span>
          <span>Minutes</span>
          <span className="w-control" />
        </div>
      )}
      <ol className="divide-y divide-line">
        {talks.map((talk, place) => (
          <TalkFields
            key={place}
            place={place}
            talk={talk}
            isNew={place === added}
            onChange={(next) => onChange(talks.with(place, next))}
            onRemove={() => onChange(talks.toSpliced(place, 1))}
          />
        ))}
      </ol>
      <div>
        <Button
          variant="ghost"
          size="sm"
          edge="start"
          icon={Plus}
          disabled={talks.length >= TEMPLATE_LIMITS.talks}
          onClick={() => {
            setAdded(talks.length);
            onChange([...talks, { speaker: '', topic: '', duration: defaultTalkLength }]);
          }}
        >
          Add Talk
        </Button>
      </div>
    </section>
  );
}

type TalkProps = {
  place: number;
  talk: TemplateTalk;
  isNew: boolean;
  onChange: (talk: TemplateTalk) => void;
  onRemove: () => void;
};

function TalkFields({ place, talk, isNew, onChange, onRemove }: TalkProps) {
  const number = place + 1;
  const minutes = [...new Set([...SPEAKER_MINUTES, talk.duration])].sort((a, b) => a - b);
  const [speaker, topic] = [`Speaker ${number}`, `Topic ${number}`];
  // On a wide screen the columns have heads; on a phone each field names itself.
  const hideLabel = !usePhone();
  return (
    <li className={`grid items-start gap-2 py-2 ${COLUMNS}`}>
      <Field label={speaker} hideLabel={hideLabel} className="max-md:col-span-2">
        <ClearInput
          label={speaker}
          placeholder="Anyone"
          autoFocus={isNew}
          maxLength={TEMPLATE_LIMITS.speaker}
          value={talk.speaker}
          onChange={(next) => onChange({ ...talk, speaker: next })}
        />
      </Field>
      <Field label={topic} hideLabel={hideLabel} className="max-md:col-span-2">
        <ClearInput
          label={topic}
          placeholder="Optional"
          maxLength={MEETING_LIMITS.topic}
          value={talk.topic}
          onChange={(next) => onChange({ ...talk, topic: next })}
        />
      </Field>
      <Field label={`Minutes ${number}`} hideLabel={hideLabel}>
        <Select
          value={String(talk.duration)}
          onChange={({ target }) => onChange({ ...talk, duration: Number(target.value) })}
          options={minutes.map((count) => ({ value: String(count), label: `${count} min` }))}
        />
      </Field>
      <IconButton
        icon={Trash2}
        label={`Remove talk ${number}`}
        onClick={onRemove}
        className="text-muted! hover:text-danger! max-md:self-end"
      />
    </li>
  );
}
