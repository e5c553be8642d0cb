import request from 'supertest';
import { expect, it } from 'vitest';
import { openApi } from '#tests/api.ts';

const api = await openApi();
const ODD = ['%00', 'abc%00', '%ff', '%C0%80', '%E0%A4%A', '%', 'x'.repeat(6_000), '%F0%9F%8E%BA'];

it.each(['/p/', '/a/', '/e/', '/api/calendar/'])("under %s, what doesn't exist is not found", async (folder) => {
  const get = (name: string) => request(api.origin).get(`${folder}${name}`);
  for (const name of ODD) expect([name, (await get(name)).status]).toEqual([name, 404]);
});
