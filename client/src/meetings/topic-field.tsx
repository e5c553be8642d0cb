import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Combobox } from '#client/ui/controls/combobox.tsx';
import { Field } from '#client/ui/controls/field.tsx';

type Props = {
  label: string;
  value: string;
  onChange: (topic: string) => void;
  onBlur?: () => void;
  hideLabel?: boolean;
  placeholder?: string;
  error?: ReactNode;
  id?: string;
  className?: string;
};

const MIN_LETTERS = 2;

/** Free text; the list of topics is loaded when typing begins. */
export function TopicField(props: Props) {
  const { label, hideLabel, value, onChange, onBlur, placeholder = 'Topic', error, id, className } = props;
  const { data: suggest } = useQuery({
    queryKey: ['topics'],
    queryFn: async () => (await import('#shared/meetings/topics.ts')).suggestTopics,
    enabled: value.trim().length >= MIN_LETTERS,
  });
  const topics = value.trim().length < MIN_LETTERS || !suggest ? [] : suggest(value);
  const others = topics.length === 1 && topics[0] === value ? [] : topics;
  return (
    <Field id={id} label={label} hideLabel={hideLabel} error={error} className={className}>
      <Combobox
        isLong
        label={label}
        value={value}
        onType={onChange}
        onPick={(option) => onChange(option.label)}
        onBlur={onBlur}
        options={others.map((topic) => ({ key: topic, label: topic }))}
        emptyText=""
        placeholder={placeholder}
      />
    </Field>
  );
}
