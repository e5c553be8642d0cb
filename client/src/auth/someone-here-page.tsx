import { Button } from '#client/ui/controls/button.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { Logo } from '#client/ui/layout/logo.tsx';
import { useTitle } from '#client/lib/use-title.ts';
import { fullName } from '#shared/text/person-name.ts';
import { stayHere, type SignInQuestion } from './sign-in-link.ts';
import { withWard } from './someone-here.ts';

const TITLE = 'Someone is already signed in';

/** Asks before a link signs out the person who is signed in, with all that they have open in other tabs. */
export function SomeoneHerePage({ question: { present, newcomer, enter } }: { question: SignInQuestion }) {
  useTitle(TITLE);
  return (
    <main className="grid min-h-dvh content-start justify-items-center px-4 py-8 md:pt-[max(2rem,50dvh_-_22rem)]">
      <Card className="grid w-full max-w-[400px] gap-4 p-5 sm:p-8">
        <div className="flex items-center gap-3">
          <Logo className="size-10 shrink-0" />
          <h1 className="text-lg">{TITLE}</h1>
        </div>
        <p>
          <b className="font-semibold">{withWard(present)}</b> is signed in on this browser. The link you opened signs
          in {newcomer ? <b className="font-semibold">{withWard(newcomer)}</b> : 'the person it was made for'}.
        </p>
        <p>
          If you use it, {fullName(present)} is signed out in every tab, and anything typed there but not saved is lost.
        </p>
        <Button variant="primary" autoFocus onClick={stayHere}>
          Stay Signed In
        </Button>
        <Button onClick={() => void enter()}>Use the Link</Button>
      </Card>
    </main>
  );
}
