import { expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { countedAddress } from './address.ts';
import { openApi, PASSWORD } from '#tests/api.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['x'.repeat(300), '127.0.0.1'],
  [undefined, '127.0.0.1'],
])('%s counts as %s', (told, counted) => {
  expect(countedAddress(told, '::ffff:127.0.0.1')).toBe(counted);
});

it('guesses from all over one /64 count as one address, and a header that is not an address breaks nothing', async () => {
  const api = await openApi({ variables: { TRUST_PROXY: '1' } });
  const user = await api.makeUser(await api.makeWard(), 'program');
  const guess = async (address: string, password = 'wrong') =>
    (
      await fetch(`${api.origin}${API.auth.login.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify({ username: user.username, password }),
      })
    ).status;
  const statuses: number[] = [];
  for (let nth = 0; nth < 11; nth++) statuses.push(await guess(`2001:db8:7:7:${nth}::${nth}`));
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
  expect(await guess('2001:db8:7:8::1', PASSWORD)).toBe(200);
  expect([await guess('x'.repeat(300)), await guess('x'.repeat(300), PASSWORD)]).toEqual([401, 200]);
});
