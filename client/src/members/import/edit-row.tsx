import { Field } from '#client/ui/controls/field.tsx';
import { Input } from '#client/ui/controls/input.tsx';
import { CORRECTABLE, type ApprovedRow, type ImportRow } from '#shared/imports/schema.ts';

type Correctable = (typeof CORRECTABLE)[number];
const LABELS: Record<Correctable, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  calling: 'Calling',
  notes: 'Notes',
};

type Props = { row: ImportRow; correction?: ApprovedRow; onCorrect: (field: Correctable, text: string) => void };

/** The fields of one row, as it will be saved. */
export function EditRow({ row, correction, onCorrect }: Props) {
  return (
    <div className="grid gap-2 py-2 md:grid-cols-2">
      {CORRECTABLE.map((field) => (
        <Field key={field} label={LABELS[field]}>
          <Input
            value={correction?.[field] ?? row[field] ?? ''}
            onChange={(event) => onCorrect(field, event.target.value)}
          />
        </Field>
      ))}
    </div>
  );
}
