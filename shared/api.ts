import { audit } from './audit/contract.ts';
import { auth } from './auth/contract.ts';
import { feeds } from './feeds/contract.ts';
import { imports } from './imports/contract.ts';
import { invitations } from './invitations/contract.ts';
import { mail } from './mail/contract.ts';
import { meetings } from './meetings/contract.ts';
import { members } from './members/contract.ts';
import { music } from './music/contract.ts';
import { passkeys } from './passkeys/contract.ts';
import { pulpit } from './pulpit/contract.ts';
import { standing } from './standing/contract.ts';
import { system } from './system/contract.ts';
import { tracking } from './tracking/contract.ts';
import { users } from './users/contract.ts';
import { wards } from './wards/contract.ts';

/** Every call of the product. `server/routes.ts` pairs each with who may and with its handler. */
export const API = {
  system,
  auth,
  passkeys,
  users,
  wards,
  audit,
  members,
  imports,
  tracking,
  meetings,
  invitations,
  feeds,
  mail,
  music,
  pulpit,
  standing,
};
export type Api = typeof API;
