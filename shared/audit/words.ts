import type { AuditAction, AuditEvent } from './schema.ts';

const SAID: Record<AuditAction, (subject: string) => string> = {
  signed_in: () => 'signed in',
  sign_in_failed: () => 'could not sign in: wrong password',
  password_reset: (whom) => (whom ? `set a new password for ${whom}` : 'changed their own password'),
  sign_in_link_made: (whom) => `made a sign-in link for ${whom}`,
  sign_in_link_used: () => 'signed in with a link',
  passkey_added: (name) => `added the passkey ${name}`.trim(),
  passkey_removed: (name) => `removed the passkey ${name}`.trim(),
  passkey_failed: () => 'could not sign in: the passkey was not accepted',
  user_created: (whom) => `created the user ${whom}`,
  user_changed: (whom) => `changed the user ${whom}`,
  user_deactivated: (whom) => `deactivated ${whom}`,
  user_reactivated: (whom) => `reactivated ${whom}`,
  user_deleted: (whom) => `deleted the user ${whom}`,
  role_changed: (whom) => `changed the role of ${whom}`,
  ward_created: (ward) => `created the ward ${ward}`,
  ward_changed: (ward) => `changed the ward ${ward}`,
  ward_configured: () => 'changed the ward settings',
  members_imported: () => 'imported members',
  import_undone: () => 'undid an import of members',
  members_exported: () => 'exported the members list',
  member_removed: (whom) => `removed the member ${whom}`,
  member_restored: (whom) => `restored the member ${whom}`,
  history_exported: () => 'exported the meeting history',
  activity_exported: () => 'exported this list',
  meeting_overwritten: (date) => `scheduled over the meeting of ${date}`,
  meeting_deleted: (date) => `deleted the meeting of ${date}`,
};

/** 'created the user jdoe (Ward Admin)': what stands after the actor's name. */
export function auditSentence({ action, subject, detail }: Pick<AuditEvent, 'action' | 'subject' | 'detail'>): string {
  const said = SAID[action](subject ?? '');
  return detail ? `${said} (${detail})` : said;
}
