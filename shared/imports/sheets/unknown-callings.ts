import { foldLoose } from '#shared/text/fold.ts';
import { isHalfCalling } from '../calling-cells/half-callings.ts';
import { hasCallingWord, mayBeCalling } from '../callings.ts';
import { holdsNone } from '../doubts/nothing.ts';
import { shortened } from '../line-parts.ts';
import { remarkIn } from '../offices/calling-remarks.ts';
import { isHarmless, isVocabulary } from '../offices/current-words.ts';
import type { RawRow } from '../rows.ts';
import { asking } from './gone.ts';

/** So many callings without a known word are written in a language that we don't know, or in a ward's own words. */
const LEAST_OTHER = 4;
const MOST_KNOWN = 0.5;

/** What callings are named after, and words of short ones. */
const NAMED_AFTER = new Set(
  (
    'no anos escuela escola dominical sociedad sociedade socorro set apart interviewer interviewers sacrament meeting meetings ' +
    'email communication outreach host hosts hostess helper helpers ' +
    'justserve scouts scouting sports den cub campout storehouse bishops starting growing my business personal finances find better job ' +
    'education success addiction recovery support family self reliant book group humanitarian blood drive visitor visitors center call center ' +
    'release time home husband wife couple father son mother daughter and farewell blessing linger longer meal meals funeral dinner ' +
    'lunch setup set up sign language zoom stream streaming broadcast sound audio video prayer bell bells key keys hall volunteer ' +
    'friend friends fellowship fellowshipping public private new member members move ins girls camp trek fsy efy moroni deaf special needs ' +
    'disability disabilities inclusion single senior mid singles days night nights day date garden cannery storage food security safety ' +
    'parking snow lawn holiday christmas easter decorations flowers greeting name tracker conducting conductor teaching jr sr la le les ' +
    'der die das von und du des da di della e y of mi mis fe comite tecnica tecnologia hija hijas sumo orador ' +
    'val miamaid miamaids laurel bldg rep mtg ordinance tfh spec media comm enrichment singing visual aids varsity coach luncheon luncheons search ' +
    'pta pte ejecutivo ejecutiva soc conselheira conselheiro consejera consejero primera segunda tercera elder elderes ordinances dead 1ra 2da 1o 2o fhc asst ex ' +
    'pv fhv jd jm bischofschaft gemeinde pfahl zweig primarvereinigung frauenhilfsvereinigung sonntagsschule altestenkollegium ' +
    'kollegium kollegiums altesten junge jungen manner frauen erster erste zweiter zweite dritter fur den dem zur zum ' +
    'primaire paroisse pieu branche ecole dimanche secours societe jeunes filles gens hommes episcopat premier premiere ' +
    'deuxieme seconde college anciens dans au aux l d'
  ).split(' '),
);
const isKnownWord = (word: string): boolean =>
  /^[\d-]+$|^\d(?:[ºªoa]|er[oa]?|r[oa]|d[oa])$/.test(word) ||
  isVocabulary(word) ||
  NAMED_AFTER.has(word) ||
  hasCallingWord(word);
/** Elsewhere a brother or a sister beside a calling is someone else. */
const MINISTERING = /^ministering (?:brother|sister)s?$/;
/** Nothing but words that callings have, and what may stand beside any; a remark may stand between them as well. */
const isNothingElse = (calling: string): boolean =>
  calling
    .split(/[(),;|/\n]|\s[-–—:]\s/)
    .every(
      (part) => isHarmless(part) || MINISTERING.test(foldLoose(part)) || foldLoose(part).split(' ').every(isKnownWord),
    );

type Doubt = { key: string; may: string };
function doubtful({ values: { calling = '' }, unread }: RawRow): Doubt | null {
  if (unread || holdsNone(calling)) return null;
  if (!mayBeCalling(calling)) return null;
  // What stands behind it is asked about, or known, already.
  const isCalling = hasCallingWord(calling);
  if (isCalling && remarkIn(calling) !== null) return null;
  const key = foldLoose(calling);
  if (calling.split(';').some(isHalfCalling)) return { key, may: 'may be only part of a calling' };
  if (!isCalling) return { key, may: 'may not be a calling' };
  return isNothingElse(calling) ? null : { key, may: 'may say more than the calling' };
}

/**
 * Asks about what has no word of a calling in it: a note, a class, or a name. Asks about any other word beside a calling as
 * well. The same again is asked about once. Where most callings are so, each row only says it.
 */
export function withUnknownCallings(rows: readonly RawRow[]): RawRow[] {
  const doubts = rows.map(doubtful);
  const different = new Set(doubts.flatMap((doubt) => doubt?.key ?? []));
  if (different.size === 0) return [...rows];
  const told = new Set(rows.flatMap(({ values: { calling } }) => (calling?.trim() ? foldLoose(calling) : [])));
  const isOwnLanguage = different.size >= LEAST_OTHER && different.size > told.size * MOST_KNOWN;
  const asked = new Map<string, number>();
  return rows.map((row, at) => {
    const doubt = doubts[at] ?? null;
    if (doubt === null) return row;
    const first = asked.get(doubt.key);
    const said = `“${shortened(row.values.calling ?? '')}” ${doubt.may}`;
    if (first === undefined && !isOwnLanguage && !row.asks) {
      asked.set(doubt.key, row.row);
      return asking(row, `${said}. Please check.`, 'calling');
    }
    const remark = first === undefined ? `${said}.` : `${said}: see row ${first}.`;
    return { ...row, remarks: [...(row.remarks ?? []), remark] };
  });
}
