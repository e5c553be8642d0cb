import * as z from 'zod/mini';
import { SignedInUser } from '#shared/auth/schema.ts';
import { route } from '#shared/http/route.ts';
import { ADDRESSES } from './addresses.ts';
import {
  AuthenticationAsked,
  AuthenticationForm,
  AuthenticationOptions,
  Passkey,
  PasskeyId,
  RegistrationForm,
  RegistrationOptions,
  RegistrationReply,
} from './schema.ts';

const AuthenticationReply = z.object({ verified: z.literal(true), token: z.string(), user: SignedInUser });

export const passkeys = {
  list: route({ ...ADDRESSES.list, reply: z.array(Passkey) }),
  beginRegistration: route({ ...ADDRESSES.beginRegistration, ceremony: 'begins', reply: RegistrationOptions }),
  finishRegistration: route({
    ...ADDRESSES.finishRegistration,
    ceremony: 'ends',
    body: RegistrationForm,
    reply: RegistrationReply,
  }),
  beginAuthentication: route({
    ...ADDRESSES.beginAuthentication,
    ceremony: 'begins',
    body: AuthenticationAsked,
    reply: AuthenticationOptions,
  }),
  finishAuthentication: route({
    ...ADDRESSES.finishAuthentication,
    ceremony: 'ends',
    body: AuthenticationForm,
    reply: AuthenticationReply,
  }),
  remove: route({ ...ADDRESSES.remove, params: PasskeyId, notFound: 'passkey_not_found' }),
};
