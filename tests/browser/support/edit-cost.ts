import type { CDPSession, Page } from '@playwright/test';
import * as z from 'zod/mini';

const Work = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  dur: z.number(),
  tdur: z.number(),
  args: z.optional(
    z.object({ elementCount: z.optional(z.number()), data: z.optional(z.object({ type: z.string() })) }),
  ),
});
type Work = z.infer<typeof Work>;

const FRAME = new Set(['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit']);
const isKey = ({ name, args }: Work) => name === 'EventDispatch' && args?.data?.type === 'keydown';

export type EditCost = {
  /** Milliseconds that the processor works from the key to the frame that shows what it did. Waiting is not counted. */
  processor: number;
  /** Elements whose style is worked out for it. */
  restyled: number;
};

/** What the browser does while `act` goes on, in the order of time. */
async function workDuring(session: CDPSession, act: () => Promise<void>): Promise<Work[]> {
  const work: Work[] = [];
  const add = ({ value }: { value: readonly unknown[] }) => {
    for (const event of value) {
      const read = Work.safeParse(event);
      if (read.success) work.push(read.data);
    }
  };
  session.on('Tracing.dataCollected', add);
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] },
    transferMode: 'ReportEvents',
  });
  await act();
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', add);
  return work.toSorted((a, b) => a.ts - b.ts || b.dur - a.dur);
}

const isStyle = ({ name }: Work) => name === 'UpdateLayoutTree';
const elementsOf = ({ args }: Work): number => args?.elementCount ?? 0;

/** How many elements have their style worked out while `act` goes on. */
export async function restyledDuring(session: CDPSession, act: () => Promise<void>): Promise<number> {
  const work = await workDuring(session, act);
  return work.filter(isStyle).reduce((sum, event) => sum + elementsOf(event), 0);
}

/** What the page does for the key that `act` presses. */
export async function costOf(session: CDPSession, act: () => Promise<void>): Promise<EditCost> {
  const inTime = await workDuring(session, act);
  const key = inTime.find(isKey);
  const after = inTime.filter(({ pid, tid, ts }) => pid === key?.pid && tid === key.tid && ts >= key.ts);
  const commit = after.find(({ name }) => name === 'Commit');
  if (!commit) throw new Error('No frame was drawn for the key.');
  const cost = { processor: 0, restyled: 0 };
  let counted = 0;
  for (const event of after.filter(({ ts }) => ts <= commit.ts)) {
    if (isStyle(event)) cost.restyled += elementsOf(event);
    // What is done inside the key's own script, or inside another step, is counted with it.
    if (event.ts < counted || !(event === key || FRAME.has(event.name))) continue;
    cost.processor += event.tdur / 1000;
    counted = event.ts + event.dur;
  }
  return cost;
}

const TIMES = 3;

/**
 * Milliseconds of a piece of work that is the same on every build: a table of the grid's size is written, styled, and laid
 * out, the quickest of several times. What an edit costs is told in it, because one machine works twice as fast as another.
 */
export const yardstick = (page: Page): Promise<number> =>
  page.evaluate((times) => {
    const cells = '<td><b>Some Name</b><br>10 min · <i>Some topic</i></td>'.repeat(14);
    const took = Array.from({ length: times }, () => {
      const begun = performance.now();
      const box = document.createElement('div');
      box.style.cssText = 'position: absolute; visibility: hidden; width: 1000px; contain: strict; height: 1px';
      box.innerHTML = `<table>${`<tr>${cells}</tr>`.repeat(26)}</table>`;
      document.body.append(box);
      box.querySelector('td')?.getBoundingClientRect();
      box.remove();
      return performance.now() - begun;
    });
    return Math.min(...took);
  }, TIMES);
