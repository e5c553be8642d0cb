import { describe, expect, it } from 'vitest';
import { MEETING_KINDS } from '#shared/meetings/constants.ts';
import { scriptText } from '#shared/pulpit/script.ts';
import { full, ward } from '#shared/pulpit/sheet-samples.ts';
import { extraInScript } from './ai-check-extra.ts';

const found = (script: string, meeting = full) => extraInScript(script, meeting, ward);

it('the template and customary words raise no flag', () => {
  expect(found(scriptText(full, ward))).toEqual([]);
  expect(
    found(
      'Good morning, brothers and sisters. On behalf of the Bishopric of the Maple Grove Ward, Alpine Stake, welcome.',
    ),
  ).toEqual([]);
  expect(
    found(
      'Following the sacrament we will hear from Sister Okafor, and then President Kim Lee.\nIn the name of Jesus Christ, amen.',
    ),
  ).toEqual([]);
});

it.each(MEETING_KINDS)('the template of %s raises no flag', (kind) => {
  const meeting = { ...full, kind };
  for (const preset of ['handbook', 'traditional'] as const) {
    const own = { ...ward, scriptWording: { preset, texts: {} } };
    expect(extraInScript(scriptText(meeting, own), meeting, own)).toEqual([]);
  }
});

describe('flags', () => {
  it.each([
    ['Our first speaker will be Peter Wong.', ['Peter Wong']],
    ['We will hear from Brother Smith.', ['Brother Smith']],
    ['We will hear from Kim Amundsen.', ['Kim Amundsen']],
    ['We thank Peter for his words.', ['Peter']],
    ['María de la Cruz will offer the invocation.', ['María de la Cruz']],
    ['We will sing hymn number 301, “I Am a Child of God.”', ['Hymn 301', '“I Am a Child of God”']],
    ['OPENING HYMN: #12', ['Hymn 12']],
    ['SISTER WILHELMINA QUIST HAS BEEN RELEASED', ['SISTER WILHELMINA QUIST HAS BEEN RELEASED']],
    ['Wilhelmina has been released.', ['Wilhelmina']],
    ['Wilhelmina will offer the invocation.', ['Wilhelmina']],
    ['Grace Okafor has been released as teacher.', ['Grace Okafor released']],
    ['Jane Doe has been called as clerk.', ['Jane Doe called']],
    [
      'RELEASE\nJane Doe has been released as Primary president.\nAny opposed?\n\nSUSTAINING\nMary Major has been called as Primary president.\nAny opposed?',
      ['“Any opposed?” at a release'],
    ],
    [
      'Jane Doe has been released. Those opposed may show it.',
      ['“Jane Doe has been released. Those opposed may show it.” at a release'],
    ],
  ])('%s', (line, wanted) => expect(found(line)).toEqual(wanted));
});

it.each([
  'BEARING OF TESTIMONIES',
  'FIRST SPEAKER: LILY AMUNDSEN',
  'WELCOME AND ANNOUNCEMENTS',
  'Everyone will pray in their hearts.',
  'Lily will speak first.',
  'Jane Doe has been released as Primary president.',
  'Mary Major has been called as Primary president.',
  'We will sing hymn number 85, “How Firm a Foundation,” led by Mary Major.',
])('these words raise no flag: %s', (line) => expect(found(line)).toEqual([]));
