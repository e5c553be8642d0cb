import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../tools/chromium.ts';

/** A browser that prints pages. */
export async function printer(): Promise<{
  printed: (html: string) => Promise<Uint8Array>;
  close: () => Promise<void>;
}> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
  const page = await browser.newPage();
  return {
    printed: async (html) => {
      await page.setContent(html);
      const margin = { top: '15mm', bottom: '15mm', left: '12mm', right: '12mm' };
      return new Uint8Array(await page.pdf({ format: 'Letter', margin }));
    },
    close: () => browser.close(),
  };
}
