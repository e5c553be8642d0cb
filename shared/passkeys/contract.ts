import { SignedInUser } from '#shared/auth/schema.ts';
import { route } from '#shared/http/route.ts';
import * as z from 'zod/mini';
import {
  AuthenticationAsked, AuthenticationForm, AuthenticationOptions, Passkey, PasskeyId, RegistrationForm, RegistrationOptions, RegistrationReply,
} from './schema.ts';

const AuthenticationReply = z.object({ verified: z.literal(true), token: z.string(), user: SignedInUser });

export const passkeys = {
  list: route({ method: 'GET', path: '/api/auth/webauthn/credentials', reply: z.array(Passkey) }),
  beginRegistration: route({ method: 'POST', path: '/api/auth/webauthn/registration/begin', ceremony: 'begins', reply: RegistrationOptions }),
  finishRegistration: route({
    method: 'POST', path: '/api/auth/webauthn/registration/finish', ceremony: 'ends', body: RegistrationForm, reply: RegistrationReply,
  }),
  beginAuthentication: route({
    method: 'POST', path: '/api/auth/webauthn/authentication/begin', ceremony: 'begins', body: AuthenticationAsked, reply: AuthenticationOptions,
  }),
  finishAuthentication: route({
    method: 'POST', path: '/api/auth/webauthn/authentication/finish', ceremony: 'ends', body: AuthenticationForm, reply: AuthenticationReply,
  }),
  remove: route({
    method: 'DELETE', path: '/api/auth/webauthn/credentials/:id', params: PasskeyId, notFound: 'passkey_not_found',
  }),
};
