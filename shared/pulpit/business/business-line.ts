import {
  areNames,
  isName,
  isOpen,
  areSeveral,
  looksLikeName,
  nameParts,
  namesOf,
  withoutAnd,
  withoutTitle,
} from './business-names.ts';
import { callingOf, isCalling } from './calling-phrase.ts';
import { MISSING } from '#shared/pulpit/words.ts';

/** One line of the releases or new callings, as far as it could be understood. `position` is null for a bare name. */
export type BusinessLine = { names: string; position: string | null; several: boolean } | { words: string };

const BULLET = /^(?:[-–—] |[*•] ?|\d{1,2}[.)] )/u;
const HEADING = /^(?:releas(?:es?|ed|ing)|sustain(?:ed|ings?)?|(?:new )?call(?:ed|ings?))\s*:\s*/iu;
/** 'Release Jane Doe …' tells the reader what to do; Call and Release alone can be first names. */
const BIDDING = /^(?:[Rr]eleas(?:e|ing)|[Ss]ustain(?:ing)?|[Cc]all(?:ing)?) (?=\p{Lu}\S* (?:(?:and|&) )?\p{Lu})/u;
const DONE = /,? (?:(?:has|have) been |is |are |was |were |to be |as )?(?:released|called|sustained)(?: to serve)?$/u;
const AS =
  /^(.+?),? (as|(?:(?:has been|have been|is|are|was|were) )?(?:released from|called to(?: be| serve as)?)(?: the)?) (.+)$/u;
const THANKS = /,? with (?:a vote of |our |many )?thanks\.?$/u;
const DIVIDERS =
  / [-=]> | ?(?:—|(?<!\d)–|–(?!\d)) ?|(?: -{1,2}| -{1,2}(?=\S)|(?<=\S)- | [|/=→] ) ?|(?:\.{3}|…) ?|: |, | \(|\)(?: |$)/u;

function filled(parts: readonly string[], position: string | null): BusinessLine | null {
  const who = namesOf(
    nameParts(
      parts.map((part) => part.replace(DONE, '')),
      position ?? '',
    ),
  );
  return (
    who && { ...who, position: position === null ? null : isOpen(position) ? MISSING : position.replace(/\.$/u, '') }
  );
}

/** 'Relief Society: Jane Doe, president': the names are next to each other, and the rest is one calling. */
function fromParts(text: string): BusinessLine | null {
  const parts = withoutAnd(
    text
      .replace(/; (?=[^;]+$)/u, ', ')
      .split(DIVIDERS)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  );
  const candidates = parts.map((part) => isOpen(part) || (isName(part) && !isCalling(withoutTitle(part))));
  // Next to a capitalized name, a part in lower case is a remark.
  const hasCapital = parts.some((part, at) => candidates[at] && /^\p{Lu}/u.test(part));
  const isWho = parts.map(
    (part, at) => candidates[at] === true && (!hasCapital || isOpen(part) || /^\p{Lu}/u.test(part)),
  );
  const [names, others] = [true, false].map((wanted) => parts.filter((_, at) => isWho[at] === wanted)) as [
    string[],
    string[],
  ];
  const areTogether = isWho.lastIndexOf(true) - isWho.indexOf(true) + 1 === names.length;
  if (names.length === 0 || others.length === 0 || !areTogether) return null;
  const position = callingOf(others, areSeveral(names));
  return position === null ? null : filled(names, position);
}

/** 'Jane Doe, Ann Lee, and Sue Fox as Primary teachers': what follows 'as' is the calling, if it is only one. */
function fromAs(text: string): BusinessLine | null | undefined {
  const [, left, word, right] = AS.exec(text) ?? [];
  if (!left || !right) return undefined;
  const said = right.replace(THANKS, '');
  // 'released from the Primary presidency' names a place, and no one is 'released as' a place.
  const position = word === 'as' ? said : callingOf([said], false);
  if (position === null) return null;
  const isOne =
    !/ as |[;?!]/u.test(position) &&
    position
      .split(', ')
      .slice(1)
      .every((piece) => !piece.split(' and ').some(looksLikeName));
  if (!isOne) return null;
  const names = withoutAnd(left.split(', '));
  const isDivided =
    / [-–—] |[:;(|=]/u.test(left) || (names.length > 1 && names.some((name) => isCalling(withoutTitle(name))));
  return isDivided ? fromParts(`${left}, ${position}`) : filled(names, position);
}

/**
 * 'Jane Doe as clerk', 'Jane Doe - clerk', 'Jane Doe, clerk', 'Primary: Jane Doe, teacher', or a bare name. Anything else
 * is read as written, and a heading is null.
 */
export function readBusinessLine(line: string): BusinessLine | null {
  const text = line.replace(BULLET, '').replace(HEADING, '').trim();
  if (text === '') return null;
  if (isOpen(text)) return { names: MISSING, position: null, several: false };
  const plain = text.replace(BIDDING, '').replace(/ \+ /gu, ' and ');
  const bare = plain.replace(DONE, '');
  const as = fromAs(plain);
  const read = as === undefined ? (fromParts(plain) ?? (areNames(bare) ? filled([bare], null) : null)) : as;
  return read ?? { words: text };
}
