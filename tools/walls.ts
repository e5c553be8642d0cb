import { posix } from 'node:path';
import {
  CROWDED_FOLDERS,
  DOORS,
  LAYERS,
  MOST_BACK_RUNNING,
  MOST_FLAT,
  MOST_MUTUAL,
  OFFERED,
  SHORT,
} from './walls-map.ts';

const CLIENT = 'client/src/';
/** Static, type-only, dynamic and re-exporting imports, and those for their effect. */
const IMPORT = /\b(?:from|import)\s*\(?\s*'([^']+)'/g;
const TEST = /\.test\.tsx?$/;
const WALL = /^\/\/ Wall: \S/;

type Import = { from: string; to: string };

/** Where a file of the client belongs in the list of layers. */
function folderOf(file: string): string {
  if (file === 'paths.ts') return 'paths';
  const folder = posix.dirname(file);
  return folder === '.' ? 'root' : folder;
}
const featureOf = (folder: string): string => folder.split('/')[0] ?? folder;
const heightOf = (folder: string): number => LAYERS.findIndex((layer) => layer === folder);

function importsIn(file: string, text: string): Import[] {
  return [...text.matchAll(IMPORT)].flatMap(([, name = '']) => {
    const to = name.startsWith('#client/') ? name.slice('#client/'.length) : posix.join(posix.dirname(file), name);
    return (name.startsWith('#client/') || name.startsWith('.')) && /\.tsx?$/.test(to) ? [{ from: file, to }] : [];
  });
}

const GROUND = ['paths', 'lib', 'ui'];
const ABOVE_FEATURES = ['app', 'root'];

/** What is wrong with one import between two folders. */
function complaintAbout({ from, to }: Import): string | null {
  const [here, there] = [folderOf(from), folderOf(to)];
  const [feature, other] = [featureOf(here), featureOf(there)];
  const say = (why: string) => `${CLIENT}${from}: imports ${to}, ${why}`;
  const door = DOORS[there];
  if (door !== undefined && here !== there && to !== `${there}/${door}`) {
    return say(`but ${there} is entered through ${door} alone.`);
  }
  if (feature === other) return null;
  if (GROUND.includes(feature)) {
    return GROUND.indexOf(other) >= 0 && GROUND.indexOf(other) < GROUND.indexOf(feature)
      ? null
      : say(`but ${feature} is below it.`);
  }
  if (ABOVE_FEATURES.includes(other)) {
    return feature === 'root' ? null : say(`but ${other} is above every feature.`);
  }
  if (GROUND.includes(other) || OFFERED[other]?.includes(to.slice(other.length + 1))) return null;
  return say(`which ${other} does not offer: take what OFFERED in tools/walls-map.ts lists.`);
}

const numbered = (count: number, most: number, what: string, list: readonly string[]): string[] =>
  count > most ? [`client/src: has ${count} ${what}; ${most} are allowed: ${list.join(', ')}.`] : [];

/** The walls between the folders of the client. `files` has the text of each by its path. */
export function clientWalls(files: ReadonlyMap<string, string>): { found: string[]; figures: string } {
  const found: string[] = [];
  const imports = [...files].flatMap(([path, text]) => {
    if (!path.startsWith(CLIENT) || !/\.tsx?$/.test(path) || TEST.test(path)) return [];
    const file = path.slice(CLIENT.length);
    if (heightOf(folderOf(file)) < 0) found.push(`${path}: is in a folder that LAYERS in tools/walls-map.ts lacks.`);
    if (text.split('\n').length - 1 <= SHORT && !WALL.test(text)) {
      found.push(
        `${path}:1: is ${SHORT} lines or fewer: join it to what uses it, or say '// Wall: …' why it is alone.`,
      );
    }
    return importsIn(file, text);
  });
  found.push(...imports.flatMap((one) => complaintAbout(one) ?? []));

  const taken = new Set(imports.filter(({ from, to }) => featureOf(from) !== featureOf(to)).map(({ to }) => to));
  for (const [feature, names] of Object.entries(OFFERED)) {
    for (const name of names.filter((one) => !taken.has(`${feature}/${one}`))) {
      found.push(`tools/walls-map.ts: offers ${feature}/${name}, which nothing uses.`);
    }
  }

  const arrows = new Set(
    imports
      .map(({ from, to }) => [folderOf(from), folderOf(to)] as const)
      .filter(([here, there]) => here !== there)
      .map((pair) => pair.join(' → ')),
  );
  const ends = (arrow: string) => arrow.split(' → ') as [string, string];
  const backRunning = [...arrows].filter((arrow) => heightOf(ends(arrow)[0]) < heightOf(ends(arrow)[1]));
  const mutual = backRunning.filter((arrow) => arrows.has(ends(arrow).toReversed().join(' → ')));
  found.push(...numbered(backRunning.length, MOST_BACK_RUNNING, 'back-running arrows between folders', backRunning));
  found.push(...numbered(mutual.length, MOST_MUTUAL, 'pairs of folders that import each other', mutual));
  return {
    found,
    figures: `Arrows between client folders: ${arrows.size}, back-running ${backRunning.length}, mutual pairs ${mutual.length}.`,
  };
}

const UNCOUNTED = /\.(png|svg|jpe?g|webp|ico)$|^migrations\//;

/** One sentence for each folder with too many files to find anything in. */
export function crowdedFolders(paths: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const path of paths.filter((one) => !UNCOUNTED.test(one))) {
    const folder = posix.dirname(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([folder, count]) => count > (CROWDED_FOLDERS[folder] ?? MOST_FLAT))
    .map(([folder, count]) => `${folder}: has ${count} files lying flat; ${MOST_FLAT} are allowed.`);
}
