import { describe, expect, it } from 'vitest';
import { MEETING_KINDS } from '#shared/meetings/constants.ts';
import { NOBODY } from '#shared/meetings/person.ts';
import { holdsMeeting } from '#shared/meetings/rules.ts';
import { TEMPLATE_KINDS } from './constants.ts';
import {
  changedTemplates,
  EMPTY_TEMPLATE,
  offeredTexts,
  talkWords,
  templateOf,
  usualTalks,
  withMinutes,
  withTopics,
  withUsualTopic,
} from './templates.ts';

const youth = { speaker: 'Youth speaker', topic: '', duration: 5 };
const regular = { ...EMPTY_TEMPLATE, talks: [youth], announcements: 'Ministering interviews', notes: 'Ask the youth' };
const conference = { ...EMPTY_TEMPLATE, announcements: 'Leadership session at 6', wardBusiness: 'Officers sustained' };
const TEMPLATES = { regular, ward_conference: conference };
const NO_TEXTS = { announcements: '', wardBusiness: '', notes: '' };

describe('the template of a kind of Sunday', () => {
  it('is kept for each kind that holds a meeting', () => {
    expect(TEMPLATE_KINDS).toEqual(MEETING_KINDS.filter(holdsMeeting));
  });

  it('is changed by itself, and is none once nothing is in it', () => {
    const longer = { ...conference, notes: 'Reserve seats' };
    expect(changedTemplates(TEMPLATES, { ward_conference: longer })).toEqual({ regular, ward_conference: longer });
    expect(changedTemplates(TEMPLATES, { regular: null, special: { ...EMPTY_TEMPLATE, notes: ' \n' } })).toEqual({
      ward_conference: conference,
    });
  });

  it('offers a meeting what it has no text for, and replaces nothing that a person wrote', () => {
    const offered = (kind: 'regular' | 'ward_conference' | 'special' | 'no_meeting', texts: object) =>
      offeredTexts(TEMPLATES, kind, { ...NO_TEXTS, ...texts });
    expect(offered('ward_conference', {})).toEqual(['announcements', 'wardBusiness']);
    expect(offered('ward_conference', { announcements: 'Choir concert' })).toEqual(['wardBusiness']);
    expect(offered('ward_conference', { announcements: regular.announcements })).toEqual([
      'announcements',
      'wardBusiness',
    ]);
    expect(offered('regular', { announcements: regular.announcements, notes: 'Ask the choir' })).toEqual([]);
    expect([offered('special', {}), offered('no_meeting', {})]).toEqual([[], []]);
  });

  it('has talks for every kind but a fast and testimony meeting', () => {
    const all = { ...TEMPLATES, fast_testimony: regular };
    expect(usualTalks(all, 'regular')).toEqual([youth]);
    expect([usualTalks(all, 'fast_testimony'), usualTalks(all, 'special')]).toEqual([[], []]);
    expect(talkWords({ ...youth, topic: 'Faith' })).toBe('Youth speaker · Faith · 5 min');
  });

  it('gives a speaker who was just chosen the usual topic, and takes it back with the speaker', () => {
    const ann = { id: 3, text: 'Ann Lee' };
    const row = { person: ann, topic: '', duration: 5 };
    const faith = { topic: 'Faith' };
    expect(withUsualTopic(row, faith).topic).toBe('Faith');
    expect(withUsualTopic({ ...row, topic: 'Hope' }, faith).topic).toBe('Hope');
    expect(withUsualTopic({ ...row, person: { id: null, text: 'An', isBegun: true } }, faith).topic).toBe('');
    expect(withUsualTopic({ ...row, person: NOBODY, topic: 'Faith' }, faith).topic).toBe('');
    expect(withUsualTopic({ ...row, person: NOBODY, topic: 'Hope' }, faith).topic).toBe('Hope');
    expect([withUsualTopic(row, youth), withUsualTopic(row, undefined)]).toEqual([row, row]);
  });

  it('can be made from a planned meeting, whose people it leaves out', () => {
    const talk = (order: number, duration: number | null, topic: string | null) => ({ order, duration, topic });
    const speakingAssignments = [talk(2, 15, 'Hope'), talk(1, null, null)];
    expect(templateOf({ speakingAssignments, announcements: 'Picnic', wardBusiness: null }, 10)).toEqual({
      talks: [
        { speaker: '', topic: '', duration: 10 },
        { speaker: '', topic: 'Hope', duration: 15 },
      ],
      announcements: 'Picnic',
      wardBusiness: '',
      notes: '',
    });
  });

  it('takes minutes or topics from a meeting’s talks, and keeps the rest of its own', () => {
    const talk = (topic: string, duration: number, speaker = '') => ({ speaker, topic, duration });
    const own = { ...EMPTY_TEMPLATE, talks: [talk('Faith', 5, 'Youth speaker'), talk('', 10), talk('', 15)] };
    const two = [talk('Hope', 7), talk('Charity', 20)];
    expect(withMinutes(own, two).talks).toEqual([talk('Faith', 7, 'Youth speaker'), talk('', 20)]);
    expect(withTopics(own, two).talks).toEqual([talk('Hope', 5, 'Youth speaker'), talk('Charity', 10), talk('', 15)]);
    expect(withTopics(withMinutes(EMPTY_TEMPLATE, two), two).talks).toEqual(two);
  });
});
