import { Check, Circle } from 'lucide-react';
import { cx } from '#client/ui/cx.ts';
import { PASSWORD_RULES } from '#shared/auth/password.ts';

/** The password requirements. Each gets a check mark once it's met. */
export function PasswordRules({ password, id }: { password: string; id?: string }) {
  return (
    <ul id={id} aria-label="Password requirements" className="grid gap-1 sm:grid-cols-2">
      {PASSWORD_RULES.map(({ label, holds }) => {
        const isMet = holds(password);
        const Icon = isMet ? Check : Circle;
        return (
          <li key={label} className={cx('flex items-center gap-2 text-sm', isMet ? 'text-planned-fg' : 'text-muted')}>
            <Icon className={isMet ? 'stroke-[2.5]' : 'size-3.5 mx-px'} />
            <span>
              {label}
              <span className="sr-only">{isMet ? ': met' : ': not met yet'}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
