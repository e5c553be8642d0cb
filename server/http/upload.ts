import { extname } from 'node:path';
import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';
import { AppError, CASE_WORDS } from '#shared/http/errors.ts';
import { fileToChoose } from '#shared/http/saving-words.ts';
import type { Upload, UploadedFile } from '#shared/http/route.ts';
import { listOfEither } from '#shared/text/in-words.ts';

const inMegabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;

function refusalOf(error: unknown, upload: Upload): AppError {
  if (error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE') {
    return new AppError('too_large', {
      message: CASE_WORDS.fileTooLarge(inMegabytes(upload.maxBytes)),
    });
  }
  if (error instanceof MulterError) return new AppError('invalid', { message: CASE_WORDS.oneFile(upload.field) });
  return new AppError('malformed', { message: CASE_WORDS.uploadBroken });
}

/** The one file of a call, in memory. Its file extension decides whether it is accepted; other fields become the body. */
export function readUpload(upload: Upload, req: Request, res: Response): Promise<UploadedFile> {
  const accepted = listOfEither(upload.types);
  if (!req.is('multipart/form-data')) {
    throw new AppError('wrong_type', { message: CASE_WORDS.notAnUpload(accepted) });
  }
  const limits = { fileSize: upload.maxBytes, files: 1, fields: 4, fieldSize: 200, parts: 5, headerPairs: 40 };
  const receive = multer({ storage: multer.memoryStorage(), limits }).single(upload.field);
  return new Promise((resolve, reject) => {
    receive(req, res, (error: unknown) => {
      if (error) return reject(refusalOf(error, upload));
      if (!req.file) return reject(new AppError('invalid', { message: CASE_WORDS.fileNeeded }));
      // Names arrive as bytes that the parser has read as Latin-1.
      const name = Buffer.from(req.file.originalname, 'latin1').toString('utf8');
      const ending = extname(name).toLowerCase();
      if (!upload.types.some((type) => type === ending)) {
        return reject(new AppError('wrong_type', { message: CASE_WORDS.wrongFile(fileToChoose(ending, accepted)) }));
      }
      resolve({ name, bytes: req.file.buffer });
    });
  });
}
