import { callsOf } from '#shared/http/route.ts';
import type { auth as contract } from './contract.ts';

export const ADDRESSES = {
  login: { method: 'POST', path: '/api/login' },
  loginPage: { method: 'GET', path: '/api/login' },
  logout: { method: 'POST', path: '/api/logout' },
  logoutPage: { method: 'GET', path: '/api/logout' },
  user: { method: 'GET', path: '/api/auth/user' },
  capabilities: { method: 'GET', path: '/api/auth/capabilities' },
  demoLogin: { method: 'GET', path: '/api/demo-login' },
  resetPassword: { method: 'POST', path: '/api/auth/reset-password' },
  confirm: { method: 'POST', path: '/api/auth/confirm' },
  enterByLink: { method: 'POST', path: '/api/auth/sign-in-link' },
  signInHelp: { method: 'GET', path: '/api/public/sign-in' },
} as const;

export const auth = callsOf<typeof contract, typeof ADDRESSES>(ADDRESSES);
