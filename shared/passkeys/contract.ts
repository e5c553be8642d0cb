import { SignedInUser } from '#shared/auth/schema.ts';
import { route } from '#shared/http/route.ts';
import * as z from 'zod/mini';
import {
  AuthenticationAsked, AuthenticationForm, AuthenticationOptions, Passkey, PasskeyId, RegistrationForm, RegistrationOptions, RegistrationReply,
} from './schema.ts';

/** All of it lies below this; a ceremony's cookie goes nowhere else. */
export const WEBAUTHN_PATH = '/api/auth/webauthn';

const AuthenticationReply = z.object({ verified: z.literal(true), token: z.string(), user: SignedInUser });

export const passkeys = {
  list: route({ method: 'GET', path: `${WEBAUTHN_PATH}/credentials`, reply: z.array(Passkey) }),
  beginRegistration: route({ method: 'POST', path: `${WEBAUTHN_PATH}/registration/begin`, ceremony: 'begins', reply: RegistrationOptions }),
  finishRegistration: route({
    method: 'POST', path: `${WEBAUTHN_PATH}/registration/finish`, ceremony: 'ends', body: RegistrationForm, reply: RegistrationReply,
  }),
  beginAuthentication: route({
    method: 'POST', path: `${WEBAUTHN_PATH}/authentication/begin`, ceremony: 'begins', body: AuthenticationAsked, reply: AuthenticationOptions,
  }),
  finishAuthentication: route({
    method: 'POST', path: `${WEBAUTHN_PATH}/authentication/finish`, ceremony: 'ends', body: AuthenticationForm, reply: AuthenticationReply,
  }),
  remove: route({
    method: 'DELETE', path: `${WEBAUTHN_PATH}/credentials/:id`, params: PasskeyId, notFound: 'passkey_not_found',
  }),
};
