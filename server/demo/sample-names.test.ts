import { expect, test } from 'vitest';
import { SAMPLE_MEETING } from '#shared/pulpit/wording/wording-sample.ts';
import { MAPLE_GROVE } from './sample-maple-grove.ts';
import { WILLOW_CREEK } from './sample-willow-creek.ts';

test('whoever the wording’s sample names is in no sample ward', () => {
  const shown = JSON.stringify(SAMPLE_MEETING);
  const names = [...MAPLE_GROVE, ...WILLOW_CREEK].flatMap(({ surname, people }) =>
    people.map(({ first, extra }) => `${first} ${extra.last ?? surname}`),
  );
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => shown.includes(name))).toEqual([]);
});
