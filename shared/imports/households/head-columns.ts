import { foldLoose } from '#shared/text/fold.ts';
import { isKnownCalling, isStatus } from '../callings.ts';
import { isGivenNameForSure } from '../doubts/given-names.ts';
import { isOfGivenNames } from './naming.ts';

const IN_COLUMNS = /^(\p{L}[^\t,\d]*?)(?:\t| {2,})([^\t,\d]*?)(?=\t| {2,}|$)(.*)$/u;

/**
 * 'Anderson  Mark  801-555-0100' above '  Julie', whose last name stands empty: the comma that such columns stand for. None
 * where the first word of a line is a first name.
 */
export function withHeads(lines: readonly string[], isBelow: readonly boolean[]): { lines: string[]; heads: number } {
  const found = lines.map((line, at) => {
    const [, family = '', given = '', others = ''] = (isBelow[at] ? null : IN_COLUMNS.exec(line.trim())) ?? [];
    const isHead = given !== '' && isOfGivenNames(given) && !isKnownCalling(given) && !isStatus(given);
    return isHead ? { family, given, others } : null;
  });
  const isFirstFirst = found.some(
    (one) => one && isGivenNameForSure(foldLoose(one.family)) && !isGivenNameForSure(foldLoose(one.given)),
  );
  if (isFirstFirst) return { lines: [...lines], heads: 0 };
  return {
    lines: found.map((one, at) => (one ? `${one.family}, ${one.given}${one.others}` : (lines[at] ?? ''))),
    heads: found.filter(Boolean).length,
  };
}
