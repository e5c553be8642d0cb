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
const WHOLE = [
  '| swapping | `shared/meetings/swap.ts`; `hints/held.ts` next to it |',
  '',
  '**The grid** (in `client/src/planner/`)',
  '',
  '| dragging | `grid/`: `move.ts` |',
].join('\n');

describe('the map in the README', () => {
  it('leads to every module that no rule leads to', () => {
    expect(mapComplaints(WHOLE, FILES)).toEqual([]);
    expect(mapComplaints('| swapping | `shared/meetings/{swap,other}.ts` |', FILES)).toEqual([
      'README.md:1: names shared/meetings/other.ts, which is nowhere.',
      'shared/meetings/hints/held.ts: no row of the map in the README leads to it: say there what it decides.',
      'client/src/planner/grid/move.ts: no row of the map in the README leads to it: say there what it decides.',
    ]);
  });

  it('names no file that is not there', () => {
    expect(mapComplaints(`${WHOLE}\n| gone | \`grid/drag.ts\` and [why](docs/gone.md#here) |`, FILES)).toEqual([
      'README.md:6: names grid/drag.ts, which is nowhere.',
      'README.md:6: names docs/gone.md, which is nowhere.',
    ]);
  });

  it('may speak of many files at once', () => {
    expect(mapComplaints(`${WHOLE}\n| limits | \`shared/X/limits.ts\`, \`*-page.tsx\`, \`use-….ts\` |`, FILES)).toEqual(
      [],
    );
  });
});
