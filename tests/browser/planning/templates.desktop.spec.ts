import type { APIRequestContext, Page } from '@playwright/test';
import { dateSeenFrom } from '#shared/calendar/format.ts';
import { expect, test } from '#tests/browser/support/app.ts';
import { ordinarySundays, today } from '#tests/browser/support/calls.ts';
import { hold } from '#tests/browser/support/hold.ts';
import { axeFindings } from '#tests/browser/support/inspect.ts';
import { openWard } from '#tests/browser/support/open-ward.ts';

const ANNOUNCEMENTS = 'Ministering interviews are this week';
const NOTES = 'Ask the priests for the bread';
const NEW = 'Schedule New Sacrament Meeting';

test('a planned meeting becomes a template, with which new meetings of its type start, and nothing is saved by itself', async ({
  page,
  request,
}) => {
  const { members, plan, show, meetingOn } = await openWard(page, request);
  const [ann, ben, cal] = members;
  const sundays = ordinarySundays(9);
  const [first = '', far = ''] = [sundays[0], sundays[8]];
  const speakers = [
    { memberId: ben?.id, topic: 'Faith', duration: 5 },
    { memberId: cal?.id, topic: 'Hope', duration: 15 },
  ];
  const planned = { date: first, conductingMemberId: ann?.id, speakers, announcements: ANNOUNCEMENTS, notes: NOTES };
  const { id } = await plan(planned);
  await show(`/meeting/${id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Save as Template…' }).click();
  const saving = page.getByRole('dialog', { name: 'Save as Template' });
  const choice = (name: string) => saving.getByRole('checkbox', { name });
  await expect(choice('Talks 5 min, 15 min')).toBeChecked();
  await expect(choice('Talk topics Faith, Hope')).not.toBeChecked();
  // What is said on one Sunday isn't said on every one.
  await expect(choice(`Notes ${NOTES}`)).not.toBeChecked();
  await choice(`Announcements ${ANNOUNCEMENTS}`).check();
  expect(await axeFindings(page)).toEqual([]);
  await saving.getByRole('button', { name: 'Save Template' }).click();
  await expect(saving).toBeHidden();
  // What is there already is replaced only when someone checks it.
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Save as Template…' }).click();
  await expect(choice('Talks 5 min, 15 min (already there)')).not.toBeChecked();
  await expect(choice(`Announcements ${ANNOUNCEMENTS} (already there)`)).not.toBeChecked();
  await saving.getByRole('button', { name: 'Cancel' }).click();

  await page.goto(`/?plan=${far}`);
  const dialog = page.getByRole('dialog', { name: NEW });
  await expect(dialog.getByLabel('Announcements')).toHaveValue(ANNOUNCEMENTS);
  await expect(dialog.getByText('NEEDS PLANNING', { exact: true })).toBeVisible();
  await expect(dialog.getByLabel('Minutes for speaker 1')).toHaveValue('5');
  await expect(dialog.getByLabel('Minutes for speaker 2')).toHaveValue('15');
  await expect(dialog.getByRole('textbox', { name: 'Topic for speaker 1' })).toHaveValue('');
  // Another type replaces nothing; and closing what no one has touched asks nothing.
  const type = dialog.getByLabel('Meeting type');
  await type.selectOption('Ward conference');
  await expect(dialog.getByLabel('Announcements')).toHaveValue(ANNOUNCEMENTS);
  await type.selectOption('Regular');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  expect(await meetingOn(far)).toBeUndefined();
});

test('a template is edited in one place, and another type, a draft, or a planned Sunday takes from it what it lacks', async ({
  page,
  request,
  expectNoise,
}) => {
  expectNoise(/409/);
  const { members, plan, show, meetingOn, keep } = await openWard(page, request);
  const [ann, ben] = members;
  const sundays = ordinarySundays(9);
  const [first = '', second = '', far = ''] = [sundays[0], sundays[1], sundays[8]];
  await plan({ date: first, conductingMemberId: ann?.id, notes: 'Our own notes' });
  const draft = await plan({ date: second, status: 'draft' });
  await keep({ templates: { regular: { announcements: ANNOUNCEMENTS } } });
  await show();
  await page.getByRole('button', { name: 'Rotation & Announcements' }).click();
  await page.getByRole('menuitem', { name: 'Templates…' }).click();
  const templates = page.getByRole('dialog', { name: 'Templates' });
  await expect(templates.getByLabel('Announcements')).toHaveValue(ANNOUNCEMENTS);
  await templates.getByLabel('Meeting type').selectOption('Ward conference (no template)');
  await templates.getByRole('button', { name: 'Add Talk' }).click();
  await expect(templates.getByLabel('Speaker 1')).toBeFocused();
  await page.keyboard.type('Stake president');
  await page.keyboard.press('Enter');
  await templates.getByLabel('Topic 1').fill('Unity');
  await templates.getByLabel('Minutes 1').selectOption('20 min');
  await templates.getByLabel('Stake and ward business').fill('Ward officers are sustained');
  expect(await axeFindings(page)).toEqual([]);
  // What someone else changes besides is kept.
  await keep({ templates: { regular: { announcements: ANNOUNCEMENTS, notes: NOTES } } });
  await templates.getByRole('button', { name: 'Save Templates' }).click();
  await expect(templates).toBeHidden();

  await page.getByRole('button', { name: `More for ${dateSeenFrom(first, today())}` }).click();
  await page.getByRole('menuitem', { name: 'Copy From…' }).click();
  const copying = page.getByRole('dialog', { name: /^Copy to / });
  await copying.getByLabel('Copy from').selectOption('Template: Regular');
  await expect(copying.getByRole('checkbox', { name: `Announcements ${ANNOUNCEMENTS}` })).toBeChecked();
  await expect(copying.getByRole('checkbox', { name: `Notes ${NOTES} replaces Our own notes` })).not.toBeChecked();
  await copying.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect
    .poll(() => meetingOn(first))
    .toMatchObject({ announcements: ANNOUNCEMENTS, notes: 'Our own notes', conductingMemberId: ann?.id });
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect.poll(async () => (await meetingOn(first)).announcements).toBeNull();

  await page.goto(`/?edit=${draft.id}`);
  const edit = page.getByRole('dialog', { name: 'Edit Meeting' });
  await expect(edit.getByText('The Regular template has announcements and notes.')).toBeVisible();
  await expect(edit.getByLabel('Announcements')).toHaveValue('');
  await edit.getByRole('button', { name: 'Fill from Template' }).click();
  await expect(edit.getByLabel('Announcements')).toHaveValue(ANNOUNCEMENTS);

  await page.goto(`/?plan=${far}`);
  const dialog = page.getByRole('dialog', { name: NEW });
  await expect(dialog.getByLabel('Announcements')).toHaveValue(ANNOUNCEMENTS);
  await dialog.getByLabel('Announcements').fill('Stake choir');
  await dialog.getByLabel('Meeting type').selectOption('Ward conference');
  const offer = dialog.getByText('The Ward conference template has stake and ward business and 1 talk.');
  await expect(offer).toBeVisible();
  await expect(dialog.getByLabel('Stake and ward business')).toHaveValue('');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Fill from Template' }).press('Enter');
  await expect(offer).toBeHidden();
  await expect(dialog.getByLabel('Meeting type')).toBeFocused();
  await expect(dialog.getByLabel('Stake and ward business')).toHaveValue('Ward officers are sustained');
  await expect(dialog.getByLabel('Announcements')).toHaveValue('Stake choir');
  await dialog.getByRole('combobox', { name: 'Conducting member' }).fill(ann?.name ?? '');
  const speaker = dialog.getByRole('combobox', { name: 'Speaker 1', exact: true });
  await expect(speaker).toHaveAttribute('placeholder', 'Stake president');
  await speaker.fill(ben?.name ?? '');
  await expect(dialog.getByRole('textbox', { name: 'Topic for speaker 1' })).toHaveValue('Unity');
  await dialog.getByRole('button', { name: 'Schedule Meeting' }).click();
  await expect(dialog).toBeHidden();
  const saved = await meetingOn(far);
  expect(saved).toMatchObject({
    kind: 'ward_conference',
    announcements: 'Stake choir',
    wardBusiness: 'Ward officers are sustained',
    notes: NOTES,
  });
  expect(saved.speakingAssignments).toMatchObject([{ memberId: ben?.id, topic: 'Unity', duration: 20 }]);
});

/** A planned Sunday of a ward whose template has one talk, and its first free place for a speaker. */
async function openTemplated(page: Page, request: APIRequestContext) {
  const { members, plan, show, meetingOn, keep } = await openWard(page, request);
  const [ann, ben] = members;
  const [date = ''] = ordinarySundays(1);
  await plan({ date, conductingMemberId: ann?.id });
  await keep({ templates: { regular: { talks: [{ speaker: 'Youth speaker', topic: 'Prayer', duration: 5 }] } } });
  const choose = async () => {
    await page.getByPlaceholder('Youth speaker').fill(ben?.name ?? '');
    const topic = page.getByRole('textbox', { name: 'Topic', exact: true });
    await expect(topic).toHaveValue('Prayer');
    await topic.press('Enter');
    await expect
      .poll(async () => (await meetingOn(date)).speakingAssignments)
      .toMatchObject([{ memberId: ben?.id, topic: 'Prayer', duration: 5 }]);
  };
  return { show, choose, place: page.locator(`[data-cell="speaker-0"][data-date="${date}"]`) };
}

test('in the grid a free place for a speaker has the minutes and the topic of the template', async ({
  page,
  request,
}) => {
  const { show, choose, place } = await openTemplated(page, request);
  await show();
  await place.click();
  await choose();
});

test('a place that is opened before the templates have arrived still takes the minutes of its template', async ({
  page,
  request,
}) => {
  const { show, choose, place } = await openTemplated(page, request);
  const standing = await hold(page, '**/api/standing*');
  await show();
  await place.click();
  const minutes = page.getByRole('combobox', { name: 'Minutes', exact: true });
  await expect(minutes).toHaveValue('10');
  standing.release();
  await expect(minutes).toHaveValue('5');
  await choose();
});

test('what a person unchecked stays so when someone else saved first, and a type chosen again has its texts back', async ({
  page,
  request,
  expectNoise,
}) => {
  expectNoise(/409/);
  const { members, plan, show, keep } = await openWard(page, request);
  const [ann, ben] = members;
  const [date = ''] = ordinarySundays(1);
  const speakers = [{ memberId: ben?.id, topic: 'Faith', duration: 5 }];
  const { id } = await plan({ date, conductingMemberId: ann?.id, speakers, notes: NOTES });
  await show(`/meeting/${id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Save as Template…' }).click();
  const saving = page.getByRole('dialog', { name: 'Save as Template' });
  await saving.getByRole('checkbox', { name: /^Talks / }).uncheck();
  await saving.getByRole('checkbox', { name: /^Notes / }).check();
  const theirs = [{ speaker: 'Youth speaker', topic: '', duration: 7 }];
  await keep({ templates: { regular: { talks: theirs }, ward_conference: { notes: ANNOUNCEMENTS } } });
  await saving.getByRole('button', { name: 'Save Template' }).click();
  await expect(saving.getByText('Someone else changed this template. Check it, then save again.')).toBeVisible();
  await expect(saving.getByRole('checkbox', { name: /^Talks / })).not.toBeChecked();
  await saving.getByRole('button', { name: 'Save Template' }).click();
  await expect(saving).toBeHidden();

  await page.goto(`/?edit=${id}`);
  const edit = page.getByRole('dialog', { name: 'Edit Meeting' });
  const type = edit.getByLabel('Meeting type');
  await type.selectOption('Ward conference');
  await edit.getByRole('button', { name: 'Fill from Template' }).click();
  await expect(edit.getByLabel('Notes', { exact: true })).toHaveValue(ANNOUNCEMENTS);
  await type.selectOption('Regular');
  await edit.getByRole('button', { name: 'Fill from Template' }).click();
  await expect(edit.getByLabel('Notes', { exact: true })).toHaveValue(NOTES);
});
