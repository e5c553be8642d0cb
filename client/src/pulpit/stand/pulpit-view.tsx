import { onlineManager, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore, type ReactNode } from 'react';
import { Redirect } from 'wouter';
import { useSession, useToday, useWard } from '#client/auth/session.ts';
import { wordsOf } from '#client/lib/api-error.ts';
import { useReading } from '#client/lib/reading.ts';
import { knownMeeting, meetingOptions } from '#client/meetings/meeting-options.ts';
import { keptMeetingOf, keptSheetOf } from '#client/offline/copy.ts';
import { useOffline } from '#client/offline/offline-context.ts';
import { useReadable } from '#client/offline/use-readable.ts';
import { idInPath, meetingPath, PATHS } from '#client/paths.ts';
import { useTitle } from '#client/lib/use-title.ts';
import { Button } from '#client/ui/controls/button.tsx';
import { Failed } from '#client/ui/feedback/failed.tsx';
import { Loading, SkeletonLines } from '#client/ui/feedback/skeleton.tsx';
import { briefDate } from '#shared/calendar/format.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { leftOutFor, pulpitItems } from '#shared/pulpit/stand/pulpit-items.ts';
import { withDeclines } from '#shared/pulpit/stand/declined-names.ts';
import type { PulpitSheet } from '#shared/pulpit/schema.ts';
import { sheetOptions, textOfSheet } from '#client/pulpit/api.ts';
import { isWritten, sheetKind } from '#shared/pulpit/sheet-status.ts';
import type { Copy } from './copy-age.tsx';
import { PulpitScreen } from './pulpit-screen.tsx';
import { behindWords } from '#client/pulpit/sheet-words.ts';
import { useLeaving } from './use-leaving.ts';

/** Refetched whenever the page regains focus. The text stays, whatever the result. */
const READING = {
  staleTime: 0,
  refetchOnWindowFocus: true,
  refetchOnReconnect: true,
  meta: { keepsScreen: true },
} as const;

type Asked = { error: Error | null; fetchStatus: string };
/** The last request failed, or the next one is paused. */
const isOffline = ({ error, fetchStatus }: Asked) => error !== null || fetchStatus === 'paused';
const useIsOnline = () =>
  useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  );

export function PulpitView({ id: text }: { id: string }) {
  const id = idInPath(text);
  return id === null ? <Redirect to={PATHS.dashboard} replace /> : <KnownPulpit id={id} />;
}

function KnownPulpit({ id }: { id: number }) {
  const client = useQueryClient();
  const { may } = useSession();
  const isOnline = useIsOnline();
  const leaving = useLeaving(meetingPath(id));
  const readsScript = may('pulpit:read');
  const meeting = useQuery({
    ...meetingOptions(id),
    ...READING,
    initialData: () => knownMeeting(client, id)?.meeting,
    initialDataUpdatedAt: () => knownMeeting(client, id)?.at,
  });
  const sheet = useQuery({ ...sheetOptions(id, 'script'), ...READING, enabled: readsScript });
  const { isOpen: isCopyOpen } = useOffline();
  const { data: shown, at, isLapsed } = useReadable(meeting, keptMeetingOf(id));
  const { data: readable } = useReadable(sheet, keptSheetOf(id, 'script'));
  useReading(shown !== null);
  useTitle(shown ? `Pulpit view, ${briefDate(shown.date)}` : 'Pulpit view');
  // Wait, so an edited script doesn't replace the text while someone is reading.
  const isWaiting = readsScript && sheet.isPending && !isOffline(sheet) && !isCopyOpen;
  if (shown && !isWaiting) {
    const offline = isCopyOpen || !isOnline || isOffline(meeting) || (readsScript && isOffline(sheet));
    return <Reading meeting={shown} sheet={readable} copy={{ at, offline, isLapsed }} leaving={leaving} />;
  }
  if (isOffline(meeting)) {
    return (
      <Instead>
        <Failed onRetry={() => void meeting.refetch()} retrying={meeting.isFetching}>
          {meeting.error ? wordsOf(meeting.error) : 'You’re offline, and this meeting isn’t stored on this device.'}
        </Failed>
        <Button className="justify-self-center" onClick={leaving.leave}>
          Leave Pulpit View
        </Button>
      </Instead>
    );
  }
  return (
    <Instead>
      <Loading label="Loading meeting...">
        <SkeletonLines count={10} />
      </Loading>
    </Instead>
  );
}

const Instead = ({ children }: { children: ReactNode }) => (
  <main className="mx-auto grid min-h-dvh max-w-[50rem] content-center gap-4 p-4">{children}</main>
);

type ReadingProps = {
  meeting: Meeting;
  sheet: PulpitSheet | null;
  copy: Copy;
  leaving: ReturnType<typeof useLeaving>;
};

/** The generated script, or an edited or AI-written one with a note about what has changed since. */
function Reading({ meeting, sheet, ...rest }: ReadingProps) {
  const { view } = useSession();
  const ward = useWard();
  const written = sheet && isWritten(sheetKind(sheet)) ? textOfSheet(sheet) : null;
  const behind = sheet ? behindWords(sheet) : null;
  const leftOut = leftOutFor(view);
  const notice = behind ? (
    <p className="border-b border-line px-5 py-3 text-(length:--pulpit-text) leading-[1.4] text-warn">{behind}</p>
  ) : leftOut ? (
    <p className="border-b border-line px-5 py-3 text-sm text-muted">{leftOut}</p>
  ) : null;
  const items = withDeclines(pulpitItems(view, meeting, ward, written), meeting, useToday());
  return <PulpitScreen meeting={meeting} items={items} notice={notice} {...rest} />;
}
