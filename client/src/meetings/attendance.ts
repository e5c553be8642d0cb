// Wall: what the planner’s line and the page of a meeting have in common.
import { ATTENDANCE_MOST } from '#shared/meetings/limits.ts';

/** What is typed into a field for attendance: digits alone, and what they mean. */
export const digitsIn = (typed: string): string => typed.replace(/\D/gu, '');
export const attendanceIn = (typed: string): number | null => (typed === '' ? null : Number(typed));
export const isTooMany = (typed: string): boolean => (attendanceIn(typed) ?? 0) > ATTENDANCE_MOST;
