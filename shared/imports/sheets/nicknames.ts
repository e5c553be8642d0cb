import { foldLoose } from '#shared/text/fold.ts';
import { answerIn } from '../doubts/answers.ts';
import { isGivenNameForSure, sexOfGivenName } from '../doubts/given-names.ts';
import { shortened } from '../line-parts.ts';
import { isNickname, NAME_WORD, withoutSuffixes } from '../names.ts';
import type { RawRow } from '../rows.ts';
import type { ImportField } from '../schema.ts';
import { areOneName, isLongFormOf, isShortForm } from '../same-person/short-forms.ts';
import { asking } from './gone.ts';
import type { WrittenSheet } from './unread-names.ts';

const QUOTED = /^([^"“”„]*\p{L}[^"“”„]*)\s["“”„‘']([^"“”„‘’]+)["“”’'](\s[^"“”„]+)?$/u;
const IN_PARENTHESES = /^([^()]*\p{L}[^()]*)\s\(([^()]+)\)(\s[^()]+)?$/u;
const SHORTEST_SHARED = 2;

const SAME =
  /^(?:(?:the )?same(?: (?:as .*|name|one))?|ditto|idem|see .*|as (?:above|is|listed|written|shown)|(?:(?:his|her|the|my) )?(?:first|full|given|legal|whole)(?: name)?|(?:el|la) mism[oa]|mism[oa]|o mesmo|mesmo)$/;
const CALLED =
  /^(?:(?:he|she|they|i|just|also|usually) )?(?:goes by|go by|going by|prefers(?: to be called)?|preferred(?: name)?|nick ?name(?: is)?|called|call (?:me|him|her)|aka|a\.k\.a|known as|se llama|le dicen)\b[\s.:=–-]*/i;
const AROUND = /^["“”„‘'(]+|["“”’')]+$|\s\((?:nick ?name|preferred)\)$/gi;

/** 'goes by Bob' → Bob; 'same' says nothing. */
export function calledIn(text: string): string {
  const name = text.trim();
  if (name.length > LONGEST || SAME.test(foldLoose(name)) || answerIn(name) !== null)
    return name.length > LONGEST ? name : '';
  const called = name.replace(AROUND, '').replace(CALLED, '').replace(AROUND, '').trim();
  // 'call him at 9'
  return /^[\p{Lu}\p{Lt}\p{Lo}]|^\S*$/u.test(called) ? called : name;
}
const LONGEST = 120;
const isSaid = (text: string): boolean => text.length <= LONGEST && CALLED.test(text.trim());

/** 'Bishop Ashby' of Mark Ashby → Bishop, 'Kim Aagard' and 'Aagard, Kim' of Robert Kim Aagard → Kim. */
export function withoutLastName(text: string, lastName: string): string {
  const family = withoutSuffixes(lastName);
  if (family === '' || text.length > LONGEST) return text;
  const [before = '', behind] = text.split(',').map((part) => part.trim());
  if (behind && foldLoose(before) === foldLoose(family)) return behind;
  const words = text.trim().split(/\s+/);
  const at = words.length - family.split(' ').length;
  return at > 0 && foldLoose(words.slice(at).join(' ')) === foldLoose(family) ? words.slice(0, at).join(' ') : text;
}

/** 'Robert goes by Bob', without parentheses. */
const BEHIND = new RegExp(String.raw`^(.*\p{L}),? +((?:goes by|aka|a\.k\.a\.|prefers|known as) +${NAME_WORD})$`, 'iu');

const firstOf = (before: string): string => before.split(',').at(-1)?.trim().split(/\s+/)[0] ?? '';

/**
 * Bob of Robert, or Sam of Samantha; Lori of Mark is his wife, and Smith of Chelsea may be her maiden name. Behind a whole
 * name, as in 'Emma Taylor (Susan)', even a woman's may be another's: her mother, whose phone it is.
 */
function isShortFor(nickname: string, before: string, isBehindAll: boolean): boolean {
  const first = firstOf(before);
  const sex = sexOfGivenName(nickname);
  const start = foldLoose(nickname).slice(0, SHORTEST_SHARED);
  return (
    foldLoose(first).startsWith(start) ||
    areOneName(foldLoose(first), foldLoose(nickname)) ||
    (!isBehindAll && sex !== null && sex === sexOfGivenName(first))
  );
}

const LONGEST_OF_A_SECOND = 3;
/** 'Jo' in 'Mary Jo', a name that the row has, or another first name; 'Smith' in 'Al Smith' is a last name. */
const isOfCalled = (word: string, own: readonly string[]): boolean =>
  word.length <= LONGEST_OF_A_SECOND ||
  isGivenNameForSure(word) ||
  isShortForm(word) ||
  own.some((other) => areOneName(word, other));

/** 'Ruthie Mae' behind Ruth. */
export function isOfTwoNames(nickname: string, before: string): boolean {
  const [first = '', second = '', ...more] = nickname.split(/\s+/);
  const isNamed = isNickname(first) && /^\p{Lu}/u.test(second);
  return more.length === 0 && isNamed && isOfCalled(foldLoose(second), foldLoose(before).split(' '));
}

const PREFERRED = /prefer|goes by|known as|nick ?name/;

/** `isPreferred`: what stands in parentheses is not what they go by, since the rest is. */
function named(row: RawRow, field: 'name' | 'firstName', isPreferred: boolean): RawRow {
  const text = row.values[field]?.trim() ?? '';
  if (text.length > LONGEST) return row;
  const quoted = BEHIND.exec(text) ?? QUOTED.exec(text);
  const [, before = '', inside = '', behind = ''] = quoted ?? IN_PARENTHESES.exec(text) ?? [];
  const nickname = calledIn(inside);
  const isOfTwo = quoted !== null && /\s/.test(nickname);
  if (!isNickname(nickname) && !isOfTwo) return row;
  // Elizabeth in 'Liz (Elizabeth)' is the first name, and Liz what she goes by.
  const first = firstOf(before);
  if (!isSaid(inside) && !isOfTwo && isLongFormOf(foldLoose(nickname), foldLoose(first))) {
    const at = before.indexOf(first, before.lastIndexOf(',') + 1);
    const whole = `${before.slice(0, at)}${nickname}${before.slice(at + first.length)}${behind}`;
    return { ...row, values: { ...row.values, [field]: whole, preferredName: first } };
  }
  const isMarked = quoted !== null && (!isOfTwo || isOfTwoNames(nickname, before));
  if (isSaid(inside) || (!isPreferred && (isMarked || isShortFor(nickname, before, field === 'name' && behind === ''))))
    return { ...row, values: { ...row.values, [field]: `${before}${behind}`, preferredName: nickname } };
  const problem = `“${shortened(nickname)}” in “${shortened(text)}” may be a nickname or another person. Type the first name.`;
  return { ...row, asks: { problem, field: 'firstName' } };
}

/** Who goes by the whole name of someone else may be in the wrong row. */
function askingWhose(row: RawRow): RawRow {
  const { name = '', firstName = '', lastName = '', preferredName = '' } = row.values;
  if (row.unread || preferredName.length > LONGEST || !/\S\s+\S/.test(preferredName)) return row;
  const own = foldLoose([name, firstName, lastName].join(' ')).split(' ').filter(Boolean);
  const [, ...others] = foldLoose(calledIn(preferredName)).split(' ');
  if (own.length === 0 || others.length !== 1 || others.every((word) => isOfCalled(word, own))) return row;
  const problem = `“${shortened(preferredName)}” may be another person. Enter only the first name this person goes by.`;
  return asking(row, problem, 'preferredName');
}

/** 'Robert (Bob)' and 'Robert "Bob"' go by Bob, where the sheet has no column for it. */
export function withNicknames(
  rows: readonly RawRow[],
  { titles, fields }: Pick<WrittenSheet, 'titles' | 'fields'>,
): RawRow[] {
  if (fields.includes('preferredName')) return rows.map(askingWhose);
  const isPreferred = (field: ImportField) => PREFERRED.test(foldLoose(titles[fields.indexOf(field)] ?? ''));
  return rows.map((row) => {
    if (row.unread || row.asks) return row;
    const field = row.values.firstName === undefined ? 'name' : 'firstName';
    return named(row, field, isPreferred(field));
  });
}
