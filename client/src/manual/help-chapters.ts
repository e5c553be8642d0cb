import { ENTITLEMENTS, ROLES } from '#shared/access/roles.ts';
import { ERRORS } from '#shared/http/errors.ts';
import { SECTION_LABELS } from '#shared/product.ts';
import type { Chapter } from './entry.ts';

const roles = ROLES.map((role) => {
  const { label, summary, sections } = ENTITLEMENTS[role];
  return { title: label, text: [summary, `Opens: ${sections.map((section) => SECTION_LABELS[section]).join(', ')}.`] };
});

export const HELP_CHAPTERS: readonly Chapter[] = [
  {
    id: 'roles',
    title: 'User Roles & Permissions',
    entries: [...roles, { title: 'Getting another role', text: ['Ask your ward admin. Nobody can change their own role.'] }],
  },
  {
    id: 'troubleshooting',
    title: 'Troubleshooting & FAQ',
    entries: [
      {
        title: '“Invalid username or password”',
        text: ['Check the Caps Lock key, and look at what you typed with the eye beside the password. If it still fails, ask your ward admin for a new password.'],
      },
      {
        title: '“Too many attempts”',
        text: ['After ten wrong passwords the planner waits up to a quarter of an hour before it listens to that username again. The message says how long.'],
      },
      { title: '“You are logged out”', text: ['Your sign-in has ended. What you typed is still on the screen: sign in again in a new tab, come back and save once more.'] },
      { title: `“${ERRORS.database_away[1]}”`, text: ['Nothing is lost. Keep the page open and save again in a minute. If it lasts, tell whoever runs the planner for you.'] },
      { title: '“Cannot Mark as Planned”', text: ['The message names what is missing first. Fill it in, save as partially planned, or mark the meeting as complete if that is how it will be held.'] },
      { title: '“Meetings can only be scheduled on Sundays”', text: ['Choose a Sunday. The date that stood there before has been kept.'] },
      { title: '“Meeting not found”', text: ['The meeting was deleted or replaced by another one on the same date, or it belongs to another ward.'] },
      { title: 'A tab that I need is missing', text: ['Your role does not include it. Ask your ward admin.'] },
      { title: 'Can I work without a mouse?', text: ['Yes. Tab moves between fields, the arrow keys move in a list of suggestions, Enter takes one and Escape closes the list. A second Escape closes the dialog.', 'Ctrl K (⌘ K on a Mac) opens a box in which you type where to go or what to do: a date such as “mar 1”, a member’s name, the name of a screen. The key ? lists all keys and lets you switch single keys off.'] },
      { title: 'Who can see what I write under Notes?', text: ['Only those who plan: the admins and planners of your ward. Music planners and program viewers never see notes, releases or new callings.'] },
    ],
  },
];
