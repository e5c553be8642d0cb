import { route } from '#shared/http/route.ts';
import { PasswordReset } from '#shared/users/schema.ts';
import { ADDRESSES } from './addresses.ts';
import {
  CapabilitiesReply,
  Confirmation,
  LinkForm,
  LoginForm,
  LoginReply,
  SignedInUser,
  SignInHelp,
  WardAsked,
} from './schema.ts';

export const auth = {
  login: route({ ...ADDRESSES.login, body: LoginForm, reply: LoginReply }),
  loginPage: route({ ...ADDRESSES.loginPage, sends: 'redirect' }),
  logout: route(ADDRESSES.logout),
  logoutPage: route({ ...ADDRESSES.logoutPage, sends: 'redirect' }),
  user: route({ ...ADDRESSES.user, reply: SignedInUser }),
  capabilities: route({ ...ADDRESSES.capabilities, query: WardAsked, reply: CapabilitiesReply }),
  demoLogin: route({ ...ADDRESSES.demoLogin, sends: 'redirect' }),
  resetPassword: route({ ...ADDRESSES.resetPassword, body: PasswordReset }),
  confirm: route({ ...ADDRESSES.confirm, body: Confirmation }),
  enterByLink: route({ ...ADDRESSES.enterByLink, body: LinkForm, reply: LoginReply }),
  signInHelp: route({ ...ADDRESSES.signInHelp, reply: SignInHelp }),
};
