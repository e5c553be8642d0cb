import { createContext, useContext, useSyncExternalStore } from 'react';
import { flagsOf, meetingViewOf, type MeetingView, type Permission, type Section } from '#shared/access/roles.ts';
import type { CapabilitiesReply, SignedInUser, WorkingWard } from '#shared/auth/schema.ts';
import { momentDay, momentText } from '#shared/calendar/format.ts';
import { dayIn, minuteIn } from '#shared/calendar/today.ts';
import type { WardMoment } from '#shared/meetings/hints/held.ts';

type Session = { user: SignedInUser; capabilities: CapabilitiesReply };

export const SessionContext = createContext<Session | null>(null);

const MINUTE = 60_000;
const everyMinute = (listener: () => void) => {
  const timer = setInterval(listener, MINUTE);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
};

function useSessionValue(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession is used outside the signed-in app');
  return session;
}

/** Who is signed in, what they may do, and the ward they work in (null if none). */
export function useSession(): Session &
  ReturnType<typeof flagsOf> & {
    ward: WorkingWard | null;
    view: MeetingView;
    may: (permission: Permission) => boolean;
    opens: (section: Section) => boolean;
  } {
  const { user, capabilities } = useSessionValue();
  return {
    user,
    capabilities,
    ...flagsOf(capabilities.role),
    ward: capabilities.ward,
    view: meetingViewOf(capabilities.role),
    may: (permission) => capabilities.permissions.includes(permission),
    opens: (section) => capabilities.canAccessSections[section] === true,
  };
}

/** The ward's current date, `YYYY-MM-DD`, updated at midnight while the page is open. */
export function useToday(): string {
  const { capabilities } = useSessionValue();
  const timezone = capabilities.ward?.timezone ?? 'UTC';
  return useSyncExternalStore(everyMinute, () => dayIn(timezone, new Date()));
}

/** This moment by the ward's clock, which says whether today's meeting counts as held. */
export function useNow(): WardMoment {
  const { timezone = 'UTC', heldFrom = 0 } = useSessionValue().capabilities.ward ?? {};
  return { day: useToday(), minute: minuteIn(timezone, new Date()), heldFrom };
}

/** Moments in words: in the ward's time, so that everyone in a ward reads the same hour; without a ward, the device's. */
export function useMoments() {
  const timezone = useSessionValue().capabilities.ward?.timezone;
  return { dayOf: (iso: string) => momentDay(iso, timezone), textOf: (iso: string) => momentText(iso, timezone) };
}

/** For screens that need a ward. The shell shows them only when there is one. */
export function useWard(): WorkingWard {
  const { capabilities } = useSessionValue();
  if (!capabilities.ward) throw new Error('This screen needs a ward');
  return capabilities.ward;
}
