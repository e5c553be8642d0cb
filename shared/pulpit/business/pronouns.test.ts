import { expect, it } from 'vitest';
import { pronounsOf } from './pronouns.ts';

it.each([
  ['Sister Jane Doe', null, 'her', 'her'],
  ['Sis. Doe', 'ward clerk', 'her', 'her'],
  ['Brother Bob Roe', 'Primary teacher', 'his', 'him'],
  ['Elder Fox', null, 'his', 'him'],
  ['Jane Doe', 'Relief Society secretary', 'her', 'her'],
  ['Ann Lee', 'second counselor in the Young Women presidency', 'her', 'her'],
  ['Ann Lee', 'Primary president', 'her', 'her'],
  ['Bob Roe', 'first counselor in the bishopric', 'his', 'him'],
  ['Bob Roe', 'Elders Quorum President', 'his', 'him'],
  ['Kim Lee', 'Primary teacher', 'Kim Lee’s', 'Kim Lee'],
  ['Kim Lee', null, 'Kim Lee’s', 'Kim Lee'],
  ['President Lee', null, 'President Lee’s', 'President Lee'],
  ['[to be announced]', null, 'their', '[to be announced]'],
])('%s as %s: %s service, sustaining %s', (name, position, service, whom) => {
  expect(pronounsOf(name, position, false)).toEqual({ service, whom });
});

it('the pronouns of several people are plural', () => {
  expect(pronounsOf('Bob and Sue Roe', 'ward missionaries', true)).toEqual({ service: 'their', whom: 'them' });
});
