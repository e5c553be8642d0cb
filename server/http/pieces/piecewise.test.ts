import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { Piecewise, sizeOfPieces, type Finished } from './piecewise.ts';

type Row = { id: number; stamp: string; shown: string | null };
const textOf = vi.fn<(shown: string) => string>((shown) => JSON.stringify(shown));

/** The list of these rows after `before`, and the rows that were read for it. */
async function after(before: Finished | null, rows: readonly Row[], basis = 'a day', stored = rows) {
  const read: number[] = [];
  const list = new Piecewise(
    rows.map(({ id, stamp }) => ({ id, stamp })),
    async (ids) => {
      read.push(...ids);
      return stored.filter(({ id }) => ids.includes(id));
    },
  );
  return { ...(await list.finish(basis, before?.pieces, textOf)), read };
}
const valueOf = ({ plain }: Finished): unknown => JSON.parse(plain.toString());

const ROWS: Row[] = [3, 1, 2].map((id) => ({ id, stamp: `first ${id}`, shown: `row ${id}` }));
const [three, one, two] = ROWS as [Row, Row, Row];

describe('a list that is finished row by row', () => {
  it('reads and finishes only the rows that have changed, and keeps the order of the list', async () => {
    const first = await after(null, ROWS);
    expect([valueOf(first), first.read]).toEqual([
      ['row 3', 'row 1', 'row 2'],
      [3, 1, 2],
    ]);
    textOf.mockClear();
    const changed = await after(first, [two, { ...one, stamp: 'second 1', shown: 'new' }, three]);
    expect([valueOf(changed), changed.read]).toEqual([['row 2', 'new', 'row 3'], [1]]);
    expect(textOf.mock.calls).toEqual([['new']]);
    expect((await after(changed, [three])).read).toEqual([]);
    expect((await after(await after(changed, [three]), [three, two])).read).toEqual([2]);
  });

  it('leaves out what this view does not get, without reading it again, and reads all when the basis is another one', async () => {
    const hidden = [three, { ...one, shown: null }, two];
    const first = await after(null, hidden);
    const again = await after(first, hidden);
    expect([valueOf(first), valueOf(again), again.read]).toEqual([['row 3', 'row 2'], ['row 3', 'row 2'], []]);
    expect((await after(first, hidden, 'the next day')).read).toEqual([3, 1, 2]);
  });

  it('keeps a row under the stamp that it was read with, and drops one that has gone in the meantime', async () => {
    const first = await after(null, ROWS);
    const [asked, later] = [
      { ...one, stamp: 'second 1' },
      { ...one, stamp: 'third 1', shown: 'later' },
    ];
    const overtaken = await after(first, [three, asked], 'a day', [later]);
    expect(valueOf(overtaken)).toEqual(['row 3', 'later']);
    expect((await after(overtaken, [later])).read).toEqual([]);
    expect((await after(overtaken, [asked])).read).toEqual([1]);
    expect(valueOf(await after(first, [three, asked], 'a day', []))).toEqual(['row 3']);
    expect(valueOf(await after(null, []))).toEqual([]);
  });

  it('has the same bytes zipped as it has plain, however its rows change, and zips only the part with the change', async () => {
    const row = fc.record({ id: fc.integer({ min: 1, max: 30 }), length: fc.constantFrom(0, 40, 9_000, 40_000) });
    const rows = fc.uniqueArray(row, { selector: ({ id }) => id, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(fc.array(rows, { minLength: 1, maxLength: 4 }), async (versions) => {
        let before: Finished | null = null;
        for (const version of versions) {
          const stored = version.map(({ id, length }) => ({
            id,
            stamp: `${length}`,
            shown: `${id} é—`.repeat(length),
          }));
          before = await after(before, stored);
          expect(valueOf(before)).toEqual(stored.map(({ shown }) => shown));
          if (before.zipped) expect(gunzipSync(before.zipped).equals(before.plain)).toBe(true);
          else expect(before.plain.length).toBeLessThan(1_024);
          expect(sizeOfPieces(before.pieces)).toBeGreaterThanOrEqual(before.plain.length - 2 - version.length);
        }
      }),
      { numRuns: 60 },
    );
    const long = Array.from({ length: 8 }, (_, id) => ({ id, stamp: 'first', shown: `${id}`.repeat(20_000) }));
    const first = await after(null, long);
    const second = await after(
      first,
      long.map((one) => (one.id === 0 ? { ...one, stamp: 'second', shown: 'short'.repeat(4_000) } : one)),
    );
    const reused = second.pieces.parts.filter((part) => first.pieces.parts.includes(part));
    expect([first.pieces.parts.length, second.pieces.parts.length, reused.length]).toEqual([5, 5, 4]);
  });
});
