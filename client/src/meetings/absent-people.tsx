import { Checkbox } from '#client/ui/controls/checkbox.tsx';
import { absentIn } from '#shared/invitations/declines.ts';
import type { Meeting } from '#shared/meetings/schema.ts';

type Props = {
  meeting: Meeting;
  /** The keys of the assignments of those who participated after all. */
  came: readonly string[];
  onChange: (came: readonly string[]) => void;
};

/** Who had declined and is still named in a meeting that was held; nothing where no one had. */
export function AbsentPeople({ meeting, came, onChange }: Props) {
  const absent = absentIn(meeting);
  if (absent.length === 0) return null;
  return (
    <fieldset className="flex basis-full flex-wrap items-center gap-x-4">
      <legend className="text-sm text-muted">These people declined. Check anyone who participated after all.</legend>
      {absent.map(({ key, name, label }) => (
        <Checkbox
          key={key}
          label={`${name} (${label.toLowerCase()})`}
          checked={came.includes(key)}
          onChange={({ target }) => onChange(target.checked ? [...came, key] : came.filter((one) => one !== key))}
        />
      ))}
    </fieldset>
  );
}
