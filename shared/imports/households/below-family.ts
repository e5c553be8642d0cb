import { foldLoose } from '#shared/text/fold.ts';
import { shortened } from '../line-parts.ts';
import { isUsualGiven, isUsualLast } from '../doubts/usual-places.ts';
import { nameWords } from '../headings/name-evidence.ts';
import { isTitle } from '../non-people.ts';
import type { RawRow } from '../rows.ts';
import { askedAbout } from '../sheets/asked.ts';
import { loneText } from '../sheets/gone.ts';

const FAMILY = /^(?:the |la |a )?(?:famil(?:y|ia) )?(.+?)(?: family| household)?$/;
const IS_FAMILY = /^(?:the .+|.+) (?:family|household)$|^(?:la |a )?familia .+$/;

/** 'Our ward family', 'The ward family': everyone, and not those who are called Ward. */
const IS_WARD = /^\s*(?:(?:[Oo]ur|OUR|[Nn]uestra|[Nn]ossa) |(?:[Tt]he )?(?:ward|branch) )/u;

/** 'Susan Bell' and 'Reed, Tom' have a last name of their own; 'Mark Julie' may be two first names. */
function hasOwnLast(name: string): boolean {
  const { last = '' } = nameWords(name) ?? {};
  return last !== '' && !isUsualGiven(last) && (!name.includes(',') || isUsualLast(last));
}

/** 'Mark, Julie' below 'Anderson Family' are two first names; whoever has the family's last name in theirs is one person. */
export function belowFamilies(rows: readonly RawRow[]): RawRow[] {
  let above: { heading: string; words: string[]; isAmong: boolean; isOver?: boolean } | null = null;
  let isBelowPerson = false;
  return rows.map((row) => {
    const text = loneText(row) ?? '';
    const folded = foldLoose(text);
    if (IS_FAMILY.test(folded) && !IS_WARD.test(text)) {
      above = {
        heading: shortened(text.trim()),
        words: (FAMILY.exec(folded)?.[1] ?? '').split(' '),
        isAmong: isBelowPerson,
      };
      return row;
    }
    if (text !== '' && isTitle(text)) above = null;
    const name = row.values.name ?? '';
    isBelowPerson ||= above === null && name !== '' && !row.unread;
    if (!above || name === '' || row.unread || row.asks) return row;
    const isOfFamily = above.words.some((word) => foldLoose(name).split(' ').includes(word));
    // Among people, a family is in the place of one, and the list goes on.
    const isOther = above.isAmong && !isOfFamily && hasOwnLast(name);
    above.isOver ||= isOther;
    return isOfFamily || isOther || (above.isOver && !name.includes(','))
      ? row
      : askedAbout(row, `“${shortened(name)}” is below “${above.heading},” so it may be one or two people.`);
  });
}
