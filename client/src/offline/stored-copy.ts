import * as z from 'zod/mini';
import { CapabilitiesReply, SignedInUser } from '#shared/auth/schema.ts';
import { Meeting } from '#shared/meetings/schema.ts';
import { PulpitSheet } from '#shared/pulpit/schema.ts';
import { SHEET_FORMATS } from '#shared/pulpit/sheet.ts';

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

/** The stored copy, if this version can still parse it. */
export function checkedCopy(stored: unknown): OfflineCopy | null {
  const parsed = OfflineCopy.safeParse(stored);
  return parsed.success ? parsed.data : null;
}
