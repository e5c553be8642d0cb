import { inOlderAlphabet } from './alphabets/code-pages.ts';
import { officeFile } from './alphabets/office-files.ts';
import { UnreadableFile, UNREADABLE } from './unreadable.ts';

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, i) => bytes[i] === byte);
/** How many of the first characters decide which encoding this is. */
const LOOKED_AT = 2000;

/** Latin text in UTF-16 has a zero in every other byte. */
function utf16Without(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const end = Math.min(bytes.length, LOOKED_AT) & ~1;
  let [even, odd] = [0, 0];
  for (let i = 0; i < end; i += 2) {
    if (bytes[i] === 0) even += 1;
    if (bytes[i + 1] === 0) odd += 1;
  }
  if (end < 4) return null;
  if (odd > end / 5 && even === 0) return 'utf-16le';
  return even > end / 5 && odd === 0 ? 'utf-16be' : null;
}

function encodingOf(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  const wide = utf16Without(bytes);
  if (wide) return wide;
  return isMostlyUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/** In older encodings, bytes that make a whole letter of UTF-8 hardly ever meet. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder('utf-8').decode(bytes);
  const broken = text.split('\uFFFD').length - 1;
  if (broken === 0) return true;
  const whole = text.match(/(?!\uFFFD)\P{ASCII}/gu)?.length ?? 0;
  // What is no UTF-8 came out of an older spreadsheet in Western Europe or the Americas.
  return whole > broken / 4;
}

/** UTF-8 that was taken for an older alphabet and saved as UTF-8 again: 'JosÃ©'. */
const TWICE = /[ÃÂ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u;

/** Every letter beyond English counts as lost where some of them are surely wrong. */
function withoutMisread(bytes: Uint8Array, encoding: string): string {
  const { text, isSure } =
    encoding === 'windows-1252'
      ? inOlderAlphabet(bytes)
      : { text: new TextDecoder(encoding).decode(bytes), isSure: true };
  const isMisread = encoding === 'windows-1252' ? !isSure : TWICE.test(text);
  return isMisread ? text.replace(/\P{ASCII}/gu, '\uFFFD') : text;
}

export const isPdf = (bytes: Uint8Array): boolean => startsWith(bytes, 0x25, 0x50, 0x44, 0x46, 0x2d);

/** Word and the web write hyphens that look like the one on the keyboard. */
export const withPlainHyphens = (text: string): string => text.replaceAll(/[\u2010\u2011]/g, '-');

/** Bytes of a text file → text, without a byte order mark. UTF-8, UTF-16 in both orders, or an older alphabet. */
export function decodeText(bytes: Uint8Array): string {
  const office = officeFile(bytes);
  if (office !== null) throw new UnreadableFile(office);
  const encoding = encodingOf(bytes);
  const text = withPlainHyphens(withoutMisread(bytes, encoding).replace(/^\uFEFF/, ''));
  // eslint-disable-next-line no-control-regex -- control characters are what tells a picture or a program from a text
  const strange = text.slice(0, LOOKED_AT).match(/[\u0000-\u0008\u000e-\u001f]/g)?.length ?? 0;
  if (strange > 2) throw new UnreadableFile(UNREADABLE.otherType);
  if (text.trim() === '') throw new UnreadableFile(UNREADABLE.empty);
  return text;
}
