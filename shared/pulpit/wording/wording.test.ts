import { describe, expect, it } from 'vitest';
import { scriptText } from '#shared/pulpit/script.ts';
import { bare, full, ward } from '#shared/pulpit/sheet-samples.ts';
import { extraInScript } from '#shared/pulpit/ai-check/ai-check-extra.ts';
import { placesFor, wordingProblem } from './wording-check.ts';
import { WORDING_PRESETS, type ScriptWording } from './wording-schema.ts';
import { WORDING_GROUPS, WORDING_TEXTS, isWordingKey, type WordingKey } from './wording-texts.ts';

const KEYS = Object.keys(WORDING_TEXTS).filter(isWordingKey);
const TRADITIONAL: ScriptWording = { preset: 'traditional', texts: {} };
const own = (texts: Partial<Record<WordingKey, string>>): ScriptWording => ({
  preset: 'handbook',
  texts: texts as Record<string, string>,
});
const partIn = (scriptWording: ScriptWording, meeting: object, label: string) =>
  scriptText({ ...bare, ...meeting }, { ...ward, scriptWording })
    .split('\n\n')
    .find((piece) => piece.startsWith(`${label}\n`))
    ?.split('\n')
    .slice(1);

describe('both wordings', () => {
  it.each(WORDING_PRESETS)('of %s follow the rules for a ward’s own text', (preset) => {
    for (const key of KEYS) expect(wordingProblem(key, WORDING_TEXTS[key][preset]), key).toBeNull();
  });

  it('have every text under one heading', () => {
    expect(WORDING_GROUPS.flatMap(({ texts }) => Object.keys(texts))).toEqual(KEYS);
  });

  it('contain no name that is not in the meeting', () => {
    expect(extraInScript(scriptText(full, { ...ward, scriptWording: TRADITIONAL }), full, ward)).toEqual([]);
  });
});

it('the traditional wording has everything for a Sunday in the older words', () => {
  expect(scriptText(full, { ...ward, scriptWording: TRADITIONAL }).split('\n')).toEqual([
    'Maple Grove Ward, Alpine Stake',
    'Sunday, November 29, 2026, 9:00 AM',
    'Sacrament meeting',
    '',
    'NOTES (NOT READ ALOUD)',
    '(The microphone is low.)',
    '',
    'WELCOME',
    'Good morning, brothers and sisters, and welcome to sacrament meeting in the Maple Grove Ward.',
    'We extend a special welcome to our visitors and hope they feel at home with us.',
    'Bishop Soto is presiding at this meeting today. I am Brother Daniel Amundsen, and I have been asked to conduct.',
    '(Acknowledge visiting authorities by name.)',
    'The music will be conducted by Mary Major, with Helen Park at the organ.',
    '',
    'ANNOUNCEMENTS',
    'There are several announcements.',
    'Ward dinner on Friday at 6:30 PM.',
    'Temple night on December 3.',
    '',
    'OPENING HYMN',
    'Our opening hymn will be hymn number 85, “How Firm a Foundation,” following which Ruth Amundsen will offer the invocation.',
    '',
    'INVOCATION',
    'Ruth Amundsen',
    '',
    'RELEASES',
    'We will now proceed with the business of the ward.',
    'The following have been released:',
    'Jane Doe as Primary president',
    'Ana Nuñez as a Primary teacher',
    'It is proposed that we extend a vote of thanks for their service.',
    'All who wish to join may manifest it by the uplifted hand.',
    '[pause]',
    '',
    'SUSTAINING',
    'We would ask Mary Major to please stand.',
    'It is proposed that we sustain Mary Major as Primary president.',
    'Those in favor may manifest it by the uplifted hand.',
    '[pause]',
    'Those opposed, if any, by the same sign.',
    '[pause]',
    'Thank you. You may be seated.',
    '',
    'WARD BUSINESS',
    'We welcome the Silva family.',
    '',
    'SACRAMENT HYMN',
    '(Verses 1 and 2)',
    'We will prepare ourselves for the sacrament by singing hymn number 193, “I Stand All Amazed,” following which the sacrament will be administered.',
    '',
    'ADMINISTRATION OF THE SACRAMENT',
    '(The sacrament is blessed and passed.)',
    'We thank the brethren for the reverent manner in which they administered the sacrament.',
    'The brethren may now sit with their families.',
    '',
    'FIRST SPEAKER',
    'Our first speaker today will be Lily Amundsen, following which the congregation will join in singing hymn number 100, “Nearer, My God, to Thee.”',
    '(Topic: Faith · 5 minutes)',
    '',
    'REST HYMN',
    '#100 Nearer, My God, to Thee',
    '',
    'SECOND SPEAKER',
    'We will be pleased to hear from Grace Okafor, following which the ward choir will favor us with a musical number, “Be Still, My Soul.”',
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
    'We thank all who have participated in our meeting today.',
    'Our closing hymn will be hymn number 223, “Have I Done Any Good?” following which Tom Reyes Jr. will offer the benediction.',
    '',
    'BENEDICTION',
    'Tom Reyes Jr.',
    '',
  ]);
});

describe('the traditional releases and sustainings are right in number', () => {
  const VOTE = ['All who wish to join may manifest it by the uplifted hand.', '[pause]'];
  it.each([
    [
      'Ana Nuñez as Primary teacher',
      [
        'Ana Nuñez has been released as a Primary teacher.',
        'It is proposed that we extend a vote of thanks for Ana Nuñez’s service.',
      ],
    ],
    [
      'Jane and John Doe as Nursery leaders',
      [
        'Jane and John Doe have been released as Nursery leaders.',
        'It is proposed that we extend a vote of thanks for their service.',
      ],
    ],
    [
      'Ana Nuñez',
      ['Ana Nuñez has been released.', 'It is proposed that we extend a vote of thanks for Ana Nuñez’s service.'],
    ],
  ])('%s', (releases, words) => {
    expect(partIn(TRADITIONAL, { releases }, 'RELEASE')).toEqual([
      'We will now proceed with the business of the ward.',
      ...words,
      ...VOTE,
    ]);
  });

  it('several people who are sustained', () => {
    expect(partIn(TRADITIONAL, { newCallings: 'Ana Nuñez as clerk\nJane Doe' }, 'SUSTAININGS')?.slice(2, 6)).toEqual([
      'It is proposed that we sustain the following:',
      'Ana Nuñez as clerk',
      'Jane Doe',
      'Those in favor may manifest it by the uplifted hand.',
    ]);
  });
});

describe('a ward’s own text', () => {
  it('appears in the script word for word and leaves the other texts alone', () => {
    const wording = own({
      welcome: 'Aloha, and welcome to {ward}!\n(Smile.)',
      sustainOne: '{name}, {as calling}: in favor?\n[PAUSE]\n{opposed}',
      opposed: 'Any opposed?\nThank you.',
      openingHymn: '{name} will pray after {hymn}.',
      speakerLast: 'Today we hear {name}.',
      visitors: '',
    });
    expect(partIn(wording, {}, 'WELCOME')).toEqual([
      'Aloha, and welcome to the Maple Grove Ward!',
      '(Smile.)',
      '[to be announced] is presiding today. [to be announced] will be conducting.',
    ]);
    expect(partIn(wording, { newCallings: 'Ana Nuñez as clerk' }, 'SUSTAINING')?.slice(1)).toEqual([
      'Ana Nuñez, as clerk: in favor?',
      '[pause]',
      'Any opposed?',
      'Thank you.',
    ]);
    expect(
      partIn(wording, { openingHymn: '#223 Have I Done Any Good?', invocationMember: 'Tom Reyes Jr.' }, 'OPENING HYMN'),
    ).toEqual(['Tom Reyes Jr. will pray after hymn number 223, “Have I Done Any Good?”']);
    const speakingAssignments = [{ speakerName: 'Ann Lee' }, { speakerName: 'Ben Jr.' }];
    expect(partIn(wording, { speakingAssignments }, 'FIRST SPEAKER')?.[0]).toBe(
      'Our first speaker will be Ann Lee, after which today we hear Ben Jr.',
    );
    expect(partIn(wording, {}, 'CLOSING HYMN')?.[0]).toBe(
      'We thank everyone who has participated in our meeting today.',
    );
  });

  it('uses a name exactly as written', () => {
    expect(
      partIn(own({ thanks: 'Thanks to all.' }), { invocationMember: 'A {hymn} $& $1 B' }, 'OPENING HYMN')?.[0],
    ).toContain('A {hymn} $& $1 B will offer the invocation.');
  });

  it('that cannot be used is ignored', () => {
    expect(
      partIn(own({ opposed: ' ', releaseOne: 'Any opposed?' }), { releases: 'Ana Nuñez as clerk' }, 'RELEASE')?.[1],
    ).toBe('Ana Nuñez has been released as clerk.');
  });
});

describe('what a text may not be', () => {
  it.each<[WordingKey, string, RegExp]>([
    [
      'releaseOne',
      '{nmae} {as calling}',
      /^\{nmae\} can’t be used here\. You can use \{name\}, \{as calling\}, \{has\}, \{for service\}\.$/u,
    ],
    ['releaseOne', '{has} been released {as calling}', /^Add \{name\}/u],
    ['releaseOne', '{name} {as calling}\n{opposed}', /^\{opposed\} can’t be used/u],
    ['releaseOne', '{name} {as calling}. Any opposed?', /don’t ask for opposing votes/u],
    ['releaseSeveral', '{list}\nThose to the contrary?', /don’t ask for opposing votes/u],
    ['sustainOne', '{name} {as calling}', /^Add \{opposed\}/u],
    ['sustainSeveral', 'Them: {list}\n{opposed}', /^Put \{list\} on its own line/u],
    ['sustainSeveral', '{list}\n{opposed}\n{opposed}', /^\{opposed\} appears twice/u],
    ['opposed', '  ', /can’t be empty/u],
    ['thanks', 'Thanks to {name}.', /no placeholders/u],
    ['openingHymn', '{hymn} {name} {', /^Missing \{ or \}/u],
    ['speakerOnly', '', /^Add \{name\}/u],
  ])('%s: %j', (key, text, wanted) => expect(wordingProblem(key, text)).toMatch(wanted));

  it('accepts every placeholder that it offers', () => {
    for (const key of KEYS)
      expect(
        wordingProblem(
          key,
          placesFor(key)
            .map((place) => `{${place}}`)
            .join('\n') || 'x',
        ),
        key,
      ).toBeNull();
  });
});
