import { expect, it } from 'vitest';
import { valuesOf } from '#client/meetings/meeting-values.ts';
import { aMeeting, aTalk } from '#shared/meetings/hints/meeting-samples.ts';
import { emptyValues } from '#shared/meetings/form.ts';
import { firstField, startValues, valuesFromTemplate } from './meeting-start.ts';

const MINUTES = 10;
const members = [{ id: 12, firstName: 'Grace', lastName: 'Hill' }];
const meeting = aMeeting('2026-11-29', {
  speakingAssignments: [
    aTalk({ id: 7, order: 1, speakerName: 'Kim Lee', topic: 'Hope' }),
    aTalk({ id: 8, order: 2, speakerName: 'Jane Doe', topic: 'Charity', duration: 15 }),
  ],
});
const declined = { state: 'declined' as const, at: null, by: null, way: null };
const declinedBySecond = {
  ...meeting,
  speakingAssignments: meeting.speakingAssignments.map((talk) =>
    talk.order === 2 ? { ...talk, invitation: declined } : talk,
  ),
};
function opened(field: string, of = meeting) {
  const start = { meeting: of, field, members };
  const values = startValues(valuesOf(meeting, MINUTES), start, MINUTES);
  return {
    speakers: values.speakers.map(({ person, topic, duration }) => `${person.text}: ${topic}, ${duration}`),
    focus: firstField(start, values),
  };
}
const AS_STORED = ['Kim Lee: Hope, 10', 'Jane Doe: Charity, 15'];

it('Ask someone else opens the row of the talk, and someone who is assigned gets one more row', () => {
  expect(opened('speakers:12')).toEqual({ speakers: [...AS_STORED, 'Grace Hill: , 10'], focus: 'speakers.2.topic' });
  expect(opened('talk:8')).toEqual({ speakers: AS_STORED, focus: 'speakers.1.person' });
});

it('the row of who declined opens once the meeting was saved again', () => {
  expect(opened('talk:9')).toEqual({ speakers: AS_STORED, focus: 'speakers.0.person' });
  expect(opened('talk:9', declinedBySecond).focus).toBe('speakers.1.person');
  expect(opened('speakers', declinedBySecond).focus).toBe('speakers.1.person');
});

it('nothing scrolls the question about who declined out of sight', () => {
  expect(['held', 'held:143', 'held:143:talk:8'].map((field) => opened(field, declinedBySecond).focus)).toEqual([
    null,
    null,
    null,
  ]);
});

it('someone who is assigned to a new meeting takes the first talk of its template', () => {
  const talks = [
    { speaker: 'Youth speaker', topic: '', duration: 5 },
    { speaker: '', topic: 'Unity', duration: 15 },
  ];
  const templates = { regular: { talks, announcements: '', wardBusiness: '', notes: 'Ask early' } };
  const base = { ...emptyValues('2026-12-13', 'regular'), ...valuesFromTemplate(templates, 'regular') };
  const start = { meeting: null, field: 'speakers:12', members };
  const { speakers, notes } = startValues(base, start, MINUTES);
  expect(notes).toBe('Ask early');
  expect(speakers.map(({ person, topic, duration }) => [person.text, topic, duration])).toEqual([
    ['Grace Hill', '', 5],
    ['', '', 15],
  ]);
  expect(firstField(start, { ...base, speakers })).toBe('speakers.0.topic');
  expect(valuesFromTemplate(templates, 'special')).toEqual({});
});
