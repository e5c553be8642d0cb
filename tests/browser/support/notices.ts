import type { Page } from '@playwright/test';
import { expect } from './app.ts';

/** A notice with its title and its sentence, as they follow each other. */
export const told = (page: Page, words: string) =>
  expect(page.getByRole('status').filter({ hasText: words }).last()).toBeVisible();
