import { expect, it } from 'vitest';
import { sheetFileName } from './filename.ts';

it('a sheet is named by its format and date', () => {
  expect(sheetFileName('outline', '2026-11-29')).toBe('sacrament-meeting-outline-2026-11-29.txt');
  expect(sheetFileName('script', '2026-12-06')).toBe('sacrament-meeting-script-2026-12-06.txt');
});
