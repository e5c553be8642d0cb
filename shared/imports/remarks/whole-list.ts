import { foldLoose } from '#shared/text/fold.ts';
import { refuses } from '../availability/refusals.ts';
import { BUT, isAgainstThem } from '../file-notes/people-in-sentences.ts';
import { isAnnouncement, isNoticeOrFriendly } from '../headings/friendly-titles.ts';
import { toldBelow } from '../headings/telling-titles.ts';
import type { RawRow } from '../rows.ts';
import { isGone } from '../dividers/said-by-headings.ts';
import { loneText } from '../sheets/gone.ts';

const LONGEST = 300;
/** 'The above have moved out': of those above, wherever it stands. */
const ABOVE = /\b(?:above|preceding|(?:de |los de |las de )?arriba|anteriores|acima)\b/;
/** 'Please do not ask any of these': below everyone, it is of them all. */
const OF_ALL =
  /\b(?:these|those|(?:all|any|none|both|neither|each|nobody|no one|everyone|everybody|anyone) (?:of (?:them|the \p{L}+)|(?:on|in) (?:this|the) (?:list|page|table)|here|listed)|est[aeo]s|aquell[ao]s|ess[ae]s|dest[ae]s|dess[ae]s|(?:todos|todas|ningun[oa]?|nadie|nenhuma?|ninguem) (?:de ell[ao]s|del[ae]s|(?:de|en|na|da) (?:esta |la |nesta )?lista))\b/u;
const PLACED_PEOPLE =
  '(?: (?:ones?|two|three|four|five|six|few|half|\\d{1,2}|names?|persons?|people|couples?|family|families|lines?|rows?|members?|brothers?|sisters?|dos|tres|dois|duas|personas?|pessoas?))?';
const SAID_OF_THEM =
  '(?= (?:has|have|had|is|are|was|were|moved|died|passed|does|do|did|asked?|went|no longer|not|se|ha|han|fue|fueron|murio|murieron|falleci\\p{L}*|mudar\\p{L}*|tem|foi|foram)\\b|$)';
/** 'The last two have moved', 'Skip the first.': below everyone, and about some of them who are told by their place alone. */
const BY_PLACE = new RegExp(
  `\\b(?:(?:first|second|third|fourth|last|bottom|top|others?|rest|remaining|primer[oa]s?|ultim[oa]s?|demas|resto|otr[oa]s|primeir[oa]s?|outr[oa]s)${PLACED_PEOPLE}${SAID_OF_THEM}|(?:numbers?|nos?|rows?|lines?) \\d)`,
  'u',
);
/** 'Everyone but Kevin has moved': about those whom it doesn't name. */
const EVERYONE = /\b(?:all|every(?:one|body)|any(?:one|body)|todos|todas)\b/;
const NINGUNO = /\b(?:ningun[oa]?|nadie|nenhuma?|ninguem) (?:de )?(?:\p{L}+ )/u;
/** 'Table 1: Moved out in 2026' */
const CAPTION = /^\W*(?:table|list|figure|fig|tabla|cuadro|lista|tabela|quadro)\.?\s*\d{1,3}\s*[.:–—-]\s*(\S.*)$/iu;

type Told = { text: string; judged: string; isCaption: boolean; isAbove: boolean; isOfOthers: boolean };
/** What a line says against all of a list, whether it is its caption or a sentence; null for anything else. */
function toldOfAll(text: string): Told | null {
  if (text.length > LONGEST || isNoticeOrFriendly(text) || isAnnouncement(text)) return null;
  const [, caption] = CAPTION.exec(text) ?? [];
  if (caption !== undefined) {
    const isTold = isGone(caption) || toldBelow(caption) !== null || isAgainstThem(caption);
    return isTold ? { text, judged: caption, isCaption: true, isAbove: false, isOfOthers: false } : null;
  }
  const folded = foldLoose(text);
  const isAbove = ABOVE.test(folded);
  const isOfOthers = EVERYONE.test(folded) && BUT.test(folded);
  if (!isAbove && !isOfOthers && !OF_ALL.test(folded) && !BY_PLACE.test(folded)) return null;
  const judged = folded.replace(NINGUNO, 'no ');
  // 'None of these have moved' is against no one.
  const isOfNone = judged !== folded || /\b(?:none|nobody|no one|neither)\b/.test(folded);
  const isAgainst = isOfNone ? refuses(judged) : isAgainstThem(text) || refuses(text);
  return isAgainst ? { text, judged: judged === folded ? text : judged, isCaption: false, isAbove, isOfOthers } : null;
}

const isNamed = ({ values, unread }: RawRow): boolean =>
  !unread && Boolean(values.name || values.firstName || values.lastName);
/** Where another list begins, as far as what is said of one goes. */
function isBorder(row: RawRow): boolean {
  const text = loneText(row);
  if (text === null) return row.unread?.problem === 'This row repeats the headings.';
  return CAPTION.test(text) || isGone(text) || toldBelow(text) !== null;
}

/**
 * What sentences and captions below a list say of everyone in it, or of some whom they don't name: for each, the numbers of its
 * rows. `aboutAmong`: beside such `sentences`, how many people one of them names; then it is about no one else, unless about all
 * others. Asked for once, and only where there is such a sentence: a long list takes long to gather.
 */
export function toldOfWholeList(
  rows: readonly RawRow[],
  aboutAmong: (sentences: ReadonlySet<string>) => (text: string) => number,
): { text: string; judged: string; rows: ReadonlySet<number> }[] {
  const said = rows.map((row) => {
    const text = row.unread?.isAside ? row.unread.text : loneText(row);
    return text === null ? null : toldOfAll(text.trim());
  });
  const sentences = new Set(said.flatMap((one) => (one === null ? [] : [one.text])));
  if (sentences.size === 0) return [];
  const about = aboutAmong(sentences);
  const told = said.map((one) => (one !== null && (one.isOfOthers || about(one.text) === 0) ? one : null));
  const last = rows.findLastIndex((row, at) => isNamed(row) && told[at] === null && !isBorder(row));
  const areBelow = rows.some((row, at) => at > last && CAPTION.test(loneText(row) ?? ''));
  return told.flatMap((said, at) => {
    if (said === null || !(at > last || said.isAbove || (said.isCaption && areBelow))) return [];
    const from = rows.findLastIndex((row, before) => before < at && (isBorder(row) || told[before] !== null)) + 1;
    const own = rows.slice(from, at).filter(isNamed);
    return [{ text: said.text, judged: said.judged, rows: new Set(own.map(({ row }) => row)) }];
  });
}
