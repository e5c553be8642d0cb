import { foldLoose } from '#shared/text/fold.ts';
import { isGivenNameForSure } from '../doubts/given-names.ts';
import { isOfListElsewhere } from '../group-titles/words-elsewhere.ts';
import { isAnnouncement, isFriendlyTitle } from '../headings/friendly-titles.ts';
import { isWord, mayBeName } from '../headings/name-evidence.ts';
import { isParticle } from '../name-parts/particles.ts';
import { isSuffix, looksLikeFullName } from '../names.ts';
import { isTelling } from '../offices/current-words.ts';
import { tellsOutOfUnit } from '../units/out-of-unit.ts';

const LONGEST = 80;
/** More without a colon are a sentence. */
const MOST_WORDS = 6;
/** Of people who are not of the ward, or not any more. */
const LEFT =
  /\b(?:moved (?!in\b|here\b|from\b|back\b)|moved$|moving (?:out|away)|deceased|dead|died|passed away|do not (?:contact|call|visit)|dnc|non ?members?|not members?|no longer (?:here|in|members?|attending)|(?:members?|people|families|those) (?:who )?(?:have )?(?:left|gone)|left the|address unknown|unknown address|lost members|inactive|excommunicated|withdrawn|resigned|removed|investigators|investigador[ea]s|pesquisador[ea]s|amig[oa]s d[aeo]s?|n[oa]o? (?:son )?(?:miembros|membros)|(?:people|friends|those) (?:we are teaching|being taught)|teaching pool|friends of|visitors|guests|prospective members?|other wards?|attending elsewhere|former members?|previous members?|past members?|duplicates?|fallecid[oa]s?|falecid[oa]s?|mudad[oa]s|trasladad[oa]s|inactiv[oa]s|inativ[oa]s|visitantes|difunt[oa]s|ausentes|bajas|dad[oa]s de baja|transferid[oa]s|desligad[oa]s|afastad[oa]s|exco(?:mulgad|mungad)[oa]s|retirad[oa]s|desconocid[oa]s|desconhecid[oa]s|(?:de )?otr[oa]s? (?:barrios?|ramas?|unidad(?:es)?)|(?:de )?outr[oa]s? (?:alas?|ramos?|unidades?)|autres? paroisses?|anderen? gemeinden?|missionar(?:y|ies) (?:out|away|in the field|serving)|misioner[oa]s (?:de tiempo completo|fuera|sirviendo)|missionari[oa]s (?:de tempo integral|fora|servindo)|records? (?:pending|requested|in transit)|move ?outs? (?:pending|requested)|baptism(?:al)? candidates|borrowed from)\b/;
/** Of callings that are over, to come, or no one's, beyond the words that tell it anywhere. */
const CALLINGS =
  /\b(?:old|drafts?|ideas?|suggest(?:ed|ions?)|proposals?|possib(?:le|ilities)|candidates|outdated|obsolete|archived?|sustainings?|sostenimientos|test|sample|examples?|do not use|releases|to (?:be )?(?:fill|issue|make|extend|release|sustain|call|set apart)(?:ed|d)?|in process|next|vacanc(?:y|ies)|(?:callings?|positions?) needed|openings|propuest[oa]s|propost[oa]s|pendientes|pendentes|relevad[oa]s|relevos|desobrigad[oa]s|desobrigacoes|por (?:llamar|sostener|relevar)|anteriores|antig[ou]+[ao]s)\b/;
/** Groups and parts of a Sunday whose words tell something of a calling elsewhere. */
const HARMLESS =
  /^(?:less active(?: members?)?|(?:next|upcoming|future|scheduled|proposed|possible|past|previous) (?:speakers?|talks?|prayers?|sundays?|week)|prayer .*|members? (?:who (?:have )?)?(?:moved|moving) in.*|new callings?|(?:recently )?(?:called|sustained|set apart)(?: .*)?)$/;
/** A title whose words are known to tell nothing here. */
export const saysNothing = (folded: string): boolean => HARMLESS.test(folded);
/** Wards are called so: 'Old Mill Ward', 'Prior Lake 2nd Ward'; in 'Old Ward' and 'Old Callings Maple Ward' the word tells something. */
const PLACE = String.raw`(?!(?:the|our|this|my|callings?|lists?|members?|directory|leaders?|leadership|presidency|bishopric)\b)\p{L}+`;
const UNIT = String.raw`(?:\d+\p{L}* )?(?:ward|branch|stake|district)`;
const UNITS_TOO = new RegExp(
  String.raw`\b(?:old|prior|test|left|open|hold|lost|dead) ${PLACE} ${UNIT}\b|^(?:old|prior|left|open|lost) ${PLACE} ${PLACE} ${UNIT}$`,
  'u',
);

/** Words that tell something of a calling, and are names in any place: 'Nao Tanaka', 'Otieno Were', 'Cielo Espera'. */
const NAMES_TOO = /^(?:nao|sera?|was|were|espera|anterior|posible)$/;
/** Names where they stand last: 'Lupe Hold' is a person; 'On Hold' and 'Draft Slate' are none. */
const LAST_NAMES_TOO =
  /^(?:prior|hold|open|gone|left|quit|void|past|sick|wrong|error|dead|lost|test|sample|next|old|draft|visitor|dropped|leaving|future|possible|moves|ended|aguardo|recus[eo]|renuncio)$/;
/** First names where a usual last name follows: 'Prior Jensen', but 'Prior Officers'. */
const FIRST_NAMES_TOO = /^(?:prior|future|possible)$/;
const MOST_NAMES = 4;

/** The words of what is written as a name, none of them a heading's: 'Nao Tanaka', but 'Past Leaders' and 'Não Apoiados' not. */
function wordsOfName(text: string): string[] | null {
  const words = text.trim().split(/\s+/);
  const areNames = words.every((word) => /^\p{Lu}/u.test(word) || isParticle(word));
  if (words.length > MOST_NAMES || !areNames || !looksLikeFullName(text) || /não/i.test(text.normalize('NFC')))
    return null;
  const folded = words.filter((word) => !isSuffix(word)).map(foldLoose);
  const others = folded.filter((word) => !NAMES_TOO.test(word) && !LAST_NAMES_TOO.test(word) && !isParticle(word));
  return others.length > 0 && !others.some((word) => isWord(word) || isOfListElsewhere(word)) ? folded : null;
}

/** Nothing but a word that may be their name tells something of a calling. */
function isNamedSo(text: string): boolean {
  const words = wordsOfName(text);
  const [first = '', last = ''] = [words?.[0], words?.at(-1)];
  if (!words || first === 'on') return false;
  const isFirstName =
    FIRST_NAMES_TOO.test(first) && mayBeName({ first: '', last, count: words.length, isSmall: false });
  const others = words.filter((word, at) => {
    const isName = NAMES_TOO.test(word) || (at === words.length - 1 && LAST_NAMES_TOO.test(word));
    return !isName && !(at === 0 && isFirstName);
  });
  const rest = others.join(' ');
  return !LEFT.test(rest) && !CALLINGS.test(rest) && !isTelling(rest);
}

/** A title by its words that may be a person all the same: 'Possible Moyo'. */
export const mayBePerson = (title: string): boolean => wordsOfName(title) !== null;

/** '2. Tate Gubler (moved)' is a person of a numbered list. */
const ITEM = /^\s*(?:\d{1,3}[.)]|[-*•–·◦])\s+(?=\p{Lu})/u;

/**
 * What the heading of a list or of a part of it says of everyone below: `left`, they may not be in the ward; `calling`,
 * they may not have their callings; null, nothing. A name, or a text of a sentence's length, is no heading.
 */
export function toldByTitle(written: string): 'left' | 'calling' | null {
  const text = written.replace(ITEM, '');
  if (text.length > LONGEST || /[@,]|\d{3}-\d/.test(text)) return null;
  const whole = foldLoose(text).replace(/(?: \d+)+$/, '');
  const folded = whole.replace(UNITS_TOO, '').trim();
  if (folded !== whole) return toldByTitle(folded);
  const [first = ''] = folded.split(' ');
  const before = text.split(/\s[-–—]\s|\s?\(/)[0] ?? '';
  const isPerson = before !== text && looksLikeFullName(before) && toldByTitle(before) === null;
  if (isPerson || (folded.split(' ').length > MOST_WORDS && !/:\s*$/.test(text))) return null;
  if (folded === '' || saysNothing(folded) || isFriendlyTitle(text) || isGivenNameForSure(first)) return null;
  if (isAnnouncement(text)) return null;
  if ((LAST_NAMES_TOO.test(folded) && /^\p{Lu}/u.test(text)) || isNamedSo(text)) return null;
  if (LEFT.test(folded) || tellsOutOfUnit(folded)) return 'left';
  return CALLINGS.test(folded) || isTelling(text) ? 'calling' : null;
}
