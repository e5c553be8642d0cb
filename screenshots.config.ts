import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

/**
 * `npm run screenshots`: a picture of every screen at every size in both themes, and what axe says about it.
 * `npm run pictures`: the pictures of the manual and the README.
 */
export default defineConfig({
  ...tests,
  fullyParallel: true,
  projects: [
    { name: 'screens', testMatch: 'support/gallery.ts' },
    { name: 'pictures', testMatch: 'support/pictures.ts' },
  ],
  reporter: 'line',
});
