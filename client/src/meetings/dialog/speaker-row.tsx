import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { Controller } from 'react-hook-form';
import { MemberField } from '#client/members/member-field.tsx';
import { IconButton } from '#client/ui/controls/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { Field } from '#client/ui/controls/field.tsx';
import { Select } from '#client/ui/controls/select.tsx';
import { usePhone } from '#client/ui/use-media.ts';
import { SPEAKER_MINUTES } from '#shared/meetings/limits.ts';
import type { TemplateTalk } from '#shared/standing/schema.ts';
import { withUsualTopic } from '#shared/standing/templates.ts';
import type { Suggested } from '#client/members/member-field.tsx';
import { useHint, useFormFields, useMeetingInfo, useValue } from './form-context.ts';
import { fieldId } from './form-field.ts';
import { TopicField } from '#client/meetings/topic-field.tsx';

/** Number, person, topic, minutes, buttons; the headings above the rows use the same columns. */
export const SPEAKER_COLUMNS = 'md:grid-cols-[2rem_minmax(0,1fr)_minmax(0,1.15fr)_6.25rem_4.5rem]';

type Props = {
  place: number;
  count: number;
  isDragged: boolean;
  suggested: readonly Suggested[];
  /** What this place usually has. */
  usual?: TemplateTalk;
  onDragStart: (event: PointerEvent) => void;
  onShift: (by: 1 | -1) => void;
  onRemove: () => void;
  /** From the last row on to a new one. */
  onNext?: () => void;
};

const ARROW = 'text-muted! hover:text-text! aria-disabled:text-input! md:w-6! md:px-0! md:[&_svg]:size-4';

/** It keeps its focus when the row becomes the last one, and Tab skips it. */
const whenUseful = (isUseful: boolean) => (isUseful ? {} : { 'aria-disabled': true, tabIndex: -1 });

export function SpeakerFields(props: Props) {
  const { place, count, isDragged, suggested, usual, onDragStart, onShift, onRemove, onNext } = props;
  const { control, getValues, setValue } = useFormFields();
  const { talks } = useMeetingInfo();
  const date = useValue('date');
  const hint = useHint(`speakers.${place}.person`);
  const number = place + 1;
  // On a wide screen the columns have heads; on a phone each field names itself.
  const hideLabel = !usePhone();
  return (
    <li
      className={cx(
        'grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 py-2',
        SPEAKER_COLUMNS,
        isDragged && 'bg-primary-soft',
      )}
    >
      <span
        onPointerDown={onDragStart}
        title="Drag to reorder"
        className="hidden h-control cursor-grab touch-none items-center gap-0.5 text-muted select-none md:flex"
      >
        <GripVertical />
        <span className="num">{number}</span>
      </span>
      <Controller
        control={control}
        name={`speakers.${place}.person`}
        render={({ field, fieldState }) => (
          <MemberField
            id={fieldId(field.name)}
            className="max-md:col-span-2"
            label={`Speaker ${number}`}
            hideLabel={hideLabel}
            value={field.value}
            onChange={(person) => {
              field.onChange(person);
              const row = getValues(`speakers.${place}`);
              const { topic } = withUsualTopic({ ...row, person }, usual);
              if (topic !== row.topic) setValue(`speakers.${place}.topic`, topic, { shouldDirty: true });
            }}
            placeholder={usual?.speaker || undefined}
            onBlur={field.onBlur}
            date={date}
            talks={talks}
            suggested={suggested}
            hint={hint}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name={`speakers.${place}.topic`}
        render={({ field, fieldState }) => (
          <TopicField
            id={fieldId(field.name)}
            className="max-md:col-span-2"
            label={hideLabel ? `Topic for speaker ${number}` : 'Topic'}
            hideLabel={hideLabel}
            value={field.value}
            onChange={field.onChange}
            placeholder={usual?.topic || undefined}
            onBlur={field.onBlur}
            error={fieldState.error?.message}
          />
        )}
      />
      <Minutes place={place} hideLabel={hideLabel} onEnter={onNext} />
      <div className="flex justify-end max-md:self-end">
        <IconButton
          icon={ArrowUp}
          label={`Move speaker ${number} up`}
          {...whenUseful(place > 0)}
          onClick={() => onShift(-1)}
          className={ARROW}
        />
        <IconButton
          icon={ArrowDown}
          label={`Move speaker ${number} down`}
          {...whenUseful(number < count)}
          onClick={() => onShift(1)}
          className={ARROW}
        />
        <IconButton
          icon={Trash2}
          label={`Remove speaker ${number}`}
          // The second press of two would meet the row that moves up.
          onClick={({ detail }) => (detail < 2 ? onRemove() : undefined)}
          className="text-muted! hover:text-danger! md:w-6! md:px-0! md:[&_svg]:size-4"
        />
      </div>
    </li>
  );
}

function Minutes({ place, hideLabel, onEnter }: { place: number; hideLabel: boolean; onEnter?: () => void }) {
  const { control } = useFormFields();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    // A browser would take it for a submit.
    event.preventDefault();
    onEnter?.();
  };
  return (
    <Controller
      control={control}
      name={`speakers.${place}.duration`}
      render={({ field }) => {
        const choices = [...new Set([...SPEAKER_MINUTES, field.value])].sort((a, b) => a - b);
        return (
          <Field
            id={fieldId(field.name)}
            label={hideLabel ? `Minutes for speaker ${place + 1}` : 'Minutes'}
            hideLabel={hideLabel}
          >
            <Select
              value={String(field.value)}
              onChange={(event) => field.onChange(Number(event.target.value))}
              onBlur={field.onBlur}
              onKeyDown={onKeyDown}
              options={choices.map((minutes) => ({ value: String(minutes), label: `${minutes} min` }))}
            />
          </Field>
        );
      }}
    />
  );
}
