import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

/** `npm run screenshots`: a picture of every screen at every size in both themes, and what axe says about it. */
export default defineConfig({
  ...tests,
  testMatch: 'gallery.ts',
  fullyParallel: true,
  projects: [{ name: 'gallery' }],
  reporter: 'line',
});
