import { expect, it } from 'vitest';
import { repeatedNames } from './exported-names.ts';

const files = (...paths: [path: string, text: string][]) => repeatedNames(new Map(paths));

it('refuses one exported name in two files', () => {
  expect(
    files(['client/src/music/a.tsx', 'export function Pager() {'], ['tests/b.ts', '// why\nexport type Pager = 1;']),
  ).toEqual(["client/src/music/a.tsx, tests/b.ts: each exports a 'Pager'; give each thing a name of its own."]);
});

it.each<[what: string, first: [string, string], second: [string, string]]>([
  [
    'a schema and its type',
    ['shared/a.ts', 'export const Talk = 1;\nexport type Talk = 2;'],
    ['shared/b.ts', 'export const Sunday = 1;'],
  ],
  [
    'a name that only one file exports',
    ['client/src/a.ts', 'const day = 1;'],
    ['client/src/b.ts', 'export const day = 1;'],
  ],
  [
    'a name that is passed on',
    ['tests/a.ts', 'export const day = 1;'],
    ['tests/b.ts', "export { day } from './a.ts';"],
  ],
  [
    'a handler and its service',
    ['server/music/handlers.ts', 'export const add = 1;'],
    ['server/music/service.ts', 'export async function add() {'],
  ],
  [
    'a contract and its table',
    ['shared/music/contract.ts', 'export const music = 1;'],
    ['shared/music/table.ts', 'export const music = 1;'],
  ],
  ['a pair on the list', ['shared/a.ts', 'export type Role = 1;'], ['shared/b.ts', 'export const Role = 1;']],
])('allows %s', (_, first, second) => expect(files(first, second)).toEqual([]));
