import { forgetCopy } from '#client/lib/copy-name.ts';
import { workingWard } from '#client/lib/token.ts';
import { readStored, writeStored } from './copy-store.ts';
import { dayOfCopy } from './copy.ts';
import { checkedCopy, type OfflineCopy } from './stored-copy.ts';

/** The copy on this device with the meetings that are still ahead. */
export async function readKeptCopy(): Promise<OfflineCopy | null> {
  const stored = await readStored();
  if (stored === null) return null;
  const known = checkedCopy(stored);
  const ahead = known?.meetings.filter(({ meeting }) => meeting.date >= dayOfCopy(known)) ?? [];
  if (known === null || ahead.length === 0) {
    forgetCopy();
    return null;
  }
  const copy = { ...known, meetings: ahead };
  if (ahead.length < known.meetings.length) await writeStored(copy);
  return copy.workingWard === workingWard() ? copy : null;
}
