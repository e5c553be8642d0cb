import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, foldLoose } from './fold.ts';

const anyText = fc.string({ unit: 'grapheme', maxLength: 40 });
const binaryText = fc.string({ unit: 'binary', maxLength: 40 });

test('case, accents, curly quotes and spare spaces make no difference', () => {
  expect(fold('  José\u00a0 MÜLLER\t')).toBe('jose muller');
  expect(fold('Jose\u0301')).toBe(fold('Jos\u00e9'));
  expect(fold('‘Twas “Witnessed” in Jesus’ Day')).toBe('\'twas "witnessed" in jesus\' day');
});

test('fold keeps punctuation', () => {
  expect(fold('Abide with Me; ’Tis Eventide!')).toBe("abide with me; 'tis eventide!");
});

test('foldLoose compares words only', () => {
  expect(foldLoose("Ti's Sweet")).toBe(foldLoose('‘Tis sweet'));
  expect(foldLoose("Jesus' name, #136: (Men)")).toBe('jesus name 136 men');
  expect(foldLoose('Adam-ondi-Ahman')).toBe('adam ondi ahman');
  expect(foldLoose('Hymns—For Home')).toBe('hymns for home');
  expect(foldLoose('?! …')).toBe('');
});

test('folding twice changes nothing more', () => {
  for (const text of [anyText, binaryText])
    fc.assert(
      fc.property(text, (value) => {
        expect(fold(fold(value))).toBe(fold(value));
        expect(foldLoose(foldLoose(value))).toBe(foldLoose(value));
      }),
    );
});

test('what is equal folded is equal loosely', () => {
  fc.assert(
    fc.property(anyText, (value) => {
      expect(foldLoose(fold(value))).toBe(foldLoose(value));
    }),
  );
});

test('loosely folded text contains neither punctuation nor double spaces', () => {
  fc.assert(
    fc.property(anyText, (value) => {
      expect(foldLoose(value)).not.toMatch(/[\p{P}\p{S}]|\s\s|^\s|\s$/u);
    }),
  );
});

test('letters that carry their stroke inside are found without it', () => {
  expect(fold('Søren Łukasz Weiß Æsa')).toBe('soren lukasz weiss aesa');
});
