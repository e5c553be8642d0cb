import { ENTITLEMENTS, ROLES } from '#shared/access/roles.ts';
import { SECTION_LABELS } from '#shared/product.ts';
import type { Chapter } from './entry.ts';
import { MESSAGES } from './messages.ts';

const roles = ROLES.map((role) => {
  const { label, summary, sections } = ENTITLEMENTS[role];
  return { title: label, text: [summary, `Opens: ${sections.map((section) => SECTION_LABELS[section]).join(', ')}.`] };
});

export const HELP_CHAPTERS: readonly Chapter[] = [
  {
    id: 'roles',
    title: 'User Roles & Permissions',
    entries: [
      ...roles,
      {
        title: 'Getting another role',
        picture: 'users',
        text: ['Ask your ward admin. Nobody can change their own role.'],
      },
    ],
  },
  {
    id: 'troubleshooting',
    title: 'Troubleshooting & FAQ',
    entries: [
      { title: 'A tab that I need is missing', text: ['Your role does not include it. Ask your ward admin.'] },
      {
        title: 'Can I work without a mouse?',
        text: [
          'Yes. Tab moves between fields, the arrow keys move in a list of suggestions, Enter takes one and Escape closes the list. A second Escape closes the dialog. Ctrl Enter (⌘ Enter) saves the meeting that is open, Ctrl S the sheet that you edit.',
          'Ctrl K (⌘ K on a Mac) opens a box in which you type where to go or what to do: a date such as “mar 1”, a member’s name, the title or number of a hymn, the name of a screen. A hymn leads to the meetings that have it. The key ? lists all keys and lets you switch single keys off.',
        ],
      },
      {
        title: 'Who can see what I write under Notes?',
        text: [
          'Only those who plan: the admins and planners of your ward. Music planners and program viewers never see notes, releases or new callings.',
        ],
      },
      ...MESSAGES,
    ],
  },
];
