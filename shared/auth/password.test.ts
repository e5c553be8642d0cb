import { expect, it } from 'vitest';
import { COMMON_PASSWORD, PASSWORD_IS_NAME, passwordProblem } from './password.ts';

it.each([
  ['Aa1aaaa', 'Password must be at least 8 characters'],
  ['aa1aaaaa', 'Password must contain at least one uppercase letter'],
  ['AA1AAAAA', 'Password must contain at least one lowercase letter'],
  ['Aaaaaaaa', 'Password must contain at least one number'],
  [`Aa1${'b'.repeat(126)}`, 'Password must be at most 128 characters'],
])('%s: %s', (password, message) => {
  expect(passwordProblem(password)).toBe(message);
});

it.each([
  'Password1',
  'P-assword-123',
  'Passw0rd!',
  'Qwerty123',
  'Welcome1!',
  'Sunday123',
  'Moroni1830',
  'Aa123456',
  'Summer2026',
  'P@ssw0rd',
  'P@$$w0rd1',
  'Pa55word!',
  'Passw0rd2031!',
  'L3tMe1n!!',
  'Adm1n1strat0r',
  'W3lc0me-99',
  '2031-Password',
  'Sunsh1ne7',
])('%s is guessed first', (password) => {
  expect(passwordProblem(password)).toBe(COMMON_PASSWORD);
});

it.each([
  ['danielrowe', 'DanielRowe1'],
  ['daniel.rowe', 'Daniel-Rowe-2026'],
  ['Zoë1990', 'Zoë-1990-'],
  ['daniel.rowe', 'D@niel-R0we-7'],
])('%s has no password like %s', (username, password) => {
  expect(passwordProblem(password, username)).toBe(PASSWORD_IS_NAME);
});

it.each([
  ['', 'Demo-Sunday-1'],
  ['', 'Correct-Horse-7'],
  ['bo', 'Bobsleigh-9'],
  ['', 'Größe-über-7'],
  ['', 'Broad-Valley-8'],
  ['', '7-Sunny-Harbors'],
  ['admin', 'Admiral-Nelson-1'],
])('"%s" may have %s', (username, password) => {
  expect(passwordProblem(password, username)).toBeNull();
});
