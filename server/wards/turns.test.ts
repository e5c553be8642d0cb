import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { openApi } from '#tests/api.ts';
import { inTurn } from './turns.ts';

const api = await openApi();

/** A save that ends when it is told to. */
function held() {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { end, save: () => ended };
}

describe('saves of a ward', () => {
  it('begin three at a time, in the order they came, and those of other wards don’t wait for them', async () => {
    const pool = new pg.Pool();
    const [first, second, third] = [held(), held(), held()];
    const begun: string[] = [];
    const saving = [first, second, third].map(({ save }) => inTurn(pool, 1, save));
    const later = ['fourth', 'fifth'].map((name) => inTurn(pool, 1, async () => void begun.push(name)));
    await inTurn(pool, 2, async () => void begun.push('another ward'));
    expect(begun).toEqual(['another ward']);
    first.end();
    await Promise.all(later);
    expect(begun).toEqual(['another ward', 'fourth', 'fifth']);
    second.end();
    third.end();
    await Promise.all(saving);
  });

  it('that fail leave their place to the next', async () => {
    const pool = new pg.Pool();
    const fail = () => Promise.reject(new Error('refused'));
    const saving = Array.from({ length: 5 }, () => inTurn(pool, 1, fail).catch(String));
    expect(await Promise.all(saving)).toEqual(Array(5).fill('Error: refused'));
    expect(await inTurn(pool, 1, async () => 'saved')).toBe('saved');
  });

  it('that wait too long say so, and take no one’s place', async () => {
    const pool = new pg.Pool();
    const running = [held(), held(), held()];
    const saving = running.map(({ save }) => inTurn(pool, 1, save));
    await expect(inTurn(pool, 1, async () => 'saved', 1)).rejects.toMatchObject({ code: 'too_slow' });
    for (const { end } of running) end();
    await Promise.all(saving);
    expect(await inTurn(pool, 1, async () => 'saved')).toBe('saved');
  });
});

// All clients of the embedded database share one session, and one that holds it would stop everyone.
if (!api.database.embedded)
  it('saves of a ward that hang keep no other ward waiting', async () => {
    const [hanging, other] = [await api.makePlanning(), await api.makePlanning()];
    const outsider = await api.database.pool.connect();
    await outsider.query('begin');
    await outsider.query('select 1 from ward_revisions where ward_id = $1 for update', [hanging.ward.id]);
    const add = ({ ward, planner }: typeof hanging, lastName: string) =>
      planner.send(API.members.add, { body: { wardId: ward.id, firstName: 'Ann', lastName } });
    const saves = Array.from({ length: 12 }, (_, i) => add(hanging, `Cole ${i}`));
    const [read, save] = [await other.planner.send(API.meetings.list), await add(other, 'Reed')];
    await outsider.query('commit');
    outsider.release();
    expect([read.status, save.status]).toEqual([200, 201]);
    expect((await Promise.all(saves)).map(({ status }) => status)).toEqual(Array(12).fill(201));
  });
