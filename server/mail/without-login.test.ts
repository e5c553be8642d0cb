import { expect, it } from 'vitest';
import { withoutLogin } from './without-login.ts';

const login = { user: 'planner@ward.org', password: 'p.lanner(7)+$' };
const base64 = (text: string) => Buffer.from(text).toString('base64');

it.each([
  ['535 planner@ward.org is not known', '535 … is not known'],
  ['535 no PLANNER@Ward.org here', '535 no … here'],
  [`535 bad password ${login.password}!`, '535 bad password …!'],
  [`334 ${base64(login.user)} ${base64(login.password)}`, '334 … …'],
  [`AUTH PLAIN ${base64(`\0${login.user}\0${login.password}`)}`, 'AUTH PLAIN …'],
  ['451 4.3.0 Come\r\n back later', '451 4.3.0 Come back later'],
])('%j keeps nothing of the login', (said, kept) => {
  expect(withoutLogin(said, login)).toBe(kept);
});

it('a login that would be cut in half is removed, too', () => {
  expect(withoutLogin(`${'x'.repeat(295)}${login.password}`, login)).toBe(`${'x'.repeat(295)}…`);
});

it('without a login the words stay', () => {
  expect(withoutLogin('550 No such person', null)).toBe('550 No such person');
});
