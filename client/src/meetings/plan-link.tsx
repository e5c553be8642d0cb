import { useSession } from '#client/auth/session.ts';
import { tabPath } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/controls/button.tsx';
import { useDialogLinks } from './dialog-address.ts';

/** The way on where no meeting is planned yet: whoever may plan one does, others see what is. */
export function PlanLink() {
  const { may } = useSession();
  const { plan } = useDialogLinks();
  return may('meetings:write') ? (
    <ButtonLink href={plan(null)}>Plan a meeting</ButtonLink>
  ) : (
    <ButtonLink href={tabPath('meetings')}>See the meetings</ButtonLink>
  );
}
