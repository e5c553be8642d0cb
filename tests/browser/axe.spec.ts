import { expect, test } from './app.ts';
import { axeFindings, sidewaysScroll } from './inspect.ts';
import { Stage } from './scene.ts';
import { SCREENS } from './screens.ts';

/** Light on the desktop and dark on the phone; `npm run screenshots` looks at every size in both. */
test.describe('every screen', () => {
  let stage: Stage;
  test.beforeEach(({ server }) => {
    stage = new Stage(server.url);
  });

  for (const screen of SCREENS) {
    test(`${screen.name}: axe finds nothing, and nothing scrolls sideways`, async ({ context, isMobile, expectNoise }) => {
      if (screen.calls) expectNoise(/503/);
      if (screen.name === 'login-refused') expectNoise(/401/);
      if (screen.name === 'meeting-not-found') expectNoise(/404/);
      const page = await stage.show(context, screen, isMobile ? 'dark' : 'light');
      expect(await axeFindings(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
    });
  }
});
