import { festivalOf } from '#shared/calendar/sundays.ts';
import { holdsMeeting } from '#shared/meetings/rules.ts';
import type { SampleCalendar } from './sample-calendar.ts';
import { composeMeeting } from './sample-meeting.ts';
import { emptyPlan, type SundayPlan } from './sample-plan.ts';
import type { WardLife } from './sample-ward.ts';

/** General conference is put in by the calendar, a stake conference by a person. */
const closedSunday = (date: string, kind: SundayPlan['kind']) => emptyPlan(date, kind, kind !== 'general_conference');

export function pastSundays(life: WardLife, calendar: SampleCalendar): SundayPlan[] {
  return calendar.past.map((date) => {
    const kind = calendar.kindOf(date);
    if (!holdsMeeting(kind)) return closedSunday(date, kind);
    return { ...composeMeeting(life, date, kind), status: life.chance.happens(0.6) ? 'confirmed' : 'planned' };
  });
}

/** Without the topic of its last speaker. */
const topicOpen = (plan: SundayPlan) =>
  plan.talks.map((talk, nth) => (nth === plan.talks.length - 1 ? { ...talk, topic: null } : talk));

function withoutClosing(plan: SundayPlan): SundayPlan {
  const { closing: _, ...music } = plan.music;
  return { ...plan, status: 'partially_planned', benediction: null, talks: topicOpen(plan), music };
}

/** From wholly confirmed to untouched, so that every state of a plan is there to be looked at. */
export function comingSundays(life: WardLife, calendar: SampleCalendar): SundayPlan[] {
  const compose = (date: string, isFull = false) => composeMeeting(life, date, calendar.kindOf(date), isFull);
  const closed = calendar.coming.filter((date) => !holdsMeeting(calendar.kindOf(date)));
  const held = calendar.coming.filter((date) => !closed.includes(date));
  const [first = '', second = '', third = '', fourth = '', ...later] = held;
  const late = later.find((date) => festivalOf(date) === 'Christmas') ?? later[1] ?? '';
  const untouched = later.find((date) => date !== late) ?? '';

  const confirmed: SundayPlan = { ...compose(first, true), status: 'confirmed' };
  const partial = withoutClosing(compose(second));
  const planned = compose(third);
  // Repeated too soon, so that the warning appears.
  if (confirmed.music.sacrament)
    planned.music.sacrament = life.hymns.sing('sacrament', third, confirmed.music.sacrament);
  const whole = compose(late);
  const partly: SundayPlan = { ...whole, status: 'partially_planned', invocation: null, talks: topicOpen(whole) };
  return [
    confirmed,
    partial,
    planned,
    emptyPlan(fourth, calendar.kindOf(fourth), false),
    partly,
    emptyPlan(untouched, calendar.kindOf(untouched), false),
    ...closed.map((date) => closedSunday(date, calendar.kindOf(date))),
  ].toSorted((a, b) => (a.date < b.date ? -1 : 1));
}
