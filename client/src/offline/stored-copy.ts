import * as z from 'zod/mini';
import { CapabilitiesReply, SignedInUser } from '#shared/auth/schema.ts';
import { Meeting } from '#shared/meetings/schema.ts';
import { PulpitSheet, SHEET_FORMATS } from '#shared/pulpit/schema.ts';

const KeptMeeting = z.object({
  meeting: Meeting,
  /** When it was fetched. */
  at: z.string(),
  /** Edited or AI-written sheets. Template sheets are generated from the meeting. */
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

/** The stored copy, if this version can still parse it. */
export function checkedCopy(stored: unknown): OfflineCopy | null {
  const parsed = OfflineCopy.safeParse(withDates(stored));
  return parsed.success ? parsed.data : null;
}
