import type { Page } from '@playwright/test';
import { expect, signIn } from './app.ts';

const HAVE_NO_SIDEBAR = new Set(['program']);

export async function openSettings(page: Page, username: string): Promise<void> {
  if (HAVE_NO_SIDEBAR.has(username)) {
    await page.getByRole('button', { name: /^Your account/ }).click();
    await page.getByRole('menuitem', { name: 'Biometric Settings' }).click();
  } else await page.getByRole('button', { name: 'Biometric', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Biometric Authentication Settings' })).toBeVisible();
}

export const devices = (page: Page) => page.getByRole('list', { name: 'Registered devices' }).getByRole('listitem');
export const addBiometricDevice = (page: Page) =>
  page.getByRole('button', { name: 'Add New Biometric Device' }).click();
export async function leave(page: Page): Promise<void> {
  // On a page without the app: what the app is still reading would be refused, and the console would tell of it.
  await page.goto('/icon.svg');
  await page.evaluate(() => localStorage.removeItem('authToken'));
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
}

export async function openSettingsAs(page: Page, username: string): Promise<void> {
  await signIn(page, username);
  await openSettings(page, username);
}
