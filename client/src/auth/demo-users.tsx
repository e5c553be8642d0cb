import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import type { SignInHelp } from '#shared/auth/schema.ts';

type Props = { demo: NonNullable<SignInHelp['demo']>; onPick: (username: string) => void; isSending: boolean };

/** In demo mode: the sample wards' users, each one click away. */
export function DemoUsers({ demo, onPick, isSending }: Props) {
  const wards = [...new Set(demo.users.map((user) => user.ward))];
  return (
    <Card className="grid w-full max-w-[400px] gap-3 p-5">
      <div>
        <h2 className="text-base font-semibold tracking-normal">Try it with the sample wards</h2>
        <p className="text-sm text-muted">
          Everybody in them is made up. The password of all: <code className="font-semibold whitespace-nowrap text-text">{demo.password}</code>
        </p>
      </div>
      <div className="grid grid-cols-2 gap-3">
        {wards.map((ward) => (
          <section key={ward} aria-label={ward} className="grid content-start gap-1.5">
            <h3 className="text-xs font-semibold text-muted">{ward}</h3>
            {demo.users
              .filter((user) => user.ward === ward)
              .map((user) => (
                <Button
                  key={user.username}
                  size="sm"
                  className="justify-start"
                  disabled={isSending}
                  title={user.label}
                  aria-label={`Sign in as ${user.username}, ${user.label}`}
                  onClick={() => onPick(user.username)}
                >
                  {user.username}
                </Button>
              ))}
          </section>
        ))}
      </div>
    </Card>
  );
}
