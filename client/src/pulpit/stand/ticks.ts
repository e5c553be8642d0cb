import * as z from 'zod/mini';
import { load, save } from '#client/lib/storage.ts';
import { PULPIT_TICKS } from '#client/lib/token.ts';
import { START, type Progress } from '#shared/pulpit/stand/progress.ts';

/** Completed steps of a few meetings, with the date they were checked off. */
const Ticks = z.array(
  z.object({ meeting: z.int(), day: z.string(), current: z.nullable(z.string()), done: z.array(z.string()) }),
);
const MOST_MEETINGS = 4;

function readAll(): z.output<typeof Ticks> {
  try {
    return Ticks.parse(JSON.parse(load(PULPIT_TICKS) ?? '[]'));
  } catch {
    return [];
  }
}

/** Check marks from a practice run are cleared on the day of the meeting. */
export function readTicks(meeting: number, date: string, today: string): Progress {
  const kept = readAll().find((one) => one.meeting === meeting);
  return kept && (date !== today || kept.day === today) ? kept : START;
}

export function keepTicks(meeting: number, today: string, { current, done }: Progress): void {
  const others = readAll().filter((one) => one.meeting !== meeting);
  const all = [{ meeting, day: today, current, done }, ...others];
  save(PULPIT_TICKS, JSON.stringify(all.slice(0, MOST_MEETINGS)));
}
