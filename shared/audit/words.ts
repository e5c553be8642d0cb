import type { AuditAction, AuditEvent } from './schema.ts';

const SAID: Record<AuditAction, (subject: string) => string> = {
  signed_in: () => 'signed in',
  sign_in_failed: () => 'tried to sign in with the wrong password',
  password_reset: (whom) => (whom ? `reset the password for ${whom}` : 'changed their own password'),
  sign_in_link_made: (whom) => `created a sign-in link for ${whom}`,
  sign_in_link_used: () => 'signed in with a link',
  passkey_added: (name) => (name ? `added the passkey “${name}”` : 'added a passkey'),
  passkey_removed: (name) => (name ? `removed the passkey “${name}”` : 'removed a passkey'),
  passkeys_removed: (whom) => `removed ${whom}’s passkeys and signed them out`,
  passkey_failed: () => 'tried to sign in with a passkey that wasn’t accepted',
  user_created: (whom) => `added user ${whom}`,
  user_changed: (whom) => `updated user ${whom}`,
  user_deactivated: (whom) => `deactivated ${whom}`,
  user_reactivated: (whom) => `reactivated ${whom}`,
  user_deleted: (whom) => `deleted user ${whom}`,
  role_changed: (whom) => `changed ${whom}’s role`,
  ward_created: (ward) => `added the ${ward}`,
  ward_changed: (ward) => `updated the ${ward}`,
  ward_configured: () => 'changed the ward settings',
  members_imported: () => 'imported members',
  import_undone: () => 'undid a member import',
  members_exported: () => 'exported the member list',
  member_removed: (whom) => `removed member ${whom}`,
  member_restored: (whom) => `restored member ${whom}`,
  history_exported: () => 'exported the meeting history',
  activity_exported: () => 'exported the activity log',
  meeting_overwritten: (date) => `replaced the ${date} meeting`,
  meeting_deleted: (date) => `deleted the ${date} meeting`,
};

/** 'added user jdoe (Ward Admin)': the words after the actor's name. */
export function auditSentence({ action, subject, detail }: Pick<AuditEvent, 'action' | 'subject' | 'detail'>): string {
  const said = SAID[action](subject ?? '');
  return detail ? `${said} (${detail})` : said;
}
