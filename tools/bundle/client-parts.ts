import { join } from 'node:path';

const SOURCE = join(import.meta.dirname, '../../client/src');

/** A music planner's first screen; others open it, as they do the rest. */
const MUSIC = 'music/music-page.tsx';
/** What helps to choose, after the plan itself. */
const BESIDE_MUSIC = 'music/music-beside.tsx';
/** What people open from their first screen, and other screens. */
const OPENED = [MUSIC, 'meetings/dialog/meeting-dialog-loader.tsx', 'planner/grid/plan-grid.tsx'];
/** What planners have beside a meeting, after the meeting itself. */
const BESIDE_MEETING = 'meetings/detail/rail.tsx';
const PULPIT_VIEW = 'pulpit/stand/pulpit-view.tsx';
const OTHERS = ['members/speakers-page.tsx', 'tracking/tracking-page.tsx', 'pulpit/pulpit-page.tsx', PULPIT_VIEW];

/**
 * The files that the client comes in, in the order in which a browser needs them. Each has what its modules need and no
 * file before it brings. The bundler by itself makes a file of every few modules that two screens share, and on a phone
 * the number of files costs.
 */
const PARTS: readonly Part[] = [
  { name: 'first', of: ['main.tsx'] },
  // What asks for the first screen's data needs its words, and would wait for React with the sign-in page's share.
  { name: 'first', of: ['../../shared/product.ts'] },
  { name: 'start', of: ['root.tsx'] },
  { name: 'start', of: ['auth/login-page.tsx'], sharedWith: ['app/app.tsx', 'planner/planner-page.tsx'] },
  { name: 'login', of: ['auth/login-page.tsx'] },
  { name: 'ahead', of: ['app/ahead-screen.ts'] },
  { name: 'app', of: ['app/app.tsx'] },
  // What the first screens share with each other or with what is opened from them; the list, which everyone reads, comes
  // first and needs nothing of the others. Its share is in the file of the app: two files take a request and a kilobyte more.
  {
    name: 'app',
    of: ['meetings/list/meetings-page.tsx'],
    sharedWith: ['planner/planner-page.tsx', 'meetings/detail/meeting-page.tsx', ...OPENED],
  },
  // Icons of the sidebar, which would otherwise bring the list and the planner along.
  {
    name: 'app',
    of: ['app/sidebar.tsx'],
    sharedWith: ['meetings/list/meetings-page.tsx', 'planner/planner-page.tsx'],
  },
  // Fields and dialogs both ask it; in the dialogs' own file, fields would bring them along.
  { name: 'app', of: ['ui/controls/popover-container.ts'] },
  {
    name: 'plans',
    of: ['planner/planner-page.tsx'],
    sharedWith: ['meetings/detail/meeting-page.tsx', BESIDE_MEETING, ...OPENED],
  },
  // The dialog and small parts that open without it send to these; in the dialog's own file, they would bring it along.
  { name: 'plans', of: ['invitations/undo-mark.ts', 'ui/controls/use-anchored.ts', '../../shared/meetings/person.ts'] },
  { name: 'reading', of: ['meetings/detail/meeting-page.tsx'], sharedWith: [...OPENED, PULPIT_VIEW] },
  { name: 'list', of: ['meetings/list/meetings-page.tsx'] },
  { name: 'meeting', of: ['meetings/detail/meeting-page.tsx'] },
  // Taken two seconds after any screen; in the files of what else needs these, it would bring half of the app along.
  { name: 'copied', of: ['app/take-copy.ts'], sharedWith: [PULPIT_VIEW, 'pulpit/pulpit-page.tsx'] },
  { name: 'planner', of: ['planner/planner-page.tsx'] },
  { name: 'conflicts', of: ['../../shared/meetings/hints/conflicts.ts', '../../shared/invitations/replacements.ts'] },
  { name: 'schemas', of: ['../../shared/meetings/form.ts', '../../shared/meetings/schema.ts'] },
  { name: 'overlays', of: ['ui/overlays/dialog.tsx', 'ui/overlays/alert-dialog.tsx', 'app/drawer.tsx'] },
  { name: 'menus', of: ['ui/overlays/menu-list.tsx'] },
  { name: 'beside', of: ['app/sidebar.tsx'], sharedWith: ['app/account-menu.tsx', ...OPENED, PULPIT_VIEW] },
  { name: 'side', of: ['app/sidebar.tsx', 'app/drawer.tsx'] },
  // The sidebar shows it on every screen, and would bring the music along.
  { name: 'music-count', of: ['music/music-count.tsx'] },
  { name: 'hymns', of: ['music/use-hymn-choices.tsx', 'ui/controls/combobox.tsx'] },
  // Whoever plans only music needs no schemas, which what the others share brings along.
  { name: 'hymns', of: [MUSIC], sharedWith: [...OPENED.filter((one) => one !== MUSIC), ...OTHERS] },
  // What is printed and saved as a file, of which the plan of the music itself needs nothing.
  { name: 'printing', of: [BESIDE_MUSIC], sharedWith: [...OPENED.filter((one) => one !== MUSIC), ...OTHERS] },
  { name: 'people', of: ['members/member-field.tsx'] },
  { name: 'choosing', of: OPENED, sharedWith: OTHERS },
  { name: 'music', of: [MUSIC] },
  // What asks for others' changes, on every screen, has its share outside the grid.
  { name: 'fresh', of: ['fresh/keep-fresh.ts'], sharedWith: ['planner/grid/plan-grid.tsx'] },
  { name: 'grid', of: ['planner/grid/plan-grid.tsx', 'planner/grid/edited-sunday.tsx'] },
  { name: 'dialog', of: ['meetings/dialog/meeting-dialog-loader.tsx'] },
  { name: 'pulpit', of: ['pulpit/stand/pulpit-view.tsx'] },
];
/** With `sharedWith`, only what at least two of all these modules need. */
type Part = { name: string; of: readonly string[]; sharedWith?: readonly string[] };
type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

/** The part that a module comes in, by what cannot run without it. */
export function clientParts() {
  const all = new Map<string, Set<string>>();
  const neededBy = (path: string, modules: Modules): Set<string> => {
    const known = all.get(path);
    if (known) return known;
    const start = join(SOURCE, path);
    if (!modules.getModuleInfo(start)) throw new Error(`There is no ${path} to make a part of the client from.`);
    const found = new Set([start]);
    for (const id of found) for (const needed of modules.getModuleInfo(id)?.importedIds ?? []) found.add(needed);
    all.set(path, found);
    return found;
  };
  return (id: string, modules: Modules): string | null => {
    const need = (paths: readonly string[]) => paths.filter((path) => neededBy(path, modules).has(id)).length;
    const isIn = ({ of, sharedWith }: Part) =>
      sharedWith ? need(of) > 0 && need([...of, ...sharedWith]) > 1 : need(of) > 0;
    return PARTS.find(isIn)?.name ?? null;
  };
}
