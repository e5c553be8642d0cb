import { promisify } from 'node:util';
import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib';

const inThread = promisify(deflateRaw);
/** Each part ends on a byte and refers to nothing before it, so that it can stand between any others. */
const CLOSED = { finishFlush: constants.Z_FULL_FLUSH };

const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const EMPTY_LAST_BLOCK = Buffer.from([3, 0]);

/** Zips parts of a gzip file; several go to other threads, where a single one is quicker done than handed over. */
export const zipParts = async (parts: readonly Buffer[]): Promise<Buffer[]> =>
  parts.length > 1
    ? Promise.all(parts.map((part) => inThread(part, CLOSED)))
    : parts.map((part) => deflateRawSync(part, CLOSED));

/** The gzip file of `plain` from its zipped parts. */
export function gzipFrom(plain: Buffer, zippedParts: readonly Buffer[]): Buffer {
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(plain), 0);
  trailer.writeUInt32LE(plain.length, 4);
  return Buffer.concat([HEADER, ...zippedParts, EMPTY_LAST_BLOCK, trailer]);
}
