import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldLoose } from '#shared/text/fold.ts';
import { suggestTopics, TOPICS } from './topics.ts';

const all = TOPICS.flatMap(({ topics }) => topics);

test('25 headings contain 400 topics', () => {
  expect(TOPICS.map(({ topics }) => topics.length)).toEqual([
    10, 22, 14, 16, 14, 18, 14, 14, 16, 18, 16, 12, 14, 16, 18, 24, 14, 14, 16, 14, 18, 16, 20, 14, 18,
  ]);
  expect(all).toHaveLength(400);
});

test('no topic and no heading comes twice', () => {
  expect(new Set(all.map(foldLoose)).size).toBe(400);
  expect(new Set(TOPICS.map(({ heading }) => foldLoose(heading))).size).toBe(25);
});

test('topics are short and tidy', () => {
  for (const topic of all) expect(topic).toMatch(/^\S+( \S+){1,5}$/u);
});

test('nothing is suggested before two letters', () => {
  for (const typed of ['', ' ', 'f', ' f ', '?!', 'f.']) expect(suggestTopics(typed)).toEqual([]);
  expect(suggestTopics('fa')).not.toEqual([]);
});

test('case, accents and punctuation do not matter', () => {
  for (const typed of ['  MORONÍ’S PROM', "moroni's prom", 'moronis prom'])
    expect(suggestTopics(typed)).toEqual(['Moroni’s promise']);
  expect(suggestTopics('self control')).toEqual(['Self-control and inner peace']);
});

test('the start of a word comes before the middle of one', () => {
  expect(suggestTopics('hand')).toEqual([
    'Seeing God’s hand each day',
    'Handcarts and rescue',
    'Lifting hands that hang down',
    'Clean hands and pure hearts',
  ]);
  expect(suggestTopics('ord').slice(0, 4)).toEqual([
    'Why ordinances matter',
    'Preparing for the next ordinance',
    'Marriage ordained of God',
    'Witnesses of the risen Lord',
  ]);
  expect(suggestTopics('eve')).not.toContain('It is never too late');
});

test('a heading brings its own topics last', () => {
  expect(suggestTopics('godhead')).toEqual(TOPICS[0]?.topics.slice(0, 10));
  expect(suggestTopics('adversity')).toEqual(TOPICS[20]?.topics.slice(0, 10));
});

test('at most ten known topics, none twice', () => {
  const known = new Set(all);
  const beginning = fc.constantFrom(...all.map((topic) => topic.slice(0, 4)));
  fc.assert(
    fc.property(fc.oneof(fc.string({ maxLength: 12 }), beginning), (typed) => {
      const found = suggestTopics(typed);
      expect(found.length).toBeLessThanOrEqual(10);
      expect(new Set(found).size).toBe(found.length);
      expect(found.every((topic) => known.has(topic))).toBe(true);
    }),
  );
});

test('a topic typed in full finds itself', () => {
  for (const { topics } of TOPICS) {
    const topic = topics.at(-1) ?? '';
    expect(suggestTopics(topic)).toContain(topic);
  }
});
