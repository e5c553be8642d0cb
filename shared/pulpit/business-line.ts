/** One line of the releases or new callings, as far as it could be read. `position` is null for a bare name. */
export type BusinessLine = { names: string; position: string | null; several: boolean } | { words: string };

const CALLINGS = [
  'advis[eo]rs?', 'assistants?', 'bishop(?:ric)?', 'chair', 'choristers?', 'clerks?', 'committee', 'consultants?',
  'coordinators?', 'counselors?', 'directors?', 'greeters?', 'instructors?', 'leaders?', 'librarians?', 'ministers?',
  'mission', 'missionar(?:y|ies)', 'nursery', 'organists?', 'pianists?', 'presiden(?:t|cy)', 'primary', 'quorum',
  'relief society', 'representatives?', 'secretar(?:y|ies)', 'specialists?', 'sunday school', 'teachers?',
  'young (?:women|men)',
];
const CALLING = new RegExp(`\\b(?:${CALLINGS.join('|')})\\b`, 'iu');
const isCalling = (text: string): boolean => CALLING.test(text);

/** Words that no name holds; in lower case, for Will and Call are names too. */
const SENTENCE = new Set([
  'we', 'i', 'the', 'our', 'all', 'has', 'have', 'had', 'been', 'is', 'are', 'was', 'were', 'will', 'be', 'with', 'for',
  'to', 'please', 'release', 'released', 'call', 'called', 'sustain', 'sustained', 'this', 'that', 'these', 'those',
  'new', 'who', 'whose',
]);
const OPENERS = new Set(['We', 'The', 'Our', 'All', 'Please', 'This', 'These', 'Those', 'With', 'For', 'It']);

function isName(text: string): boolean {
  const words = text.split(' ');
  const endsLikeName = !/[\d.!?;]$/u.test(text.replace(/\b[JS]r\.$/u, ''));
  return endsLikeName && words.length <= 12 && !OPENERS.has(words[0] ?? '') && !words.some((word) => SENTENCE.has(word));
}

function filled(names: string, position: string | null): BusinessLine | null {
  const who = names.replace(/ (?:(?:has|have) been |is |are |was |were |to be )?(?:released|called|sustained)$/u, '');
  if (!isName(who)) return null;
  return { names: who, position: position?.replace(/\.$/u, '') ?? null, several: / (?:and|&) /u.test(who) };
}

/** What stands first when neither side, or either, could be a calling. */
const DIVIDED: readonly [pattern: RegExp, first: 'name' | 'position'][] = [
  [/^(.+?)(?: (?:[-–—]|--) | ?— ?)(.+)$/u, 'name'],
  [/^(.+?) \((.+)\)$/u, 'name'],
  [/^(.+?): (.+)$/u, 'position'],
];

function fromDivided(text: string): BusinessLine | null | undefined {
  for (const [pattern, first] of DIVIDED) {
    const [, left, right] = pattern.exec(text) ?? [];
    if (!left || !right) continue;
    const nameFirst = isCalling(left) === isCalling(right) ? first === 'name' : isCalling(right);
    return nameFirst ? filled(left, right) : filled(right, left);
  }
  return undefined;
}

function fromPlain(text: string): BusinessLine | null {
  const [, left, right] = /^([^,]+(?:, [^,]+)?), ([^,]+)$/u.exec(text) ?? [];
  if (left && right) return isCalling(right) && !isCalling(left) ? filled(left, right) : null;
  const looksLikeName = /^\p{Lu}\S*(?: \S+){1,3}$/u.test(text) && !isCalling(text) && !/[:,]/u.test(text);
  return looksLikeName ? filled(text, null) : null;
}

/**
 * 'Jane Doe as clerk', 'Jane Doe - clerk', 'Jane Doe, clerk', 'clerk: Jane Doe' or a bare name. Anything else is to be
 * read as it stands, and a mere heading is null.
 */
export function readBusinessLine(line: string): BusinessLine | null {
  const text = line
    .replace(/^(?:[-–—] |[*•] ?|\d{1,2}[.)] )/u, '')
    .replace(/^(?:releas(?:es?|ed|ing)|sustain(?:ed|ings?)?|(?:new )?call(?:ed|ings?))\s*:\s*/iu, '')
    .trim();
  if (text === '') return null;
  const [, left, right] = /^(.+?),? as (.+)$/u.exec(text) ?? [];
  if (left && right) return filled(left, right) ?? { words: text };
  const divided = fromDivided(text);
  return (divided === undefined ? fromPlain(text) : divided) ?? { words: text };
}
