import { knownLists, meetingOptions } from '#client/meetings/meeting-options.ts';
import type { QueryClient } from '@tanstack/react-query';
import { readToken, workingWard } from '#client/lib/token.ts';
import { call } from '#client/lib/call.ts';
import { sheetState } from '#client/pulpit/sheet-state.ts';
import type { CapabilitiesReply, SignedInUser } from '#shared/auth/schema.ts';
import { meetings } from '#shared/meetings/addresses.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { comingMeetings } from '#shared/meetings/hints/upcoming.ts';
import { pulpit } from '#shared/pulpit/addresses.ts';
import { SHEET_FORMATS } from '#shared/pulpit/sheet.ts';
import { isWritten } from '#shared/pulpit/sheet-status.ts';
import { copyOptions, dayOfCopy, KEPT_MEETINGS, keptMeeting, keptSheet } from '#client/offline/copy.ts';
import { forgetCopy, nameCopyOf } from '#client/lib/copy-name.ts';
import { writeStored } from '#client/offline/copy-store.ts';
import type { KeptMeeting, OfflineCopy } from '#client/offline/stored-copy.ts';

export type LiveSession = { user: SignedInUser; capabilities: CapabilitiesReply };
type Known = { meetings: readonly Meeting[]; at: number };

/** The newest fetched list, unless a save has made it stale. */
function knownList(client: QueryClient): Known | null {
  const lists = knownLists(client);
  const [newest] = lists
    .filter(({ state }) => state.data !== undefined && !state.isInvalidated && state.error === null)
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  const list = newest && client.getQueryData<Meeting[]>(newest.queryKey);
  return list ? { meetings: list, at: newest.state.dataUpdatedAt } : null;
}

/** A meeting that was opened after the list was fetched is newer. */
function newestOf(client: QueryClient, listed: Meeting, at: number): { meeting: Meeting; at: number } {
  const state = client.getQueryState(meetingOptions(listed.id).queryKey);
  if (!state?.data || state.isInvalidated || state.dataUpdatedAt <= at) return { meeting: listed, at };
  return { meeting: state.data, at: state.dataUpdatedAt };
}

/** Fetches the edited or AI-written sheets, unless the stored ones are still current. */
async function sheetsOf(
  meeting: Meeting,
  before: KeptMeeting | null,
  signal: AbortSignal,
): Promise<KeptMeeting['sheets']> {
  const written = SHEET_FORMATS.filter((format) => isWritten(sheetState(meeting, format).kind));
  return Promise.all(
    written.map(async (format) => {
      const isSame =
        before !== null &&
        before.meeting.updatedAt === meeting.updatedAt &&
        sheetState(before.meeting, format).at === sheetState(meeting, format).at;
      const kept = isSame ? keptSheet(before, format) : null;
      return {
        format,
        sheet: kept ?? (await call(pulpit.sheet, { params: { id: meeting.id, format }, query: {} }, signal)),
      };
    }),
  );
}

/** Stores the next two meetings for offline use, as this person sees them. */
export async function takeCopy(
  client: QueryClient,
  { user, capabilities }: LiveSession,
  signal: AbortSignal,
): Promise<void> {
  const token = readToken();
  const now = new Date();
  const today = dayOfCopy({ capabilities }, now);
  const known = knownList(client) ?? {
    meetings: await call(meetings.list, { query: { from: today, view: 'summary' } }, signal),
    at: now.getTime(),
  };
  const next = comingMeetings(known.meetings, today)
    .slice(0, KEPT_MEETINGS)
    .map((meeting) => newestOf(client, meeting, known.at));
  const before = await client.ensureQueryData(copyOptions());
  const kept = await Promise.all(
    next.map(async ({ meeting, at }) => {
      const sheets =
        capabilities.ward && capabilities.permissions.includes('pulpit:read')
          ? await sheetsOf(meeting, keptMeeting(before, meeting.id), signal)
          : [];
      return { meeting, at: new Date(at).toISOString(), sheets };
    }),
  );
  if (signal.aborted || readToken() !== token) return;
  if (kept.length === 0) {
    forgetCopy();
    client.setQueryData(copyOptions().queryKey, null);
    return;
  }
  const copy: OfflineCopy = {
    name: nameCopyOf(user.username),
    workingWard: workingWard(),
    at: now.toISOString(),
    user: { ...user, email: null },
    capabilities,
    meetings: kept,
  };
  await writeStored(copy);
  // The person may have signed out in another tab, and this one hears of it a moment later.
  if (readToken() !== token) forgetCopy();
  client.setQueryData(copyOptions().queryKey, copy);
}
