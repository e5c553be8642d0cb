import { callingWords } from '#shared/members/calling-words.ts';
import { BEGINNING, CUT_AFTER, isCallingWord } from '../callings.ts';

/** Between two lines that are one calling or two: only a person can tell. No one types it. */
export const ONE_OR_TWO = ' ⏎ ';

const OFFICE =
  'president|counselor|secretary|teacher|instructor|advis[eo]r|leader|specialist|director|coordinator|representative|worker|chair(?:man|person)?|member|assistant';
/** No one is only a counselor: such an office belongs to an organization, which may stand in the other line. */
const BARE = new RegExp(`^(?:(?:first|second|third|assistant) )*(?:${OFFICE})$`);
const ANY_OFFICE = new RegExp(
  `^(?:${OFFICE}|clerk|patriarch|councilor|organist|pianist|accompanist|chorister|missionary|librarian|superintendent|historian|custodian|scoutmaster|usher|greeter|bishop|consultant|auditor|scheduler|interpreter|manager|editor|facilitator|host)$`,
);
/** Offices in the other languages of wards, beyond those that have an English word for their rank. */
const FOREIGN =
  /^(?:profess?or[ae]?|professeure?|enseignante?|lehrer(?:in)?|lider|dirigente|asesor[ae]?|assessor[ae]?|especialista|specialiste|spezialist(?:in)?|direct?or[ae]?|diretor[ae]?|coordenador[ae]?|coordinador[ae]?|misioner[oa]|missionari[oa]|representante|consultor[ae]?|instru[ct]tor[ae]?|sekretarin?|sekretar|berater(?:in)?|bischof|leiter(?:in)?|prasident(?:in)?)$/;
const OF = /^(?:of|in|for|over|to|de|del|da|do|das|dos)$/;
/** Callings also begin with an office: 'Missionary Preparation Teacher', 'Teacher Development Leader'. */
const BEHIND_AN_OFFICE = /^ (?:preparation|training|development|improvement|council) /;

const ORGANIZATION =
  /(?:ward|stake|branch|district|bishopric|bishop|elders quorum|relief society|young (?:women|men)|primary|nursery|sunday school) /;
const hasOrganization = (words: string): boolean => new RegExp(` ${ORGANIZATION.source}`).test(words);
const beginsWithOrganization = (words: string): boolean => new RegExp(`^ ${ORGANIZATION.source}`).test(words);

/**
 * `whole`: a calling. `office`: one that belongs to an organization. `group`: an organization, a class, a task. `maybe`: an
 * office with something else. `other`: none of these.
 */
type Kind = 'whole' | 'office' | 'group' | 'maybe' | 'other';

function kindOf(line: string): Kind {
  const words = callingWords(line.replace(/ ?\([^()]*\)$/, '')).trim();
  if (BARE.test(words) && words !== 'assistant') return 'office';
  const each = words.split(' ');
  const at = each.findIndex((word) => ANY_OFFICE.test(word) && word !== 'assistant');
  const last = each.at(-1) ?? '';
  const isOffice = last === 'assistant' ? /^(?:first|second)$/.test(each.at(-2) ?? '') : ANY_OFFICE.test(last);
  if (isOffice || (at >= 0 && OF.test(each[at + 1] ?? ''))) return 'whole';
  if (at >= 0 || each.some((word) => FOREIGN.test(word))) return 'maybe';
  return each.every((word) => /\d|^presidency$|^bishopric$/.test(word) || isCallingWord(word)) ? 'group' : 'other';
}

/** 'Ward Assistant', 'Bishopric First', 'Counselor in the' */
function goesOn(line: string): boolean {
  const [last = '', before = ''] = callingWords(line).trim().split(' ').toReversed();
  const isFirstAssistant = last === 'assistant' && /^(?:first|second)$/.test(before);
  return CUT_AFTER.test(line) || (BEGINNING.test(last) && !isFirstAssistant);
}

const CUT_BEFORE = /^(?:[-–—&,/(]|(?:the|of|in|and|or|for|to|with|over|de|del|da|do|das|dos|en|em|y|e|o|ou) )/iu;
const isRest = (below: string, above: string): boolean =>
  CUT_BEFORE.test(below) || (/^\p{Ll}/u.test(below) && /\p{Lu}/u.test(above));

/** 'Ward Clerk, Temple Preparation' above 'Teacher': the last of several callings goes on. A class has a number instead. */
function lastGoesOn(line: string, below: string): boolean {
  const [first, ...others] = line.split(/,\s+/);
  const last = others.at(-1);
  if (first === undefined || last === undefined || /\d/.test(last) || kindOf(first) !== 'whole') return false;
  const [next = ''] = below.split(/,\s+/);
  const isOpen = ['group', 'other'].includes(kindOf(last));
  return isOpen && (kindOf(next) === 'office' || BEHIND_AN_OFFICE.test(callingWords(next)));
}

/** What stands between two lines of a cell: '; ' where each is a calling of its own, ' ' or nothing where they are one. */
export function betweenCallings(above: string, below: string): string {
  const line = above.split(/; | ⏎ /).at(-1) ?? '';
  // 'Assistant Ward Clerk--Membership' has no room beside its dashes.
  if (/\p{L}(?:--|—)$/u.test(line)) return '';
  if (goesOn(line) || isRest(below, line) || lastGoesOn(line, below)) return ' ';
  const [kind, next] = [kindOf(line), kindOf(below)];
  const words = callingWords(below);
  if (kind === 'group' || kind === 'other') return next === 'whole' && beginsWithOrganization(words) ? ONE_OR_TWO : ' ';
  if (next === 'group')
    return kind !== 'office' && hasOrganization(words) && hasOrganization(callingWords(line)) ? ONE_OR_TWO : ' ';
  if (next === 'other') return kind === 'office' ? ' ' : ONE_OR_TWO;
  return kind === 'whole' && next === 'whole' && !BEHIND_AN_OFFICE.test(words) ? '; ' : ONE_OR_TWO;
}

/** A cell of callings on one line. */
export const onOneCallingLine = (text: string): string =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean)
    .reduce((above, below) => `${above}${betweenCallings(above, below)}${below}`);
