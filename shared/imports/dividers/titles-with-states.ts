import { remembered } from '#shared/text/remembered.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { isKnownCalling } from '../callings.ts';
import { isUsualGiven } from '../doubts/usual-places.ts';
import { isPlaceWord } from '../headings/heading-words.ts';
import { isHeadingOrFooter, isSection } from '../looks.ts';
import { isHarmlessTitle } from '../other-people/harmless-titles.ts';
import { isListWord } from '../group-titles/list-words.ts';
import { isNoticeBehind } from '../texts/list-notices.ts';
import { unitInTitle } from '../units/named-units.ts';

const LONGEST = 120;
/** 'No Contact List' */
const WITH_LIST = /^(\S.*?)\s+(?:list|roster)$/i;
const APART = /\s[-–—]+\s*|\s*[([:：;,|/]\s*/gu;
/** 'Sister Young (moved)' is one person. */
const OF_PERSON =
  /^(?:bro|sis|brother|sister|elder|hermano|hermana|irmao|irma)\b(?! (?:\p{L}+ )*(?:list|roster|directory))/u;

/** What is beside a family's name is about that family. */
const OF_FAMILY = /\b(?:family|household|familia)$/;
const STAKE = /\b(?:stake|estaca)\b/;

/** 'Maple Grove', which is a ward's name without its last word. */
function isPlace(title: string): boolean {
  const words = foldLoose(title).split(' ');
  return words.length === 2 && isPlaceWord(words[1] ?? '') && !isUsualGiven(words[0] ?? '');
}

/** What a list, a ward, or an organization is called, and no one; a calling is what one person has. */
function isOfList(title: string): boolean {
  const folded = foldLoose(title);
  if (!isHarmlessTitle(title) || OF_PERSON.test(folded) || OF_FAMILY.test(folded)) return false;
  if (isHeadingOrFooter(title) || isSection(title)) return true;
  if (isKnownCalling(title)) return false;
  return unitInTitle(title) !== null || STAKE.test(folded) || folded.split(/[ -]/).some(isListWord);
}

/** 'Moved Out' in 'Maple Grove Ward - Moved Out' and 'Ward List (moved out)': what stands behind the name of a list; else null. */
export const stateBehindTitle = remembered((text: string): string | null => {
  if (text.length > LONGEST) return null;
  const list = WITH_LIST.exec(text)?.[1];
  if (list !== undefined) return list;
  const unit = unitInTitle(text);
  // 'Maple Grove Ward Move-Outs'
  if (unit !== null && text.startsWith(`${unit} `) && /^\p{L}/u.test(text.slice(unit.length + 1)))
    return text.slice(unit.length + 1);
  const parted = [...text.matchAll(APART)].findLast(({ index, 0: apart }) => {
    const title = text.slice(0, index).trim();
    // 'Alma Park (moved)' and 'Alma Park - moved' are one person.
    const isSetOff = /[-–—:：]/u.test(apart) && /^\p{Lu}/u.test(text.slice(index + apart.length));
    return index > 0 && (isOfList(title) || (isSetOff && isPlace(title)));
  });
  if (!parted) return null;
  const state = text.slice(parted.index + parted[0].length).replace(/[)\]\s:：]+$/u, '');
  return /\p{L}{2}/u.test(state) && !isNoticeBehind(state) ? state : null;
});
