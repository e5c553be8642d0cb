import { afterEach, expect, it, vi } from 'vitest';
import { supportProblem } from './support.ts';

type Answer = boolean | Error;
function browser(address: string, answer: Answer | null) {
  const isUserVerifyingPlatformAuthenticatorAvailable = async (): Promise<boolean> => {
    if (answer instanceof Error) throw answer;
    return answer === true;
  };
  const PublicKeyCredential = Object.assign(() => undefined, { isUserVerifyingPlatformAuthenticatorAvailable });
  vi.stubGlobal('window', { location: new URL(address), ...(answer === null ? {} : { PublicKeyCredential }) });
}
afterEach(() => vi.unstubAllGlobals());

const NO_HTTPS = 'WebAuthn requires HTTPS. Please access the app over a secure connection.';
it.each<[string, Answer | null, string | null]>([
  ['https://planner.example.org/', true, null],
  ['http://localhost:3000/', true, null],
  ['http://localhost:3000/', null, 'WebAuthn is not supported in this browser. Please use Chrome, Safari, or Edge.'],
  ['http://planner.example.org/', true, NO_HTTPS],
  ['http://planner.example.org/', null, NO_HTTPS],
  [
    'https://planner.example.org/',
    false,
    'No biometric authentication available on this device. Please ensure Face ID, Touch ID, or Windows Hello is set up.',
  ],
  [
    'https://planner.example.org/',
    new Error('no'),
    'Unable to check biometric authentication support. Please refresh the page and try again.',
  ],
])('at %s with an authenticator: %s', async (address, answer, problem) => {
  browser(address, answer);
  expect(await supportProblem()).toBe(problem);
});
