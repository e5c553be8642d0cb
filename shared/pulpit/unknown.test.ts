import { describe, expect, it } from 'vitest';
import { scriptText } from './script.ts';
import { full, ward } from './sheet-samples.ts';
import { unknownIn } from './unknown.ts';

const found = (script: string, meeting = full) => unknownIn(script, meeting, ward);

it('finds nothing in the template, nor in customary words', () => {
  expect(found(scriptText(full, ward))).toEqual([]);
  expect(found('Good morning, brothers and sisters. On behalf of the Bishopric of the Maple Grove Ward, Alpine Stake, welcome.')).toEqual([]);
  expect(found('Following the sacrament we will hear from Sister Okafor, and then President Kim Lee.\nIn the name of Jesus Christ, amen.')).toEqual([]);
});

describe('points out', () => {
  it.each([
    ['Our first speaker will be Peter Wong.', ['Peter Wong']],
    ['We will hear from Brother Smith.', ['Brother Smith']],
    ['We will hear from Kim Amundsen.', ['Kim Amundsen']],
    ['We thank Peter for his words.', ['Peter']],
    ['María de la Cruz will offer the invocation.', ['María de la Cruz']],
    ['We will sing hymn number 301, “I Am a Child of God.”', ['Hymn 301', '“I Am a Child of God”']],
    ['OPENING HYMN: #12', ['Hymn 12']],
    ['Grace Okafor has been released as teacher.', ['Grace Okafor released']],
    ['Jane Doe has been called as clerk.', ['Jane Doe called']],
  ])('%s', (line, wanted) => expect(found(line)).toEqual(wanted));
});

it.each(['Jane Doe has been released as Primary president.', 'Mary Major has been called as Primary president.', 'We will sing hymn number 85, “How Firm a Foundation,” led by Mary Major.'])(
  'lets pass: %s', (line) => expect(found(line)).toEqual([]),
);
