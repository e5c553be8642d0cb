import type { Locator, Page } from '@playwright/test';
import { expect, signIn, test as base, withServer } from '#tests/browser/support/app.ts';
import { startModel, type ModelMood, type StandIn } from '#tests/browser/support/model.ts';
import type { RunningServer } from '#tests/browser/support/server.ts';

/** A server with an AI service behind it that waits for one and a half seconds, not for a minute. */
const test = base.extend<object, { model: StandIn; server: RunningServer }>({
  model: [
    async ({}, use) => {
      const model = await startModel();
      await use(model);
      await model.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ model }, use) =>
      withServer(
        {
          OPENAI_API_KEY: 'key',
          OPENAI_BASE_URL: model.url,
          OPENAI_FIRST_WORD_SECONDS: '1.5',
          OPENAI_WHOLE_SECONDS: '2',
        },
        use,
      ),
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** Each test has a card of its own, since a script that is there is asked about. */
async function openCard(page: Page, place: number): Promise<{ card: Locator; generate: Locator; dialog: Locator }> {
  await signIn(page, 'planner', { path: '/?tab=pulpit' });
  const card = page.getByRole('region', { name: /^Sheets for/ }).nth(place);
  await expect(page.getByText(/AI Generate rewrites the script in a warmer tone/)).toBeVisible();
  return {
    card,
    generate: card.getByRole('button', { name: /^AI Generate/ }),
    dialog: page.getByRole('dialog', { name: 'Conducting Script' }),
  };
}

test('a good script is shown as written by AI, without a flag', async ({ page, model }) => {
  model.mood = 'good';
  const { card, generate, dialog } = await openCard(page, 3);
  await generate.click();
  await expect(page.getByText('AI Script Generated').first()).toBeVisible();
  await expect(dialog.getByText('Written by AI', { exact: true })).toBeVisible();
  await expect(dialog.getByText('OPENING HYMN', { exact: true })).toBeVisible();
  await expect(dialog.getByText(/Not part of this meeting|missing from this text/)).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(card.getByText('Written by AI', { exact: true })).toBeVisible();

  // Someone has read it: it is replaced only when the person asks for it.
  const asked = model.asked;
  await generate.click();
  const question = page.getByRole('alertdialog', { name: 'Generate a new script?' });
  await expect(question.getByText(/replaces the AI-written script/)).toBeVisible();
  await question.getByRole('button', { name: 'Keep This Script' }).click();
  await expect(question).toHaveCount(0);
  expect(model.asked).toBe(asked);
});

test('a slow script is waited for, and the button says that it is being written', async ({ page, model }) => {
  model.mood = 'slow';
  const { generate, dialog } = await openCard(page, 2);
  await generate.click();
  await expect(page.getByText('Writing script...').first()).toBeVisible();
  await expect(dialog.getByText('OPENING HYMN', { exact: true })).toBeVisible();
});

test('what a script adds and what it leaves out are both flagged', async ({ page, model }) => {
  model.mood = 'loose';
  const { generate, dialog } = await openCard(page, 0);
  await generate.click();
  await expect(
    dialog.getByText(/Not part of this meeting\. Check before reading aloud: .*Peter Wongarella/),
  ).toBeVisible();
  await expect(dialog.getByText(/Part of this meeting but missing from this text: .*Closing hymn: #/)).toBeVisible();
});

for (const mood of ['stalled', 'error', 'garbage'] as const satisfies ModelMood[]) {
  test(`a service in the state “${mood}” is reported, and the saved script stays`, async ({
    page,
    model,
    expectNoise,
  }) => {
    expectNoise(/503/);
    const { card, generate, dialog } = await openCard(page, 1);
    await card.getByRole('button', { name: /^View Script/ }).click();
    await dialog.getByRole('button', { name: 'Edit' }).click();
    await dialog.getByRole('textbox', { name: 'Sheet text' }).fill(`Mine before ${mood}`);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('textbox')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Close' }).click();

    model.mood = mood;
    const before = model.asked;
    await generate.click();
    await page
      .getByRole('alertdialog', { name: 'Generate a new script?' })
      .getByRole('button', { name: 'Generate' })
      .click();
    await expect(page.getByText('Generation Failed').first()).toBeVisible();
    await expect(page.getByText('Failed to generate AI script. Please try again.').first()).toBeVisible();
    expect(model.asked).toBe(before + 1);
    await card.getByRole('button', { name: /^View Script/ }).click();
    await expect(dialog.getByText(`Mine before ${mood}`)).toBeVisible();
  });
}

test('too many requests get a message that says how long to wait', async ({ page, expectNoise }) => {
  expectNoise(/429/);
  const { generate } = await openCard(page, 4);
  const message = 'Too many attempts. Try again in 12 minutes.';
  await page.route('**/api/generate-script', (route) =>
    route.fulfill({ status: 429, json: { message, code: 'too_many' } }),
  );
  await generate.click();
  await expect(page.getByText(message).first()).toBeVisible();
});
