import { looksLikePhone } from '../looks.ts';
import { isNameLine, plainLine } from './block-lines.ts';

const LEAST = 2;

/**
 * A list in which every phone stands above its name, with the name first, as in other lists; any other as it is. Without blank
 * lines between people, the first name may have been left out, and each phone be that of the name above it.
 */
export function withPhonesBelow(lines: readonly string[]): string[] {
  const filled = lines.flatMap((line, at) => (line.trim() === '' ? [] : [at]));
  const textAt = (at: number | undefined): string => plainLine(lines[at ?? -1] ?? '');
  const areAbove =
    filled.length >= LEAST * 2 &&
    filled.length % 2 === 0 &&
    filled.every((at, i) =>
      i % 2 === 0
        ? looksLikePhone(textAt(at)) && filled[i + 1] === at + 1
        : isNameLine(textAt(at)) && filled[i + 1] !== at + 1,
    );
  if (!areAbove) return [...lines];
  const swapped = [...lines];
  for (let i = 0; i < filled.length; i += 2) {
    const [phone = 0, name = 0] = [filled[i], filled[i + 1]];
    [swapped[phone], swapped[name]] = [lines[name] ?? '', lines[phone] ?? ''];
  }
  return swapped;
}
