import { addDays } from '#shared/calendar/sundays.ts';
import { HYMN_SLOT_LABELS } from '#shared/meetings/music/hymns.ts';
import { HYMN_SLOT_NAMES } from '#shared/meetings/constants.ts';
import { hymnText } from '#shared/music/hymn-text.ts';
import type { SampleTalk, SundayPlan, Who } from './sample-plan.ts';
import { momentOn } from './sample-rows.ts';

export type Planners = { admin: string; planner: string; music: string };
export type SampleEvent = { at: Date; actor: string; summary: string };

const nameOf = (who: Who) => (typeof who === 'string' ? who : who.name);
const talkText = ({ who, topic }: SampleTalk) => [nameOf(who), topic].filter(Boolean).join(' on ');

/** How a coming meeting came to be what it is, in the words that a save leaves behind. */
export function eventsOf(plan: SundayPlan, planners: Planners, today: string): SampleEvent[] {
  const line = (parts: readonly (readonly [string, string | null | undefined])[]) =>
    parts
      .filter(([, value]) => value)
      .map(([label, value]) => `${label}: ${value}`)
      .join(' · ');
  const leaders = line([
    ['Conducting', plan.conducting?.name],
    ['Presiding', plan.presiding?.name],
    ['Invocation', plan.invocation && nameOf(plan.invocation)],
    ['Benediction', plan.benediction && nameOf(plan.benediction)],
  ]);
  const music = line(
    HYMN_SLOT_NAMES.map((slot) => {
      const hymn = plan.music[slot];
      return [HYMN_SLOT_LABELS[slot], hymn && hymnText(hymn.number, hymn.title)] as const;
    }),
  );
  // At hours when people are awake from Europe to Hawaii: the wards are in whatever time zone the server has.
  const steps = [
    [21, '21:40:00', planners.planner, leaders],
    [12, '22:15:00', planners.planner, line([['Speakers', plan.talks.map(talkText).join(', ')]])],
    [6, '19:12:00', planners.music, music],
    [2, '20:05:00', planners.admin, plan.status === 'confirmed' ? 'Status: Confirmed' : ''],
  ] as const;
  return steps
    .filter(([, , , summary]) => summary !== '')
    .map(([days, clock, actor, summary]) => ({ at: momentOn(addDays(today, -days), clock), actor, summary }));
}
