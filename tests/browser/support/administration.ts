import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './app.ts';
import { callerFor } from './calls.ts';

/** The password that an admin gives; the person chooses another after signing in. */
export const FIRST = 'sunday';

export const pageTitle = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
export const dialogNamed = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
export const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
export const confirmAction = (page: Page, verb: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: verb, exact: true }).click();

export async function chooseAction(page: Page, name: string, deed: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: deed, exact: true }).click();
}

let made = 0;
/** A person in Willow Creek Ward who has not signed in yet. */
export async function makePerson(
  request: APIRequestContext,
  role: string,
  names: { firstName?: string; lastName?: string } = {},
) {
  const username = `account-${Date.now()}-${(made += 1)}`;
  const { token } = await callerFor(request, 'admin2');
  const data = { firstName: 'Nora', lastName: `Field${made}`, ...names, username, password: FIRST, role };
  const reply = await request.post('/api/users', { headers: { Authorization: `Bearer ${token}` }, data });
  expect(reply.status(), await reply.text()).toBe(201);
  return { ...data, name: `${data.firstName} ${data.lastName}` };
}
