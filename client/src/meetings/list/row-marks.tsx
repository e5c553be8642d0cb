import { lazy, Suspense } from 'react';
import { useSession } from '#client/auth/session.ts';
import type { Meeting } from '#shared/meetings/schema.ts';

const OtherMarks = lazy(() =>
  import('#client/invitations/invitation-mark.tsx').then((module) => ({ default: module.OtherMarks })),
);

type Props = { meeting: Meeting | null; today: string };

/** Who was asked, of those the row doesn't name. It is loaded after the rows, which keep room for it. */
export function RowMarks({ meeting, today }: Props) {
  const { may } = useSession();
  if (!meeting || meeting.date < today || !may('meetings:write')) return null;
  const { invocation, benediction } = meeting.invitations ?? {};
  const room = invocation || benediction ? <span className="block h-4.5" /> : null;
  return (
    <Suspense fallback={room}>
      <span className="-mt-0.5 -mb-1 flex">
        <OtherMarks meeting={meeting} />
      </span>
    </Suspense>
  );
}
