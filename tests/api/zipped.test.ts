import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { openApi } from '#tests/api.ts';

const api = await openApi();
const ward = await api.makeWard();
for (let i = 0; i < 5; i += 1) await api.makeMember(ward, { notes: 'Likes to speak in the winter. '.repeat(20) });
const { token } = await api.signedIn(ward, 'admin');

/** As it comes over the wire; `fetch` would unzip it. */
async function received(path: string, encoding: string | undefined) {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(encoding === undefined ? {} : { 'accept-encoding': encoding }),
  };
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    get(`${api.origin}${path}`, { headers }, resolve).on('error', reject),
  );
  return { status: answer.statusCode, headers: answer.headers, bytes: await buffer(answer) };
}

it.each([
  ['a list that is kept', API.members.list.path],
  ['a file that is made for one person', API.imports.exportMembers.path],
])('%s is sent compressed to clients that accept it, and to no others', async (_, path) => {
  const plain = await received(path, undefined);
  expect([plain.status, plain.headers['content-encoding']]).toEqual([200, undefined]);
  for (const [encoding, isZipped] of [
    ['gzip, deflate, br', true],
    ['br;q=1, gzip;q=0.5', true],
    ['*', true],
    ['identity', false],
    ['br', false],
    ['gzip;q=0', false],
    ['', false],
  ] as const) {
    const { headers, bytes } = await received(path, encoding);
    expect([encoding, headers['content-encoding']]).toEqual([encoding, isZipped ? 'gzip' : undefined]);
    expect([headers.vary, headers['content-length']]).toEqual(['Accept-Encoding', String(bytes.length)]);
    expect((isZipped ? gunzipSync(bytes) : bytes).equals(plain.bytes)).toBe(true);
    expect(bytes.length < plain.bytes.length).toBe(isZipped);
  }
});

it('what is too short to benefit is not compressed', async () => {
  const { headers, bytes } = await received(API.auth.user.path, 'gzip');
  expect([headers['content-encoding'], headers['content-length']]).toEqual([undefined, String(bytes.length)]);
});
