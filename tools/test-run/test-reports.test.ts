import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../source-stamp.ts';
import { add, readPlaywright, readVitest } from './test-reports.ts';

const vitest = {
  numPassedTests: 3,
  numFailedTests: 1,
  numPendingTests: 2,
  testResults: [
    {
      name: join(ROOT, 'shared/rules.test.ts'),
      status: 'failed',
      message: '',
      assertionResults: [
        {
          ancestorTitles: ['a planner'],
          title: 'plans a meeting',
          fullName: 'a planner plans a meeting',
          status: 'passed',
        },
        {
          ancestorTitles: [],
          title: 'keeps a Sunday',
          fullName: 'keeps a Sunday',
          status: 'failed',
          failureMessages: ['\u001B[31mexpected 1\u001B[39m\nat rules.test.ts:7'],
        },
      ],
    },
    { name: 'lost.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
  ],
};

const test = (projectName: string, status: string) => ({
  projectName,
  status,
  results: [{ status, errors: [{ message: `${status}!` }] }],
});
const playwright = {
  stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 3 },
  errors: [],
  suites: [
    {
      title: 'login.spec.ts',
      specs: [],
      suites: [
        {
          title: 'a visitor',
          specs: [
            {
              title: 'signs in',
              file: 'login.spec.ts',
              line: 3,
              tests: [test('desktop', 'expected'), test('phone', 'unexpected'), test('tablet', 'flaky')],
            },
          ],
        },
      ],
    },
  ],
};

describe('the reports of the test runners', () => {
  it('counts a test file that cannot be loaded as a failure', () => {
    const outcome = readVitest(JSON.stringify(vitest));
    expect(outcome).toMatchObject({ passed: 3, failed: 2, skipped: 2 });
    expect(outcome.failures).toEqual([
      `${join(ROOT, 'shared/rules.test.ts')}\nkeeps a Sunday\nexpected 1\nat rules.test.ts:7`,
      'lost.test.ts\nCannot find module',
    ]);
  });

  it('counts a browser test that passed at the second try only as a failure', () => {
    const outcome = readPlaywright(JSON.stringify(playwright));
    expect(outcome).toMatchObject({ passed: 4, failed: 2, skipped: 3 });
    expect(outcome.failures.map((failure) => failure.split('\n')[0])).toEqual([
      'login.spec.ts:3 [phone]',
      'login.spec.ts:3 [tablet]',
    ]);
  });

  it('counts browser tests that could not start', () => {
    const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
    expect(readPlaywright(JSON.stringify({ stats, errors: [{ message: 'No browser' }], suites: [] }))).toMatchObject({
      failed: 1,
      failures: ['No browser'],
    });
  });

  it('tell which tests ran, in which groups, and how they ended', () => {
    expect(readVitest(JSON.stringify(vitest)).ran).toEqual([
      { file: 'shared/rules.test.ts', path: ['a planner', 'plans a meeting'], status: 'passed' },
      { file: 'shared/rules.test.ts', path: ['keeps a Sunday'], status: 'failed' },
    ]);
    expect(readPlaywright(JSON.stringify(playwright)).ran).toEqual(
      ['passed', 'failed', 'failed'].map((status) => ({
        file: 'tests/browser/login.spec.ts',
        path: ['a visitor', 'signs in'],
        status,
      })),
    );
  });

  it('adds up', () => {
    const one = { passed: 1, failed: 2, skipped: 3, failures: ['a'], ran: [] };
    expect(add([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6, failures: ['a', 'a'], ran: [] });
  });
});
