import { Music, Plus } from 'lucide-react';
import { useSession } from '#client/auth/session.ts';
import { ExportButton } from '#client/ui/controls/export-button.tsx';
import { tabPath } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/controls/button-link.tsx';
import { meetingHistoryFile } from './meeting-options.ts';
import { useDialogLinks } from './links.ts';

/** Exports the meeting history. */
export const ExportHistory = ({ today, children }: { today: string; children?: string }) => (
  <ExportButton
    name={`meeting-history-${today}.csv`}
    fetchFile={meetingHistoryFile}
    done="Meeting history downloaded."
    failed="Couldn’t download the meeting history. Please try again."
    isBrief={children === undefined}
  >
    {children}
  </ExportButton>
);

/** `isQuiet`: the screen's filled button is another. */
export function NewMeetingButton({ isQuiet = false }: { isQuiet?: boolean }) {
  const { may } = useSession();
  const { plan } = useDialogLinks();
  return may('meetings:write') ? (
    <ButtonLink
      href={plan(null)}
      variant={isQuiet ? 'default' : 'primary'}
      icon={Plus}
      className="max-md:px-2! max-md:[&>svg]:hidden"
    >
      New Meeting
    </ButtonLink>
  ) : null;
}

/** 'Export' and 'New Meeting' above the meeting lists, depending on permissions. Music planners get 'Plan Music'. */
export function ListActions({ today, isQuiet }: { today: string; isQuiet?: boolean }) {
  const { may, isMusicPlanner } = useSession();
  return (
    <>
      {may('tracking:read') ? <ExportHistory today={today} /> : null}
      <NewMeetingButton isQuiet={isQuiet} />
      {isMusicPlanner ? (
        <ButtonLink href={tabPath('music')} variant="primary" icon={Music}>
          Plan Music
        </ButtonLink>
      ) : null}
    </>
  );
}

/** The next step when no meeting is planned: plan one, or view the meetings. */
export function PlanLink() {
  const { may } = useSession();
  const { plan } = useDialogLinks();
  return may('meetings:write') ? (
    <ButtonLink href={plan(null)}>Plan a Meeting</ButtonLink>
  ) : (
    <ButtonLink href={tabPath('meetings')}>View Meetings</ButtonLink>
  );
}
