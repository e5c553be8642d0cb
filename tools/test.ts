import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './source-stamp.ts';
import { brokenPromises, readSpecification } from './specification.ts';
import { add, readPlaywright, readVitest, type Outcome } from './test-reports.ts';
import { chooseTests, closingLines, filesOf, USAGE, type PartName } from './test-choice.ts';
import { startPostgres } from './throwaway-postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'planner-reports-'));
const NOTHING: Outcome = { passed: 0, failed: 0, skipped: 0, failures: [], ran: [] };
const broken = (why: string): Outcome => ({ ...NOTHING, failed: 1, failures: [why] });

const children = new Set<ReturnType<typeof spawn>>();
/** Prints as it goes, or only into `said`, for what runs beside something that prints. */
function run(program: string, args: string[], env: Record<string, string> = {}, said?: Buffer[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const output = said ? 'pipe' : 'inherit';
    const child = spawn(process.execPath, [join(ROOT, 'node_modules', program), ...args], {
      cwd: ROOT,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }), ...env },
    });
    children.add(child);
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => said?.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      children.delete(child);
      resolve(code ?? 1);
    });
  });
}
const runTool = (tool: string): Promise<number> => run('tsx/dist/cli.mjs', [join(ROOT, 'tools', tool)]);

/** The report counts; an exit code that it does not explain is a failure of its own. */
function outcomeOf(code: number, report: string, read: (text: string) => Outcome): Outcome {
  if (!existsSync(report)) return broken(`It ended with code ${code} and left no report.`);
  const outcome = read(readFileSync(report, 'utf8'));
  if (code !== 0 && outcome.failed === 0)
    return add([outcome, broken(`It ended with code ${code}, although no test failed.`)]);
  return outcome;
}

async function vitest(
  name: string,
  args: string[],
  env: Record<string, string> = {},
  said?: Buffer[],
): Promise<Outcome> {
  const report = join(folder, `${name}.json`);
  const code = await run(
    'vitest/vitest.mjs',
    ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    env,
    said,
  );
  return outcomeOf(code, report, readVitest);
}

/** They bring their own databases, hardly touch one, or ask the same of each call: a second time would show nothing new. */
const ON_ONE_DATABASE = [
  'server/backup/commands.test.ts',
  'server/db/**',
  'server/demo/sample-*.test.ts',
  'server/http/**',
  'server/env.test.ts',
  'server/server.test.ts',
  'server/two-servers.test.ts',
  'server/access/sweep.test.ts',
  'server/imports/hostile.test.ts',
  'server/mail/killed.test.ts',
  'server/passkeys/forgery.test.ts',
];

const notRun: string[] = [];

/** What runs beside something else takes one core of those that are there. */
const alone = (said?: Buffer[]): string[] => (said ? ['--maxWorkers=1'] : []);

async function onPostgres(files: string[], said?: Buffer[]): Promise<Outcome> {
  const postgres = await startPostgres();
  if ('unavailable' in postgres) {
    notRun.push(`API on a real Postgres. ${postgres.unavailable}`);
    return NOTHING;
  }
  const only = files.length > 0 ? files : ON_ONE_DATABASE.map((pattern) => `--exclude=${pattern}`);
  try {
    const variables = { TEST_DATABASE_URL: postgres.url };
    return await vitest('postgres', ['--project', 'api', ...alone(said), ...only], variables, said);
  } finally {
    await postgres.stop();
  }
}

async function inBrowser(files: string[]): Promise<Outcome> {
  const report = join(folder, 'browser.json');
  const code = await run('@playwright/test/cli.js', ['test', ...files, '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return outcomeOf(code, report, readPlaywright);
}

type Part = {
  name: PartName;
  title: string;
  isBuilt?: true;
  /** One after the other these fill the moments in which the part before them waits, and print when all are done. */
  isBeside?: true;
  run: (files: string[], said?: Buffer[]) => Promise<Outcome>;
};
const PARTS: Part[] = [
  {
    name: 'api',
    title: 'API on the embedded database',
    isBuilt: true,
    run: (files) => vitest('api', ['--project', 'api', ...files]),
  },
  { name: 'postgres', title: 'API on a real Postgres', isBeside: true, run: onPostgres },
  {
    name: 'unit',
    title: 'Rules and tools',
    isBeside: true,
    run: (files, said) => vitest('unit', ['--project', 'unit', ...alone(said), ...files], {}, said),
  },
  { name: 'browser', title: 'Screens in a browser', isBuilt: true, run: inBrowser },
  {
    name: 'size',
    title: 'Size of the sign-in page',
    isBuilt: true,
    run: async () =>
      (await runTool('size.ts')) === 0
        ? { ...NOTHING, passed: 1 }
        : broken('The sign-in page is too large; see above.'),
  },
];

const known = ['client', 'server', 'shared', 'tests', 'tools'].flatMap((root) =>
  readdirSync(join(ROOT, root), { recursive: true, encoding: 'utf8' }).map((path) =>
    `${root}/${path}`.replaceAll('\\', '/'),
  ),
);
const choice = chooseTests(process.argv.slice(2), known);
if (choice === 'help' || 'complaint' in choice) {
  if (choice !== 'help') console.error(`${choice.complaint}\n`);
  console.log(USAGE);
  process.exit(choice === 'help' ? 0 : 2);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const child of children) child.kill(signal);
    process.exit(1);
  });
}

console.log(`Testing on Node ${process.version} with ${availableParallelism()} cores.`);
const outcomes: Outcome[] = [];
const parts = PARTS.filter(({ name }) => choice.parts.includes(name));
if (parts.some(({ isBuilt }) => isBuilt) && (await runTool('build-if-needed.ts')) !== 0) {
  outcomes.push(broken('The product could not be built.'));
} else {
  const perform = async (part: Part, said?: Buffer[]): Promise<void> => {
    const print = (text: string) => void (said ? said.push(Buffer.from(`${text}\n`)) : console.log(text));
    print(`\n── ${part.title} ──`);
    const begun = performance.now();
    const outcome = await part
      .run(filesOf(part.name, choice.files), said)
      .catch((error: unknown) => broken(error instanceof Error ? (error.stack ?? error.message) : String(error)));
    outcomes.push({ ...outcome, failures: outcome.failures.map((failure) => `[${part.name}] ${failure}`) });
    const seconds = ((performance.now() - begun) / 1000).toFixed(0);
    print(
      `${part.title}: ${outcome.passed} passed, ${outcome.failed} failed, ${outcome.skipped} skipped in ${seconds} s`,
    );
  };
  for (let [first, ...rest] = parts; first; [first, ...rest] = rest) {
    const said: Buffer[] = [];
    const beside = async (): Promise<void> => {
      for (let next = rest[0]; next?.isBeside; next = rest[0]) {
        rest.shift();
        await perform(next, said);
      }
    };
    await Promise.all([perform(first), beside()]);
    process.stdout.write(Buffer.concat(said));
  }
  if (choice.files.length === 0) {
    const { broken: unheld, kept } = brokenPromises(
      readSpecification().rows,
      add(outcomes).ran,
      parts.map(({ name }) => name),
    );
    console.log(`\nPromises of the specification: ${kept} held, ${unheld.length} not held`);
    outcomes.push({ ...NOTHING, failed: unheld.length, failures: unheld });
  }
}
rmSync(folder, { recursive: true, force: true });

const total = add(outcomes);
if (total.failures.length > 0) console.log(`\n── Failures ──\n\n${total.failures.join('\n\n')}`);
if (total.passed + total.failed === 0) console.log('\nNo test ran.');
console.log(`\n${closingLines(total, notRun).join('\n')}`);
// A person who runs this by hand reads the last line; a machine that checks a change must run everything.
const lacksPart = notRun.length > 0 && Boolean(process.env['CI']);
process.exitCode = total.failed > 0 || total.passed === 0 || lacksPart ? 1 : 0;
