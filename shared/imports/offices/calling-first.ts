import { foldLoose } from '#shared/text/fold.ts';
import { isOffice } from '../callings.ts';
import { BULLET, LONGEST_LINE, readLine } from '../line-parts.ts';
import { nicknameApart } from '../name-parts/nicknames-in-lines.ts';
import { looksLikeFullName } from '../names.ts';
import { isVocabulary } from './current-words.ts';
import { officeOfLabel } from './short-offices.ts';

/**
 * Between a calling and a name; 'Ward Clerk - Finance:' goes on up to the colon. In columns a comma parts them only behind
 * several words, since 'Bishop, Mary Ann' is Mary Ann Bishop.
 */
const COLON = /\s*[:：]\s*/;
const APART = [COLON, /\s+[-–—]+\s+/, /\t+/, /\s{2,}/, /(?<=^\p{L}[^\s,]*\s[^,]*),\s*/u];

/** Within a calling, written as the Church's lists do: with spaces around it, it would part the calling from the rest. */
const DASH = /\s+[-–—]+\s+/g;

/** 'Course 14 - Teacher' */
const IN_CLASS = /^(?:course|ctr|valiants?|sunbeams?|class|nursery)\b/i;
const MANY = /\b(teacher|clerk|counselor|advis[eo]r|organist|pianist|specialist|leader|consultant|instructor)s$/i;
/** What one of 'Teachers' is. */
export const oneOf = (calling: string): string =>
  calling.replace(MANY, '$1').replace(/ies$/i, (end) => (end === 'IES' ? 'Y' : 'y'));

/** Nothing but an office: of 'Tom Beck, Ward Clerk: Ann Lee' no one knows who is who. */
export const isCallingOnly = (text: string): boolean => isOffice(text) && isVocabulary(foldLoose(text));

/** 'Bishop: Scott Harmon' → 'Scott Harmon - Bishop', as other lists write it; null where a line has no calling before a name. */
export function withNameFirst(line: string): string | null {
  if (line.length > LONGEST_LINE) return null;
  const text = line.replace(BULLET, '').trim();
  for (const mark of APART) {
    const [between = ''] = mark.exec(text) ?? [];
    const at = between === '' ? -1 : text.indexOf(between);
    const [label, rest] = [text.slice(0, Math.max(at, 0)), text.slice(at + between.length)];
    // Without a colon, 'Pres' is a title.
    const isShort = mark === COLON && !isCallingOnly(label);
    const calling = (isShort ? officeOfLabel(label) : null) ?? label;
    if (!isCallingOnly(calling)) continue;
    const apart = nicknameApart(rest);
    const { name } = readLine(apart?.line ?? rest);
    if (!looksLikeFullName(name) || isOffice(name)) continue;
    const written = oneOf(calling).replace(DASH, IN_CLASS.test(calling) ? ' ' : '--');
    return apart ? `${rest} - ${written}` : rest.replace(name, () => `${name} - ${written}`);
  }
  return null;
}
