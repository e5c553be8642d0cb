import { describe, expect, it } from 'vitest';
import { toConfirm } from './held.ts';
import { aMeeting, aPlannedMeeting } from './meeting-samples.ts';

const SUNDAY = '2026-11-29';
const NOON = 720;
const asked = (meeting: Parameters<typeof toConfirm>[0][number], day: string, minute = NOON) =>
  toConfirm([aPlannedMeeting('2026-11-22'), meeting], { day, minute, heldFrom: 720 })?.date;

describe('whether Sunday went as planned', () => {
  it.each([
    [SUNDAY, 719, undefined],
    [SUNDAY, 720, SUNDAY],
    ['2026-11-30', 0, SUNDAY],
    ['2026-12-05', 1439, SUNDAY],
    ['2026-12-06', 720, undefined],
  ])('on %s at minute %i is asked of %s', (day, minute, date) => {
    expect(asked(aPlannedMeeting(SUNDAY), day, minute)).toBe(date);
  });

  it.each([
    ['in a ward that meets at 2:00 PM, once that hour is over', 899, 900, undefined],
    ['in a ward that meets at 2:00 PM, once that hour is over', 900, 900, SUNDAY],
  ])('is asked %s: at minute %i of a Sunday, from %i on', (_, minute, heldFrom, date) => {
    expect(toConfirm([aPlannedMeeting(SUNDAY)], { day: SUNDAY, minute, heldFrom })?.date).toBe(date);
  });

  it.each([
    ['it has been said', aPlannedMeeting(SUNDAY, { heldAsPlanned: false })],
    ['nothing was planned', aMeeting(SUNDAY, { status: 'draft' })],
    ['there was no meeting', aPlannedMeeting(SUNDAY, { kind: 'stake_conference' })],
  ])('is not asked when %s', (_, meeting) => {
    expect(asked(meeting, '2026-11-30')).toBeUndefined();
  });
});
