import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useToday } from '#client/auth/session.ts';
import { mergedByKey, usePartSave } from '#client/ui/use-merge.ts';
import { membersOptions } from '#client/members/api.ts';
import { MemberField } from '#client/members/member-field.tsx';
import { Button, IconButton } from '#client/ui/controls/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { Field } from '#client/ui/controls/field.tsx';
import { Select } from '#client/ui/controls/select.tsx';
import { NotLoaded } from '#client/ui/feedback/not-loaded.tsx';
import { WaitingFields } from '#client/ui/feedback/waiting.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { PartDialog } from '#client/ui/overlays/part-dialog.tsx';
import type { Person } from '#shared/meetings/form.ts';
import { NOBODY } from '#shared/meetings/person.ts';
import { byPart, PERSON_PARTS } from '#shared/meetings/parts.ts';
import type { Member } from '#shared/members/schema.ts';
import { MOST_TURNS } from '#shared/standing/limits.ts';
import { turnLabels } from '#shared/standing/rotation.ts';
import { ROTATION_PARTS, type RotationPart, type TurnRule } from '#shared/standing/constants.ts';
import type { Standing } from '#shared/standing/schema.ts';
import { standingOptions, useChangeStanding } from './api.ts';
import { changedRotation, rotationValues, strangersIn, withRule, type PartValues } from './rotation-values.ts';

const RULES: { value: TurnRule | ''; label: string }[] = [
  { value: '', label: 'No rotation' },
  { value: 'month', label: 'A different person each month' },
  { value: 'place', label: 'By Sunday of the month' },
  { value: 'sunday', label: 'A different person each Sunday' },
];
const LABELS = byPart(PERSON_PARTS, 'key', ({ label }) => label);
const NOT_A_MEMBER = 'Choose someone from the list or add the name as a member.';

/** Who conducts, plays, and leads the music, and when. */
export function RotationDialog({ onClose }: { onClose: () => void }) {
  const standing = useQuery(standingOptions());
  const members = useQuery(membersOptions());
  if (standing.data && members.data)
    return <RotationForm standing={standing.data} members={members.data} onClose={onClose} />;
  return (
    <Dialog open onRequestClose={onClose} title="Rotation">
      <NotLoaded query={standing.error ? standing : members}>
        <WaitingFields count={3} />
      </NotLoaded>
    </Dialog>
  );
}

type FormProps = { standing: Standing; members: readonly Member[]; onClose: () => void };

const PROBLEMS = {
  clash: 'Someone else changed the rotation. Check it, then save again.',
  failed: 'The rotation wasn’t saved.',
} as const;

function RotationForm({ standing, members, onClose }: FormProps) {
  const today = useToday();
  const { mutateAsync } = useChangeStanding('Rotation Saved');
  const client = useQueryClient();
  const stored = (now: Standing) => ({ version: now.version, value: rotationValues(now.rotation, members, today) });
  const part = usePartSave({
    stored: stored(standing),
    read: async () => stored(await client.fetchQuery({ ...standingOptions(), staleTime: 0 })),
    send: (values, { version, value: before }) =>
      mutateAsync({ version, rotation: changedRotation(before, values, today) }),
    merge: mergedByKey,
    onSaved: onClose,
  });
  const values = part.value;
  const hasStrangers = strangersIn(values).length > 0;
  const isDirty = hasStrangers || Object.keys(changedRotation(part.base, values, today)).length > 0;
  return (
    <PartDialog
      part={part}
      title="Rotation"
      subtitle="Suggested first when you plan a Sunday. You can always choose someone else."
      isDirty={isDirty}
      isBlocked={hasStrangers}
      problems={PROBLEMS}
      saveLabel="Save Rotation"
      onClose={onClose}
    >
      <div className="grid gap-6">
        {ROTATION_PARTS.map((key) => (
          <RotationPartFields
            key={key}
            part={key}
            today={today}
            values={values[key]}
            onChange={(next) => part.change({ ...values, [key]: next })}
          />
        ))}
      </div>
    </PartDialog>
  );
}

type PartProps = { part: RotationPart; today: string; values: PartValues; onChange: (values: PartValues) => void };

function RotationPartFields({ part, today, values, onChange }: PartProps) {
  const { by, people } = values;
  const label = LABELS[part];
  const labels =
    by === '' ? [] : turnLabels({ by, from: today, memberIds: people.map(({ id }) => id) }).slice(0, people.length);
  const put = (place: number, person: Person) => onChange({ by, people: people.with(place, person) });
  return (
    <section aria-label={label} className="grid gap-3">
      <Field label={label}>
        <Select
          value={by}
          onChange={({ target }) =>
            onChange(withRule(values, RULES.find(({ value }) => value === target.value)?.value ?? ''))
          }
          options={RULES}
        />
      </Field>
      {labels.map((turn, place) => {
        const person = people[place] ?? NOBODY;
        return (
          <div
            key={turn}
            className={cx(
              'grid items-start gap-2',
              by === 'place' ? 'grid-cols-[8.5rem_minmax(0,1fr)]' : 'grid-cols-[8.5rem_minmax(0,1fr)_auto]',
            )}
          >
            <span className="py-2 text-muted touch:py-3">{turn}</span>
            <MemberField
              label={`${label}, ${turn}`}
              hideLabel
              membersOnly
              value={person}
              onChange={(next) => put(place, next)}
              frequentFirst={part !== 'conducting'}
              error={person.id === null && person.text.trim() !== '' ? NOT_A_MEMBER : undefined}
            />
            {by === 'place' ? null : (
              <IconButton
                icon={Trash2}
                label={`Remove ${turn}`}
                className="text-muted! hover:text-danger!"
                disabled={people.length === 1}
                onClick={() => onChange({ by, people: people.toSpliced(place, 1) })}
              />
            )}
          </div>
        );
      })}
      {by === '' || by === 'place' ? null : (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            variant="ghost"
            size="sm"
            edge="start"
            icon={Plus}
            disabled={people.length >= MOST_TURNS}
            onClick={() => onChange({ by, people: [...people, NOBODY] })}
          >
            Add {by === 'month' ? 'Month' : 'Sunday'}
          </Button>
          <p className="text-sm text-muted">Then the list starts over.</p>
        </div>
      )}
    </section>
  );
}
