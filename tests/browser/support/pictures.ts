import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PICTURES, pictureFile, type PictureName } from '#client/manual/pictures.ts';
import { test } from './app.ts';
import { Stage } from './scene.ts';
import { SCREENS } from './screens.ts';

const OUT = 'client/public/manual-pictures';
const README_PICTURE = 'docs/pictures/planner.png';

/** Which screen each picture of the manual shows. */
const SHOWN: Record<PictureName, string> = {
  planner: 'planner',
  dialog: 'dialog-edit',
  grid: 'planner-grid',
  members: 'speakers',
  import: 'import-preview',
  music: 'music-of-music',
  sheets: 'pulpit',
  print: 'print',
  pulpit: 'pulpit-view',
  tracking: 'tracking',
  users: 'admin-users',
};

function screenCalled(name: string) {
  const screen = SCREENS.find((one) => one.name === name);
  if (!screen) throw new Error(`There is no screen called ${name}.`);
  return screen;
}

for (const name of Object.keys(SHOWN) as PictureName[]) {
  const { width, height } = PICTURES[name];
  test.describe(name, () => {
    test.use({ viewport: { width, height }, ...(width < 600 ? { hasTouch: true, isMobile: true } : {}) });
    test('is taken in both colours', async ({ context, server }) => {
      const page = await new Stage(server.url).show(context, screenCalled(SHOWN[name]), 'light');
      mkdirSync(OUT, { recursive: true });
      for (const theme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        await page.screenshot({ path: join(OUT, pictureFile(name, theme)), type: 'jpeg', quality: 72 });
      }
    });
  });
}

test.describe('the README', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  test('shows the planner', async ({ context, server }) => {
    const page = await new Stage(server.url).show(context, screenCalled('planner'), 'light');
    await page.screenshot({ path: README_PICTURE });
  });
});
