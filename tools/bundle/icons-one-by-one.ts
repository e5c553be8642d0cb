import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { fewShapes, type IconShape } from './few-shapes.ts';

const ROOT = join(import.meta.dirname, '../..');
const SOURCE = join(ROOT, 'client/src');
const ICONS = join(ROOT, 'node_modules/lucide-react/dist/esm/icons');
const DRAWN = join(import.meta.dirname, 'drawn-icon.ts');
type Icon = { __iconData: { name: string; node: readonly IconShape[] } };

/** Each icon by its own file, drawn our way: through the package's list of all, every icon would belong to every screen. */
export function iconsOneByOne(): Plugin {
  const list = readFileSync(join(ROOT, 'node_modules/lucide-react/dist/esm/lucide-react.mjs'), 'utf8');
  const fileOf = new Map<string, string>();
  for (const [, names = '', file = ''] of list.matchAll(/export \{([^}]*)\} from '\.\/icons\/([^']+)\.mjs'/g))
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) fileOf.set(name, file);
  const line = (wanted: string) => {
    const [, name = '', own = name] = /^(\w+)(?: as (\w+))?$/.exec(wanted) ?? [];
    return `import ${own} from 'lucide-react/icons/${fileOf.get(name)}';`;
  };
  const isIcon = (wanted: string) => wanted !== '' && !wanted.startsWith('type ');
  return {
    name: 'icons-one-by-one',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      if (id.startsWith(ICONS)) {
        const { __iconData: icon } = (await import(pathToFileURL(id).href)) as Icon;
        const drawn = `drawnIcon(${JSON.stringify(icon.name)}, ${JSON.stringify(fewShapes(icon.node))})`;
        return {
          code: `import { drawnIcon } from ${JSON.stringify(DRAWN)}; export default /* @__PURE__ */ ${drawn};`,
          map: null,
        };
      }
      if (!id.startsWith(SOURCE)) return null;
      const direct = code.replace(/^import \{([^}]*)\} from 'lucide-react';/m, (_all, names: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter(isIcon)
          .map(line)
          .join(' '),
      );
      return { code: direct, map: null };
    },
  };
}
