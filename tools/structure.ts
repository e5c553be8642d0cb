import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repeatedNames } from './exported-names.ts';
import { mapComplaints } from './readme-map.ts';
import { ROOT } from './source-stamp.ts';
import { clientWalls, crowdedFolders } from './walls.ts';
import { DATA_FILES, EMPTY_NAMES, LINE_RULES, MAX_LINES, VOCABULARY } from './structure-rules.ts';

const NOT_OURS = new Set([
  '.git',
  'node_modules',
  'dist',
  'data',
  'coverage',
  'screenshots',
  'test-results',
  'playwright-report',
]);
const CODE = /\.(tsx?|css|html|sql|md|json|jsonc)$|^\.ci\/|^\.env/;
const COMMENT = /^\s*(\/\/|\/?\*|<!--|#)/;
/** They spell out what they refuse. */
const RULES_THEMSELVES = /^tools\/structure(-rules|\.test)\.ts$/;

function filesIn(folder: string, prefix = ''): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => prefix !== '' || !NOT_OURS.has(name))
    .flatMap((entry) => {
      const path = `${prefix}${entry.name}`;
      return entry.isDirectory() ? filesIn(join(folder, entry.name), `${path}/`) : [path];
    });
}

/** Sentences about a file, each with its place; none when all is well. `path` is relative, with slashes. */
export function complaintsAbout(path: string, text: string): string[] {
  const found: string[] = [];
  if (!VOCABULARY.some((pattern) => pattern.test(path))) {
    found.push(`${path}: is not in a place that the map in the README has for it.`);
  }
  if (EMPTY_NAMES.test(path)) found.push(`${path}: has a name that says nothing about its content.`);
  if (!CODE.test(path) || path === 'package-lock.json') return found;

  const lines = text.split('\n');
  if (/\.(tsx?|css)$/.test(path) && lines.length > MAX_LINES + 1 && !DATA_FILES.test(path)) {
    found.push(`${path}:${MAX_LINES + 1}: has ${lines.length - 1} lines; ${MAX_LINES} are allowed.`);
  }
  if (RULES_THEMSELVES.test(path)) return found;
  const isCode = /\.tsx?$/.test(path);
  const rules = LINE_RULES.filter(({ within, except, inComments }) => {
    return (isCode || inComments) && (within?.test(path) ?? true) && !(except?.test(path) ?? false);
  });
  lines.forEach((line, index) => {
    for (const { pattern, inComments, sentence } of rules) {
      if (pattern.test(line) && (inComments || !COMMENT.test(line))) found.push(`${path}:${index + 1}: ${sentence}`);
    }
  });
  return found;
}

const DECISION = /^docs\/decisions\/(?!README\.md$)([^/]+\.md)$/;

/** A decision has a number in its name and a date below its title. */
export function undatedDecisions(texts: ReadonlyMap<string, string>): string[] {
  return [...texts].flatMap(([path, text]) => {
    const [, page] = DECISION.exec(path) ?? [];
    if (!page) return [];
    return [
      ...(/^\d{4}-/.test(page) ? [] : [`${path}: needs a number, such as 0001-${page}.`]),
      ...(/^# .+\n\nDate: \d{4}-\d\d-\d\d\n/.test(text) ? [] : [`${path}: needs a line such as 'Date: 2026-11-21'.`]),
    ];
  });
}

/** One sentence for each page of the decisions that their list leaves out. */
export function unlistedDecisions(files: readonly string[], list: string): string[] {
  const pages = files.flatMap((path) => DECISION.exec(path)?.[1] ?? []);
  return pages
    .filter((page) => !list.includes(`](${page})`))
    .map((page) => `docs/decisions/README.md: does not list ${page}.`);
}

if (process.argv[1] === import.meta.filename) {
  const files = filesIn(ROOT).toSorted();
  const texts = new Map(files.map((path) => [path, CODE.test(path) ? readFileSync(join(ROOT, path), 'utf8') : '']));
  const walls = clientWalls(texts);
  const found = [
    ...[...texts].flatMap(([path, text]) => complaintsAbout(path, text)),
    ...unlistedDecisions(files, texts.get('docs/decisions/README.md') ?? ''),
    ...undatedDecisions(texts),
    ...crowdedFolders(files),
    ...mapComplaints(texts),
    ...repeatedNames(texts),
    ...walls.found,
  ];
  for (const sentence of found) console.error(sentence);
  if (found.length === 0) console.log(`The structure of ${files.length} files is as it should be. ${walls.figures}`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
