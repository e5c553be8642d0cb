import type { SheetFormat } from './sheet.ts';

/** sacrament-meeting-outline-2026-11-29.txt */
export const sheetFileName = (format: SheetFormat, date: string): string => `sacrament-meeting-${format}-${date}.txt`;
