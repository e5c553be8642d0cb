import { Plus } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useToday, useWard } from '#client/auth/session.ts';
import { idsIn, suggestedFor } from '#client/meetings/people-hints.ts';
import { MEETING_LIMITS } from '#shared/meetings/limits.ts';
import { usualTalks } from '#shared/standing/templates.ts';
import type { Suggested } from '#client/members/member-field.tsx';
import { useTemplates } from '#client/standing/use-standing.ts';
import { Button } from '#client/ui/controls/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { newestNotice, notify, shownNotice } from '#client/lib/notify.ts';
import { HymnInput, PerformerInput } from './form-fields.tsx';
import { useFormFields, useMeetingInfo, useValue } from './form-context.ts';
import type { SpeakerValue } from '#shared/meetings/form.ts';
import { NOBODY } from '#shared/meetings/person.ts';
import { fieldId } from './form-field.ts';
import { FormSection } from './section.tsx';
import { SPEAKER_COLUMNS, SpeakerFields } from './speaker-row.tsx';
import { useRowDrag } from './use-row-drag.ts';

/** A fast meeting that still has speakers from before shows them, so they can be removed. */
function useHasSpeakers(): boolean {
  const kind = useValue('kind');
  const { base } = useMeetingInfo();
  return kind !== 'fast_testimony' || (base.kind === kind && base.speakers.length > 0);
}

/** Suggested speakers, as the empty speaker field offers them. */
function useSuggested(): Suggested[] {
  const today = useToday();
  const { members, talks } = useMeetingInfo();
  const { control, getValues } = useFormFields();
  const key = useWatch({ control, compute: () => idsIn(getValues()).join() });
  const date = useValue('date');
  return useMemo(
    () => suggestedFor(key.split(',').map(Number), members, talks, { today, date }),
    [members, talks, today, date, key],
  );
}

const isFull = (speakers: readonly unknown[]): boolean => speakers.length >= MEETING_LIMITS.speakers;

export function SpeakersSection() {
  const { control, getValues, formState } = useFormFields();
  const { defaultTalkLength } = useWard();
  const { fields, append, insert, move, remove } = useFieldArray({ control, name: 'speakers' });
  const [said, setSaid] = useState('');
  const [added, setAdded] = useState(0);
  const list = useRef<HTMLOListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const removed = useRef<{ notice: number; gone: { place: number; row: SpeakerValue }[] }>({ notice: 0, gone: [] });
  const hasSpeakers = useHasSpeakers();
  const suggested = useSuggested();
  const usual = usualTalks(useTemplates(), useValue('kind'));

  useEffect(() => {
    if (added === 0) return;
    const field = document.getElementById(fieldId(`speakers.${getValues('speakers').length - 1}.person`));
    field?.focus();
    // Whom to ask is what comes next; on a phone a sheet would cover the row.
    if (field?.ariaHasPopup === 'listbox') field.click();
  }, [added, getValues]);

  const add = () => {
    const duration = usual[fields.length]?.duration ?? defaultTalkLength;
    append({ person: NOBODY, topic: '', duration }, { shouldFocus: false });
    setAdded(added + 1);
  };
  const shift = (from: number, to: number) => {
    if (to < 0 || to >= fields.length) return;
    const name = getValues(`speakers.${from}.person.text`) || 'Speaker';
    move(from, to);
    setSaid(`${name} moved to position ${to + 1} of ${fields.length}`);
  };
  const take = (place: number) => {
    const row = getValues(`speakers.${place}`);
    remove(place);
    setSaid(`Speaker ${place + 1} removed`);
    if (row.person.text || row.topic) {
      // Those whose notice this one takes the place of come back with it.
      const gone = shownNotice.get()?.id === removed.current.notice ? removed.current.gone : [];
      gone.unshift({ place, row });
      notify({
        kind: 'info',
        title: gone.length > 1 ? `${gone.length} Speakers Removed` : `${row.person.text || 'Speaker'} Removed`,
        action: {
          label: 'Undo',
          onRun: () => {
            for (const one of gone)
              insert(Math.min(one.place, getValues('speakers').length), one.row, { shouldFocus: false });
          },
        },
      });
      removed.current = { notice: newestNotice(), gone };
    }
    button.current?.focus();
  };
  const drag = useRowDrag(list, shift);
  const error = formState.errors.speakers?.root?.message ?? formState.errors.speakers?.message;
  return (
    <FormSection id="speakers" className="md:grid-cols-2">
      {hasSpeakers ? (
        <div className="md:col-span-2">
          {fields.length === 0 ? <p className="text-muted">No speakers yet</p> : null}
          {fields.length > 0 ? (
            <div aria-hidden="true" className={cx('hidden gap-2 text-sm font-medium md:grid', SPEAKER_COLUMNS)}>
              <span />
              <span>Speaker</span>
              <span>Topic</span>
              <span>Minutes</span>
              <span />
            </div>
          ) : null}
          <ol ref={list} className="divide-y divide-line" aria-label="Speakers in order">
            {fields.map((field, place) => (
              <SpeakerFields
                key={field.id}
                place={place}
                count={fields.length}
                isDragged={drag.dragged === place}
                suggested={suggested}
                usual={usual[place]}
                onDragStart={(event) => drag.begin(place, event)}
                onShift={(by) => shift(place, place + by)}
                onRemove={() => take(place)}
                onNext={place === fields.length - 1 && !isFull(fields) ? add : undefined}
              />
            ))}
          </ol>
          <Button
            ref={button}
            id={fieldId('speakers')}
            variant="ghost"
            icon={Plus}
            onClick={add}
            disabled={isFull(fields)}
            className="mt-1 w-full justify-start! border-dashed! border-line! px-2! text-muted! hover:text-text!"
          >
            Add Speaker
          </Button>
          {error ? <p className="mt-1 text-sm text-danger">{error}</p> : null}
          <p role="status" className="sr-only">
            {said}
          </p>
        </div>
      ) : (
        <p className="text-muted md:col-span-2">No assigned speakers or special numbers on fast Sunday.</p>
      )}
      <HymnInput slot="rest" label="Rest hymn" help="Optional" />
      {hasSpeakers ? (
        <>
          <HymnInput slot="specialNumber" label="Special number" help="Optional" />
          <PerformerInput />
        </>
      ) : null}
    </FormSection>
  );
}
