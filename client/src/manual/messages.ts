import { ERRORS, type ErrorCode } from '#shared/http/errors.ts';
import type { Entry } from './entry.ts';

const AGAIN = 'Try again in a minute. If it lasts, tell whoever runs the planner for you.';
const RELOAD =
  'Reload the page. If it comes back, tell whoever runs the planner for you, with what you did just before.';
const GONE =
  'Somebody else has removed it meanwhile, or it belongs to another ward. Go back to the list and look again.';

/** What to do about each refusal of the server; null for what only other programs meet. */
const ADVICE: Record<ErrorCode, string | null> = {
  invalid: 'Each field that needs you says why, in red. Nothing was saved; what you typed is still there.',
  malformed: null,
  choose_ward: 'Choose a ward at the top of the sidebar: you look after several.',
  nothing_to_save: 'Choose at least one hymn, then save.',
  unreadable_file:
    'The message says what is wrong with the file. Save it as CSV from the program it comes from, and choose it again. Nothing was imported.',
  unauthorized: 'Your sign-in has ended. Sign in again; in a dialog, do so in a new tab, come back and save once more.',
  sign_in_lapsed: null,
  bad_credentials:
    'Check the Caps Lock key, and look at what you typed with the eye beside the password. If it still fails, ask your ward admin for a one-time sign-in link.',
  forbidden: 'Your role does not include this. Ask your ward admin.',
  not_allowed: 'The message says why. Most often only a super admin may do it.',
  set_password_first:
    'Someone else set your password, or you signed in with a link. Set your own password, and everything opens.',
  registration_failed: 'Your device did not finish. Start again with Add New Biometric Device.',
  ceremony_over: 'You have five minutes between starting and confirming with your finger or face. Start again.',
  passkey_failed:
    'This device and this account do not belong together, or the device was removed. Sign in with your password, then look at Biometric Settings.',
  bad_link: 'A sign-in link works once, within a day. Ask your ward admin for a new one.',
  not_found: GONE,
  meeting_not_found:
    'The meeting was deleted or replaced by another one on the same date, or it belongs to another ward.',
  member_not_found: GONE,
  user_not_found: GONE,
  no_passkey: 'No device is registered for this name. Sign in with the password, then add the device under Biometric.',
  passkey_not_found: GONE,
  ward_not_found: GONE,
  date_taken:
    'The planner asks before it replaces a meeting. Overwrite Meeting deletes the old one with all its assignments; Cancel keeps it.',
  username_taken:
    'Somebody active has this username, perhaps in another ward: usernames are unique everywhere. Add a letter or a number.',
  last_admin: 'A ward always keeps one active admin. Make somebody else an admin first.',
  has_assignments:
    'The message lists the meetings ahead in which the person has a part. Give those parts to others first.',
  password_of_another:
    'Ask the person to sign in and set their own password, then change the role. Until then, whoever set their password could use the new role.',
  not_active: 'Reactivate the account first, then try again.',
  stale: 'Both versions stand beside each other. Choose for each part whose to keep; nothing is lost before you save.',
  too_large: 'The message names the limit. Files for the import may be 5 MB; leave out pictures, or split the file.',
  wrong_type: null,
  too_many:
    'After ten wrong passwords the planner waits up to a quarter of an hour before it listens to that username again. The message says how long. Somebody who is signed in stays so.',
  internal: RELOAD,
  ai_unavailable:
    'The script that was saved is as it was. Try again later, or use Regenerate, which needs no AI service.',
  readers_busy:
    'Only a few large files are read at a time, so that everybody else can go on. Choose the file again in a minute.',
  database_away: `Nothing is lost. Keep the page open. ${AGAIN}`,
  too_slow:
    'The database took longer than half a minute, usually because the server is busy. Wait a moment and try again. If it keeps happening, contact the person who runs the planner.',
  disk_full:
    'The server has no room left to save anything. Nothing that was saved before is lost. Contact the person who runs the planner; saving works again as soon as there is space.',
  slow_upload:
    'Your connection stopped in the middle of sending. Nothing was saved. Check your connection and try again.',
  stopping: `The planner is being updated. Keep the page open. ${AGAIN}`,
};

/** What the screens say by themselves. */
const OF_THE_SCREENS: readonly (readonly [title: string, advice: string])[] = [
  [
    'Unauthorized: You are logged out',
    'Your sign-in has ended, and the sign-in page follows by itself. Forms that were open offer what you typed when you come back.',
  ],
  [
    'Failed to schedule meeting',
    'Nothing was saved, and what you typed is still there. Look for a field in red, then save once more.',
  ],
  ['Failed to overwrite existing meeting', 'The old meeting is still there, unchanged. Try again.'],
  ['Conducting Member Required', 'Choose who conducts: it is the one thing that a meeting cannot be saved without.'],
  [
    'Choose somebody from the list, or add the name as a member.',
    'What you typed is only a name so far. Take the person with the arrow keys and Enter, or with the mouse; whoever is not in the list can be added at its end.',
  ],
  [
    'Cannot Mark as Planned',
    'The message names what is missing first. Fill it in, save as partially planned, or mark the meeting as complete if that is how it will be held.',
  ],
  ['Meetings can only be scheduled on Sundays', 'Choose a Sunday. The date that stood there before has been kept.'],
  [
    'Recently Used Hymn',
    'The hymn was sung, or is planned, a short time before. It is only a remark: keep the hymn or choose another one.',
  ],
  ['Failed to add member', 'First and last name are needed. What you typed is still there.'],
  ['Failed to update member. Please try again.', AGAIN],
  ['Failed to remove member. Please try again.', AGAIN],
  [
    'Failed to import member data',
    'Nothing was imported: an import is all or nothing. Try again, or save the list as CSV first.',
  ],
  ['Failed to save music selections.', `Your hymns stay on this device, marked as not saved. ${AGAIN}`],
  [
    'Using Generated Content',
    'The saved sheet could not be reached, so you see one made from the meeting as this page knows it. Edits of yours are safe on the server.',
  ],
  [
    'Failed to save your changes. Please try again.',
    'Your text is still in the editor. Copy it if you want to be sure, and save again.',
  ],
  [
    'Failed to generate AI script. Please try again.',
    'The script that was saved is as it was. Regenerate makes one without the AI service.',
  ],
  ['Export Failed', 'The browser did not let the page copy or save. Use Download instead of Copy, or another browser.'],
  ['No Upcoming Meetings', 'Plan a meeting first: sheets are made from it.'],
  [
    'Failed to reset password. Please try again.',
    'The old password is still the one that counts. Look at the list under the field: each rule has a tick when it is met.',
  ],
  [
    'Biometric authentication is not supported on this device.',
    'Use the password on this device, or a newer phone or computer with Face ID, Touch ID, Windows Hello or a fingerprint.',
  ],
  [
    'WebAuthn requires HTTPS. Please access the app over a secure connection.',
    'The address must begin with https://. Ask whoever runs the planner for the right one.',
  ],
  [
    'Registration cancelled or blocked',
    'The question of the device was closed or took too long. Start again and confirm it.',
  ],
  [
    'Set your own password',
    'Choose Change Password there. Until you do, nothing else opens: whoever gave you the password could sign in with it.',
  ],
  [
    'Screen may dim',
    'This device does not let the pulpit view keep the screen on. Raise the time in the settings of the device before the meeting.',
  ],
  [
    'Offline copy',
    'There is no network. What you see was kept on this device; it is brought up to date by itself when the network is back.',
  ],
  ['A new version is ready', 'Choose Reload when it suits you: nothing that you have saved is touched.'],
];

const quoted = (message: string) => `“${message}”`;

/** One entry for each message that a person can meet. */
export const MESSAGES: readonly Entry[] = [
  ...(Object.keys(ERRORS) as ErrorCode[]).flatMap((code) => {
    const advice = ADVICE[code];
    return advice === null ? [] : [{ title: quoted(ERRORS[code][1]), text: [advice] }];
  }),
  ...OF_THE_SCREENS.map(([title, advice]) => ({ title: quoted(title), text: [advice] })),
];
