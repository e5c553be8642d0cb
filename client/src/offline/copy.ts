import { QUERIES } from '#client/lib/query-keys.ts';
import { queryOptions } from '@tanstack/react-query';
import { workingWard } from '#client/lib/token.ts';
import { dayIn } from '#shared/calendar/today.ts';
import type { PulpitSheet, SheetFormat } from '#shared/pulpit/schema.ts';
import { forgetCopy } from '#client/lib/copy-name.ts';
import { readStored, writeStored } from './copy-store.ts';
import type { KeptMeeting, OfflineCopy } from './stored-copy.ts';

/** The ward's current date. Stored meetings before it are deleted. */
export const dayOfCopy = ({ capabilities }: Pick<OfflineCopy, 'capabilities'>, now = new Date()): string =>
  dayIn(capabilities.ward?.timezone ?? 'UTC', now);

async function readCopy(): Promise<OfflineCopy | null> {
  try {
    const stored = await readStored();
    if (stored === null) return null;
    // A first visit has no copy, so the schemas aren't loaded.
    const { checkedCopy } = await import('./stored-copy.ts');
    const known = checkedCopy(stored);
    const ahead = known?.meetings.filter(({ meeting }) => meeting.date >= dayOfCopy(known)) ?? [];
    if (known === null || ahead.length === 0) {
      forgetCopy();
      return null;
    }
    const copy = { ...known, meetings: ahead };
    if (ahead.length < known.meetings.length) await writeStored(copy);
    return copy.workingWard === workingWard() ? copy : null;
  } catch {
    return null;
  }
}

/** Read once per sign-in, and dropped with that session's cache. */
export const copyOptions = () =>
  queryOptions({ queryKey: [...QUERIES.offline, 'copy'], queryFn: readCopy, staleTime: Infinity, gcTime: Infinity });

export const keptMeeting = (copy: OfflineCopy | null | undefined, id: number): KeptMeeting | null =>
  copy?.meetings.find(({ meeting }) => meeting.id === id) ?? null;

export const keptSheet = (kept: KeptMeeting | null, format: SheetFormat): PulpitSheet | null =>
  kept?.sheets.find((one) => one.format === format)?.sheet ?? null;

/** For `useReadable`: one meeting, and what a person has written on one of its sheets. */
export const keptMeetingOf = (id: number) => (copy: OfflineCopy) => {
  const kept = keptMeeting(copy, id);
  return kept && { data: kept.meeting, at: kept.at };
};
export const keptSheetOf = (id: number, format: SheetFormat) => (copy: OfflineCopy) => {
  const kept = keptMeeting(copy, id);
  return kept && { data: keptSheet(kept, format), at: kept.at };
};
