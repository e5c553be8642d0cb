import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Meeting, MeetingRow } from '#shared/meetings/schema.ts';
import { outlineText } from './outline.ts';
import { bare, full, ward } from './sheet-samples.ts';
import { leadsTo } from './sheet-text.ts';
import { STANDARD_WORDING } from './limits.ts';
import type { SheetMeeting } from './sheet.ts';

const sheet = (...lines: string[]) => `${lines.join('\n')}\n`;

describe('outlineText', () => {
  it('accepts a meeting from a handler and from a screen', () => {
    expectTypeOf<MeetingRow>().toExtend<SheetMeeting>();
    expectTypeOf<Meeting>().toExtend<SheetMeeting>();
  });

  it('has headings with lines below them, and no line leads the one beside it', () => {
    const lines = outlineText(full, ward).split('\n');
    expect(lines.filter((line, at) => leadsTo(line, lines[at + 1]))).toEqual([
      'Welcome',
      'Announcements',
      'Releases',
      'Sacrament hymn: #193 I Stand All Amazed',
      'First speaker: Lily Amundsen',
      'Second speaker: Grace Okafor',
      'Special musical number: #124 Be Still, My Soul',
      'Concluding speaker: President Lee',
    ]);
  });

  it('lists everything on a regular Sunday, in order', () => {
    expect(outlineText(full, ward)).toBe(
      sheet(
        'Maple Grove Ward, Alpine Stake',
        'Sunday, November 29, 2026, 9:00 AM',
        'Sacrament meeting',
        '',
        'Notes (not read aloud): The microphone is low.',
        '',
        'Welcome',
        '  Presiding: Bishop Soto',
        '  Conducting: Brother Daniel Amundsen',
        '  Chorister: Mary Major',
        '  Organist: Helen Park',
        'Announcements',
        '  Ward dinner on Friday at 6:30 PM.',
        '  Temple night on December 3.',
        'Opening hymn: #85 How Firm a Foundation',
        'Invocation: Ruth Amundsen',
        '',
        'Releases',
        '  Jane Doe as Primary president',
        '  Ana Nuñez as a Primary teacher',
        'Sustaining: Mary Major as Primary president',
        'Ward business: We welcome the Silva family.',
        '',
        'Sacrament hymn: #193 I Stand All Amazed',
        '  Verses 1 and 2',
        'Administration of the sacrament',
        '',
        'First speaker: Lily Amundsen',
        '  Topic: Faith · 5 minutes',
        'Rest hymn: #100 Nearer, My God, to Thee',
        'Second speaker: Grace Okafor',
        '  Topic: Hope',
        'Special musical number: #124 Be Still, My Soul',
        '  Performer: the ward choir',
        'Concluding speaker: President Lee',
        '  15 minutes',
        '',
        'Closing hymn: #223 Have I Done Any Good?',
        'Benediction: Tom Reyes Jr.',
      ),
    );
  });

  it('marks missing essentials and leaves out the rest', () => {
    expect(outlineText(bare, { name: 'Maple Grove Ward', scriptWording: STANDARD_WORDING })).toBe(
      sheet(
        'Maple Grove Ward',
        'Sunday, November 29, 2026',
        'Sacrament meeting',
        '',
        'Welcome',
        '  Presiding: [to be announced]',
        '  Conducting: [to be announced]',
        'Opening hymn: [to be announced]',
        'Invocation: [to be announced]',
        '',
        'Sacrament hymn: [to be announced]',
        'Administration of the sacrament',
        '',
        'Speakers: [to be announced]',
        '',
        'Closing hymn: [to be announced]',
        'Benediction: [to be announced]',
      ),
    );
  });

  it('has testimonies instead of speakers and numbers on a fast Sunday', () => {
    const text = outlineText({ ...full, date: '2026-12-06', kind: 'fast_testimony', restHymn: null }, ward);
    expect(text).toContain('Sacrament meeting · Fast and testimony\n');
    expect(text).toContain(
      'Administration of the sacrament\n\nTestimonies: Members of the congregation\n\nClosing hymn',
    );
    expect(text).not.toMatch(/Lily|Be Still|speaker/iu);
  });

  it('says why no meeting is held', () => {
    expect(outlineText({ ...bare, date: '2026-04-05', kind: 'general_conference' }, ward)).toBe(
      sheet(
        'Maple Grove Ward, Alpine Stake',
        'Sunday, April 5, 2026',
        'General conference',
        '',
        'General conference: There is no sacrament meeting this Sunday because of general conference.',
      ),
    );
    expect(outlineText({ ...bare, kind: 'stake_conference', notes: 'Two sessions' }, ward)).toContain(
      '\nStake conference: There is no sacrament meeting this Sunday because of stake conference.\n\nNotes (not read aloud): Two sessions\n',
    );
    expect(outlineText({ ...bare, kind: 'no_meeting' }, ward)).toContain(
      '\nNo meeting: There is no sacrament meeting this Sunday.\n',
    );
  });

  it('presents the officers at ward conference', () => {
    expect(outlineText({ ...bare, kind: 'ward_conference' }, ward)).toContain(
      '\n\nSustaining of officers: Presented by the stake presidency\n\n',
    );
  });

  it('turns the time over to the Primary, with speakers only if there are any', () => {
    const program = { ...bare, kind: 'primary_program' } as const;
    const presentation = '\n\nPrimary program: Presented by the Primary children\n';
    expect(outlineText(program, ward)).toContain(`${presentation}\nClosing hymn`);
    expect(outlineText({ ...program, speakingAssignments: [{ speakerName: 'Ana Nuñez' }] }, ward)).toContain(
      `${presentation}Speaker: Ana Nuñez\n`,
    );
  });

  it('names the festival', () => {
    expect(outlineText({ ...bare, date: '2027-03-28' }, ward)).toContain('Sacrament meeting · Easter\n');
  });

  it('does not print the word that there is nothing', () => {
    expect(outlineText({ ...bare, releases: 'None', announcements: 'n/a' }, ward)).toBe(outlineText(bare, ward));
  });
});
