import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PICTURES, pictureFile, type PictureName } from '#client/manual/pictures.ts';
import { test } from './app.ts';
import { Stage } from './scene.ts';
import { SCREENS } from './screens.ts';

const OUT = 'client/public/manual-pictures';

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

for (const name of Object.keys(SHOWN) as PictureName[]) {
  const { width, height } = PICTURES[name];
  test.describe(name, () => {
    test.use({ viewport: { width, height }, ...(width < 600 ? { hasTouch: true, isMobile: true } : {}) });
    test('is taken in both colours', async ({ context, server }) => {
      const screen = SCREENS.find((one) => one.name === SHOWN[name]);
      if (!screen) throw new Error(`There is no screen called ${SHOWN[name]}.`);
      const page = await new Stage(server.url).show(context, screen, 'light');
      mkdirSync(OUT, { recursive: true });
      for (const theme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        await page.screenshot({ path: join(OUT, pictureFile(name, theme)), type: 'jpeg', quality: 72 });
      }
    });
  });
}
