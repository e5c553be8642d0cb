import type { AuditAction } from './schema.ts';

/** What the activity log can be narrowed to, in the order of its filter. */
export const ACTIVITY_KINDS = {
  'sign-ins': 'Sign-ins',
  accounts: 'Accounts',
  ward: 'Ward',
  meetings: 'Meetings',
} as const;
export type ActivityKind = keyof typeof ACTIVITY_KINDS;
export const ACTIVITY_KIND_NAMES = Object.keys(ACTIVITY_KINDS) as [ActivityKind, ...ActivityKind[]];

const KIND_OF: Record<AuditAction, ActivityKind> = {
  signed_in: 'sign-ins',
  sign_in_failed: 'sign-ins',
  sign_in_link_used: 'sign-ins',
  passkey_failed: 'sign-ins',
  password_reset: 'accounts',
  sign_in_link_made: 'accounts',
  passkey_added: 'accounts',
  passkey_removed: 'accounts',
  passkeys_removed: 'accounts',
  user_created: 'accounts',
  user_changed: 'accounts',
  user_deactivated: 'accounts',
  user_reactivated: 'accounts',
  user_deleted: 'accounts',
  role_changed: 'accounts',
  ward_created: 'ward',
  ward_changed: 'ward',
  ward_configured: 'ward',
  members_imported: 'ward',
  import_undone: 'ward',
  members_exported: 'ward',
  member_removed: 'ward',
  member_restored: 'ward',
  activity_exported: 'ward',
  history_exported: 'meetings',
  meeting_overwritten: 'meetings',
  meeting_deleted: 'meetings',
};

/** The actions of a kind; each action is of exactly one. */
export const actionsOf = (kind: ActivityKind): AuditAction[] =>
  (Object.keys(KIND_OF) as AuditAction[]).filter((action) => KIND_OF[action] === kind);
