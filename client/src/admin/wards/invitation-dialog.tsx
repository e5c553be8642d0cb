import { useQueryClient } from '@tanstack/react-query';
import { mergedByKey, usePartSave } from '#client/ui/use-merge.ts';
import { Button } from '#client/ui/controls/button.tsx';
import { Field } from '#client/ui/controls/field.tsx';
import { Textarea } from '#client/ui/controls/textarea.tsx';
import { PartDialog } from '#client/ui/overlays/part-dialog.tsx';
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

const PROBLEMS = {
  clash: 'Someone else changed the ward settings. Check your wording, then save again.',
  failed: 'The invitations weren’t saved.',
} as const;

export function InvitationDialog({ config, onClose }: { config: WardConfig; onClose: () => void }) {
  const client = useQueryClient();
  const { mutateAsync } = useChangeConfig();
  const stored = (now: WardConfig) => ({ version: now.version, value: textsOf(now) });
  const part = usePartSave({
    stored: stored(config),
    read: async () => stored(await client.fetchQuery(configOptions())),
    send: (texts, { version, value: saved }) =>
      mutateAsync({
        version,
        invitationTexts: Object.fromEntries(
          INVITATION_KINDS.filter((kind) => texts[kind] !== saved[kind]).map((kind) => [
            kind,
            texts[kind] === INVITATION_TEXTS[kind].usual ? null : texts[kind],
          ]),
        ),
      }),
    merge: mergedByKey,
    onSaved: onClose,
  });
  const texts = part.value;
  const isDirty = INVITATION_KINDS.some((kind) => texts[kind] !== part.base[kind]);
  const isWrong = INVITATION_KINDS.some((kind) => invitationProblem(kind, texts[kind]) !== null);
  return (
    <PartDialog
      part={part}
      title="Invitations"
      subtitle="The messages people get when you ask them to speak, pray, or serve."
      size="lg"
      isDirty={isDirty}
      isBlocked={isWrong}
      complaint={isWrong ? 'Fix the marked text first.' : ''}
      problems={PROBLEMS}
      saveLabel="Save Invitations"
      onClose={onClose}
    >
      <div className="grid gap-6">
        {INVITATION_KINDS.map((kind) => (
          <InvitationText
            key={kind}
            kind={kind}
            text={texts[kind]}
            onChange={(text) => part.change({ ...texts, [kind]: text })}
          />
        ))}
      </div>
    </PartDialog>
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
