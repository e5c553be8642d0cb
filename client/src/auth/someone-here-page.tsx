import { Button } from '#client/ui/controls/button.tsx';
import { fullName } from '#shared/text/person-name.ts';
import { CardPage } from './card-page.tsx';
import { stayHere, type SignInQuestion } from './sign-in-link.ts';
import { withWard } from './someone-here.ts';

/** Asks before a link signs out the person who is signed in, with all that they have open in other tabs. */
export function SomeoneHerePage({ question: { present, newcomer, enter } }: { question: SignInQuestion }) {
  return (
    <CardPage title="Someone is already signed in">
      <p>
        <b className="font-semibold">{withWard(present)}</b> is signed in on this browser. The link you opened signs in{' '}
        {newcomer ? <b className="font-semibold">{withWard(newcomer)}</b> : 'the person it was made for'}.
      </p>
      <p>
        If you use it, {fullName(present)} is signed out in every tab, and anything typed there but not saved is lost.
      </p>
      <Button variant="primary" autoFocus onClick={stayHere}>
        Stay Signed In
      </Button>
      <Button onClick={() => void enter()}>Use the Link</Button>
    </CardPage>
  );
}
