import { expect } from 'vitest';
import { API } from '#shared/api.ts';
import type { ImportReport } from '#shared/imports/schema.ts';
import type { Caller, TestApi } from './api.ts';

/** A ward without members, and a planner in it. */
export async function emptyWard(api: TestApi) {
  const ward = await api.makeWard();
  return { ward, planner: await api.signedIn(ward, 'sacrament_planner') };
}

export async function importFile(
  caller: Caller,
  name: string,
  content: string | Uint8Array,
  dryRun = false,
): Promise<ImportReport> {
  const answer = await caller.send(API.imports.members, { query: { dryRun: String(dryRun) }, file: { name, content } });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}

export const counts = ({ imported, updated, skipped, total }: ImportReport) => ({ imported, updated, skipped, total });
