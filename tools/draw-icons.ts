import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './chromium.ts';
import { ROOT } from './source-stamp.ts';

const PUBLIC = join(ROOT, 'client/public');
const GROUND = '#1f3a5f';
/** A maskable icon is cut to a circle of four fifths, and a phone rounds its home screen's icons by itself. */
const ICONS = [
  { name: 'icon-192.png', size: 192, share: 1, isFull: false },
  { name: 'icon-512.png', size: 512, share: 1, isFull: false },
  { name: 'icon-maskable-512.png', size: 512, share: 0.8, isFull: true },
  { name: 'apple-touch-icon.png', size: 180, share: 0.9, isFull: true },
];

const svg = readFileSync(join(PUBLIC, 'icon.svg'), 'utf8');
const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
for (const { name, size, share, isFull } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const ground = isFull ? `background:${GROUND}` : '';
  await page.setContent(
    `<style>*{margin:0}body{display:grid;place-items:center;height:100vh;${ground}}svg{width:${share * 100}%}</style>${svg}`,
  );
  writeFileSync(join(PUBLIC, name), await page.screenshot({ omitBackground: !isFull }));
  await page.close();
}
await browser.close();
