import type { ComponentProps } from 'react';
import { useWard } from '#client/auth/session.ts';
import { Button } from '#client/ui/controls/button.tsx';
import { Field } from '#client/ui/controls/field.tsx';
import { Input } from '#client/ui/controls/input.tsx';
import { ADDRESSES, AGE_GROUP_CHOICES } from '#client/members/choices.ts';
import { Select } from '#client/ui/controls/select.tsx';
import { CORRECTABLE, type ApprovedRow, type Correctable, type ImportRow } from '#shared/imports/schema.ts';
import { isDetail, MEMBER_FIELDS, type MemberChoice } from '#shared/members/schema.ts';
import type { RowError } from './approved-rows.ts';

const CHOICES: Partial<Record<Correctable, ComponentProps<typeof Select>>> = {
  sex: { options: ADDRESSES, placeholder: 'Name only' },
  ageGroup: { options: AGE_GROUP_CHOICES, placeholder: 'Unknown' },
} satisfies Record<MemberChoice, ComponentProps<typeof Select>>;

type Props = {
  row: ImportRow;
  correction?: ApprovedRow;
  errors: readonly RowError[];
  isBusy: boolean;
  onCorrect: (field: Correctable, text: string) => void;
  onDone: () => void;
  onCancel: () => void;
};

/** The fields of one row, as it will be saved. */
export function EditRow({ row, correction, errors, isBusy, onCorrect, onDone, onCancel }: Props) {
  const { memberDetails } = useWard();
  const shown = CORRECTABLE.filter((name) => memberDetails || !isDetail(name));
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
        const value = correction?.[field] ?? row[field] ?? '';
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
