import { describe, expect, it } from 'vitest';
import { missingFromScript } from './ai-check-missing.ts';
import { scriptText } from '#shared/pulpit/script.ts';
import { full, ward } from '#shared/pulpit/sheet-samples.ts';

const script = scriptText(full, ward);
const without = (words: string | RegExp, put = '') => missingFromScript(script.replaceAll(words, put), full);

it('nothing is missing from the template, in either wording', () => {
  expect(missingFromScript(script, full)).toEqual([]);
  expect(
    missingFromScript(scriptText(full, { ...ward, scriptWording: { preset: 'traditional', texts: {} } }), full),
  ).toEqual([]);
  expect(missingFromScript('', { date: full.date, kind: 'regular' })).toEqual([]);
});

it('a title and last name count as the name, and other words as an announcement', () => {
  expect(without('Grace Okafor', 'Sister Okafor')).toEqual([]);
  expect(
    without('Ward dinner on Friday at 6:30 PM.', 'On Friday at 6:30 in the evening there is a dinner of the ward.'),
  ).toEqual([]);
});

describe('flags what a script leaves out', () => {
  it.each([
    [/Lily Amundsen/gu, ['Speaker: Lily Amundsen']],
    [/Ruth Amundsen/gu, ['Invocation: Ruth Amundsen']],
    [/President Lee/gu, ['Speaker: Kim Lee']],
    [/hymn number 85, “How Firm a Foundation,”/gu, ['Opening hymn: #85 How Firm a Foundation']],
    [/Ana Nuñez as a Primary teacher/gu, ['Release: Primary teacher: Ana Nuñez']],
    [/Mary Major.*/gu, ['Chorister: Mary Major', 'Organist: Helen Park', 'Sustaining: Mary Major - Primary president']],
    [/Temple night on December 3\./gu, ['Announcement: Temple night on December 3.']],
    [/the ward choir/gu, ['Special musical number, performed by: the ward choir']],
    [/\(Verses 1 and 2\)/gu, ['Sacrament hymn, with the note: Verses 1 and 2']],
    [/We welcome the Silva family\./gu, ['Ward business: We welcome the Silva family.']],
  ])('without %s', (words, wanted) => expect(without(words)).toEqual(wanted));

  it('everything of an empty one, in the order of the service', () => {
    const labels = missingFromScript('', full).map((words) => words.split(/[:,]/u)[0]);
    expect(labels).toEqual([
      'Presiding',
      'Conducting',
      'Chorister',
      'Organist',
      'Announcement',
      'Announcement',
      'Opening hymn',
      'Invocation',
      'Release',
      'Release',
      'Sustaining',
      'Ward business',
      'Sacrament hymn',
      'Sacrament hymn',
      'Speaker',
      'Speaker',
      'Speaker',
      'Rest hymn',
      'Special musical number',
      'Special musical number',
      'Closing hymn',
      'Benediction',
    ]);
  });

  it('but no speakers and no number where a fast meeting is held', () => {
    expect(missingFromScript('', { ...full, kind: 'fast_testimony' }).join()).not.toMatch(/Speaker|number/u);
  });
});
