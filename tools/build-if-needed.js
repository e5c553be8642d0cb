// Plain JavaScript: a server that is only run has no packages for TypeScript.
import { existsSync } from 'node:fs';

const isThere = (path) => existsSync(new URL(`../${path}`, import.meta.url));

if (isThere('node_modules/tsx') && isThere('node_modules/vite')) {
  const { register } = await import('tsx/esm/api');
  register();
  await import('./build-if-needed.ts');
} else if (!isThere('node_modules/express')) {
  console.error('The packages are not installed. Run: npm ci');
  process.exitCode = 1;
} else if (!isThere('dist/server/main.js') || !isThere('dist/client/index.html')) {
  console.error(
    'The planner has not been built, and what builds it is not installed here. Run: npm ci --include=dev && npm run build\n' +
      'Or copy the folder dist/ from a machine that has built this version.',
  );
  process.exitCode = 1;
}
