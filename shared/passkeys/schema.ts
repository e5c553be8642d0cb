import * as z from 'zod/mini';
import { id, moment, optionalId, requiredLine, text } from '#shared/text/schema.ts';
import { PASSKEY_NAME_MAX } from './limits.ts';

/** The ways in which a browser reaches an authenticator, as WebAuthn names them. */
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

/** Bytes on their way through JSON. Answers of a thousand bytes are usual, attestations with certificates longer. */
const bytes = (max: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(max));
const credentialKey = bytes(1400);

const Descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.optional(z.array(z.string())),
});
const verification = z.enum(['required', 'preferred', 'discouraged']);

/** What the browser needs to make a passkey. */
export const RegistrationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  excludeCredentials: z.array(Descriptor),
  authenticatorSelection: z.object({
    authenticatorAttachment: z.enum(['platform', 'cross-platform']),
    residentKey: verification,
    requireResidentKey: z.boolean(),
    userVerification: verification,
  }),
  attestation: z.literal('none'),
});

/** What the browser needs to use one. Without a username, `allowCredentials` is empty and names no one. */
export const AuthenticationOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  allowCredentials: z.array(Descriptor),
  timeout: z.number(),
  userVerification: verification,
});

const fromBrowser = {
  id: credentialKey,
  rawId: credentialKey,
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.nullable(z.enum(['platform', 'cross-platform']))),
};

/** A browser tells more than this; only what is checked or kept is read. */
const Attestation = z.object({
  ...fromBrowser,
  response: z.object({
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(100_000),
    // A transport that was invented after this list is left out rather than refused.
    transports: z.optional(
      z.pipe(
        z.array(z.string()),
        z.transform((given) => TRANSPORTS.filter((one) => given.includes(one))),
      ),
    ),
  }),
});

const Assertion = z.object({
  ...fromBrowser,
  response: z.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(2_000),
    userHandle: z.optional(z.nullable(bytes(100))),
  }),
});

export const RegistrationForm = z.object({
  response: Attestation,
  credentialName: requiredLine('A name is required', PASSKEY_NAME_MAX),
});
export const RegistrationReply = z.object({ verified: z.literal(true) });

/** A name asks for that account's passkeys; without one, any passkey for this site works. */
export const AuthenticationAsked = z.object({ username: z.optional(z.nullable(text(200))), wardId: optionalId });
export const AuthenticationForm = z.object({ response: Assertion });

export const PasskeyId = z.object({ id });

export const Passkey = z.object({
  id: z.int(),
  name: z.nullable(z.string()),
  deviceType: z.nullable(z.string()),
  createdAt: moment,
  lastUsedAt: z.nullable(moment),
});
export type Passkey = z.output<typeof Passkey>;
