import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { members } from '#shared/members/table.ts';
import { wards } from '#shared/wards/table.ts';
import { CannotStart } from '#server/cannot-start.ts';
import { readEnv } from '#server/env.ts';
import { seedDatabase } from '#server/boot.ts';
import { newDatabase } from '#tests/database.ts';
import { fillWithSample, holdsSample, isEmpty } from './queries.ts';
import { sampleStake } from './sample-stake.ts';

describe('filling a database with the sample', () => {
  it('writes every row, and later rows get new ids', async () => {
    const { db, close } = await newDatabase();
    try {
      expect([await isEmpty(db), await holdsSample(db)]).toEqual([true, false]);
      const stake = sampleStake('2026-11-21');
      await fillWithSample(db, stake, 'hash');
      expect([await isEmpty(db), await holdsSample(db)]).toEqual([false, true]);
      for (const [table, rows] of [
        ['wards', stake.wards],
        ['users', stake.users],
        ['members', stake.members],
        ['meetings', stake.meetings],
        ['speaking_assignments', stake.speakingAssignments],
        ['musical_numbers', stake.musicalNumbers],
        ['meeting_events', stake.meetingEvents],
      ] as const) {
        const counted = await db.execute<{ n: number }>(sql`select count(*)::int as n from ${sql.identifier(table)}`);
        expect(counted.rows[0]?.n).toBe(rows.length);
      }
      const [added] = await db
        .insert(members)
        .values({ wardId: 1, firstName: 'New', lastName: 'Comer', nameKey: 'new comer' })
        .returning();
      expect(added?.id).toBe(stake.members.length + 1);
    } finally {
      await close();
    }
  });

  it('writes nothing when one row is refused', async () => {
    const { db, close } = await newDatabase();
    try {
      const stake = sampleStake('2026-11-21');
      const stranger = stake.speakingAssignments.map((talk, nth) => (nth === 0 ? { ...talk, memberId: 9999 } : talk));
      await expect(fillWithSample(db, { ...stake, speakingAssignments: stranger }, 'hash')).rejects.toThrow();
      expect(await isEmpty(db)).toBe(true);
    } finally {
      await close();
    }
  });
});

it('sample data is never added to a database that contains data', async () => {
  const database = await newDatabase();
  try {
    const today = new Date('2026-11-21T18:00:00Z');
    const counted = async () =>
      (await database.db.execute(sql`select count(*)::int as n, max(id) as last from users`)).rows;
    await seedDatabase(readEnv({}), database, today);
    const before = await counted();
    await seedDatabase(readEnv({}), database, today);
    await expect(
      seedDatabase(readEnv({ DEMO: '1', DATABASE_URL: 'postgres://somewhere/planner' }), database, today),
    ).rejects.toThrow(CannotStart);
    expect(await counted()).toEqual(before);
  } finally {
    await database.close();
  }
});

it('a ward without an account counts as data, too, which demo mode never overwrites', async () => {
  const database = await newDatabase();
  try {
    await database.db.insert(wards).values({ name: 'Elm Ward' });
    await seedDatabase(readEnv({}), database, new Date('2026-11-21T18:00:00Z'));
    const found = await database.db.execute<{ name: string }>(sql`select name from wards`);
    expect(found.rows).toEqual([{ name: 'Elm Ward' }]);
  } finally {
    await database.close();
  }
});
