import { useId, type ComponentProps } from 'react';
import { CircleAlert } from 'lucide-react';
import type { Role } from '#shared/access/roles.ts';

type Props = {
  roles: readonly { role: Role; label: string; summary: string }[];
  field: ComponentProps<'input'>;
  chosen: Role | null;
  error?: string;
  /** You can't change your own role. */
  isFixed?: boolean;
};

/** The roles, each with what it can do. */
export function RoleField({ roles, field, chosen, error, isFixed = false }: Props) {
  const errorId = useId();
  return (
    <fieldset className="grid min-w-0 gap-1.5 md:col-span-2" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1.5 text-sm font-medium">
        Role
        <span aria-hidden="true" className="text-muted">
          {' '}
          *
        </span>
      </legend>
      <div
        className={`divide-y divide-line overflow-hidden rounded-md border ${error ? 'border-danger' : 'border-line'}`}
      >
        {roles.map(({ role, label, summary }) => (
          <label
            key={role}
            className="flex items-start gap-3 px-3 py-2 has-checked:bg-primary-soft has-disabled:bg-sunken touch:py-3"
          >
            <input
              {...field}
              type="radio"
              value={role}
              disabled={isFixed && role !== chosen}
              className="mt-0.5 size-4 shrink-0 radio disabled:opacity-50"
            />
            <span className="min-w-0">
              <span className="font-medium">{label}</span>
              <span className="block text-sm text-muted max-md:text-base">{summary}</span>
            </span>
          </label>
        ))}
      </div>
      {error ? (
        <p id={errorId} className="flex items-start gap-1.5 text-sm text-danger">
          <CircleAlert className="mt-0.5" /> {error}
        </p>
      ) : null}
      {isFixed ? <p className="text-sm text-muted">You can’t change your own role. Ask another admin.</p> : null}
    </fieldset>
  );
}
