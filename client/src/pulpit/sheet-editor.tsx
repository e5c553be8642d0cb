import { Textarea } from '#client/ui/controls/textarea.tsx';
import { SHEET_MAX } from '#shared/pulpit/schema.ts';

type Props = { value: string; disabled: boolean; onChange: (text: string) => void; onSave: () => void };

export function SheetEditor({ value, disabled, onChange, onSave }: Props) {
  return (
    <div className="bg-sunken p-3 md:p-6">
      <Textarea
        aria-label="Sheet text"
        data-autofocus
        autoFocus
        rows={20}
        maxLength={SHEET_MAX}
        readOnly={disabled}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          onSave();
        }}
        className="mx-auto max-w-prose font-serif text-md"
      />
    </div>
  );
}
