import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './app.ts';
import { axeFindings, sidewaysScroll } from './inspect.ts';
import { Stage } from './scene.ts';
import { SCREENS } from './screens.ts';

const SIZES = [
  { name: '1440x900', width: 1440, height: 900 },
  { name: '1280x800', width: 1280, height: 800 },
  { name: '390x844', width: 390, height: 844 },
  { name: '320x640', width: 320, height: 640 },
];
const THEMES = ['light', 'dark'] as const;
const OUT = process.env.SCREENSHOTS ?? 'screenshots';

for (const size of SIZES) {
  const isPhone = size.width < 600;
  test.describe(size.name, () => {
    test.use({
      viewport: { width: size.width, height: size.height },
      ...(isPhone ? { hasTouch: true, isMobile: true } : {}),
    });
    for (const screen of SCREENS) {
      test(screen.name, async ({ context, server, expectNoise }) => {
        // A hundred rows, looked at by axe in two colors, on a busy machine.
        test.setTimeout(240_000);
        expectNoise(/40[14]|503/);
        const page = await new Stage(server.url).show(context, screen, 'light');
        for (const theme of THEMES) {
          await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
          const folder = join(OUT, `${size.name}-${theme}`);
          mkdirSync(folder, { recursive: true });
          await page.screenshot({ path: join(folder, `${screen.name}.png`) });
          expect.soft(await axeFindings(page), `${theme}: axe`).toEqual([]);
          expect.soft(await sidewaysScroll(page), `${theme}: sideways`).toBe(0);
        }
      });
    }
  });
}
