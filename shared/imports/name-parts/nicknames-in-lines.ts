import { foldLoose } from '#shared/text/fold.ts';
import { isKnownCalling, isStatus } from '../callings.ts';
import { isGivenNameForSure } from '../doubts/given-names.ts';
import { LONGEST_LINE } from '../line-parts.ts';
import { isInitial } from '../looks.ts';
import { isNickname, NAME_WORD } from '../names.ts';
import { isTitle } from '../non-people.ts';
import { areOneName } from '../same-person/short-forms.ts';
import { calledIn, isOfTwoNames } from '../sheets/nicknames.ts';

const WRITTEN = String.raw`(\([^()]{1,40}\)|["“”„][^"“”„]{1,40}["“”])`;
const MARK = String.raw`(?:\s*(?:[-*•·]|\d{1,4}[.)])\s+)?\s*`;
/** 'Sam (Sammy) Tuilagi', 'Mary Ann "Molly" Baker' */
const BEFORE_LAST = new RegExp(
  String.raw`^${MARK}(${NAME_WORD}(?: ${NAME_WORD})?) ${WRITTEN} (${NAME_WORD})(?![^\s,;:(|-])`,
  'u',
);
/** 'Cole, Dan (Danny)' */
const BEHIND_FIRST = new RegExp(
  String.raw`^${MARK}(${NAME_WORD}(?: ${NAME_WORD})?, ?${NAME_WORD}) ${WRITTEN}(?!\S)`,
  'u',
);

/** 'Tolland, Christopher - goes by Kit', which leaves no doubt. */
const BEHIND_DASH = new RegExp(
  String.raw`^${MARK}(${NAME_WORD}(?:,? ${NAME_WORD}){1,3})\s*(?:[-–—,]\s+|\()((?:goes by|known as|aka|prefers to be called) ${NAME_WORD})\)?(?=\s*(?:$|[-–—,;|\t(+\d]))`,
  'iu',
);

const isNoName = (word: string): boolean => isTitle(word) || isStatus(word) || isKnownCalling(word);

/** A line without the nickname in its name, what stands before it, and how it is written; null where there is none. */
export function nicknameApart(line: string): { line: string; before: string; written: string } | null {
  if (line.length > LONGEST_LINE) return null;
  const [, whole = '', told = ''] = BEHIND_DASH.exec(line) ?? [];
  if (whole !== '' && isNickname(calledIn(told)) && !isNoName(calledIn(told)))
    return {
      line: line.replace(new RegExp(String.raw`\s*[-–—,(]\s*${told}\)?`, 'u'), '\t'),
      before: whole,
      written: `(${told})`,
    };
  const [, before = '', written = '', last] = BEFORE_LAST.exec(line) ?? BEHIND_FIRST.exec(line) ?? [];
  const nickname = calledIn(written.slice(1, -1));
  const isName = isNickname(nickname) || (!written.startsWith('(') && isOfTwoNames(nickname, before));
  if (before === '' || !isName || isNoName(nickname) || (last && isNoName(last))) return null;
  // A child may stand behind the first name, too.
  const first = before.split(/[\s,]+/).at(-1) ?? '';
  if (!last && written.startsWith('(') && !areOneName(foldLoose(first), foldLoose(nickname))) return null;
  // 'John Smith (Jack) Organist' has the last name before it.
  const [, second = ''] = before.split(' ');
  if (last && second !== '' && !isInitial(second) && !isGivenNameForSure(foldLoose(second))) return null;
  // What follows a first name that stands last is no part of the name.
  return { line: line.replace(` ${written}`, last ? '' : '\t'), before, written };
}
