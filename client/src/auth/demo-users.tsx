import { Button } from '#client/ui/controls/button.tsx';
import type { SignInHelp } from '#shared/auth/schema.ts';

type Props = { demo: NonNullable<SignInHelp['demo']>; onPick: (username: string) => void; isSending: boolean };

/** In demo mode: the sample wards' users, each one click away. */
export function DemoUsers({ demo, onPick, isSending }: Props) {
  const wards = [...new Set(demo.users.map((user) => user.ward))];
  return (
    <section aria-labelledby="sample-wards" className="grid gap-3 border-t border-line pt-4 text-sm">
      <div>
        <h2 id="sample-wards" className="text-sm leading-5 font-semibold tracking-normal">
          Try the sample wards
        </h2>
        <p className="text-muted">
          All names are fictional. Password:{' '}
          <code className="font-sans font-semibold whitespace-nowrap text-text">{demo.password}</code>
        </p>
      </div>
      {wards.map((ward) => (
        <section key={ward} aria-label={ward} className="grid gap-1.5">
          <h3 className="text-xs font-medium text-muted">{ward}</h3>
          <div className="flex flex-wrap gap-2">
            {demo.users
              .filter((user) => user.ward === ward)
              .map((user) => (
                <Button
                  key={user.username}
                  size="sm"
                  className="border-line! px-1.5! text-xs! touch:px-3! touch:text-sm!"
                  disabled={isSending}
                  title={user.label}
                  aria-label={`Sign in as ${user.username}, ${user.label}`}
                  onClick={() => onPick(user.username)}
                >
                  {user.username}
                </Button>
              ))}
          </div>
        </section>
      ))}
    </section>
  );
}
