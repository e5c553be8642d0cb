import { describe, expect, it } from 'vitest';
import { LAYERS } from './walls-map.ts';
import { clientWalls, crowdedFolders } from './walls.ts';

const LONG = '\n'.repeat(16);

/** What is said about files of the client that import these others; nothing here uses what the features offer. */
function complaints(imports: Record<string, string>): string[] {
  const files = Object.entries(imports).map(([path, text]) => [`client/src/${path}`, text + LONG] as const);
  return clientWalls(new Map(files)).found.filter((sentence) => sentence.startsWith('client/'));
}

const refused: [what: string, path: string, text: string][] = [
  ['lib that knows the design system', 'lib/notify.ts', "import { Toast } from '#client/ui/feedback/toast.tsx';"],
  ['lib that knows a feature', 'lib/call.ts', "import { signOut } from '#client/auth/sign-in.ts';"],
  ['the design system with a feature in it', 'ui/layout/card.tsx', "import { x } from '#client/members/api.ts';"],
  ['a feature that knows the app', 'members/api.ts', "import { goHome } from '#client/app/shell.tsx';"],
  ['a type that comes from the app', 'members/api.ts', "import type { Place } from '#client/app/shell.tsx';"],
  ['the app, fetched later', 'members/api.ts', "const shell = () => import('../app/shell.tsx');"],
  ['the inside of another feature', 'members/api.ts', "import { rows } from '#client/meetings/list/rows.ts';"],
  ['a screen passed on', 'members/api.ts', "export { Row } from '#client/meetings/list/meeting-row.tsx';"],
  ['a dialog by the window', 'meetings/api.ts', "import { Footer } from './dialog/footer.tsx';"],
  ['a folder without a place', 'weather/api.ts', ''],
];

const allowed: [what: string, path: string, text: string][] = [
  ['lib in the design system', 'ui/feedback/toast.tsx', "import { notify } from '#client/lib/notify.ts';"],
  ['paths everywhere', 'lib/leaving/page-guard.ts', "import { tabPath } from '#client/paths.ts';"],
  ['what a feature offers', 'members/api.ts', "import { useSession } from '#client/auth/session.ts';"],
  ["a feature's own folder", 'meetings/api.ts', "import { Row } from './list/meeting-row.tsx';"],
  ['the door of a dialog', 'app/shell.tsx', "import { MeetingDialogHost } from '#client/meetings/dialog/host.tsx';"],
  ['a dialog at home', 'meetings/dialog/host.tsx', "import { Footer } from './footer.tsx';"],
  ['packages and shared rules', 'lib/call.ts', "import { z } from 'zod/mini';\nimport { a } from '#shared/api.ts';"],
  ['the app from the root', 'root.tsx', "import { APP } from './app/pages.ts';"],
];

describe('the walls of the client', () => {
  it.each(refused)('keep out %s', (_, path, text) => {
    expect(complaints({ [path]: text })).toHaveLength(1);
  });

  it.each(allowed)('let in %s', (_, path, text) => {
    expect(complaints({ [path]: text })).toEqual([]);
  });

  it('take no notice of a test that looks behind them', () => {
    expect(complaints({ 'members/api.test.ts': "import { rows } from '#client/meetings/list/rows.ts';" })).toEqual([]);
  });

  it('miss what is offered and not taken', () => {
    expect(clientWalls(new Map()).found).toContain('tools/walls-map.ts: offers auth/session.ts, which nothing uses.');
  });

  it('count the arrows between folders, those that run up, and the pairs that know each other', () => {
    const files = new Map([
      ['client/src/music/music-page.tsx', `import './grid/cell.tsx';import '#client/ui/cx.ts';${LONG}`],
      ['client/src/music/grid/cell.tsx', `import { a } from '#client/music/api.ts';${LONG}`],
      ['client/src/auth/login-page.tsx', `import { b } from './passkeys/api.ts';${LONG}`],
    ]);
    expect(clientWalls(files).figures).toBe('Arrows between client folders: 4, back-running 2, mutual pairs 1.');
  });

  it('allow only so many arrows that run up, and name them', () => {
    const up = LAYERS.slice(LAYERS.indexOf('pulpit'), LAYERS.indexOf('app')).map((layer) => `${layer}/page.tsx`);
    const text = up.map((path) => `import '#client/${path}';`).join('');
    const sentence = complaints({ 'music/usage/list.tsx': text }).find((one) => one.includes('back-running'));
    expect(sentence).toContain('music/usage → pulpit/stand');
  });

  it('ask a file of a few lines what it keeps apart', () => {
    const short = (text: string) => clientWalls(new Map([['client/src/ui/cx.ts', text]])).found[0];
    expect(short('export const cx = 1;\n')).toContain('client/src/ui/cx.ts:1: is 15 lines or fewer');
    expect(short('// Wall: the first script needs no more.\nexport const cx = 1;\n')).not.toContain('15 lines');
  });

  it('say which folder is crowded, except pictures and migrations', () => {
    const names = Array.from({ length: 31 }, (_, at) => `${at}`);
    expect(crowdedFolders(names.map((name) => `shared/music/a${name}.ts`))).toEqual([
      'shared/music: has 31 files lying flat; 30 are allowed.',
    ]);
    expect(crowdedFolders(names.flatMap((name) => [`docs/${name}.png`, `migrations/${name}.sql`]))).toEqual([]);
  });
});
