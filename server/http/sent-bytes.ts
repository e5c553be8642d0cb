import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const zip = promisify(gzip);
/** Below this, zipping saves nothing. */
const LEAST_ZIPPED = 1_024;

/** A response as it is, and zipped where that saves something. */
export type SentBytes = { plain: Buffer; zipped: Buffer | null };

const takesZipped = (req: Request): boolean =>
  req.headers['accept-encoding'] !== undefined && req.acceptsEncodings('gzip') === 'gzip';

export async function bytesOf(text: string): Promise<SentBytes> {
  const plain = Buffer.from(text);
  return { plain, zipped: plain.length < LEAST_ZIPPED ? null : await zip(plain) };
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
