import * as z from 'zod/mini';
import { SignedInUser } from '#shared/auth/schema.ts';
import { route } from '#shared/http/route.ts';
import { PASSKEY_CALLS, WEBAUTHN_PATH } from './addresses.ts';
import {
  AuthenticationAsked, AuthenticationForm, AuthenticationOptions, Passkey, PasskeyId, RegistrationForm, RegistrationOptions, RegistrationReply,
} from './schema.ts';

const AuthenticationReply = z.object({ verified: z.literal(true), token: z.string(), user: SignedInUser });

export const passkeys = {
  list: route({ method: 'GET', path: `${WEBAUTHN_PATH}/credentials`, reply: z.array(Passkey) }),
  beginRegistration: route({ method: 'POST', path: `${WEBAUTHN_PATH}/registration/begin`, ceremony: 'begins', reply: RegistrationOptions }),
  finishRegistration: route({
    method: 'POST', path: `${WEBAUTHN_PATH}/registration/finish`, ceremony: 'ends', body: RegistrationForm, reply: RegistrationReply,
  }),
  beginAuthentication: route({ ...PASSKEY_CALLS.beginAuthentication, ceremony: 'begins', body: AuthenticationAsked, reply: AuthenticationOptions }),
  finishAuthentication: route({ ...PASSKEY_CALLS.finishAuthentication, ceremony: 'ends', body: AuthenticationForm, reply: AuthenticationReply }),
  remove: route({
    method: 'DELETE', path: `${WEBAUTHN_PATH}/credentials/:id`, params: PasskeyId, notFound: 'passkey_not_found',
  }),
};
