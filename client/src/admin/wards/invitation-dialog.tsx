import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { isStale } from '#client/lib/api-error.ts';
import { useLeaveGuard } from '#client/lib/leave-guard.ts';
import { Button } from '#client/ui/controls/button.tsx';
import { Field } from '#client/ui/controls/field.tsx';
import { Textarea } from '#client/ui/controls/textarea.tsx';
import { SaveFooter } from '#client/ui/layout/save-footer.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { INVITATION_KINDS, type InvitationKind } from '#shared/invitations/constants.ts';
import { INVITATION_TEXT_MAX } from '#shared/invitations/limits.ts';
import {
  filledInvitation,
  INVITATION_PLACES,
  INVITATION_TEXTS,
  invitationProblem,
  placesIn,
  SAMPLE_VALUES,
} from '#shared/invitations/texts.ts';
import type { WardConfig } from '#shared/wards/schema.ts';
import { configOptions, useChangeConfig } from './api.ts';

type Texts = Record<InvitationKind, string>;
const textsOf = ({ invitationTexts: own }: WardConfig): Texts => ({
  speaker: own.speaker ?? INVITATION_TEXTS.speaker.usual,
  prayer: own.prayer ?? INVITATION_TEXTS.prayer.usual,
  music: own.music ?? INVITATION_TEXTS.music.usual,
  conducting: own.conducting ?? INVITATION_TEXTS.conducting.usual,
});

export function InvitationDialog({ config, onClose }: { config: WardConfig; onClose: () => void }) {
  const client = useQueryClient();
  const { mutate, isPending, error } = useChangeConfig();
  const [start, setStart] = useState(config);
  const [texts, setTexts] = useState(() => textsOf(config));
  const saved = textsOf(start);
  const changed = INVITATION_KINDS.filter((kind) => texts[kind] !== saved[kind]);
  const isDirty = changed.length > 0;
  const close = useLeaveGuard({ isDirty: () => isDirty, onLeave: onClose });
  const isWrong = INVITATION_KINDS.some((kind) => invitationProblem(kind, texts[kind]) !== null);
  /** Someone else's changes come in where there are none here; where both changed a text, this one stays to be looked at. */
  const takeOthers = async () => {
    const current = await client.fetchQuery(configOptions());
    const theirs = textsOf(current);
    setTexts({ ...theirs, ...Object.fromEntries(changed.map((kind) => [kind, texts[kind]])) });
    setStart(current);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    // For React, the dialog is inside the form of the settings.
    event.stopPropagation();
    mutate(
      {
        version: start.version,
        invitationTexts: Object.fromEntries(
          changed.map((kind) => [kind, texts[kind] === INVITATION_TEXTS[kind].usual ? null : texts[kind]]),
        ),
      },
      {
        onSuccess: onClose,
        onError: (failure) => (isStale(failure) ? void takeOthers().catch(() => undefined) : undefined),
      },
    );
  };
  const state = isWrong
    ? 'Fix the marked text first.'
    : error === null
      ? ''
      : isStale(error)
        ? 'Someone else changed the ward settings. Check your wording, then save again.'
        : 'The invitations weren’t saved.';
  return (
    <Dialog
      open
      size="lg"
      onRequestClose={() => (isPending ? undefined : void close())}
      onSubmit={save}
      title="Invitations"
      subtitle={<span>The messages people get when you ask them to speak, pray, or serve.</span>}
      footer={
        <>
          <p role="status" className="mr-auto text-sm text-danger max-md:basis-full">
            {state}
          </p>
          <SaveFooter onCancel={() => void close()} isBusy={isPending} disabled={isWrong || !isDirty}>
            Save Invitations
          </SaveFooter>
        </>
      }
    >
      <div className="grid gap-6">
        {INVITATION_KINDS.map((kind) => (
          <InvitationText
            key={kind}
            kind={kind}
            text={texts[kind]}
            onChange={(text) => setTexts({ ...texts, [kind]: text })}
          />
        ))}
      </div>
    </Dialog>
  );
}

type TextProps = { kind: InvitationKind; text: string; onChange: (text: string) => void };

function InvitationText({ kind, text, onChange }: TextProps) {
  const { label, usual, needs } = INVITATION_TEXTS[kind];
  const problem = invitationProblem(kind, text);
  return (
    <section aria-label={label} className="grid gap-3">
      <Field label={label} error={problem} help="Text in [brackets] is left out when a placeholder in it is empty.">
        <Textarea
          rows={7}
          maxLength={INVITATION_TEXT_MAX}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      <details>
        <summary className="text-sm text-link">Placeholders and preview</summary>
        <dl
          aria-label="Available placeholders"
          className="mt-2 grid gap-x-4 gap-y-1 text-sm md:grid-cols-[auto_minmax(0,1fr)]"
        >
          {placesIn(kind).map((place) => (
            <div key={place} className="contents">
              <dt className="font-medium">{`{${place}}`}</dt>
              <dd className="text-muted">
                {INVITATION_PLACES[place]}
                {needs.includes(place) ? ' (required)' : ''}
              </dd>
            </div>
          ))}
        </dl>
        {problem ? null : (
          <p role="group" aria-label="Preview" className="mt-3 rounded-md bg-sunken px-4 py-3 whitespace-pre-wrap">
            {filledInvitation(text, SAMPLE_VALUES)}
          </p>
        )}
      </details>
      {text === usual ? null : (
        <div>
          <Button size="sm" onClick={() => onChange(usual)}>
            Restore Default
          </Button>
        </div>
      )}
    </section>
  );
}
