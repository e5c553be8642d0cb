import { isBuilt } from './source-stamp.ts';

if (!isBuilt()) {
  console.log('The sources are new or have changed: building.');
  await import('./build.ts');
}
