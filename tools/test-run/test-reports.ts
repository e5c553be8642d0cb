import { isAbsolute, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod/mini';
import { ROOT } from '../source-stamp.ts';

/** One test in a report: its groups and its title, from the outside in. */
export type Ran = { file: string; path: readonly string[]; status: 'passed' | 'failed' | 'skipped' };

/** What one part of the test run counted. */
export type Outcome = { passed: number; failed: number; skipped: number; failures: string[]; ran: Ran[] };

/** As the project names it, whatever machine the report was written on. */
const inProject = (path: string) => (isAbsolute(path) ? relative(ROOT, path) : path).replaceAll('\\', '/');

const VitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.optional(z.string()),
      assertionResults: z.array(
        z.object({
          ancestorTitles: z.array(z.string()),
          title: z.string(),
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.nullish(z.array(z.string())),
        }),
      ),
    }),
  ),
});

const firstLines = (text: string, count = 12) => {
  const lines = stripVTControlCharacters(text).trim().split('\n');
  return lines
    .filter((line) => !/^\s+at .*node_modules/.test(line))
    .slice(0, count)
    .join('\n');
};

const STATUSES: Record<string, Ran['status']> = {
  passed: 'passed',
  failed: 'failed',
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'failed',
};
const statusOf = (word: string): Ran['status'] => STATUSES[word] ?? 'skipped';

export function readVitest(text: string): Outcome {
  const report = VitestReport.parse(JSON.parse(text));
  const failures: string[] = [];
  let unloadable = 0;
  for (const file of report.testResults) {
    const failed = file.assertionResults.filter((test) => test.status === 'failed');
    for (const test of failed)
      failures.push(`${file.name}\n${test.fullName}\n${firstLines(test.failureMessages?.join('\n') ?? '')}`);
    // A file that cannot be loaded, or whose hooks fail, has no failed test but still is a failure.
    if (file.status === 'failed' && failed.length === 0) {
      unloadable += 1;
      failures.push(`${file.name}\n${firstLines(file.message ?? '')}`);
    }
  }
  const ran = report.testResults.flatMap((file) =>
    file.assertionResults.map(({ ancestorTitles, title, status }) => ({
      file: inProject(file.name),
      path: [...ancestorTitles, title],
      status: statusOf(status),
    })),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable,
    skipped: report.numPendingTests,
    failures,
    ran,
  };
}

const Result = z.object({
  status: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ message: z.optional(z.string()) }))),
});
const Spec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.int(),
  tests: z.array(z.object({ projectName: z.string(), status: z.string(), results: z.array(Result) })),
});
type Suite = { title: string; specs: z.output<typeof Spec>[]; suites?: Suite[] | undefined };
const Suite: z.ZodMiniType<Suite> = z.object({
  title: z.string(),
  specs: z.array(Spec),
  suites: z.optional(z.array(z.lazy(() => Suite))),
});
const PlaywrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
  errors: z.array(z.object({ message: z.optional(z.string()) })),
  suites: z.array(Suite),
});

const BROWSER_TESTS = 'tests/browser/';
/** The outermost suites are the files, which are no groups. */
const runsIn = (suites: readonly Suite[], groups: readonly string[] = []): Ran[] =>
  suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests.map(({ status }) => ({
        file: `${BROWSER_TESTS}${file}`,
        path: [...groups, title],
        status: statusOf(status),
      })),
    ),
    ...inner.flatMap((suite) => runsIn([suite], [...groups, suite.title])),
  ]);
const specsIn = (suites: readonly Suite[]): z.output<typeof Spec>[] =>
  suites.flatMap((suite) => [...suite.specs, ...specsIn(suite.suites ?? [])]);

export function readPlaywright(text: string): Outcome {
  const { stats, errors, suites } = PlaywrightReport.parse(JSON.parse(text));
  const failures = errors.map((error) => firstLines(error.message ?? 'The browser tests could not start.'));
  for (const spec of specsIn(suites)) {
    for (const test of spec.tests.filter(({ status }) => status === 'unexpected' || status === 'flaky')) {
      const words = test.results.flatMap((result) => result.errors ?? []).map((error) => error.message ?? '');
      failures.push(`${spec.file}:${spec.line} [${test.projectName}]\n${spec.title}\n${firstLines(words.join('\n'))}`);
    }
  }
  const failed = stats.unexpected + stats.flaky + errors.length;
  return { passed: stats.expected, failed, skipped: stats.skipped, failures, ran: runsIn(suites) };
}

export function add(outcomes: readonly Outcome[]): Outcome {
  const sum = (count: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + count(outcome), 0);
  return {
    passed: sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed),
    skipped: sum(({ skipped }) => skipped),
    failures: outcomes.flatMap(({ failures }) => failures),
    ran: outcomes.flatMap(({ ran }) => ran),
  };
}
