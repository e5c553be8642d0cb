import { route } from '#shared/http/route.ts';
import { PasswordReset } from '#shared/users/schema.ts';
import { FIRST_CALLS, SIGN_IN_CALLS } from './addresses.ts';
import { CapabilitiesReply, LinkForm, LoginForm, LoginReply, SignedInUser, SignInHelp, WardAsked } from './schema.ts';

export const auth = {
  login: route({ ...SIGN_IN_CALLS.login, body: LoginForm, reply: LoginReply }),
  loginPage: route({ method: 'GET', path: '/api/login', sends: 'redirect' }),
  logout: route(SIGN_IN_CALLS.logout),
  logoutPage: route({ method: 'GET', path: '/api/logout', sends: 'redirect' }),
  user: route({ ...FIRST_CALLS.user, reply: SignedInUser }),
  capabilities: route({ ...FIRST_CALLS.capabilities, query: WardAsked, reply: CapabilitiesReply }),
  demoLogin: route({ ...SIGN_IN_CALLS.demoLogin, sends: 'redirect' }),
  resetPassword: route({ method: 'POST', path: '/api/auth/reset-password', body: PasswordReset }),
  enterByLink: route({ ...SIGN_IN_CALLS.enterByLink, body: LinkForm, reply: LoginReply }),
  signInHelp: route({ ...SIGN_IN_CALLS.signInHelp, reply: SignInHelp }),
};
