import type { APIRequestContext, Page } from '@playwright/test';
import { fullName } from '#shared/text/person-name.ts';
import { expect, signIn } from './app.ts';
import { callerFor, gridSunday, type ApiUser } from './calls.ts';

const GRID = '/?view=grid&weeks=26';
export const cell = (page: Page, date: string, column: string) =>
  page.locator(`[data-cell="${column}"][data-date="${date}"]`);
export const saved = (page: Page, date: string, column: string) =>
  expect(cell(page, date, column)).toContainText(', saved');

/** The grid with these Sundays free, and someone who calls the server at the same time. */
export async function openGrid(page: Page, request: APIRequestContext, ...places: number[]) {
  const caller = await callerFor(request, 'planner');
  const dates = places.map(gridSunday);
  for (const date of dates) await caller.free(date);
  const members = (await caller.members()).filter(({ isAvailable }) => isAvailable).map(fullName);
  const show = async () => {
    await signIn(page, 'planner', { path: GRID });
    await expect(page.getByRole('grid', { name: 'Planning grid' })).toBeVisible();
  };
  return { caller, dates: [dates[0] ?? '', dates[1] ?? ''] as const, members, show };
}
export const scheduled = async (caller: ApiUser, date: string, body: Record<string, unknown>) => {
  const [conductor] = await caller.members();
  return caller.schedule({ date, conductingMemberId: conductor?.id, ...body });
};
