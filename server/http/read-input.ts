import express, { type Request, type RequestHandler, type Response } from 'express';
import { AppError } from '#shared/http/errors.ts';
import type { Route, UploadedFile } from '#shared/http/route.ts';
import type { ceremonySession } from '#server/passkeys/ceremony.ts';
import { BODY_LIMIT } from './limits.ts';
import { readUpload } from './upload.ts';

const readJson = express.json({ limit: BODY_LIMIT, strict: false });

const runOn = (middleware: RequestHandler, req: Request, res: Response) =>
  new Promise<void>((resolve, reject) =>
    middleware(req, res, (error?: unknown) => (error ? reject(error) : resolve())),
  );

async function readBody(req: Request, res: Response): Promise<void> {
  await runOn(readJson, req, res);
  const length = Number(req.headers['content-length'] ?? 0);
  if (req.body === undefined && (length > 0 || req.headers['transfer-encoding'])) throw new AppError('wrong_type');
}

/** What is sent besides the address. */
export type SentInput = { ceremony?: unknown; file?: UploadedFile | null };
export type CeremonySession = ReturnType<typeof ceremonySession>;

export async function readInput(
  enter: CeremonySession,
  record: Route,
  request: SentInput,
  req: Request,
  res: Response,
): Promise<void> {
  if (record.ceremony) request.ceremony = await enter(record.ceremony, req, res);
  const isFile = record.upload !== undefined && (!record.body || Boolean(req.is('multipart/form-data')));
  // Also where nothing is needed: what is sent must be readable, and the ward may come in the body of every write.
  if (!isFile && record.method !== 'GET') await readBody(req, res);
  if (record.upload) request.file = isFile ? await readUpload(record.upload, req, res) : null;
}
