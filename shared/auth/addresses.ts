/**
 * The calls that somebody makes who has not signed in, without their schemas: the sign-in page is the first thing
 * that loads, and it does not need those to type a name and a password.
 */
export const SIGN_IN_CALLS = {
  login: { method: 'POST', path: '/api/login' },
  logout: { method: 'POST', path: '/api/logout' },
  enterByLink: { method: 'POST', path: '/api/auth/sign-in-link' },
  demoLogin: { method: 'GET', path: '/api/demo-login' },
  signInHelp: { method: 'GET', path: '/api/public/sign-in' },
} as const;

/** What is asked first for somebody who is signed in, while the rest of the app is still on its way. */
export const FIRST_CALLS = {
  user: { method: 'GET', path: '/api/auth/user' },
  capabilities: { method: 'GET', path: '/api/auth/capabilities' },
} as const;
