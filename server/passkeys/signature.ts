import { webauthnHelpers } from './webauthn.ts';

const SEQUENCE = 0x30;
const INTEGER = 0x02;
const LONG_FORM = 0x80;
const NEGATIVE = 0x80;

/** The bytes after the leading integer, or null if it is missing or not in its shortest form. */
function afterInteger(bytes: Uint8Array): Uint8Array | null {
  const [tag, length = 0, first = 0, second = 0] = bytes;
  const isPadded = first === 0 && length > 1 && second < NEGATIVE;
  if (tag !== INTEGER || length === 0 || length > bytes.length - 2 || first >= NEGATIVE || isPadded) return null;
  return bytes.subarray(2 + length);
}

/** Two numbers as DER spells them, in the one way that it allows. */
function isStrictDer(signature: Uint8Array): boolean {
  const [tag, length = 0] = signature;
  if (tag !== SEQUENCE || length >= LONG_FORM || length !== signature.length - 2) return false;
  const second = afterInteger(signature.subarray(2));
  return second !== null && afterInteger(second)?.length === 0;
}

/** The library's parser takes several spellings for one; a signature of a curve's key has to be spelled right. */
export async function isWellSpelled(signature: Uint8Array, publicKey: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const { cose, decodeCredentialPublicKey } = await webauthnHelpers();
  return !cose.isCOSEPublicKeyEC2(decodeCredentialPublicKey(publicKey)) || isStrictDer(signature);
}
