import { describe, expect, it } from 'vitest';
import { scriptText } from './script.ts';
import { bare, full, ward } from './sheet-samples.ts';

const sheet = (...lines: string[]) => `${lines.join('\n')}\n`;
const part = (text: string, label: string) =>
  text
    .split('\n\n')
    .find((piece) => piece.startsWith(`${label}\n`))
    ?.split('\n')
    .slice(1);
const released = (releases: string) =>
  part(scriptText({ ...bare, releases }, ward), releases.includes('\n') ? 'RELEASES' : 'RELEASE');
const called = (newCallings: string) =>
  part(scriptText({ ...bare, newCallings }, ward), newCallings.includes('\n') ? 'SUSTAININGS' : 'SUSTAINING');
const BUSINESS = 'We will now turn to ward business.';

describe('scriptText', () => {
  it('is a word-for-word script of a regular Sunday', () => {
    expect(scriptText(full, ward)).toBe(
      sheet(
        'Maple Grove Ward, Alpine Stake',
        'Sunday, November 29, 2026, 9:00 AM',
        'Sacrament meeting',
        '',
        'NOTES (NOT READ ALOUD)',
        '(The microphone is low.)',
        '',
        'WELCOME',
        'Good morning, brothers and sisters, and welcome to sacrament meeting in the Maple Grove Ward.',
        'We’re glad you’re here, and we extend a special welcome to those visiting today.',
        'Bishop Soto is presiding today. I’m Brother Daniel Amundsen, and I’ll be conducting.',
        '(Acknowledge visiting leaders by name.)',
        'Mary Major will lead the music, and Helen Park will accompany us on the organ.',
        '',
        'ANNOUNCEMENTS',
        'We have a few announcements.',
        'Ward dinner on Friday at 6:30 PM.',
        'Temple night on December 3.',
        '',
        'OPENING HYMN',
        'We will begin by singing hymn number 85, “How Firm a Foundation,” after which Ruth Amundsen will offer the invocation.',
        '',
        'INVOCATION',
        'Ruth Amundsen',
        '',
        'RELEASES',
        BUSINESS,
        'The following have been released:',
        'Jane Doe as Primary president',
        'Ana Nuñez as a Primary teacher',
        'Those who would like to express thanks for their service may show it by the uplifted hand.',
        '[pause]',
        '',
        'SUSTAINING',
        'Mary Major, would you please stand.',
        'Mary Major has been called as Primary president.',
        'Those in favor of sustaining her may show it by the uplifted hand.',
        '[pause]',
        'Those opposed, if any, may also show it.',
        '[pause]',
        'Thank you. Please be seated.',
        '',
        'WARD BUSINESS',
        'We welcome the Silva family.',
        '',
        'SACRAMENT HYMN',
        '(Verses 1 and 2)',
        'We will now prepare for the sacrament by singing hymn number 193, “I Stand All Amazed,” after which the sacrament will be administered.',
        '',
        'ADMINISTRATION OF THE SACRAMENT',
        '(The sacrament is blessed and passed.)',
        'We thank those who administered the sacrament, and we thank all of you for your reverence.',
        'Those who served may now sit with their families.',
        '',
        'FIRST SPEAKER',
        'Our first speaker will be Lily Amundsen, after which we will sing hymn number 100, “Nearer, My God, to Thee.”',
        '(Topic: Faith · 5 minutes)',
        '',
        'REST HYMN',
        '#100 Nearer, My God, to Thee',
        '',
        'SECOND SPEAKER',
        'We will hear from Grace Okafor, after which we will enjoy a musical number by the ward choir, “Be Still, My Soul.”',
        '(Topic: Hope)',
        '',
        'SPECIAL MUSICAL NUMBER',
        '#124 Be Still, My Soul',
        'Performer: the ward choir',
        '',
        'CONCLUDING SPEAKER',
        'Our concluding speaker will be President Lee.',
        '(15 minutes)',
        '',
        'CLOSING HYMN',
        'We thank everyone who has participated in our meeting today.',
        'We will close by singing hymn number 223, “Have I Done Any Good?” after which Tom Reyes Jr. will offer the benediction.',
        '',
        'BENEDICTION',
        'Tom Reyes Jr.',
      ),
    );
  });

  it('has the private notes only at the top, in parentheses', () => {
    const text = scriptText({ ...full, notes: 'Extra bread\nBlue folder' }, ward);
    expect(text.split('\n\n')[1]).toBe('NOTES (NOT READ ALOUD)\n(Extra bread)\n(Blue folder)');
    expect(text.split('Extra bread')).toHaveLength(2);
    expect(scriptText({ ...full, notes: null }, ward)).not.toContain('NOT READ ALOUD');
  });

  it('chains the speakers up to the music', () => {
    const speakingAssignments = ['Ann', 'Ben', 'Cal', 'Dee'].map((speakerName, order) => ({ speakerName, order }));
    const text = scriptText({ ...bare, speakingAssignments, restHymn: '#100 Nearer, My God, to Thee' }, ward);
    expect(part(text, 'FIRST SPEAKER')).toEqual([
      'Our first speaker will be Ann, after which we will hear from Ben. Then we will hear from Cal, after which we will sing hymn number 100, “Nearer, My God, to Thee.”',
    ]);
    expect(part(text, 'THIRD SPEAKER')).toEqual(['Cal']);
    expect(part(text, 'CONCLUDING SPEAKER')).toEqual(['Our concluding speaker will be Dee.']);
  });

  it('guides a fast and testimony meeting', () => {
    const text = scriptText({ ...full, date: '2026-12-06', kind: 'fast_testimony', restHymn: null }, ward);
    expect(part(text, 'WELCOME')?.[0]).toContain('welcome to fast and testimony meeting in the Maple Grove Ward.');
    expect(part(text, 'TESTIMONIES')?.[0]).toBe('I will begin by sharing my testimony.');
    expect(part(text, 'CLOSING HYMN')?.[0]).toBe(
      'We thank all who bore testimony and everyone who participated today.',
    );
    expect(text).not.toMatch(/speaker|musical number/iu);
  });

  it('turns the time over to the stake at ward conference, after ward business', () => {
    const text = scriptText({ ...full, kind: 'ward_conference' }, ward);
    expect(part(text, 'WELCOME')?.[0]).toContain('welcome to ward conference in the Maple Grove Ward.');
    expect(part(text, 'SUSTAINING OF OFFICERS')).toEqual([
      'We will now turn the time over to the stake presidency for the sustaining of officers.',
      '(The officers are presented.)',
    ]);
    expect(text.indexOf('WARD BUSINESS')).toBeLessThan(text.indexOf('SUSTAINING OF OFFICERS'));
  });

  it('is short where no meeting is held', () => {
    expect(scriptText({ ...full, date: '2026-10-04', kind: 'general_conference', notes: null }, ward)).toBe(
      sheet(
        'Maple Grove Ward, Alpine Stake',
        'Sunday, October 4, 2026',
        'General conference',
        '',
        'GENERAL CONFERENCE',
        '(There is no sacrament meeting this Sunday because of general conference.)',
      ),
    );
  });

  it('marks what is missing and never guesses', () => {
    const text = scriptText(bare, ward);
    expect(part(text, 'WELCOME')?.[2]).toBe(
      '[to be announced] is presiding today. [to be announced] will be conducting.',
    );
    expect(part(text, 'OPENING HYMN')).toEqual([
      'We will begin by singing [to be announced], after which [to be announced] will offer the invocation.',
    ]);
    expect(part(text, 'SPEAKERS')).toEqual(['Our speakers will be [to be announced].']);
    expect(text).not.toMatch(/business|announcements\n/iu);
  });

  it('recognizes one person who presides and conducts, but not two who share a last name', () => {
    const soto = { firstName: 'Luis', lastName: 'Soto', calling: 'Bishop' };
    const first = (conductingMember: typeof soto) =>
      part(scriptText({ ...bare, presidingMember: soto, conductingMember }, ward), 'WELCOME')?.[2];
    expect(first(soto)).toBe('I’m Bishop Soto, and I’ll be presiding and conducting today.');
    expect(first({ ...soto, firstName: 'Eli' })).toBe(
      'Bishop Soto is presiding today. I’m Bishop Soto, and I’ll be conducting.',
    );
  });

  it.each([
    ['9:00 AM', 'Good morning, brothers and sisters, and welcome'],
    ['12:30 PM', 'Good afternoon, brothers and sisters, and welcome'],
    ['13:00', 'Good afternoon, brothers and sisters, and welcome'],
    ['6 PM', 'Good evening, brothers and sisters, and welcome'],
    [undefined, 'Brothers and sisters, welcome'],
  ])('greets by the hour %s', (meetingTime, words) => {
    expect(part(scriptText(bare, { ...ward, name: 'Cedar Hills', meetingTime }), 'WELCOME')?.[0]).toContain(
      `${words} to sacrament meeting in Cedar Hills.`,
    );
  });

  it('asks for thanks at a release and never for opposing votes', () => {
    const thanks = (service: string) => [
      `Those who would like to express thanks${service} may show it by the uplifted hand.`,
      '[pause]',
    ];
    expect(released('Ana Nuñez as Primary teacher')).toEqual([
      BUSINESS,
      'Ana Nuñez has been released as a Primary teacher.',
      ...thanks(' for Ana Nuñez’s service'),
    ]);
    expect(released('Sister Ana Nuñez as Primary teacher')).toEqual([
      BUSINESS,
      'Sister Ana Nuñez has been released as a Primary teacher.',
      ...thanks(' for her service'),
    ]);
    expect(released('Tom Reyes as bishop')).toEqual([
      BUSINESS,
      'Tom Reyes has been released as bishop.',
      ...thanks(' for his service'),
    ]);
    expect(released('Jane and John Doe as Nursery leaders')).toEqual([
      BUSINESS,
      'Jane and John Doe have been released as Nursery leaders.',
      ...thanks(' for their service'),
    ]);
    expect(released('The Primary presidency, with our thanks')).toEqual([
      BUSINESS,
      'The Primary presidency, with our thanks',
      ...thanks(''),
    ]);
    expect(scriptText({ ...bare, releases: 'Ana Nuñez\nJane Doe as clerk\nand all teachers' }, ward)).not.toContain(
      'opposed',
    );
  });

  it('sustains several together', () => {
    expect(called('Ana Nuñez as Primary teacher\nJane Doe - Ward clerk')).toEqual([
      BUSINESS,
      'As I read your name, please stand.',
      'The following have been called:',
      'Ana Nuñez as a Primary teacher',
      'Jane Doe as Ward clerk',
      'Those in favor of sustaining them may show it by the uplifted hand.',
      '[pause]',
      'Those opposed, if any, may also show it.',
      '[pause]',
      'Thank you. Please be seated.',
    ]);
    expect(called('The officers in the order of the list.')?.slice(1, 3)).toEqual([
      'The officers in the order of the list.',
      'Those in favor may show it by the uplifted hand.',
    ]);
  });
});
