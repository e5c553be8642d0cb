import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useToday, useWard } from '#client/auth/session.ts';
import { searchableHymnsOptions } from '#client/music/api.ts';
import { hymnFinderOf } from '#client/music/hymn-words.ts';
import { conflictsOf, repeatedHymns, type Part, type PartRole } from '#shared/meetings/hints/conflicts.ts';
import { hymnText } from '#shared/music/hymn-text.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { HintsContext, useMeetingInfo, useValues } from './form-context.ts';
import { savedValues } from '#client/meetings/meeting-parts.ts';
import type { MeetingValues, Person } from '#shared/meetings/form.ts';
import { PERSON_PARTS } from '#shared/meetings/parts.ts';

function partsOf(values: MeetingValues): Part[] {
  const part = (path: string, role: PartRole, { id, text }: Person): Part => ({ path, role, memberId: id, name: text });
  return [
    ...PERSON_PARTS.map(({ key }) => part(key, key, values[key])),
    ...values.speakers.map((row, place) => part(`speakers.${place}.person`, 'speaker', row.person)),
  ];
}

/** Works out which hint appears next to which field; nothing here prevents saving. */
export function Hints({ children }: { children: ReactNode }) {
  const { base, members, talks } = useMeetingInfo();
  const { conflictDetection } = useWard();
  const today = useToday();
  const values = useValues();
  const { data: hymns = [] } = useQuery(searchableHymnsOptions());
  const finder = useMemo(() => hymnFinderOf(hymns), [hymns]);
  const hints = new Map<string, string>();
  if (conflictDetection) {
    // What the type of meeting hides causes no conflict.
    const shown = savedValues(base, values);
    const known = { members, talks, today };
    for (const [path, own] of conflictsOf(partsOf(shown), shown.date, known)) hints.set(path, own.join(' '));
    const keyOf = (text: string) => {
      const { number, title } = finder.read(text);
      return foldLoose(hymnText(number, title));
    };
    for (const slot of repeatedHymns(shown.hymns, keyOf)) hints.set(`hymns.${slot}`, 'repeated');
  }
  return <HintsContext value={hints}>{children}</HintsContext>;
}
