import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { workingWard } from '#client/auth/token.ts';
import { CapabilitiesReply, SignedInUser } from '#shared/auth/schema.ts';
import { dayIn } from '#shared/calendar/today.ts';
import { Meeting } from '#shared/meetings/schema.ts';
import { PulpitSheet, SHEET_FORMATS, type SheetFormat } from '#shared/pulpit/schema.ts';
import { forgetCopy } from './copy-name.ts';
import { readStored, writeStored } from './copy-store.ts';

const KeptMeeting = z.object({
  meeting: Meeting,
  /** When it was fetched. */
  at: z.string(),
  /** What somebody or the model has written; the template's sheets are made from the meeting. */
  sheets: z.array(z.object({ format: z.enum(SHEET_FORMATS), sheet: PulpitSheet })),
});
const OfflineCopy = z.object({
  name: z.string(),
  workingWard: z.nullable(z.int()),
  at: z.string(),
  user: SignedInUser,
  capabilities: CapabilitiesReply,
  meetings: z.array(KeptMeeting),
});
export type OfflineCopy = z.output<typeof OfflineCopy>;
export type KeptMeeting = z.output<typeof KeptMeeting>;

const MOMENT = /(At|Generated)$/;

/** The schemas are those of the server's answers, in which moments begin as dates. */
function withDates(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => withDates(one));
  if (typeof value === 'string') return MOMENT.test(key) ? new Date(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withDates(one, name)]));
}

/** The ward's day on which a kept meeting is still to be held; afterwards it goes. */
export const dayOfCopy = ({ capabilities }: Pick<OfflineCopy, 'capabilities'>, now = new Date()): string =>
  dayIn(capabilities.ward?.timezone ?? 'UTC', now);

async function readCopy(): Promise<OfflineCopy | null> {
  try {
    const stored = await readStored();
    if (stored === null) return null;
    const parsed = OfflineCopy.safeParse(withDates(stored));
    const ahead = parsed.success ? parsed.data.meetings.filter(({ meeting }) => meeting.date >= dayOfCopy(parsed.data)) : [];
    if (!parsed.success || ahead.length === 0) {
      forgetCopy();
      return null;
    }
    const copy = { ...parsed.data, meetings: ahead };
    if (ahead.length < parsed.data.meetings.length) await writeStored(copy);
    return copy.workingWard === workingWard() ? copy : null;
  } catch {
    return null;
  }
}

/** It is read once for each sign-in, and is thrown away with that sign-in's memory. */
export const copyOptions = () => queryOptions({ queryKey: ['offline', 'copy'], queryFn: readCopy, staleTime: Infinity, gcTime: Infinity });

export const keptMeeting = (copy: OfflineCopy | null | undefined, id: number): KeptMeeting | null =>
  copy?.meetings.find(({ meeting }) => meeting.id === id) ?? null;

export const keptSheet = (kept: KeptMeeting | null, format: SheetFormat): PulpitSheet | null =>
  kept?.sheets.find((one) => one.format === format)?.sheet ?? null;
