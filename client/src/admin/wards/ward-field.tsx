import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { Combobox } from '#client/ui/controls/combobox.tsx';
import { Field } from '#client/ui/controls/field.tsx';
import { wardsOptions } from './api.ts';

export type WardValue = { id: number | null; text: string };
export const NO_WARD: WardValue = { id: null, text: '' };
const OFFERED = 15;

type Props = {
  label: string;
  value: WardValue;
  onChange: (value: WardValue) => void;
  onBlur?: () => void;
  error?: string;
  required?: boolean;
  className?: string;
};

/** Picks a ward by typing. There may be thousands, so the server does the searching. */
export function WardField({ label, value, onChange, onBlur, error, required, className }: Props) {
  const search = useDeferredValue(value.id === null ? value.text.trim() : '');
  const { data = [], isFetching } = useQuery(wardsOptions(search, 1, OFFERED));
  const options = data
    .filter((ward) => ward.isActive)
    .map((ward) => ({ key: String(ward.id), label: ward.name, detail: ward.stake ?? undefined, id: ward.id }));
  return (
    <Field label={label} error={error} required={required} className={className}>
      <Combobox
        value={value.text}
        onType={(text) => onChange({ id: null, text })}
        onPick={(ward) => onChange({ id: ward.id, text: ward.label })}
        onClear={() => onChange(NO_WARD)}
        options={options}
        onBlur={onBlur}
        loading={isFetching && options.length === 0}
        emptyText="No matching wards"
        placeholder="Type a ward name"
      />
    </Field>
  );
}
