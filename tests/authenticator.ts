import {
  createHash,
  createPrivateKey,
  createSign,
  generateKeyPairSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';

/** A security device in software: it makes ES256 passkeys and signs with them, and can be told to do it wrongly. */

type Cbor = number | string | Uint8Array | Map<number | string, Cbor>;

function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}

/** The small part of CBOR that authenticators speak. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, item]) => [cbor(key), cbor(item)])]);
}

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();
const text = (data: Uint8Array): string => Buffer.from(data).toString('base64url');

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

export type Key = { id: string; privateKey: KeyObject; counter: number; userHandle: string; rpId: string };
/** What differs from an honest answer. */
export type Twist = {
  origin?: string;
  type?: string;
  challenge?: string;
  counter?: number;
  userHandle?: string | null;
  flags?: number;
  rpId?: string;
};

const authenticatorData = (rpId: string, flags: number, counter: number): Buffer => {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
};

const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
}

type Creation = { challenge: string; rp: { id: string }; user: { id: string } };

/** Makes a passkey and the browser's answer to `registration/begin`. */
export function register(options: Creation, origin: string, twist: Twist & { credentialId?: string } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = twist.credentialId ? Buffer.from(twist.credentialId, 'base64url') : randomBytes(32);
  const counter = twist.counter ?? 0;
  const rpId = twist.rpId ?? options.rp.id;
  const length = Buffer.from([0, id.length]);
  const flags = twist.flags ?? PRESENT | VERIFIED | ATTESTED;
  const authData = Buffer.concat([
    authenticatorData(rpId, flags, counter),
    Buffer.alloc(16),
    length,
    id,
    coseKey(publicKey),
  ]);
  const attestation = cbor(
    new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]),
  );
  const client = clientData(
    twist.type ?? 'webauthn.create',
    twist.challenge ?? options.challenge,
    twist.origin ?? origin,
  );
  const key: Key = { id: text(id), privateKey, counter, userHandle: options.user.id, rpId };
  const response = {
    id: key.id,
    rawId: key.id,
    type: 'public-key' as const,
    authenticatorAttachment: 'platform' as const,
    response: {
      clientDataJSON: text(client),
      attestationObject: text(attestation),
      transports: ['internal', 'hybrid'],
    },
    clientExtensionResults: { credProps: { rk: true } },
  };
  return { key, response };
}

/** The browser's answer to `authentication/begin`. The device counts unless it was made with the count 0. */
export function sign(key: Key, options: { challenge: string }, origin: string, twist: Twist = {}) {
  if (key.counter > 0) key.counter += 1;
  const flags = twist.flags ?? PRESENT | VERIFIED;
  const data = authenticatorData(twist.rpId ?? key.rpId, flags, twist.counter ?? key.counter);
  const client = clientData(twist.type ?? 'webauthn.get', twist.challenge ?? options.challenge, twist.origin ?? origin);
  const signature = createSign('sha256')
    .update(Buffer.concat([data, sha256(client)]))
    .sign(key.privateKey);
  const userHandle = twist.userHandle === undefined ? key.userHandle : twist.userHandle;
  return {
    id: key.id,
    rawId: key.id,
    type: 'public-key' as const,
    response: { clientDataJSON: text(client), authenticatorData: text(data), signature: text(signature), userHandle },
    clientExtensionResults: {},
  };
}

export type Signed = ReturnType<typeof sign>;

/** Another device that pretends to be this one. */
export function forged(key: Key): Key {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { ...key, privateKey: createPrivateKey(privateKey.export({ format: 'pem', type: 'pkcs8' })) };
}

const flipped = (data: string, bit: number): string => {
  const bytes = Buffer.from(data, 'base64url');
  bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
  return text(bytes);
};

/** The same answer with one bit turned over, for every bit of the three parts that the signature covers or is. */
export function* everyBitFlipped(signed: Signed): Generator<{ part: string; bit: number; answer: Signed }> {
  for (const part of ['authenticatorData', 'clientDataJSON', 'signature'] as const) {
    const bits = Buffer.from(signed.response[part], 'base64url').length * 8;
    for (let bit = 0; bit < bits; bit++) {
      yield {
        part,
        bit,
        answer: { ...signed, response: { ...signed.response, [part]: flipped(signed.response[part], bit) } },
      };
    }
  }
}
