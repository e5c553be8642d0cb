import { route } from '#shared/http/route.ts';
import { CapabilitiesReply, LoginForm, LoginReply, SignedInUser, SignInHelp, WardAsked } from './schema.ts';

export const auth = {
  login: route({ method: 'POST', path: '/api/login', body: LoginForm, reply: LoginReply }),
  loginPage: route({ method: 'GET', path: '/api/login', sends: 'redirect' }),
  logout: route({ method: 'POST', path: '/api/logout' }),
  logoutPage: route({ method: 'GET', path: '/api/logout', sends: 'redirect' }),
  user: route({ method: 'GET', path: '/api/auth/user', reply: SignedInUser }),
  capabilities: route({ method: 'GET', path: '/api/auth/capabilities', query: WardAsked, reply: CapabilitiesReply }),
  demoLogin: route({ method: 'GET', path: '/api/demo-login', sends: 'redirect' }),
  signInHelp: route({ method: 'GET', path: '/api/public/sign-in', reply: SignInHelp }),
};
