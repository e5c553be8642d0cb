import { MOST_PASSKEYS } from '#shared/passkeys/limits.ts';

/**
 * Every way a request can fail: code → status and the words a person reads. Nothing else names a status. A third word
 * is the code in the answer, where two refusals that differ in status go by one.
 */
export const ERRORS = {
  invalid: [400, 'Some fields need attention.'],
  malformed: [400, 'The request couldn’t be read. Please send valid JSON.'],
  choose_ward: [400, 'Choose a ward first.'],
  nothing_to_save: [400, 'There’s nothing to save. Choose at least one hymn.'],
  unreadable_file: [400, 'We couldn’t read that file.'],
  unauthorized: [401, 'Unauthorized'],
  sign_in_lapsed: [401, 'Unauthorized'],
  bad_credentials: [401, 'Invalid username or password'],
  forbidden: [403, 'Forbidden'],
  not_allowed: [403, 'You don’t have permission to do that.'],
  confirm_first: [403, 'Confirm it’s you first, with your password or a passkey.'],
  set_password_first: [403, 'Set your own password first. Someone else may know your current one.'],
  registration_failed: [400, 'Registration failed'],
  ceremony_over: [400, 'That request expired. Please try again.'],
  passkey_failed: [401, 'Failed to authenticate with biometrics'],
  bad_link: [401, 'This sign-in link has expired or has already been used. Ask your ward admin for a new one.'],
  not_found: [404, 'Not found'],
  meeting_not_found: [404, 'Meeting not found'],
  member_not_found: [404, 'Member not found'],
  user_not_found: [404, 'User not found'],
  no_passkey: [404, 'No biometric credentials found for this username'],
  passkey_not_found: [404, 'Biometric credential not found'],
  preview_gone: [404, 'This preview has expired or was already saved. Choose the file again.'],
  import_not_found: [404, 'Import not found'],
  mail_not_found: [404, 'Email not found'],
  ward_not_found: [404, 'Ward not found'],
  not_by_head: [405, 'Use GET for this address.'],
  date_taken: [409, 'A sacrament meeting is already scheduled on this date.'],
  too_many_passkeys: [409, `You can have up to ${MOST_PASSKEYS} devices. Remove one first.`],
  username_taken: [409, 'That username is already taken. Choose another.'],
  program_name_taken: [409, 'Another ward uses this name. Choose another.'],
  last_admin: [409, 'This is the ward’s last active admin. Make another user an admin first.'],
  has_assignments: [409, 'User has active assignments. Please reassign responsibilities first.'],
  password_of_another: [
    409,
    'Someone else set this account’s password. This person must set their own before becoming an admin.',
    'set_password_first',
  ],
  password_by_link: [
    409,
    'This account’s password was set through a sign-in link that someone else had access to. This person must sign in and change the password before becoming an admin.',
    'set_password_first',
  ],
  preview_changed: [409, 'The member list changed after this preview. Nothing was saved.'],
  already_undone: [409, 'This import has already been undone.'],
  assignment_changed: [409, 'Someone changed this assignment. Reload the page, then try again.'],
  meeting_over: [409, 'This meeting is over, so you can’t send invitations for it.'],
  mail_off: [409, 'Email isn’t set up on this server.'],
  no_address: [409, 'This person has no email address on the member list.'],
  no_mail_wanted: [409, 'This person has turned off these emails.'],
  address_refused: [409, 'This person’s address was rejected or marked as wrong. Correct it on the member list first.'],
  already_queued: [409, 'This invitation is already on its way.'],
  no_own_address: [409, 'Your account has no email address. Add one under Users first.'],
  not_retried: [409, 'This email can’t be sent again.'],
  not_sent: [409, 'This email wasn’t sent, so its address can’t be marked as wrong.'],
  not_active: [409, 'This account is deactivated. Reactivate it first.'],
  stale: [409, 'This meeting was changed by someone else or in another tab.'],
  too_large: [413, 'That file is too large.'],
  wrong_type: [415, 'Please send JSON.'],
  too_many: [429, 'Too many attempts. Try again in a few minutes.'],
  internal: [500, 'Something went wrong on our side. Nothing was saved. Please try again.'],
  ai_unavailable: [503, 'The AI service isn’t responding. Please try again later.'],
  mail_failed: [503, 'The mail server didn’t accept the email.'],
  readers_busy: [503, 'We’re busy reading other files. Nothing was saved. Please try again in a minute.'],
  database_away: [503, 'The database can’t be reached right now. Nothing was saved. Please try again in a moment.'],
  bad_key: [400, 'An Idempotency-Key has 8 to 100 letters, digits, hyphens, and underscores.'],
  key_reused: [409, 'This Idempotency-Key was used for another save. Nothing was saved. Please try again.'],
  outcome_unknown: [
    503,
    'We lost the connection to the database while saving, so your change may or may not be saved. Reload the page and check before you try again.',
  ],
  too_slow: [503, 'The database took too long. Nothing was saved. Please try again in a moment.'],
  disk_full: [
    507,
    'The server’s disk is full. Nothing was saved. Ask the person who runs the planner to free up some space.',
  ],
  slow_upload: [408, 'Your connection was interrupted. Nothing was saved. Check your connection and try again.'],
  stopping: [503, 'The planner is restarting. Please try again in a moment.'],
} as const satisfies Record<string, readonly [status: number, words: string, sentAs?: string]>;

/** What a field is told that the form itself could not know. */
export const FIELD_WORDS = {
  wrongPassword: 'Password is incorrect',
  wrongCurrentPassword: 'Current password is incorrect',
  currentPasswordNeeded: 'Current password is required',
  samePassword: 'Choose a password other than the one you were given.',
  wardNeeded: 'Choose a ward',
  notInWard: 'This person isn’t on your ward’s member list. Choose someone else.',
  notHeldYet: 'This meeting hasn’t been held yet.',
  pastSunday: 'Hymns can only be chosen for today or an upcoming Sunday',
  farSunday: 'Hymns can only be chosen for Sundays within the next year',
  noMusicalNumber: 'Enter the musical number first, then who performs it.',
  inTheHymnbook: 'This hymn is already in the hymnbook.',
  titleNeeded: 'A title needs at least one letter.',
  noSuchField: (path: string) => `There is no field “${path}.”`,
  detailsOff: 'This ward doesn’t keep member details.',
  notInPreview: (row: number) => `Row ${row} is not in the preview.`,
} as const;

/** What replaces the table's words where more can be said. */
export const CASE_WORDS = {
  tooMany: (minutes: number) => `Too many attempts. Try again in ${minutes} minute${minutes === 1 ? '' : 's'}.`,
  changed: (thing: 'member' | 'user' | 'ward' | 'sheet') =>
    `This ${thing} was changed by someone else or in another tab.`,
  wordingChanged: (texts: string) => `Someone else changed ${texts}.`,
  ownRole: 'You can’t change your own role. Ask another admin.',
  ownAccount: 'You can’t deactivate or delete your own account. Ask another admin.',
  expired: 'That request expired. Please try again.',
  passkeyUnverified: 'The passkey from this device couldn’t be verified.',
  passkeyElsewhere: (origin: string) =>
    `This passkey is for another web address. Open the planner at ${origin} and try again.`,
  passkeyKnown: 'This device is already registered.',
  /** Why a person wasn't emailed, and what to do instead. */
  notSent: {
    no_address: (name: string) =>
      `${name} has no email address on the member list. Add one, or invite them another way.`,
    no_mail_wanted: (name: string) => `${name} turned off these emails. Invite them another way.`,
    address_refused: (name: string) =>
      `${name}’s address was rejected or marked as wrong. Correct it on the member list, or invite them another way.`,
    already_queued: (name: string) => `${name}’s invitation is already on its way.`,
  },
  mailProblem: (problem: string) => `The mail server didn’t accept the email: ${problem}`,
  requestTooLarge: (limit: string) => `The request is too large. The limit is ${limit}.`,
  fileTooLarge: (limit: string) => `The file is too large. The limit is ${limit}.`,
  fileNeeded: 'Choose a file.',
  oneFile: (field: string) => `Send one file, in the field “${field}.”`,
  uploadBroken: 'We couldn’t read the upload. Choose the file again.',
  wrongFile: (advice: string) => `We can’t read this type of file. ${advice}`,
  notAnUpload: (types: string) => `Send a file (${types}) as multipart/form-data.`,
  noFile: (types: string) => `Please send a file (${types}) as multipart/form-data.`,
  aiAwayForFile:
    'We couldn’t find a table in the file, and the AI service isn’t responding. Try again later or use the template.',
  previewOfAnotherWard: (ward: string) =>
    `This preview was made for ${ward}, not for the ward you’re working in. Choose that ward, then import again.`,
  previewChanged: (rows: string) =>
    `The member list changed after this preview: ${rows}. Nothing was saved. Check the new preview, then import again.`,
} as const;

export type ErrorCode = keyof typeof ERRORS;
export type FieldError = { path: string; message: string };
export type ErrorBody = { message: string; code?: string; errors?: FieldError[] } & Record<string, unknown>;

/**
 * A refusal that a person can understand. `extra` travels in the answer (meetingId, current, references …);
 * `message` replaces the table's words where they depend on the case.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly extra: Record<string, unknown>;

  constructor(code: ErrorCode, extra: Record<string, unknown> & { message?: string; errors?: FieldError[] } = {}) {
    super(extra.message ?? ERRORS[code][1]);
    this.name = 'AppError';
    this.code = code;
    this.extra = extra;
  }

  get status(): number {
    return ERRORS[this.code][0];
  }

  toBody(): ErrorBody {
    const [, , sentAs = this.code]: readonly [number, string, string?] = ERRORS[this.code];
    return { ...this.extra, message: this.message, code: sentAs };
  }
}

/** Fields that cannot be taken as they are, each with its message; the first one speaks for all. */
export const invalidFields = (errors: FieldError[]): AppError =>
  new AppError('invalid', { message: errors[0]?.message, errors });
export const invalidField = (path: string, message: string): AppError => invalidFields([{ path, message }]);
