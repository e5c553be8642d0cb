import * as z from 'zod/mini';
import { Link } from 'wouter';
import { useToday } from '#client/auth/session.ts';
import { meetingPath } from '#client/paths.ts';
import { Button } from '#client/ui/controls/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { dateSeenFrom } from '#shared/calendar/format.ts';
import { ERRORS } from '#shared/http/errors.ts';
import { fullName } from '#shared/text/person-name.ts';
import { AssignmentReference, type User } from '#shared/users/schema.ts';

export type References = AssignmentReference[];
const WithReferences = z.object({ references: z.array(AssignmentReference) });

/** The assignments that block the change, if the server's error lists them. */
export const referencesIn = (body: unknown): References | null => {
  const read = WithReferences.safeParse(body);
  return read.success ? read.data.references : null;
};

type Props = { title: string; user: User; references: References; onClose: () => void };

export function ReferencesDialog({ title, user, references, onClose }: Props) {
  const today = useToday();
  return (
    <Dialog open size="sm" onRequestClose={onClose} title={title} footer={<Button onClick={onClose}>Close</Button>}>
      <div className="grid gap-3">
        <p>{ERRORS.has_assignments[1]}</p>
        <p className="text-muted">{fullName(user)} is still assigned in these meetings:</p>
        <ul className="divide-y divide-line rounded-md border border-line">
          {references.map(({ meetingId, date, assignment }) => (
            <li
              key={`${meetingId} ${assignment}`}
              className="flex flex-wrap items-center justify-between gap-x-4 px-3 py-2 touch:min-h-11"
            >
              <Link href={meetingPath(meetingId)} className="font-medium">
                {dateSeenFrom(date, today)}
              </Link>
              <span>{assignment}</span>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
