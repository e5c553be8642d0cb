import { expect, test } from 'vitest';
import { rowsOfJson } from '../json-rows.ts';
import { readPeople } from '../same-person/several-rows.ts';

const [PHONE, MAIL] = ['801-555-0112', 'tom@example.com'];
function savedOf(own: object) {
  const { rows, ignoredColumns } = rowsOfJson(JSON.stringify([{ name: 'Tom Reed', ...own }]));
  const [row] = readPeople(rows);
  return { phone: row?.person?.phone, email: row?.person?.email, ignoredColumns };
}

test.each([
  { contact: { email: MAIL, mobile: PHONE } },
  { contactInfo: { emailAddress: MAIL, phone: PHONE } },
  { contact: { phones: [PHONE], emails: [MAIL] } },
  { phones: [PHONE], emails: [{ value: MAIL }] },
  { phone: { mobile: PHONE }, email: { primary: MAIL } },
  { phones: [{ type: 'mobile', number: PHONE }], emails: [{ type: 'home', address: MAIL }] },
])('the phone and the email in %j are read', (own) =>
  expect(savedOf(own)).toEqual({ phone: PHONE, email: MAIL, ignoredColumns: [] }),
);

test('of several phones, a person’s own comes first', () =>
  expect(
    savedOf({
      phones: [
        { type: 'work', number: '801-555-0199' },
        { type: 'mobile', number: PHONE },
      ],
    }).phone,
  ).toBe(PHONE));

test.each([
  { phones: [{ owner: 'wife', number: PHONE }] },
  { contact: { emergency: { name: 'Ann Reed', phone: PHONE } } },
  { contact: { spousePhone: PHONE } },
])('%j has no phone of theirs', (own) => {
  const { phone, ignoredColumns } = savedOf(own);
  expect(phone).toBeFalsy();
  expect(ignoredColumns).not.toEqual([]);
});

test('an entry’s own phone counts before those below other keys', () =>
  expect(savedOf({ phone: PHONE, contact: { mobile: '801-555-0199' } }).phone).toBe(PHONE));
