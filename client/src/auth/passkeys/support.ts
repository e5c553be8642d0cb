const NO_WEBAUTHN = 'WebAuthn is not supported in this browser. Please use Chrome, Safari, or Edge.';
const NO_HTTPS = 'WebAuthn requires HTTPS. Please access the app over a secure connection.';
const NO_AUTHENTICATOR =
  'No biometric authentication available on this device. Please ensure Face ID, Touch ID, or Windows Hello is set up.';
const UNKNOWN = 'Unable to check biometric authentication support. Please refresh the page and try again.';

export const hasWebAuthn = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Why this browser can't use passkeys, or null if it can. */
export async function supportProblem(): Promise<string | null> {
  // Checked first, because browsers hide WebAuthn on insecure connections.
  if (window.location.protocol !== 'https:' && window.location.hostname !== 'localhost') return NO_HTTPS;
  if (!hasWebAuthn()) return NO_WEBAUTHN;
  try {
    return (await window.PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()) ? null : NO_AUTHENTICATOR;
  } catch {
    return UNKNOWN;
  }
}
