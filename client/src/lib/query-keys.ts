/**
 * The first word of every query key. A save in one feature makes another's answers stale, and neither has to know the
 * other: what is kept below its word is the feature's own, in its api.ts.
 */
export const QUERIES = {
  audit: ['audit'],
  auth: ['auth'],
  feeds: ['feeds'],
  hymns: ['hymns'],
  invitations: ['invitations'],
  mail: ['mail'],
  meetings: ['meetings'],
  members: ['members'],
  offline: ['offline'],
  passkeys: ['passkeys'],
  pulpit: ['pulpit'],
  standing: ['standing'],
  tracking: ['tracking'],
  users: ['users'],
  wards: ['wards'],
} as const;
