import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  id,
  isId,
  line,
  moment,
  optionalEmail,
  optionalId,
  optionalLine,
  optionalText,
  requiredLine,
  requiredText,
  text,
} from './schema.ts';

const anyText = fc.string({ unit: 'grapheme', maxLength: 40 });
const UNSTORABLE = ['\u0000', 'a\u0000b', '\ud800', 'a\udfffb', '\udc00\ud800'];
const messageOf = (read: { success: boolean; error?: { issues: { message: string }[] } }) =>
  read.error?.issues[0]?.message;

describe('text', () => {
  test('is kept as typed, in any script', () => {
    fc.assert(
      fc.property(anyText, (value) => {
        if (!value.includes('\u0000')) expect(text(1000).parse(value)).toBe(value);
      }),
    );
  });

  test.each(UNSTORABLE)('with %j is refused by every kind of field', (value) => {
    for (const schema of [
      text(100),
      requiredText('Needed', 100),
      optionalText(100),
      line(100),
      requiredLine('Needed', 100),
      optionalEmail,
    ]) {
      expect(messageOf(schema.safeParse(value))).toBe('The text contains a character that can’t be saved');
    }
  });

  test('is refused when it is longer than its limit', () => {
    expect(text(3).parse('abc')).toBe('abc');
    expect(messageOf(text(3).safeParse('abcd'))).toBe('3 characters maximum');
  });

  test.each(['\u200b\u2060', ' \u200d ', '\ufeff'])(
    'that shows nothing is missing where it is required: %j',
    (value) => {
      for (const schema of [requiredText('Needed', 100), requiredLine('Needed', 100)])
        expect(messageOf(schema.safeParse(value))).toBe('Needed');
    },
  );

  test('that is required is trimmed and cannot be blank', () => {
    const name = requiredText('First name is required', 100);
    for (const blank of ['', '  ', '\n\t', undefined, null, 7, {}])
      expect(messageOf(name.safeParse(blank))).toBe('First name is required');
    expect(name.parse('  José ')).toBe('José');
  });

  test('that is optional: absent stays absent, blank and null clear, the rest stays', () => {
    fc.assert(
      fc.property(anyText, (value) => {
        if (!value.includes('\u0000')) expect(optionalText(1000).parse(value)).toBe(value.trim() === '' ? null : value);
      }),
    );
    expect([undefined, null, '', ' \n'].map((value) => optionalText(10).parse(value))).toEqual([
      undefined,
      null,
      null,
      null,
    ]);
  });
});

describe('a text of one line', () => {
  test.each([
    ['Ann\r\nBcc: all@ward.org', 'Ann Bcc: all@ward.org'],
    ['Ann \n\t  Lee', 'Ann Lee'],
    ['Ann\u0007\u001b\u007f\u0085\u2028\u2029Lee', 'Ann Lee'],
    ['Ann  Lee', 'Ann  Lee'],
    ['José Núñez 🎺', 'José Núñez 🎺'],
  ])('has a space for each gap with a control character: %j', (typed, kept) => {
    for (const schema of [line(100), requiredLine('Needed', 100), optionalLine(100)])
      expect(schema.parse(typed)).toBe(kept);
  });

  test('of nothing but control characters is blank', () => {
    expect(messageOf(requiredLine('Needed', 100).safeParse('\u0007\r\n'))).toBe('Needed');
    expect(optionalLine(100).parse('\u0007\r\n')).toBeNull();
  });

  test('keeps its limit, and a text of several lines keeps its breaks', () => {
    expect(messageOf(line(3).safeParse('a\r\nb'))).toBe('3 characters maximum');
    expect([text(10).parse('a\nb'), optionalText(10).parse('a\nb'), requiredText('Needed', 10).parse('a\nb')]).toEqual(
      Array.from({ length: 3 }, () => 'a\nb'),
    );
  });
});

describe('an email address', () => {
  test('is trimmed, or cleared', () => {
    expect(
      ['a@b.org', ' first.last+tag@mail.example.co.uk ', '', ' ', null, undefined].map((value) =>
        optionalEmail.parse(value),
      ),
    ).toEqual(['a@b.org', 'first.last+tag@mail.example.co.uk', null, null, null, undefined]);
  });

  test.each(['a', 'a@', '@b.org', 'a@b', 'a b@c.org', 'a\u0007b@c.org', 'a@b@c.org', 'a@b.', 'a@.org', 'a@b..org'])(
    '%j is none',
    (value) => {
      expect(messageOf(optionalEmail.safeParse(value))).toBe('Invalid email');
    },
  );
});

describe('an id', () => {
  test('is a positive 32-bit integer, also as digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), (value) => {
        expect([id.parse(value), id.parse(String(value)), isId(value)]).toEqual([value, value, true]);
      }),
    );
  });

  test.each([
    0,
    -1,
    1.5,
    2_147_483_648,
    1e99,
    NaN,
    Infinity,
    '0',
    '-1',
    '1.5',
    '2147483648',
    '1e3',
    '0x1',
    'abc',
    '',
    ' 1',
    '1;drop',
    true,
    {},
    [],
    [1],
  ])('is not %j', (value) => {
    expect(id.safeParse(value).success).toBe(false);
  });

  test('that is optional may be absent, null or blank', () => {
    expect([undefined, null, '', 7, '7'].map((value) => optionalId.parse(value))).toEqual([
      undefined,
      null,
      null,
      7,
      7,
    ]);
    expect(optionalId.safeParse(0).success).toBe(false);
  });
});

test('a timestamp is sent as ISO 8601 in UTC', () => {
  expect(moment.parse(new Date('2026-06-17T12:00:00-06:00'))).toBe('2026-06-17T18:00:00.000Z');
});

test('a timestamp that was sent is accepted unchanged, and no other text is', () => {
  const left = moment.parse(new Date('2026-06-17T18:00:00Z'));
  expect(moment.parse(left)).toBe(left);
  for (const text of ['June 17', '2026-06-17', '']) expect(moment.safeParse(text).success).toBe(false);
});
