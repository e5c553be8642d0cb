import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './source-stamp.ts';
import { brokenPromises, readSpecification } from './specification.ts';
import { add, readPlaywright, readVitest, type Outcome } from './test-run/test-reports.ts';
import { keepPassingFilesInMemory } from './test-run/passing-folder.ts';
import { chooseTests, closingLines, filesOf, USAGE, type PartName } from './test-run/test-choice.ts';
import { startPostgres } from './throwaway-postgres.ts';
import { PrintingTurns } from './test-run/turns.ts';

keepPassingFilesInMemory();
const folder = mkdtempSync(join(tmpdir(), 'planner-reports-'));
const NOTHING: Outcome = { passed: 0, failed: 0, skipped: 0, failures: [], ran: [] };
const broken = (why: string): Outcome => ({ ...NOTHING, failed: 1, failures: [why] });

type Say = (words: Buffer) => void;
const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
const children = new Set<ReturnType<typeof spawn>>();
function run(program: string, args: string[], say: Say, env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(ROOT, 'node_modules', program), ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...color, ...env },
    });
    children.add(child);
    for (const stream of [child.stdout, child.stderr]) stream.on('data', say);
    child.once('error', reject);
    child.once('close', (code) => {
      children.delete(child);
      resolve(code ?? 1);
    });
  });
}
const print: Say = (words) => void process.stdout.write(words);
const runTool = (tool: string, say = print): Promise<number> =>
  run('tsx/dist/cli.mjs', [join(ROOT, 'tools', tool)], say);

/** The report counts; an exit code that it does not explain is a failure of its own. */
function outcomeOf(code: number, report: string, read: (text: string) => Outcome): Outcome {
  if (!existsSync(report)) return broken(`It ended with code ${code} and left no report.`);
  const outcome = read(readFileSync(report, 'utf8'));
  if (code !== 0 && outcome.failed === 0)
    return add([outcome, broken(`It ended with code ${code}, although no test failed.`)]);
  return outcome;
}

async function vitest(name: string, args: string[], say: Say, env: Record<string, string> = {}): Promise<Outcome> {
  const report = join(folder, `${name}.json`);
  const code = await run(
    'vitest/vitest.mjs',
    ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    say,
    env,
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
  'server/imports/corpus.test.ts',
  'server/imports/hostile.test.ts',
  'server/imports/pdf/**',
  'server/mail/killed.test.ts',
  'server/passkeys/forgery.test.ts',
];

const notRun: string[] = [];

/** A part that runs beside another leaves it half of the cores; the option --maxWorkers does not reach a project. */
const besideOthers = (): Record<string, string> =>
  parts.length > 1 ? { VITEST_MAX_WORKERS: String(Math.ceil(availableParallelism() / 2)) } : {};

async function onPostgres(files: string[], say: Say): Promise<Outcome> {
  const postgres = await startPostgres();
  if ('unavailable' in postgres) {
    notRun.push(`API on a real Postgres. ${postgres.unavailable}`);
    return NOTHING;
  }
  const only = files.length > 0 ? files : ON_ONE_DATABASE.map((pattern) => `--exclude=${pattern}`);
  try {
    return await vitest('postgres', ['--project', 'api', ...only], say, {
      ...besideOthers(),
      TEST_DATABASE_URL: postgres.url,
    });
  } finally {
    await postgres.stop();
  }
}

async function playwright(name: string, args: string[], say: Say): Promise<Outcome> {
  const report = join(folder, `${name}.json`);
  const code = await run('@playwright/test/cli.js', ['test', ...args, '--reporter=list,json'], say, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    KEPT_SAMPLE: join(folder, 'sample'),
  });
  return outcomeOf(code, report, readPlaywright);
}

const BESIDE_OTHERS = ['own-server', 'phone', 'desktop'].map((project) => `--project=${project}`);

type Part = {
  name: PartName;
  title: string;
  isBuilt?: true;
  /** Begins when all others have ended. */
  isAlone?: true;
  run: (files: string[], say: Say) => Promise<Outcome>;
};
const PARTS: Part[] = [
  {
    name: 'api',
    title: 'API on the embedded database',
    isBuilt: true,
    run: (files, say) => vitest('api', ['--project', 'api', ...files], say),
  },
  { name: 'postgres', title: 'API on a real Postgres', run: onPostgres },
  {
    name: 'unit',
    title: 'Rules and tools',
    run: (files, say) => vitest('unit', ['--project', 'unit', '--project', 'client', ...files], say, besideOthers()),
  },
  {
    name: 'browser',
    title: 'Screens in a browser',
    isBuilt: true,
    run: (files, say) => playwright('browser', [...BESIDE_OTHERS, ...files], say),
  },
  {
    name: 'size',
    title: 'Size of the sign-in page',
    isBuilt: true,
    run: async (_files, say) =>
      (await runTool('size.ts', say)) === 0
        ? { ...NOTHING, passed: 1 }
        : broken('The sign-in page is too large; see above.'),
  },
  {
    name: 'times',
    title: 'Times in a browser',
    isBuilt: true,
    isAlone: true,
    run: (files, say) => playwright('times', ['--project=timed', '--workers=1', ...files], say),
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
const parts = PARTS.filter(({ name }) => choice.parts.includes(name));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const child of children) child.kill(signal);
    process.exit(1);
  });
}

console.log(`Testing on Node ${process.version} with ${availableParallelism()} cores.`);
const outcomes: Outcome[] = [];
if (parts.some(({ isBuilt }) => isBuilt) && (await runTool('build-if-needed.ts')) !== 0) {
  outcomes.push(broken('The product could not be built.'));
} else {
  const turns = new PrintingTurns(parts, print);
  const perform = async (part: Part): Promise<void> => {
    const say: Say = (words) => turns.say(part, words);
    say(Buffer.from(`\n── ${part.title} ──\n`));
    const begun = performance.now();
    const outcome = await part
      .run(filesOf(part.name, choice.files), say)
      .catch((error: unknown) => broken(error instanceof Error ? (error.stack ?? error.message) : String(error)));
    outcomes.push({ ...outcome, failures: outcome.failures.map((failure) => `[${part.name}] ${failure}`) });
    const { passed, failed, skipped } = outcome;
    const seconds = ((performance.now() - begun) / 1000).toFixed(0);
    say(Buffer.from(`${part.title}: ${passed} passed, ${failed} failed, ${skipped} skipped in ${seconds} s\n`));
    turns.end(part);
  };
  // Two at a time: each often waits for a process or a screen, and the next begins while the last files of one end.
  const waiting = parts.filter(({ isAlone }) => !isAlone).values();
  const oneAfterTheOther = async (): Promise<void> => {
    for (const part of waiting) await perform(part);
  };
  await Promise.all([oneAfterTheOther(), oneAfterTheOther()]);
  for (const part of parts.filter(({ isAlone }) => isAlone)) await perform(part);
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
