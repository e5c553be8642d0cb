import { existsSync } from 'node:fs';

/** The one without windows comes first: it shows the same pages with three fifths of the work. */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Works as root and in a closed network, and never asks for updates. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of a browser: CHROMIUM, an installed one, else the one that comes inside an npm package. */
export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM;
  if (named) return named;
  const installed = INSTALLED.find((path) => existsSync(path));
  if (installed) return installed;
  // Makes the package unpack the libraries that a machine without a desktop lacks; read when it is imported.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
