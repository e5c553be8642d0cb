import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { MeetingData, meetingDataOf, sheetMeetingOf } from './script-request.ts';
import { scriptText } from '#shared/pulpit/script.ts';
import { full, ward } from '#shared/pulpit/sheet-samples.ts';
import type { SheetMeeting } from '#shared/pulpit/sheet.ts';

const asSent = (meeting: SheetMeeting): SheetMeeting =>
  sheetMeetingOf(z.parse(MeetingData, meetingDataOf(meeting)), '2026-11-21', 'next');

it('what is sent of a meeting makes the same script, without its notes and those of its music', () => {
  const withoutNotes = {
    ...full,
    notes: null,
    musicalNumbers: (full.musicalNumbers ?? []).map((number) => ({ ...number, notes: null })),
  };
  expect(scriptText(asSent(full), ward)).toBe(scriptText(withoutNotes, ward));
});

it('two leaders with the same title and last name stay two', () => {
  const presidingMember = { id: 1, firstName: 'Kim', lastName: 'Lee', calling: 'Stake President' };
  const conductingMember = { id: 2, firstName: 'Bo', lastName: 'Lee', calling: 'Elders Quorum President' };
  const script = scriptText(asSent({ ...full, presidingMember, conductingMember }), ward);
  expect(script).toContain('President Lee is presiding today. I’m President Lee, and I’ll be conducting.');
});
