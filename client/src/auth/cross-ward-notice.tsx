import { LockKeyhole } from 'lucide-react';
import { sectionOfTab } from '#client/paths.ts';
import { OutsideLink } from '#client/ui/controls/button.tsx';
import { auth } from '#shared/auth/addresses.ts';
import { SECTION_LABELS } from '#shared/product.ts';

/** Shown above the sign-in form to someone who followed a link to Cross-Ward Admin. */
export function CrossWardNotice({ hasDemo }: { hasDemo: boolean }) {
  const tab = new URLSearchParams(window.location.search).get('tab');
  if (sectionOfTab(tab) !== 'crossWard') return null;
  return (
    <section className="grid w-full max-w-[400px] gap-3 rounded-lg border border-line bg-primary-soft p-5">
      <h2 className="flex items-center gap-2 text-base font-semibold">
        <LockKeyhole className="text-primary" /> Authentication Required
      </h2>
      <p className="text-muted">{SECTION_LABELS.crossWard} is for super admins. Sign in to open it.</p>
      {hasDemo ? (
        <OutsideLink href={auth.demoLogin.path} className="justify-self-start">
          Demo Login
        </OutsideLink>
      ) : null}
    </section>
  );
}
