import * as z from 'zod/mini';
import { PULPIT_TICKS } from '#client/lib/token.ts';
import { START, type Progress } from '#shared/pulpit/stand/progress.ts';

/** The steps of a few meetings that are done, with the day on which they were ticked. */
const Ticks = z.array(
  z.object({ meeting: z.int(), day: z.string(), current: z.nullable(z.string()), done: z.array(z.string()) }),
);
const MOST_MEETINGS = 4;

function readAll(): z.output<typeof Ticks> {
  try {
    return Ticks.parse(JSON.parse(localStorage.getItem(PULPIT_TICKS) ?? '[]'));
  } catch {
    return [];
  }
}

/** A rehearsal on the day before leaves no ticks for the meeting itself. */
export function readTicks(meeting: number, date: string, today: string): Progress {
  const kept = readAll().find((one) => one.meeting === meeting);
  return kept && (date !== today || kept.day === today) ? kept : START;
}

export function keepTicks(meeting: number, today: string, { current, done }: Progress): void {
  const others = readAll().filter((one) => one.meeting !== meeting);
  try {
    localStorage.setItem(
      PULPIT_TICKS,
      JSON.stringify([{ meeting, day: today, current, done }, ...others].slice(0, MOST_MEETINGS)),
    );
  } catch {
    // Without storage the ticks last until the page is closed.
  }
}
