import { ERRORS, type ErrorCode } from '#shared/http/errors.ts';
import type { ManualEntry } from './entry.ts';

const AGAIN = 'Try again in a minute. If it keeps happening, contact the person who runs the planner.';
const RELOAD =
  'Reload the page. If it keeps happening, contact the person who runs the planner and describe what you were doing.';
const GONE = 'Someone may have removed it, or it belongs to another ward. Go back to the list and refresh.';

/** What to do about each error from the server; null for errors that only other programs see. */
const ADVICE: Record<ErrorCode, string | null> = {
  invalid: 'Fields that need attention are marked in red. Nothing was saved, but your changes are still there.',
  malformed: null,
  choose_ward: 'Choose a ward at the top of the sidebar, since you manage more than one.',
  nothing_to_save: 'Choose at least one hymn, then save.',
  unreadable_file:
    'The message explains the problem. Nothing was imported. Save the file as CSV in the program it came from and try again.',
  unauthorized:
    'Your session has ended. Sign in again. If a dialog is open, sign in from a new tab, then come back and save.',
  sign_in_lapsed: null,
  bad_credentials:
    'Check Caps Lock, and use the eye button to see what you typed. If it still doesn’t work, ask your ward admin for a one-time sign-in link.',
  forbidden: 'Your role doesn’t include this. Ask your ward admin.',
  not_allowed: 'The message explains why. Usually only a super admin can do this.',
  confirm_first:
    'Enter your password, or use a passkey. We ask before changes to who can sign in, how they sign in, or what role they have, such as adding a user or a passkey, creating a sign-in link, or changing a role, and before creating a calendar link.',
  set_password_first:
    'Someone else set your password, or you signed in with a link. Set your own password to continue.',
  registration_failed: 'Your device didn’t complete setup. Choose Add New Biometric Device to start again.',
  ceremony_over: 'You have five minutes between starting and confirming with your fingerprint or face. Start again.',
  passkey_failed:
    'This device isn’t set up for this account, or it was removed. Sign in with your password, then check Biometric Settings.',
  bad_link:
    'A sign-in link works once, expires after 24 hours, and ends early if the admin who created it gets a new role or password or leaves. Ask your ward admin for a new one.',
  not_found: GONE,
  meeting_not_found:
    'The meeting may have been deleted or replaced by another one on the same date, or it belongs to another ward.',
  member_not_found: GONE,
  user_not_found: GONE,
  no_passkey: 'No device is set up for this username. Sign in with your password, then choose Biometric to add one.',
  passkey_not_found: GONE,
  preview_gone: 'An import preview lasts 15 minutes and can be saved once. Choose the file again to get a new one.',
  import_not_found: 'Imports can be undone for 90 days. You can still edit or remove members one at a time.',
  ward_not_found: GONE,
  not_by_head: null,
  date_taken:
    'Overwrite Meeting deletes the old meeting and all its assignments. Cancel keeps it. If someone saves the old meeting while you decide, you’re asked again.',
  too_many_passkeys: 'Open Biometric Settings and remove a device you no longer use.',
  username_taken:
    'Another user has this username, possibly in another ward. Usernames must be unique across all wards. Try adding a letter or number.',
  program_name_taken: 'Each ward’s program needs its own address. Add your town or stake, such as maple-grove-provo.',
  last_admin: 'A ward must have at least one active admin. Make another user an admin first.',
  has_assignments: 'The message lists the person’s upcoming assignments. Reassign them first.',
  password_of_another:
    'Ask the person to sign in and set their own password, then change the role. Until then, the person who set their password could use the new role.',
  password_by_link:
    'The person who created the sign-in link could have used it first. Ask the person to sign in with their password or a passkey and set a new password, then change the role.',
  preview_changed:
    'Someone changed members in this file while you were looking at the preview. Nothing was imported. Check the marked rows of the new preview, then import again.',
  already_undone: 'It was undone in another tab or by someone else. The member list is up to date.',
  assignment_changed:
    'Someone assigned a different person or changed the speakers. Reload the page to see who has the assignment now, then mark their answer.',
  meeting_over: 'You can still mark who accepted or declined. Links work until the end of that Sunday.',
  mail_off: 'The person who runs the planner can set up email. Until then, copy the invitation and send it yourself.',
  no_address: 'Open the person in Speaker Management and add an address, or invite the person another way.',
  no_mail_wanted: 'The person used the link at the end of an email. The same link turns emails back on.',
  address_refused:
    'The mail server said that the address doesn’t exist, or someone marked it as wrong. Correct it in Sent Emails or Speaker Management, then choose Try Again in Sent Emails.',
  already_queued: 'It will be sent within a minute. Sent Emails shows when.',
  no_own_address: 'The test goes to your own address. An admin can add one to your account under Users.',
  not_retried: 'It was sent, is on its way, or is no longer needed. Reload the list.',
  not_sent: 'Only an email that was sent can bounce. Reload the list.',
  mail_not_found: GONE,
  mail_failed: 'The message shows the mail server’s response. The person who runs the planner can check its settings.',
  not_active: 'Reactivate the account first, then try again.',
  stale: 'Compare the two versions and choose which to keep. Nothing is lost until you save.',
  too_large: 'The message gives the limit. Import files can be up to 5 MB. Remove images or split the file.',
  wrong_type: null,
  too_many:
    'After ten wrong passwords, sign-in for that username is paused for up to 15 minutes. The message says how long. Anyone already signed in stays signed in.',
  internal: RELOAD,
  ai_unavailable: 'Your saved script hasn’t changed. Try again later, or choose Regenerate, which doesn’t use AI.',
  readers_busy: 'Only a few large files can be read at once. Choose the file again in a minute.',
  database_away: `Your changes are still on this page, so keep it open. ${AGAIN}`,
  bad_key: null,
  key_reused: null,
  outcome_unknown:
    'The connection was lost just as your change was being saved. Reload the page to see whether it’s there. If it isn’t, save it again.',
  too_slow:
    'The database took longer than half a minute, usually because the server is busy. Wait a moment and try again. If it keeps happening, contact the person who runs the planner.',
  disk_full:
    'The server is out of disk space. Everything saved earlier is safe. Contact the person who runs the planner; saving works again once there is space.',
  slow_upload: 'Your connection was interrupted. Nothing was saved. Check your connection and try again.',
  stopping: `The planner is being updated. Keep the page open. ${AGAIN}`,
};

/** Messages that come from the pages themselves. */
const OF_THE_SCREENS: readonly (readonly [title: string, advice: string])[] = [
  ['Unauthorized: You are logged out', 'Your session has ended, and the sign-in page opens automatically.'],
  [
    'Discard unsaved changes?',
    'You were about to close something, go back, or leave the page while what you typed wasn’t saved. Keep Editing returns to it; Discard throws it away.',
  ],
  [
    'Failed to schedule meeting',
    'Nothing was saved, but your changes are still there. Look for a field marked in red, then save again.',
  ],
  ['Failed to update meeting', 'The meeting is as it was, but your changes are still in the form. Save again.'],
  ['Failed to overwrite existing meeting', 'The old meeting is still there, unchanged. Try again.'],
  ['Conducting Member Required', 'Choose a conducting member. You can’t save a meeting without one.'],
  [
    'Choose someone from the list or add the name as a member.',
    'You’ve typed a name but haven’t chosen a person. Choose one with the arrow keys and Enter, or with the mouse. To add someone who isn’t listed, go to the end of the list.',
  ],
  [
    'Cannot Mark as Planned',
    'The message names the first thing that’s missing. Fill it in, save as partially planned, or choose Mark as Complete if nothing more is needed.',
  ],
  ['Meetings can only be scheduled on Sundays', 'Choose a Sunday. The previous date was kept.'],
  [
    'Recently Used Hymn',
    'The hymn was sung recently or is planned for a Sunday close to this one. It’s only a heads-up: keep the hymn or choose another.',
  ],
  ['Failed to add member', 'Enter a first and last name. Your changes are still there.'],
  ['Failed to update member. Please try again.', AGAIN],
  ['Failed to remove member. Please try again.', AGAIN],
  ['Failed to import member data', 'Nothing was imported. Try again, or save the list as CSV first.'],
  ['Failed to save music selections.', `Your hymns are still on this device, marked as not saved. ${AGAIN}`],
  [
    'Using Generated Content',
    'The saved sheet couldn’t be loaded, so you’re seeing one generated from the meeting. Your saved edits are safe on the server.',
  ],
  [
    'Failed to save your changes. Please try again.',
    'Your text is still in the editor. Copy it to be safe, then save again.',
  ],
  [
    'Failed to generate AI script. Please try again.',
    'Your saved script hasn’t changed. Regenerate creates one without AI.',
  ],
  ['Export Failed', 'Your browser blocked the copy or download. Try Download instead of Copy, or use another browser.'],
  ['Copy Failed', 'Your browser blocked the copy. Select the text and copy it yourself, or use another browser.'],
  ['No Upcoming Meetings', 'Plan a meeting first. Its outline and script are generated from it.'],
  [
    'Failed to reset password. Please try again.',
    'Your old password still works. Check the list under the field: each rule gets a check mark when it’s met.',
  ],
  [
    'Biometric authentication is not supported on this device.',
    'Use your password on this device, or use a newer phone or computer with Face ID, Touch ID, Windows Hello, or a fingerprint reader.',
  ],
  [
    'WebAuthn requires HTTPS. Please access the app over a secure connection.',
    'The address must start with https://. Ask the person who runs the planner for the right one.',
  ],
  [
    'Registration cancelled or blocked',
    'The prompt was dismissed or timed out. Start again and confirm on your device.',
  ],
  [
    'Set your own password',
    'Choose Change Password. You can’t open anything else until you do, because the person who gave you the password could sign in with it.',
  ],
  [
    'Screen may dim',
    'This device doesn’t let the planner keep the screen on. Increase the screen timeout in your device settings before the meeting.',
  ],
  [
    'Offline copy',
    'You’re offline, or the server has a problem, and you’re seeing a copy stored on this device. It updates when you’re back online or choose Retry.',
  ],
  ['A new version is ready', 'Choose Reload when you’re ready. Nothing you’ve saved is affected.'],
];

const quoted = (message: string) => `“${message}”`;

/** One entry for each message that a person can see. */
export const MESSAGES: readonly ManualEntry[] = [
  ...(Object.keys(ERRORS) as ErrorCode[]).flatMap((code) => {
    const advice = ADVICE[code];
    return advice === null ? [] : [{ title: quoted(ERRORS[code][1]), text: [advice] }];
  }),
  ...OF_THE_SCREENS.map(([title, advice]) => ({ title: quoted(title), text: [advice] })),
];
