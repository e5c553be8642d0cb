import { and, desc, eq, sql } from 'drizzle-orm';
import { meetingEvents } from '#shared/meetings/table.ts';
import type { WardId } from '#server/access/actor.ts';
import type { Db } from '#server/db/connect.ts';
import { statement } from '#server/db/statement.ts';

/** A new line, whose values are given to the statement that it belongs to. */
export const insertEvent = (db: Db) =>
  db.insert(meetingEvents).values({
    wardId: sql.placeholder('wardId'),
    meetingId: sql.placeholder('meetingId'),
    actor: sql.placeholder('actor'),
    summary: sql.placeholder('summary'),
  });

const newEvent = statement(insertEvent);

export async function addEvent(tx: Db, wardId: WardId, meetingId: number, actor: string, summary: string) {
  await newEvent(tx, { wardId, meetingId, actor, summary });
}

type NewEvent = { meetingId: number; actor: string; summary: string };

export async function addEvents(tx: Db, wardId: WardId, events: readonly NewEvent[]) {
  if (events.length > 0) await tx.insert(meetingEvents).values(events.map((event) => ({ wardId, ...event })));
}

export type MeetingEventRow = typeof meetingEvents.$inferSelect;

/** The history of a meeting that was replaced, kept with the one that replaced it. */
export async function keepEvents(tx: Db, wardId: WardId, meetingId: number, events: readonly MeetingEventRow[]) {
  if (events.length === 0) return;
  const rows = events.map(({ at, actor, summary }) => ({ wardId, meetingId, at, actor, summary }));
  // Oldest first: of events in one moment the newer has the higher number.
  await tx.insert(meetingEvents).values(rows.toReversed());
}

export const listEvents = (db: Db, wardId: WardId, meetingId: number) =>
  db
    .select()
    .from(meetingEvents)
    .where(and(eq(meetingEvents.wardId, wardId), eq(meetingEvents.meetingId, meetingId)))
    .orderBy(desc(meetingEvents.at), desc(meetingEvents.id))
    .limit(50);
