import { describe, expect, it } from 'vitest';
import { changedParts, partsInWords } from './changed-parts.ts';
import { changesOnly, differenceOf, foldedLines } from './difference.ts';
import { sheetSnapshot } from './sheet-snapshot.ts';
import { outlineText } from '#shared/pulpit/outline.ts';
import { bare, full, ward } from '#shared/pulpit/sheet-samples.ts';
import type { ScriptWording } from '#shared/pulpit/wording/wording-schema.ts';

const shown = (before: string, after: string) =>
  differenceOf(before, after).map(({ kind, text }) => `${{ same: ' ', removed: '-', added: '+' }[kind]}${text}`);

describe('the difference of two texts', () => {
  it.each([
    ['a\nb\nc', 'a\nb\nc', [' a', ' b', ' c']],
    ['a\nb\nc', 'a\nx\nc', [' a', '-b', '+x', ' c']],
    ['a\nc', 'a\nb\nc', [' a', '+b', ' c']],
    ['a\nb\nc', 'b', ['-a', ' b', '-c']],
    ['a\nb', 'b\na', ['-a', ' b', '+a']],
    ['a\na\na', 'a\na', [' a', ' a', '-a']],
    ['a\r\nb\n', 'a\nb', [' a', ' b']],
  ])('%j and %j', (before, after, wanted) => expect(shown(before, after)).toEqual(wanted));

  it('can be split back into both texts', () => {
    const [before, after] = [outlineText(full, ward), outlineText(bare, ward)].map((text) => text.trimEnd());
    const lines = differenceOf(before ?? '', after ?? '');
    const without = (left: string) =>
      lines
        .filter(({ kind }) => kind !== left)
        .map(({ text }) => text)
        .join('\n');
    expect([without('added'), without('removed')]).toEqual([before, after]);
    expect(changesOnly(lines).some(({ kind, text }) => kind === 'same' || text.trim() === '')).toBe(false);
  });

  it('does not weigh every line of two very long texts', () => {
    const long = (letter: string) => Array.from({ length: 5_000 }, (_, index) => `${letter}${index}`).join('\n');
    expect(differenceOf(long('a'), long('b'))).toHaveLength(10_000);
    const changed = differenceOf(long('a'), long('a').replace('a4000\n', 'mine\n'));
    expect(changesOnly(changed).map(({ text }) => text)).toEqual(['a4000', 'mine']);
  });
});

it('long runs of equal lines are folded, with two kept next to every change', () => {
  const alike = Array.from({ length: 10 }, (_, at) => `Line ${at}`);
  const lines = differenceOf([...alike, 'Theirs', ...alike].join('\n'), [...alike, 'Mine', ...alike].join('\n'));
  const told = (kept: typeof lines) => foldedLines(kept).map((line) => (line.kind === 'fold' ? line.count : line.text));
  expect(told(lines.filter(({ kind }) => kind !== 'added'))).toEqual([
    8,
    'Line 8',
    'Line 9',
    'Theirs',
    'Line 0',
    'Line 1',
    8,
  ]);
  expect(told(differenceOf('a\nb\nc\nd', 'A\nb\nc\nd'))).toEqual(['a', 'A', 'b', 'c', 'd']);
});

describe('the parts that changed', () => {
  const changed = (change: Partial<typeof full>) =>
    changedParts(outlineText(full, ward), outlineText({ ...full, ...change }, ward));
  it.each([
    [{}, []],
    [{ closingHymn: '#152 God Be with You Till We Meet Again' }, ['the closing hymn']],
    [{ invocationMember: 'Kim Lee', benedictionMember: null }, ['the invocation', 'the benediction']],
    [{ conductingMember: full.presidingMember }, ['the person conducting']],
    [{ organist: null }, ['the organist']],
    [{ releases: null }, ['the releases']],
    [{ notes: 'The microphone is high.' }, ['the notes']],
    [{ date: '2026-12-06' }, ['the date or ward']],
  ])('%j', (change, wanted) => expect(changed(change)).toEqual(wanted));

  it.each<[ScriptWording, string[]]>([
    [{ preset: 'handbook', texts: {} }, []],
    [{ preset: 'traditional', texts: {} }, ['the script wording']],
    [{ preset: 'handbook', texts: { thanks: 'We thank you all.' } }, ['the script wording']],
    [{ preset: 'handbook', texts: { testimonies: 'Of a fast Sunday, which this is not.' } }, []],
    [{ preset: 'handbook', texts: { thanks: 'A {place} that cannot be used' } }, []],
  ])('of a script include its wording: %j', (scriptWording, wanted) => {
    const after = { ...ward, scriptWording };
    expect(changedParts(sheetSnapshot('script', full, ward), sheetSnapshot('script', full, after))).toEqual(wanted);
    expect(sheetSnapshot('outline', full, after)).toBe(sheetSnapshot('outline', full, ward));
  });

  it('are put into words', () => {
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c', 'd', 'e']].map(partsInWords)).toEqual([
      '',
      'a',
      'a and b',
      'a, b, and c',
      'a, b, c, and more',
    ]);
  });
});
