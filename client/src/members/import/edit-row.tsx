import type { ComponentProps } from 'react';
import { useWard } from '#client/auth/session.ts';
import { Button } from '#client/ui/controls/button.tsx';
import { Field } from '#client/ui/controls/field.tsx';
import { Input } from '#client/ui/controls/input.tsx';
import { ADDRESSES, AGE_GROUP_CHOICES, AVAILABILITIES } from '#client/members/choices.ts';
import { Select } from '#client/ui/controls/select.tsx';
import type { ApprovedRow, ImportRow } from '#shared/imports/schema.ts';
import {
  isDetail,
  MEMBER_FIELDS,
  MEMBER_FIELD_NAMES,
  type MemberChoice,
  type MemberFieldName,
  type MemberSwitch,
} from '#shared/members/schema.ts';
import { shownIn, type RowError } from './approved-rows.ts';

const CHOICES: Partial<Record<MemberFieldName, ComponentProps<typeof Select>>> = {
  sex: { options: ADDRESSES, placeholder: 'Name only' },
  ageGroup: { options: AGE_GROUP_CHOICES, placeholder: 'Unknown' },
  isAvailable: { options: AVAILABILITIES, placeholder: 'Not in the file' },
} satisfies Record<MemberChoice | MemberSwitch, ComponentProps<typeof Select>>;

type Props = {
  row: ImportRow;
  correction?: ApprovedRow;
  errors: readonly RowError[];
  isBusy: boolean;
  onCorrect: (field: MemberFieldName, text: string) => void;
  onDone: () => void;
  onCancel: () => void;
};

/** The fields of one row, as it will be saved. */
export function EditRow({ row, correction, errors, isBusy, onCorrect, onDone, onCancel }: Props) {
  const { memberDetails } = useWard();
  const shown = MEMBER_FIELD_NAMES.filter((name) => memberDetails || !isDetail(name));
  const other = errors.find(({ field }) => !shown.some((name) => name === field));
  return (
    <form
      aria-label={`Row ${row.row}`}
      className="grid gap-3 pt-1 pb-4 md:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
      }}
    >
      {shown.map((field, at) => {
        const choices = CHOICES[field];
        const value = shownIn(field, row, correction);
        return (
          <Field
            key={field}
            label={MEMBER_FIELDS[field].label}
            error={errors.find((error) => error.field === field)?.message}
          >
            {choices ? (
              <Select {...choices} value={value} onChange={(event) => onCorrect(field, event.target.value)} />
            ) : (
              <Input
                value={value}
                onChange={(event) => onCorrect(field, event.target.value)}
                inputMode={field === 'birthYear' ? 'numeric' : undefined}
                autoFocus={at === 0}
              />
            )}
          </Field>
        );
      })}
      {other ? <p className="text-sm text-danger md:col-span-2">{other.message}</p> : null}
      <div className="flex gap-2 md:col-span-2">
        <Button type="submit" size="sm" busy={isBusy} busyText="Checking...">
          Done
        </Button>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
