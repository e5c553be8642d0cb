import { Ban } from 'lucide-react';
import { startTransition, useEffect, useState } from 'react';
import { useSession } from '#client/auth/session.ts';
import { lazyModule } from '#client/lib/lazy-module.ts';
import { useTalkMinutes } from '#client/meetings/speaker-lines.tsx';
import { painted } from '#client/ui/painted.ts';
import { Empty } from '#client/ui/feedback/empty.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { holdsMeeting, KIND_LABELS } from '#shared/meetings/rules.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { storedContent } from './sheet-content.ts';
import { Sheet } from './sheet.tsx';

const EDITING = lazyModule(() => import('./edited-sheet.tsx'));

/** What edits in place comes after the page: reading needs none of it, and goes on without it. */
function useEditing(isWanted: boolean) {
  const [module, setModule] = useState(EDITING.loaded);
  useEffect(() => {
    if (!isWanted || module !== null) return;
    let isGone = false;
    painted()
      .then(EDITING.load)
      .then(
        (fetched) => (isGone ? undefined : startTransition(() => setModule(fetched))),
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, [isWanted, module]);
  return isWanted ? module : null;
}

type Props = { meeting: Meeting; today: string; isLive: boolean };

/** The meeting's plan as one sheet in the order of the meeting, edited in place by those who plan. */
export function PlanSheet({ meeting, today, isLive }: Props) {
  const { may } = useSession();
  const minutesOf = useTalkMinutes();
  const holds = holdsMeeting(meeting.kind);
  const isEditor = isLive && holds && may('meetings:write');
  const Edited = useEditing(isEditor)?.EditedSheet;
  return (
    <Card>
      {holds ? null : (
        <Empty icon={Ban} title="No sacrament meeting this Sunday">
          {KIND_LABELS[meeting.kind]}.
        </Empty>
      )}
      {Edited ? (
        <Edited key={meeting.id} meeting={meeting} today={today} />
      ) : (
        <>
          {isEditor ? <div className="mt-2 h-control-sm" /> : null}
          <div>
            <Sheet meeting={meeting} today={today} content={storedContent(meeting, minutesOf)} />
          </div>
        </>
      )}
    </Card>
  );
}
