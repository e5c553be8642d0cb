import { describe, expect, it } from 'vitest';
import { chooseTests, closingLines, filesOf, PART_NAMES } from './test-choice.ts';

const KNOWN = [
  'shared/meetings/rules.test.ts',
  'server/users/users.test.ts',
  'server/users/handlers.ts',
  'tests/api/users.test.ts',
  'tests/browser/accounts/roles.desktop.spec.ts',
  'tools/structure.test.ts',
  'tests/browser/pulpit/offline.timed.spec.ts',
];
const choose = (...words: string[]) => chooseTests(words, KNOWN);

describe('what npm test is asked to run', () => {
  it('is everything when nothing is named', () => {
    expect(choose()).toEqual({ parts: [...PART_NAMES], files: [] });
  });

  it('is the parts that are named, in their usual order', () => {
    expect(choose('browser', 'unit')).toEqual({ parts: ['unit', 'browser'], files: [] });
  });

  it('is a file found by a part of its path, where it belongs', () => {
    expect(choose('roles')).toEqual({ parts: ['browser'], files: [KNOWN[4]] });
    expect(choose('./tools/structure.test.ts')).toEqual({ parts: ['unit'], files: [KNOWN[5]] });
    expect(choose('users')).toEqual({ parts: ['api'], files: [KNOWN[1], KNOWN[3]] });
  });

  it('is a measurement of time by itself, because what runs beside it would be measured too', () => {
    expect(choose('offline')).toEqual({ parts: ['times'], files: [KNOWN[6]] });
    expect(filesOf('browser', KNOWN)).toEqual([KNOWN[4]]);
  });

  it('is several files in several parts', () => {
    expect(choose('roles', 'structure')).toEqual({ parts: ['unit', 'browser'], files: [KNOWN[4], KNOWN[5]] });
    expect(filesOf('browser', [KNOWN[4] ?? '', KNOWN[5] ?? ''])).toEqual([KNOWN[4]]);
  });

  it('is the files of the API on a real Postgres when both are named', () => {
    expect(choose('postgres', 'server/users')).toEqual({ parts: ['postgres'], files: [KNOWN[1]] });
    expect(filesOf('postgres', KNOWN.slice(0, 2))).toEqual([KNOWN[1]]);
  });

  it('is refused where no test file has these words, or the part named has none of them', () => {
    expect(choose('handlers')).toEqual({ complaint: 'There is no part and no test file called handlers.' });
    expect(choose('roles', 'weather')).toEqual({ complaint: 'There is no part and no test file called weather.' });
    expect(choose('size', 'roles')).toEqual({ complaint: 'The part size has none of these files.' });
    expect(choose('--help', 'roles')).toBe('help');
  });
});

describe('the last lines of npm test', () => {
  it('end with how many passed and failed when every part ran', () => {
    expect(closingLines({ passed: 3, failed: 0, skipped: 0 }, [])).toEqual(['3 passed, 0 failed']);
    expect(closingLines({ passed: 3, failed: 1, skipped: 2 }, [])).toEqual(['3 passed, 1 failed, 2 skipped']);
  });

  it('end with the part that did not run', () => {
    const lines = closingLines({ passed: 3, failed: 0, skipped: 0 }, ['API on a real Postgres: there is none.']);
    expect(lines).toEqual(['3 passed, 0 failed', 'NOT RUN: API on a real Postgres: there is none.']);
  });
});
