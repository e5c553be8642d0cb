import { ENTITLEMENTS, ROLES } from '#shared/access/roles.ts';
import { SECTION_LABELS } from '#shared/product.ts';
import type { Chapter } from './entry.ts';
import { MESSAGES } from './messages.ts';

const roles = ROLES.map((role) => {
  const { label, summary, sections } = ENTITLEMENTS[role];
  return {
    title: label,
    text: [summary, `Can open: ${sections.map((section) => SECTION_LABELS[section]).join(', ')}.`],
  };
});

export const HELP_CHAPTERS: readonly Chapter[] = [
  {
    id: 'roles',
    title: 'User Roles & Permissions',
    entries: [
      ...roles,
      {
        title: 'Changing roles',
        picture: 'users',
        text: [
          'Ask your ward admin. You can’t change your own role.',
          'When someone becomes a super admin or moves to another ward, a password that a ward admin might know stops working. Create a sign-in link for them and give it to them yourself. If someone else is signed in on that browser with unsaved changes in another tab, they’re asked before they’re signed out.',
        ],
      },
    ],
  },
  {
    id: 'troubleshooting',
    title: 'Troubleshooting & FAQ',
    entries: [
      { title: 'I can’t find a page', text: ['Your role may not include it. Ask your ward admin.'] },
      {
        title: 'Can I work without a mouse?',
        text: [
          'Yes. Tab moves between fields, the arrow keys move through suggestions, Enter chooses one, and Escape closes the list. If only one member or hymn matches what you typed, Enter chooses it right away. Press Escape again to close the dialog. Ctrl+Enter or Ctrl+S (⌘ on a Mac) saves the open meeting, and Ctrl+S saves the sheet you’re editing.',
          'Ctrl+K (⌘+K on a Mac) opens a command menu. Type a date such as “mar 1,” a member’s name, a hymn title or number, or the name of a page. Choosing a hymn shows the meetings that use it. Press ? to see all keyboard shortcuts or to turn off single-key shortcuts.',
        ],
      },
      {
        title: 'Who can see my notes?',
        text: [
          'Only your ward’s admins and planners, and super admins. Music planners and program viewers never see notes, releases, or new callings.',
        ],
      },
      ...MESSAGES,
    ],
  },
];
