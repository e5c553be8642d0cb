import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';

const zip = promisify(gzip);
/** Below this, zipping saves nothing. */
export const LEAST_ZIPPED = 1_024;
/** Up to this, handing it to another thread and back takes longer than zipping. */
const MOST_ZIPPED_HERE = 65_536;

/** A response as it is, and zipped where that saves something. */
export type SentBytes = { plain: Buffer; zipped: Buffer | null };

const takesZipped = (req: Request): boolean =>
  req.headers['accept-encoding'] !== undefined && req.acceptsEncodings('gzip') === 'gzip';

export async function bytesOf(text: string): Promise<SentBytes> {
  const plain = Buffer.from(text);
  if (plain.length < LEAST_ZIPPED) return { plain, zipped: null };
  return { plain, zipped: plain.length > MOST_ZIPPED_HERE ? await zip(plain) : gzipSync(plain) };
}

/** Sends what is ready, compressed for clients that accept it. */
export function sendBytes({ plain, zipped }: SentBytes, req: Request, res: Response): void {
  res.setHeader('Vary', 'Accept-Encoding');
  const sent = zipped !== null && takesZipped(req) ? zipped : plain;
  if (sent === zipped) res.setHeader('Content-Encoding', 'gzip');
  res.setHeader('Content-Length', sent.length);
  res.end(sent);
}

/** Sends a text that is made for this one response, and zips it for those alone who take it so. */
export async function sendText(type: string, text: string, req: Request, res: Response): Promise<void> {
  const bytes = takesZipped(req) ? await bytesOf(text) : { plain: Buffer.from(text), zipped: null };
  res.setHeader('Content-Type', type);
  sendBytes(bytes, req, res);
}
