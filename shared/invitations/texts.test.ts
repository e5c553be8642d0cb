import { describe, expect, it } from 'vitest';
import type { InvitationKind } from './constants.ts';
import {
  filledInvitation,
  INVITATION_TEXTS,
  invitationProblem,
  invitationTemplate,
  SAMPLE_VALUES,
  withoutName,
} from './texts.ts';

const KINDS: InvitationKind[] = ['speaker', 'prayer', 'music', 'conducting'];

describe('an invitation', () => {
  it.each(KINDS)('of the kind %s has no problems or placeholders by default', (kind) => {
    expect(invitationProblem(kind, INVITATION_TEXTS[kind].usual)).toBeNull();
    const text = filledInvitation(INVITATION_TEXTS[kind].usual, SAMPLE_VALUES);
    expect(text).toMatch(/^Hi Grace,\n\nWould you be (willing|able) to /);
    expect(text).not.toMatch(/[{}[\]]/);
    expect(text).toContain('Sunday, March 14, at 9:00 AM');
    expect(text).toMatch(/Thank you!\nDaniel Ostby$/);
  });

  it('leaves out text in brackets when there is nothing to say', () => {
    const text = filledInvitation(INVITATION_TEXTS.speaker.usual, { ...SAMPLE_VALUES, topic: '', link: '' });
    expect(text).toBe(
      'Hi Grace,\n\nWould you be willing to speak in sacrament meeting on Sunday, March 14, at 9:00 AM? Your talk would be about 10 minutes.\n\nThank you!\nDaniel Ostby',
    );
  });

  it('leaves out one space with it, and no line', () => {
    const filled = (template: string) => filledInvitation(template, { ...SAMPLE_VALUES, topic: '' });
    expect(filled('Speak[ on {topic}] on {date}. [Topic: {topic}.] Thanks!')).toBe(
      'Speak on Sunday, March 14. Thanks!',
    );
    expect(filled('[About {topic}.] Hi\n[About {topic}.]\nBye')).toBe('Hi\n\nBye');
  });

  it('is written so that no line begins with a closing bracket', () => {
    expect(Object.values(INVITATION_TEXTS).filter(({ usual }) => /^\]|\s\]/mu.test(usual))).toEqual([]);
  });

  it('leaves a name out of the greeting alone', () => {
    expect(Object.values(INVITATION_TEXTS).map(({ usual }) => withoutName(usual).split('\n')[0])).toEqual(
      KINDS.map(() => 'Hello,'),
    );
    expect(withoutName('Would you, {name}, {assignment}?')).toBe('Would you, {name}, {assignment}?');
  });

  it('puts no period after a topic that ends its sentence', () => {
    const text = filledInvitation(INVITATION_TEXTS.speaker.usual, { ...SAMPLE_VALUES, topic: 'What is charity?' });
    expect(text).toContain('hear from you about “What is charity?” Your talk');
  });

  it('does not read placeholders in what people wrote', () => {
    expect(filledInvitation('{topic} {date}', { ...SAMPLE_VALUES, topic: '{link} [x]' })).toBe(
      '{link} [x] Sunday, March 14',
    );
  });

  it('is the default one where a ward’s own can’t be used', () => {
    expect(invitationTemplate({ prayer: 'Please pray {when}' }, 'prayer')).toBe(INVITATION_TEXTS.prayer.usual);
    expect(invitationTemplate({ prayer: '{assignment} on {date}' }, 'prayer')).toBe('{assignment} on {date}');
  });
});

it.each([
  [
    'prayer',
    'Please {assignment} on {date} about {topic}',
    /^\{topic\} can’t be used here\. You can use \{assignment\}/,
  ],
  ['speaker', 'Please speak on {day}', /^\{day\} can’t be used here\. You can use \{date\}, \{name\}/],
  ['speaker', 'Please speak on {date', /^Missing \{ or \}\./],
  ['speaker', 'Please speak on {date} [about {topic}', /^Missing \[ or \]\.$/],
  ['speaker', 'Please speak.', /^Add \{date\} so people know what they’re being asked to do\.$/],
  ['music', 'Please come on {date}', /^Add \{assignment\}/],
] as const)('of an invitation of the kind %s, %j is refused with the reason', (kind, text, reason) => {
  expect(invitationProblem(kind, text)).toMatch(reason);
});
