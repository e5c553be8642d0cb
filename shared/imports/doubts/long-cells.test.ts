import { expect, test } from 'vitest';
import { processorTime } from '#tests/processor-time.ts';
import { rowsOfText } from '../rows.ts';

const LONG = 60_000;
/**
 * A file of that size is read between two requests, so the time may grow with a cell but not with its square: that would
 * take minutes. Alone these take a third of a second; other tests run beside them.
 */
const LONGEST_MS = 4_000;

test.each([
  ['Name', ' '],
  ['Name', '\t'],
  ['Name,First Name', 'a '],
  ['Name,First Name', '“a '],
  ['Name,First Name', '- '],
])('below “%s,” a cell of 60,000 characters such as %j is read at once', (heading, mark) => {
  const cell = `Bo${mark.repeat(LONG / mark.length)}x`;
  const worked = processorTime();
  const { rows } = rowsOfText(`${heading}\n"${cell}",Bo\n"Cole, Al",Al\n`, false);
  expect(rows).toHaveLength(2);
  expect(worked()).toBeLessThan(LONGEST_MS);
});
