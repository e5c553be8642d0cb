import type { Page } from '@playwright/test';
import { expect } from './app.ts';
import { click, dialog, heading, openAccount, steps, wholeMusic } from './screen-steps.ts';

/** What the screens are about: meetings of the sample ward in different states. */
export type Scene = { planned: number; partly: number; unplanned: string };

export type Screen = {
  name: string;
  /** A user of the sample wards, or of the empty ward; null for no one. */
  as: string | null;
  path: string | ((scene: Scene) => string);
  /** Brings the screen into the state that is meant, and waits until it is there. */
  open: (page: Page) => Promise<void>;
  /** What happens to the calls of the screen's own data: never answered, or failed. */
  calls?: 'wait' | 'fail';
};

export const EMPTY_WARD_USER = 'empty.planner';

const TABS = [
  ['planner', '/', /Sacrament Planner/],
  ['planner-grid', '/?view=grid', /Sacrament Planner/],
  ['meetings', '/?tab=meetings', 'Meetings'],
  ['speakers', '/?tab=speakers', 'Speaker Management'],
  ['music', '/?tab=music', 'Music Coordination'],
  ['tracking', '/?tab=tracking', 'Talk Tracking'],
  ['prayers', '/?tab=tracking&view=prayers', 'Talk Tracking'],
  ['talks', '/?tab=tracking&view=talks', 'Talk Tracking'],
  ['topics', '/?tab=tracking&view=topics', 'Talk Tracking'],
  ['pulpit', '/?tab=pulpit', 'Pulpit Sheets'],
] as const;

const openTab = (name: string, title: string | RegExp) => (name === 'music' ? wholeMusic : heading(title));
const tabs: Screen[] = TABS.flatMap(([name, path, title]) => [
  { name, as: 'planner', path, open: openTab(name, title) },
  { name: `${name}-empty`, as: EMPTY_WARD_USER, path, open: openTab(name, title) },
]);
/** One screen of each kind is enough for how waiting and failing look; the parts are the same everywhere. */
const WAITING = TABS.filter(([name]) => !['planner-grid', 'prayers', 'talks', 'topics'].includes(name));
const waiting: Screen[] = WAITING.flatMap(([name, path, title]) => [
  {
    name: `${name}-loading`,
    as: 'planner',
    path,
    calls: 'wait',
    open: async (page) => expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible(),
  },
  {
    name: `${name}-failed`,
    as: 'planner',
    path,
    calls: 'fail',
    open: async (page) => expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible(),
  },
]);

const detail = ({ planned }: Scene) => `/meeting/${planned}`;
const editDialog = ({ partly }: Scene) => `/?edit=${partly}`;
const openDialog = dialog(/Meeting$/);

export const SCREENS: readonly Screen[] = [
  {
    name: 'login',
    as: null,
    path: '/',
    open: async (page) => expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible(),
  },
  {
    name: 'login-refused',
    as: null,
    path: '/',
    open: async (page) => {
      await page.getByLabel('Username').fill('planner');
      await page.getByLabel('Password', { exact: true }).fill('wrong');
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await expect(page.getByText('Invalid username or password').first()).toBeVisible();
    },
  },
  ...tabs,
  ...waiting,
  { name: 'meetings-of-music', as: 'music', path: '/?tab=meetings', open: heading('Meetings') },
  { name: 'music-of-music', as: 'music', path: '/', open: wholeMusic },
  { name: 'programs', as: 'program', path: '/', open: heading('Meeting Programs') },
  { name: 'detail', as: 'planner', path: detail, open: heading(/Sunday/) },
  { name: 'detail-of-music', as: 'music', path: detail, open: heading(/Sunday/) },
  { name: 'detail-of-program', as: 'program', path: detail, open: heading(/Sunday/) },
  { name: 'meeting-not-found', as: 'planner', path: '/meeting/999999', open: heading('Meeting not found') },
  { name: 'page-not-found', as: 'planner', path: '/nowhere', open: heading('404 Page Not Found') },
  { name: 'dialog-new', as: 'planner', path: '/?plan=next', open: openDialog },
  { name: 'dialog-edit', as: 'planner', path: editDialog, open: openDialog },
  {
    name: 'dialog-suggestions',
    as: 'planner',
    path: (scene) => `${editDialog(scene)}&field=benedictionMember`,
    open: steps(openDialog, async (page) => {
      await page.getByRole('dialog').getByRole('combobox', { name: 'Benediction' }).click();
      await expect(page.getByRole('listbox')).toBeVisible();
    }),
  },
  {
    name: 'dialog-refused',
    as: 'planner',
    path: ({ unplanned }) => `/?plan=${unplanned}`,
    open: steps(
      openDialog,
      (page) => page.getByRole('dialog').getByLabel('Announcements').fill('Choir practice'),
      click('button', /^(Schedule|Update) Meeting$/),
      async (page) => expect(page.getByRole('dialog').locator('[aria-invalid=true]').first()).toBeVisible(),
    ),
  },
  {
    name: 'dialog-leaving',
    as: 'planner',
    path: editDialog,
    open: steps(
      openDialog,
      async (page) => page.getByRole('dialog').getByLabel('Announcements').fill('Choir practice after church'),
      click('button', 'Cancel'),
      async (page) => expect(page.getByRole('alertdialog')).toBeVisible(),
    ),
  },
  {
    name: 'outline',
    as: 'planner',
    path: detail,
    open: steps(
      heading(/Sunday/),
      click('button', 'More actions'),
      click('menuitem', 'Pulpit Outline'),
      dialog('Meeting Outline'),
    ),
  },
  {
    name: 'script',
    as: 'planner',
    path: '/?tab=pulpit',
    open: steps(heading('Pulpit Sheets'), click('button', /^View Script/), dialog('Conducting Script')),
  },
  {
    name: 'script-editing',
    as: 'planner',
    path: '/?tab=pulpit',
    open: steps(
      heading('Pulpit Sheets'),
      click('button', /^View Script/),
      dialog('Conducting Script'),
      click('button', 'Edit'),
      async (page) => expect(page.getByRole('textbox', { name: 'Sheet text' })).toBeVisible(),
    ),
  },
  {
    name: 'print',
    as: 'planner',
    path: detail,
    open: steps(heading(/Sunday/), click('button', 'Print'), async (page) =>
      expect(page.getByRole('figure').first()).toBeVisible(),
    ),
  },
  {
    name: 'pulpit-view',
    as: 'planner',
    path: ({ planned }) => `/meeting/${planned}/pulpit`,
    open: async (page) => expect(page.getByRole('button', { name: 'Next' })).toBeVisible(),
  },
  {
    name: 'pulpit-view-of-program',
    as: 'program',
    path: ({ planned }) => `/meeting/${planned}/pulpit`,
    open: async (page) => expect(page.getByRole('button', { name: 'Next' })).toBeVisible(),
  },
  {
    name: 'member-new',
    as: 'planner',
    path: '/?tab=speakers',
    open: steps(heading('Speaker Management'), click('button', 'Add New Member'), dialog('Add New Member')),
  },
  { name: 'members-removed', as: 'planner', path: '/?tab=speakers&show=removed', open: heading('Speaker Management') },
  { name: 'members-none-found', as: 'planner', path: '/?tab=speakers&q=zzzz', open: heading('Speaker Management') },
  {
    name: 'import',
    as: 'planner',
    path: '/?tab=speakers',
    open: steps(heading('Speaker Management'), click('button', 'Import Members'), dialog('Import Members')),
  },
  {
    name: 'import-preview',
    as: 'planner',
    path: '/?tab=speakers',
    open: steps(heading('Speaker Management'), click('button', 'Import Members'), async (page) => {
      const csv =
        'firstName,lastName,email,phone,calling,isAvailable,notes\nAda,Newcomer,ada@example.org,555 0100,Primary teacher,yes,\n,,nobody@example.org,,,,\n';
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'members.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
      await expect(page.getByText('Newcomer').first()).toBeVisible();
    }),
  },
  {
    name: 'music-list',
    as: 'music',
    path: '/',
    open: steps(heading('Music Coordination'), click('button', 'Music List'), dialog('Music List')),
  },
  { name: 'admin-users', as: 'admin', path: '/?tab=admin', open: heading('Admin') },
  { name: 'admin-settings', as: 'admin', path: '/?tab=admin&view=settings', open: heading('Admin') },
  { name: 'admin-activity', as: 'admin', path: '/?tab=admin&view=activity', open: heading('Admin') },
  {
    name: 'user-new',
    as: 'admin',
    path: '/?tab=admin',
    open: steps(heading('Admin'), click('button', 'Add User'), async (page) =>
      expect(page.getByRole('dialog')).toBeVisible(),
    ),
  },
  { name: 'wards', as: 'superadmin', path: '/?tab=cross-ward', open: heading('Cross-Ward Administration') },
  {
    name: 'wards-users',
    as: 'superadmin',
    path: '/?tab=cross-ward&view=users',
    open: heading('Cross-Ward Administration'),
  },
  {
    name: 'password',
    as: 'planner',
    path: '/?tab=pulpit',
    open: steps(heading('Pulpit Sheets'), openAccount, click('menuitem', 'Change Password'), dialog(/Password/)),
  },
  {
    name: 'biometric',
    as: 'planner',
    path: '/?tab=pulpit',
    open: steps(heading('Pulpit Sheets'), openAccount, click('menuitem', 'Biometric Settings'), dialog(/Biometric/)),
  },
  { name: 'account-menu', as: 'planner', path: '/?tab=pulpit', open: steps(heading('Pulpit Sheets'), openAccount) },
  { name: 'manual', as: 'planner', path: '/manual', open: heading('User Manual and FAQ') },
  {
    name: 'palette',
    as: 'planner',
    path: '/?tab=pulpit',
    open: steps(heading('Pulpit Sheets'), (page) => page.keyboard.press('Control+k'), dialog('Search or jump to…')),
  },
  {
    name: 'keys',
    as: 'planner',
    path: '/?tab=pulpit',
    open: steps(heading('Pulpit Sheets'), (page) => page.keyboard.press('?'), dialog('Keyboard Shortcuts')),
  },
];
