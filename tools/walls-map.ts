/**
 * The folders of client/src from the ground up: each may take from those above it in this list. A feature's own folders
 * come after it when they build on it. `paths` is paths.ts, `root` is main.tsx and root.tsx.
 */
export const LAYERS = [
  'paths',
  'lib',
  'lib/leaving',
  'ui',
  'ui/controls',
  'ui/feedback',
  'ui/overlays',
  'ui/layout',
  'manual',
  'auth',
  'auth/passkeys',
  'offline',
  'fresh',
  'members',
  'members/import',
  'standing',
  'meetings',
  'invitations',
  'feeds',
  'mail',
  'music',
  'music/grid',
  'music/usage',
  'pulpit',
  'pulpit/print',
  'pulpit/stand',
  'meetings/dialog',
  'meetings/list',
  'tracking',
  'admin/wards',
  'admin/users',
  'admin/activity',
  'planner/grid',
  'meetings/detail',
  'planner',
  'admin',
  'app',
  'root',
] as const;

/** What a feature offers to the others and to the app. Everything else is its own. */
export const OFFERED: Readonly<Record<string, readonly string[]>> = {
  admin: [
    'admin-page.tsx',
    'cross-ward-page.tsx',
    'users/api.ts',
    'wards/api.ts',
    'wards/ward-dialog.tsx',
    'wards/ward-field.tsx',
  ],
  auth: [
    'api.ts',
    'confirm-owner.tsx',
    'leave-and-sign-out.ts',
    'login-page.tsx',
    'own-password-page.tsx',
    'own-password.tsx',
    'passkeys/biometric-settings.tsx',
    'password-dialog.tsx',
    'session.ts',
    'sign-in-link.ts',
    'someone-here-page.tsx',
    'sign-in.ts',
    'unsaved-elsewhere.ts',
  ],
  feeds: ['feed-settings.tsx'],
  fresh: ['use-fresh.ts'],
  invitations: ['answer-icon.tsx', 'invitation-mark.tsx', 'inviting.tsx', 'to-ask-card.tsx', 'undo-mark.ts'],
  mail: ['api.ts', 'sent-emails.tsx', 'sent-emails-link.tsx'],
  manual: ['chapter-ids.ts', 'manual-page.tsx'],
  meetings: [
    'absent-people.tsx',
    'api.ts',
    'attendance.ts',
    'clash-dialog.tsx',
    'detail/meeting-page.tsx',
    'dialog/host.tsx',
    'links.ts',
    'list-actions.tsx',
    'list/meetings-page.tsx',
    'meeting-options.ts',
    'meeting-status.tsx',
    'sunday-head.tsx',
    'meeting-values.ts',
    'stored-hymns.ts',
    'meeting-words.ts',
    'people-hints.ts',
    'planning-from.ts',
    'save-sunday.ts',
    'speaker-lines.tsx',
    'topic-field.tsx',
    'undo-notice.ts',
  ],
  members: ['api.ts', 'directory.ts', 'last-talk.tsx', 'member-dialog.tsx', 'member-field.tsx', 'speakers-page.tsx'],
  music: ['api.ts', 'hymn-field.tsx', 'hymn-words.ts', 'music-count.tsx', 'music-page.tsx'],
  offline: [
    'copy-notice.tsx',
    'copy-store.ts',
    'copy.ts',
    'kept-hint.tsx',
    'kept-on-device.tsx',
    'new-version-notice.tsx',
    'offline-context.ts',
    'stored-copy.ts',
    'use-readable.ts',
    'use-worker.ts',
  ],
  planner: ['getting-started.tsx', 'grid/columns.ts', 'grid/edited-sunday.tsx', 'planner-page.tsx'],
  pulpit: [
    'print/poster-dialog.tsx',
    'print/print-button.tsx',
    'print/program-blocks.tsx',
    'pulpit-link.tsx',
    'pulpit-page.tsx',
    'sheet-button.tsx',
    'sheet-lines.tsx',
    'sheet-state.ts',
    'still-named.tsx',
    'stand/next-pulpit.tsx',
    'stand/pulpit-view.tsx',
  ],
  standing: [
    'repeating-note.tsx',
    'save-template-dialog.tsx',
    'standing-dialogs.tsx',
    'standing-part.tsx',
    'use-standing.ts',
  ],
  tracking: ['api.ts', 'tracking-page.tsx'],
};

/** Folders with one door. */
export const DOORS: Readonly<Record<string, string>> = { 'meetings/dialog': 'host.tsx' };

/** Imports that go up the list, and pairs of folders that import from each other: the current numbers, and no more. */
export const MOST_BACK_RUNNING = 6;
export const MOST_MUTUAL = 5;

export const MOST_FLAT = 30;
/** Folders that are still being emptied. */
export const CROWDED_FOLDERS: Readonly<Record<string, number>> = {};
/** A file with at most this many lines needs a first line that says what it separates. */
export const SHORT = 15;
