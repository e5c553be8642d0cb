import type { Locator, Page } from '@playwright/test';
import { longDateSeenFrom } from '#shared/calendar/format.ts';
import { expect, signIn } from './app.ts';
import { today } from './calls.ts';

export const BISHOP = 'Joseph Fielding';
export const COUNSELOR = 'Anders Larsen';

const planDialog = (page: Page) => page.getByRole('dialog', { name: 'Schedule New Sacrament Meeting' });
const editDialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Meeting' });
export const conductingIn = (dialog: Locator) => dialog.getByRole('combobox', { name: 'Conducting member' });

/** Takes a suggestion; on a phone the field opens as a sheet. */
export async function pick(page: Page, field: Locator, name: string): Promise<void> {
  // The sheet hides the field behind it.
  const isSheet = (await field.getAttribute('aria-haspopup')) === 'dialog';
  await field.click();
  await (isSheet ? page.locator('[aria-autocomplete]:not([readonly])') : field).fill(name);
  await page.getByRole('option', { name }).first().click();
  await expect(field).toHaveValue(name);
  if (!isSheet) await expect(page.getByRole('listbox')).toHaveCount(0);
}

export async function openPlan(page: Page, date: string): Promise<Locator> {
  await signIn(page, 'planner2', { path: `/?plan=${date}` });
  const dialog = planDialog(page);
  await expect(dialog.getByText(longDateSeenFrom(date, today()))).toBeVisible();
  await expect(conductingIn(dialog)).toBeVisible();
  return dialog;
}

export async function openEdit(page: Page, id: number): Promise<Locator> {
  await signIn(page, 'planner2', { path: `/meeting/${id}?edit=${id}` });
  const dialog = editDialog(page);
  await expect(conductingIn(dialog)).toBeVisible();
  return dialog;
}
