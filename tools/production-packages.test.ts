import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { packagesIn, productionFolders } from './production-packages.ts';

const folder = mkdtempSync(join(tmpdir(), 'planner-lean-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the packages of a server', () => {
  it('are those of the lock file that are not for development', () => {
    const packages = {
      '': {},
      'node_modules/pg': {},
      'node_modules/vite': { dev: true },
      'node_modules/x': { devOptional: true },
    };
    expect(productionFolders(packages)).toEqual(['node_modules/pg']);
  });

  it('are found in what a module imports, types left out', () => {
    const text = [
      "import pg from 'pg';",
      "import { a,\n  b } from '@scope/name/inner.js';",
      "import type { C } from 'types-alone';",
      "import './side.ts';",
      "import { d } from '#shared/api.ts';",
      "import { e } from 'node:fs';",
      "import 'with-effects/file.mjs';",
    ].join('\n');
    expect(packagesIn(text)).toEqual(['pg', '@scope/name', 'with-effects']);
  });
});

describe('npm start on a server without development packages', () => {
  const start = () => {
    const { status, stderr } = spawnSync(process.execPath, [join(folder, 'tools/build-if-needed.js')], {
      encoding: 'utf8',
    });
    return { status, stderr };
  };

  it('says what is missing, and goes on once there is a build', () => {
    mkdirSync(join(folder, 'tools'));
    copyFileSync(join(import.meta.dirname, 'build-if-needed.js'), join(folder, 'tools/build-if-needed.js'));
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    expect(start()).toEqual({ status: 1, stderr: 'The packages are not installed. Run: npm ci\n' });

    mkdirSync(join(folder, 'node_modules/express'), { recursive: true });
    expect(start().stderr).toContain('The planner has not been built');
    expect(start().status).toBe(1);

    for (const part of ['server/main.js', 'client/index.html']) {
      mkdirSync(join(folder, 'dist', part, '..'), { recursive: true });
      writeFileSync(join(folder, 'dist', part), '');
    }
    expect(start()).toEqual({ status: 0, stderr: '' });
  });
});
