import { BookOpenText } from 'lucide-react';
import { useSession } from '#client/auth/session.ts';
import { pulpitPath } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/controls/button-link.tsx';
import { hasPulpitView } from '#shared/access/roles.ts';
import { holdsMeeting } from '#shared/meetings/rules.ts';
import type { Meeting } from '#shared/meetings/schema.ts';

/** Marks a history entry whose previous entry is the page the person came from. */
export const ENTERED = { pulpit: true };

type Props = {
  meeting: Pick<Meeting, 'id' | 'kind'>;
  variant?: 'primary' | 'ghost';
  size?: 'sm';
  hasIcon?: boolean;
  className?: string;
  'aria-label'?: string;
};

/** A link to a meeting's pulpit view, for roles that have one. */
export function PulpitLink({ meeting, hasIcon = true, ...look }: Props) {
  const { view } = useSession();
  if (!hasPulpitView(view) || !holdsMeeting(meeting.kind)) return null;
  return (
    <ButtonLink href={pulpitPath(meeting.id)} state={ENTERED} icon={hasIcon ? BookOpenText : undefined} {...look}>
      Pulpit View
    </ButtonLink>
  );
}
