import { ChevronDown, Mail } from 'lucide-react';
import { OutsideLink } from '#client/ui/controls/button.tsx';
import { LINK_HOURS } from '#shared/auth/limits.ts';
import { PRODUCT } from '#shared/product.ts';

const SUBJECT = `Sign-in link for the ${PRODUCT.title}`;

/** An email with everything the admin needs to know. The person fills in the recipient. */
function messageLink(username: string): string {
  const name = username === '' ? '' : ` My username is ${username}.`;
  const body = `I forgot my password for the ${PRODUCT.title} (${window.location.origin}).${name} Could you send me a sign-in link? You’ll find it in Admin, in the menu next to my name.`;
  return `mailto:?subject=${encodeURIComponent(SUBJECT)}&body=${encodeURIComponent(body)}`;
}

/** Help for someone who forgot the password: who to ask, what they'll do, and a ready email. */
export function ForgotPassword({ username }: { username: string }) {
  return (
    <details className="group">
      <summary className="mx-auto flex min-h-control w-fit list-none items-center gap-1.5 rounded-md px-3.5 font-medium text-link hover:underline [&::-webkit-details-marker]:hidden">
        Forgot your password?
        <ChevronDown className="group-open:rotate-180" />
      </summary>
      <div className="mt-2 grid gap-3 rounded-md bg-sunken p-4">
        <p>
          Ask your ward admin for a <b className="font-semibold">sign-in link</b>. Your ward admin is usually the clerk
          or executive secretary who gave you your username.
        </p>
        <p>
          They can create one in Admin. The link works once, within {LINK_HOURS} hours. Then you’ll choose a new
          password.
        </p>
        <p className="text-sm text-muted">If you’re the admin, ask the person who runs the planner for your stake.</p>
        <OutsideLink size="sm" icon={Mail} href={messageLink(username)} className="justify-self-start">
          Email Your Admin
        </OutsideLink>
      </div>
    </details>
  );
}
