import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useToday, useWard } from '#client/auth/session.ts';
import { searchableHymnsOptions } from '#client/music/api.ts';
import { hymnFinderOf } from '#client/music/hymn-words.ts';
import { conflictsOf } from '#shared/meetings/hints/conflicts.ts';
import { repeatedHymns } from '#shared/meetings/music/hymn-uses.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { HintsContext, useDeclines, useMeetingInfo, useValues } from './form-context.ts';
import { savedValues } from '#client/meetings/meeting-parts.ts';
import { partsIn } from '#client/meetings/people-hints.ts';

function pairIn(line: string): [field: string, hint: string] {
  const [field = '', hint = ''] = line.split('\t');
  return [field, hint];
}

/** Works out which hint appears next to which field; nothing here prevents saving. */
export function Hints({ children }: { children: ReactNode }) {
  const { base, members, talks, prayers } = useMeetingInfo();
  const { conflictDetection } = useWard();
  const today = useToday();
  const values = useValues();
  const { data: hymns = [] } = useQuery(searchableHymnsOptions());
  const finder = hymnFinderOf(hymns);
  const hints = new Map<string, string>();
  for (const [path] of useDeclines()) hints.set(path, 'Declined. Choose someone else.');
  if (conflictDetection) {
    // What the type of meeting hides causes no conflict.
    const shown = savedValues(base, values);
    const known = { members, talks, prayers, today };
    for (const [path, own] of conflictsOf(partsIn(shown), shown.date, known))
      hints.set(path, [hints.get(path), ...own].filter(Boolean).join(' '));
    const keyOf = (text: string) => foldLoose(finder.asStored(text));
    for (const slot of repeatedHymns(shown.hymns, keyOf)) hints.set(`hymns.${slot}`, 'repeated');
  }
  // The same map as long as it says the same, so that a key draws no field but its own.
  const lines = [...hints].map((pair) => pair.join('\t')).join('\n');
  const steady = useMemo(() => new Map(lines.split('\n').map(pairIn)), [lines]);
  return <HintsContext value={steady}>{children}</HintsContext>;
}
