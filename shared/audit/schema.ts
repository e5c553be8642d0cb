import * as z from 'zod/mini';
import { moment } from '#shared/text/schema.ts';

/** The actions that are recorded; words.ts has their wording. */
export const AUDIT_ACTIONS = [
  'signed_in',
  'sign_in_failed',
  'password_reset',
  'sign_in_link_made',
  'sign_in_link_used',
  'passkey_added',
  'passkey_removed',
  'passkeys_removed',
  'passkey_failed',
  'user_created',
  'user_changed',
  'user_deactivated',
  'user_reactivated',
  'user_deleted',
  'role_changed',
  'ward_created',
  'ward_changed',
  'ward_configured',
  'members_imported',
  'import_undone',
  'members_exported',
  'member_removed',
  'member_restored',
  'history_exported',
  'activity_exported',
  'meeting_overwritten',
  'meeting_deleted',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const AuditEvent = z.object({
  id: z.int(),
  at: moment,
  actor: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  subject: z.nullable(z.string()),
  detail: z.nullable(z.string()),
});
export type AuditEvent = z.output<typeof AuditEvent>;
