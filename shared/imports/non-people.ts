import { remembered } from '#shared/text/remembered.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { isAboutGroup, isFamilyWord } from './doubts/group-words.ts';
import { isGreetingOrClosing } from './doubts/letter-lines.ts';
import { areNoName } from './doubts/no-name-words.ts';
import { isHeadingOrFooter, isSection, isUnit, isUnitInTwo } from './looks.ts';
import { isPresidency } from './offices/organization-names.ts';

const sorted = (text: string) => text.split(' ').toSorted().join(' ');
/** Notes and headings in the place of a name, whichever word a comma or a column puts first. */
const NOTES = new Set(
  (
    'calling vacant|position vacant|vacant|vacant calling|calling open|open position|name preferred|individual name|last first|last name|' +
    'first name|last name first name|full name|single sisters|single brothers|young single sisters|high council|primary children|' +
    'no data|no name|no calling|not available|not applicable|unknown|unknown unknown|unknown name|printed date|date printed|see bishop|' +
    'see the bishop|see clerk|see ward clerk|name withheld|name unknown|name not available|moved away|moved out|moved|deceased|inactive|' +
    'do not contact|do not call|to be determined|to be announced|page one|page two|page three|page four|page five|records out|' +
    'passed away|same address|left message|no answer|wrong number|not home|part member|less active|also known|just baptized|' +
    'new move in|do not|page break|report generated|confidential information|created by|cleaning crew|building cleaning|' +
    'linger longer|birthday party|prelude music|postlude music|amazing grace|god bless|good morning|thank you|merry christmas|' +
    'see below|see above|south jordan|speaks spanish|poison control|north side|south side|east side|west side|utah provo|salt lake|' +
    'come follow me|a definir|a designar|a confirmar|new member|test test|none none|priesthood holders|household name|family name|palm sunday|easter sunday|post office|city hall|red cross|american fork|rocky mountain|fete des peres|dia dos pais|dia del padre|dia de la bandera|domingo de pascua|domingo de pascoa|soiree de noel|fete de noel|end of list|end of report|continued'
  )
    .split('|')
    .map(sorted),
);

const NUMBERED = /^(?:group|zone|team|route|district|companionship|area|class|section)$/;
const STREET = /^[a-z]+ (?:[a-z]+ )?(?:street|avenue|road|drive|boulevard|highway)$/;

const isUsualNote = remembered((text: string): boolean => {
  if (text.length > 60) return false;
  const words = foldLoose(text).split(' ').filter(Boolean);
  // 'Group A', 'Zone 3'
  const numbered = /^(?:[a-z]|\d{1,2})$/.test(words.at(-1) ?? '') ? words.slice(0, -1) : [];
  return (
    NOTES.has(sorted(words.join(' '))) ||
    areNoName(words) ||
    isPresidency(text) ||
    (!text.includes(',') && isAboutGroup(words)) ||
    isGreetingOrClosing(text) ||
    (numbered.length === 1 && NUMBERED.test(numbered[0] ?? ''))
  );
});
const isStreet = (text: string): boolean => text.length <= 60 && !text.includes(',') && STREET.test(foldLoose(text));

/** 'Ala dos Pinheiros', 'Oradores do Mês', 'Rua das Flores': of no one who is called Ala, Oradores, or Rua. */
const THING_OF =
  /^(?:(?:ala|ramo|rama|barrio|estaca|distrito|orador(?:es)?|discursantes?|orac(?:ao|oes|ion|iones)|hinos?|himnos?|regentes?|jovens|jovenes|grupos?|cuadro|quadro|temas?|mes(?:es)?|festas?|fiestas?|fondo|fundo|fim|fin|casas?|rua|calle|avenida|jardim|jardin|parque|rio|feira|plaza|praca|reuniao|reunion|noche|noite|dia|semana|clase|classe|programa|escuela|escola|ciudad|cidade|cul) (?:de|d[ao]s?|del)|domingo de (?:ramos|pascoa|pascua)$)(?: |$)/;
const isThingOf = (text: string): boolean => text.length <= 60 && !text.includes(',') && THING_OF.test(foldLoose(text));
/** 'Oak Hills Ward, Riverside Stake' */
const isUnitAndStake = (before: string, behind: string): boolean =>
  / (?:ward|branch)$/.test(foldLoose(before)) && / (?:stake|district)$/.test(foldLoose(behind));

/** 'Calling Vacant', 'Moved Away', 'Home Phone', 'Oak Street': words of real names too, but not in this combination. */
export const isNote = (text: string): boolean => isUsualNote(text) || isStreet(text);

/** The name of a list, a group or a ward, or a note: a line between people that is none of them. */
export const isTitle = (text: string): boolean =>
  isHeadingOrFooter(text) || isSection(text) || isUnit(text) || isNote(text);

/** Beside 'Stake' or 'Family', alone in its cell or before a comma, is the name of one. */
const isGroup = (part: string): boolean => /^(?:stake|family|families|households?)$/.test(foldLoose(part));

/**
 * What stands in the place of a name and is no one's; `cell` where one cell has both names, `areApart` where each has a cell
 * of its own or was typed by a person: then 'Amy' and 'Street' are no address.
 */
export function isNoPersonsName(
  { firstName, lastName }: { firstName: string; lastName: string },
  cell?: string,
  areApart = cell === undefined && firstName !== '' && lastName !== '',
): boolean {
  const whole = cell ?? `${firstName} ${lastName}`.trim();
  const [before = '', behind = ''] = whole.split(',');
  return (
    isHeadingOrFooter(whole) ||
    isUsualNote(whole) ||
    (!areApart && (isStreet(whole) || isThingOf(whole))) ||
    (firstName.includes(' ') && isNote(firstName)) ||
    isSection(whole) ||
    (cell !== undefined && isUnit(cell)) ||
    isUnitInTwo(before, behind) ||
    isUnitAndStake(before, behind) ||
    isUnitInTwo(firstName, lastName) ||
    isUnitInTwo(lastName, firstName) ||
    isGroup(firstName) ||
    isFamilyWord(firstName) ||
    isGroup(lastName)
  );
}
