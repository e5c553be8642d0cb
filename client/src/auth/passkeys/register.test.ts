import { expect, test, vi } from 'vitest';

const answer = vi.hoisted(() => {
  const given = { status: 200, body: {} };
  const storage = {
    getItem: () => null,
    setItem: () => undefined,
    removeItem: () => undefined,
    clear: () => undefined,
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('window', { addEventListener: () => undefined });
  vi.stubGlobal('navigator', { userAgent: 'iPhone', maxTouchPoints: 5 });
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(
      address.endsWith('/finish')
        ? new Response(JSON.stringify(given.body), { status: given.status })
        : new Response('{}'),
    ),
  );
  return given;
});
// A device that agrees to everything.
vi.mock('@simplewebauthn/browser', () => ({ startRegistration: () => Promise.resolve({ id: 'key' }) }));
const { registerDevice } = await import('./register.ts');

test.each([
  [
    { message: 'Registration failed', details: 'This device is already registered.' },
    'Registration failed Details: This device is already registered.',
  ],
  [{ message: 'You have five minutes for this.' }, 'You have five minutes for this.'],
  [{ verified: false }, 'Registration failed'],
])('a registration that fails with %j is reported as: %s', async (body, words) => {
  Object.assign(answer, { status: 400, body });
  await expect(registerDevice()).rejects.toMatchObject({ message: words });
});
