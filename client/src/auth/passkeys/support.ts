const NO_WEBAUTHN = 'WebAuthn is not supported in this browser. Please use Chrome, Safari, or Edge.';
const NO_HTTPS = 'WebAuthn requires HTTPS. Please access the app over a secure connection.';
const NO_AUTHENTICATOR =
  'No biometric authentication available on this device. Please ensure Face ID, Touch ID, or Windows Hello is set up.';
const UNKNOWN = 'Unable to check biometric authentication support. Please refresh the page and try again.';

export const hasWebAuthn = (): boolean => typeof window.PublicKeyCredential === 'function';

/** What keeps this browser from passkeys, in words; null when nothing does. */
export async function supportProblem(): Promise<string | null> {
  // Asked first, because browsers hide WebAuthn itself on an open connection.
  if (window.location.protocol !== 'https:' && window.location.hostname !== 'localhost') return NO_HTTPS;
  if (!hasWebAuthn()) return NO_WEBAUTHN;
  try {
    return (await window.PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()) ? null : NO_AUTHENTICATOR;
  } catch {
    return UNKNOWN;
  }
}
