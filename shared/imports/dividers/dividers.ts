import { foldLoose } from '#shared/text/fold.ts';
import { hasLeftAsStatus } from '../doubts/gone-words.ts';
import { isAnnouncement, isFriendlyTitle } from '../headings/friendly-titles.ts';
import { isHarmlessTitle } from '../other-people/harmless-titles.ts';
import { tellsOfPerson } from '../other-people/person-words.ts';

const LONGEST = 120;
const EDGE = '[-–—=*~_#+·•<>|/]';
const FRAMED = new RegExp(
  String.raw`^\s*(?:${EDGE}{2,}\s*|${EDGE}\s+)([^\s].{0,${LONGEST}}?)(?:\s*${EDGE}{2,}|\s+${EDGE})\s*$`,
  'u',
);
/** '--- moved ---', '* moved away *' → what stands between the marks, which are on both sides as with no note below a person. */
export function withinFrame(line: string): string | null {
  const inside = line.length > LONGEST ? undefined : FRAMED.exec(line)?.[1];
  return inside !== undefined && /\p{L}{2}/u.test(inside) ? inside : null;
}
/** '[moved]' may be a heading, and a note about the person above as well. */
export const inBrackets = (line: string): string | null =>
  line.length > LONGEST ? null : (/^\s*\[([^[\]]*\p{L}{2}[^[\]]*)\]\s*$/u.exec(line)?.[1] ?? null);

/** 'Those who', 'los que': the rest says what they did. */
const THOSE_WHO =
  /^(?:(?:all|todos|todas|tous) )?(?:(?:those|people|persons|members|ones|families|everyone|anyone) (?:who|that)|(?:l[ao]s|aquell[ao]s|personas|miembros|hermanos|hermanas|familias|gente|[ao]s|aqueles|aquelas|pessoas|membros|irmaos|irmas) que|quienes|(?:ce(?:ux|lles)|membres|familles) qui|(?:mitglieder|familien) die|diejenigen die|alle die) (?:have |has |had |are |were |se han |nos han |han |ja |ya )?/u;

const BELOW =
  /\b(?:below|beneath|underneath|under this|from here (?:on|down)|following|abajo|a continuacion|siguientes?|abaixo|a seguir|seguintes?|unten|folgende[nr]?|ci dessous|suivants?)\b/;
const WHO =
  /\b(?:every(?:one|body)|any(?:one|body)|all|those|these|people|persons|names?|members?|families|rest|line|todos|todas|l[ao]s|estos|estas|nombres|personas|miembros|linea|estes|estas|nomes|pessoas|membros|linha|tous|ceux|noms|alle|diese|namen)\b/;
/** 'Skip these': nothing but that, and of whom. */
const SKIP =
  /^(?:please |por favor )?(?:skip|omit|ignore|exclude|leave out|drop|remove|delete|omitir|omita|saltar|ignorar|ignore|pular|pule|excluir|borrar|auslassen|ignorieren|sauter|ignorer)(?: (?:all|everyone|these|those|this|the|of|following|people|names|ones|rest|below|section|part|estos|estas|a|l[ao]s|de|abajo|esses|essas|estes|[ao]s|todos|todas|abaixo|siguientes|seguintes|diese|ceux ci))+$/;
const NO_HEADING = /@|\d{3}|^\W*(?:see|siehe|ver|veja|voir)\b/iu;

/**
 * What a line says of those below it in words that no single heading has: 'left' for 'Los que se mudaron'; 'unknown' for
 * 'everyone below has left' and 'Skip these'; null where it says nothing of them.
 */
export function saidOfThoseBelow(text: string): 'left' | 'unknown' | null {
  if (text.length > LONGEST || NO_HEADING.test(text)) return null;
  const folded = foldLoose(text);
  const rest = folded.replace(THOSE_WHO, '');
  if (rest !== folded && (hasLeftAsStatus(rest) || tellsOfPerson(rest))) return 'left';
  if (SKIP.test(folded)) return 'unknown';
  if (!BELOW.test(folded) || !WHO.test(folded)) return null;
  return isAnnouncement(text) || isFriendlyTitle(text) || isHarmlessTitle(text) ? null : 'unknown';
}
