import { QUERIES } from '#client/lib/query-keys.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { dayIn } from '#shared/calendar/today.ts';
import type { PulpitSheet } from '#shared/pulpit/schema.ts';
import type { SheetFormat } from '#shared/pulpit/sheet.ts';
import { clearCopies, copyName } from '#client/lib/copy-name.ts';
import type { KeptMeeting, OfflineCopy } from './stored-copy.ts';

/** The ward's current date. Stored meetings before it are deleted. */
export const dayOfCopy = ({ capabilities }: Pick<OfflineCopy, 'capabilities'>, now = new Date()): string =>
  dayIn(capabilities.ward?.timezone ?? 'UTC', now);

/** A first visit has no copy, so nothing is loaded to read one. */
async function copyIfNamed(): Promise<OfflineCopy | null> {
  try {
    if (copyName() !== null) return await (await import('./read-copy.ts')).readKeptCopy();
    clearCopies();
  } catch {
    // As if there were none.
  }
  return null;
}

/** Read once per sign-in, and dropped with that session's cache. */
export const copyOptions = () =>
  queryOptions({ queryKey: [...QUERIES.offline, 'copy'], queryFn: copyIfNamed, staleTime: Infinity, gcTime: Infinity });

/**
 * The copy, read once it is wanted: it and the schemas that check it must not keep a signed-in person waiting. Where it
 * isn't, a copy that is taken draws nothing again.
 */
export const useCopy = (isWanted: boolean): OfflineCopy | null | undefined =>
  useQuery({ ...copyOptions(), enabled: isWanted, select: (copy) => (isWanted ? copy : undefined) }).data;

/** The coming meetings that a device keeps. */
export const KEPT_MEETINGS = 2;

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
