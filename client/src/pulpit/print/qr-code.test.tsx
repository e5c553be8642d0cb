import { decodeQR } from 'qr/decode.js';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { QrCode } from './qr-code.tsx';

const SCALE = 4;

/** What a camera sees of the drawing. */
function pixelsOf(markup: string) {
  const size = Number(/viewBox="0 0 (\d+) /.exec(markup)?.[1]);
  const width = size * SCALE;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y] of markup.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let row = 0; row < SCALE; row += 1) {
      const start = ((Number(y) * SCALE + row) * width + Number(x) * SCALE) * 4;
      for (let at = 0; at < SCALE * 4; at += 1) if (at % 4 !== 3) data[start + at] = 0;
    }
  }
  return { width, height: width, data };
}

it('a QR code leads to the address of the program', () => {
  const address = 'https://planner.example.org/p/maple-grove-ward';
  const markup = renderToStaticMarkup(<QrCode text={address} />);
  expect(decodeQR(pixelsOf(markup))).toBe(address);
  expect(markup).toContain(`aria-label="QR code for ${address}"`);
});
