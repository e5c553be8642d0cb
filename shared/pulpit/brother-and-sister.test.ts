import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { missingFromScript } from './ai-check/ai-check-missing.ts';
import { MeetingData, meetingDataOf, sheetMeetingOf } from './ai-check/script-request.ts';
import { scriptText } from './script.ts';
import { full, ward } from './sheet-samples.ts';
import type { SheetMeeting } from './sheet.ts';

/** Like `full`, with everyone known to be Brother or Sister. */
const known: SheetMeeting = {
  ...full,
  conductingMember: { id: 2, firstName: 'Daniel', lastName: 'Amundsen', calling: 'Ward Historian', sex: 'male' },
  spokenNames: {
    invocationMember: 'Sister Ruth Amundsen',
    benedictionMember: 'Brother Tom Reyes Jr.',
    chorister: 'Sister Mary Major',
    organist: 'Sister Helen Park',
  },
  speakingAssignments: [
    { speakerName: 'Grace Okafor', member: { firstName: 'Grace', lastName: 'Okafor', sex: 'female' }, order: 1 },
    { speakerName: 'Lily Amundsen', member: { firstName: 'Lily', lastName: 'Amundsen', sex: null }, order: 2 },
  ],
};

it('says Brother or Sister to those of whom it is known, in the script and in what is sent', () => {
  const sent = sheetMeetingOf(z.parse(MeetingData, meetingDataOf(known)), '2026-11-21', 'next');
  for (const meeting of [known, sent]) {
    const script = scriptText(meeting, ward);
    for (const words of [
      'I’m Brother Daniel Amundsen, and I’ll be conducting.',
      'Sister Mary Major will lead the music, and Sister Helen Park will accompany us on the organ.',
      'after which Sister Ruth Amundsen will offer the invocation.',
      'Brother Tom Reyes Jr.',
      'Sister Grace Okafor',
    ]) {
      expect(script).toContain(words);
    }
    expect(script).not.toContain('Sister Lily');
  }
  expect(missingFromScript(scriptText(known, ward), sent)).toEqual([]);
  expect(JSON.stringify(meetingDataOf(known))).not.toMatch(/male/);
});
