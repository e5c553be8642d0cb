import { describe, expect, it } from 'vitest';
import { readBusinessLine } from './business-line.ts';

const ana = (position: string | null) => ({ names: 'Ana Nuñez', position, several: false });

describe('readBusinessLine', () => {
  it.each([
    'Ana Nuñez as Primary teacher',
    'Ana Nuñez - Primary teacher',
    'Ana Nuñez – Primary teacher',
    'Ana Nuñez—Primary teacher',
    'Primary teacher: Ana Nuñez',
    'Ana Nuñez: Primary teacher',
    'Primary teacher - Ana Nuñez',
    'Ana Nuñez, Primary teacher',
    'Ana Nuñez (Primary teacher)',
    '• Ana Nuñez as Primary teacher',
    '2. Ana Nuñez as Primary teacher',
    'Release: Ana Nuñez as Primary teacher',
    'Ana Nuñez has been released as Primary teacher.',
    'Ana Nuñez called as Primary teacher',
  ])('%s', (line) => expect(readBusinessLine(line)).toEqual(ana('Primary teacher')));

  it('reads lines with an unknown calling', () => {
    expect(readBusinessLine('Ana Nuñez as Sunbeam helper')).toEqual(ana('Sunbeam helper'));
    expect(readBusinessLine('Sunbeam helper: Ana Nuñez')).toEqual(ana('Sunbeam helper'));
    expect(readBusinessLine('Ana Nuñez - Sunbeam helper')).toEqual(ana('Sunbeam helper'));
  });

  it('tells several people from one', () => {
    expect(readBusinessLine('Jane and John Doe as Nursery leaders')).toEqual({
      names: 'Jane and John Doe',
      position: 'Nursery leaders',
      several: true,
    });
    expect(readBusinessLine('Sandy Anderson as clerk')).toEqual({
      names: 'Sandy Anderson',
      position: 'clerk',
      several: false,
    });
    expect(readBusinessLine('Mary Smith-Jones - Ward Assistant Clerk--Membership')).toEqual({
      names: 'Mary Smith-Jones',
      position: 'Ward Assistant Clerk--Membership',
      several: false,
    });
  });

  it('reads a bare name', () => expect(readBusinessLine('Ana Nuñez')).toEqual(ana(null)));

  it.each([
    'We release Ana Nuñez as Primary teacher with thanks',
    'The Primary presidency with a vote of thanks',
    'All Primary teachers',
    'Please see the list: it is on the stand',
    'Primary presidency',
    'see the bishop',
    'Jane Doe, Primary president, and counselors',
  ])('leaves %s as it is', (words) => expect(readBusinessLine(words)).toEqual({ words }));

  it('skips a heading', () => expect(readBusinessLine('Releases:')).toBeNull());
});
