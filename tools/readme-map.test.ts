import { describe, expect, it } from 'vitest';
import { mapComplaints } from './readme-map.ts';

const FILES = [
  'README.md',
  'shared/meetings/limits.ts',
  'shared/meetings/swap.ts',
  'shared/meetings/hints/held.ts',
  'client/src/planner/grid/move.ts',
  'client/src/ui/controls/button.tsx',
  'server/meetings/swap.test.ts',
];
const texts = (readme: string, contributing = '') =>
  new Map([...FILES.map((path) => [path, ''] as const), ['README.md', readme], ['CONTRIBUTING.md', contributing]]);
const WHOLE = [
  '| swapping | `shared/meetings/swap.ts`; `hints/held.ts` next to it |',
  '',
  '**The grid** (in `client/src/planner/`)',
  '',
  '| dragging | `grid/`: `move.ts` |',
].join('\n');

describe('the map in the README', () => {
  it('leads to every module that no rule leads to', () => {
    expect(mapComplaints(texts(WHOLE))).toEqual([]);
    expect(mapComplaints(texts('| swapping | `shared/meetings/{swap,other}.ts` |'))).toEqual([
      'README.md:1: names shared/meetings/other.ts, which is nowhere.',
      'shared/meetings/hints/held.ts: no row of the map in the README leads to it: say there what it decides.',
      'client/src/planner/grid/move.ts: no row of the map in the README leads to it: say there what it decides.',
    ]);
  });

  it('names no file that is not there', () => {
    expect(mapComplaints(texts(`${WHOLE}\n| gone | \`grid/drag.ts\` and [why](docs/gone.md#here) |`))).toEqual([
      'README.md:6: names grid/drag.ts, which is nowhere.',
      'README.md:6: names docs/gone.md, which is nowhere.',
    ]);
    expect(mapComplaints(texts(WHOLE, 'See `swap.ts` and\n`shared/gone.ts`.'))).toEqual([
      'CONTRIBUTING.md:2: names shared/gone.ts, which is nowhere.',
    ]);
  });

  it('may speak of many files at once', () => {
    expect(mapComplaints(texts(`${WHOLE}\n| limits | \`shared/X/limits.ts\`, \`*-page.tsx\`, \`use-….ts\` |`))).toEqual(
      [],
    );
  });
});
