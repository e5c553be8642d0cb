import { foldLoose } from '#shared/text/fold.ts';
import { hasCallingWord, isKnownCalling } from '../callings.ts';
import { isSecondName } from '../columns.ts';
import { isTalkHeading } from '../availability/visiting-speakers.ts';
import { answerIn } from '../doubts/answers.ts';
import { isHarmlessHeading } from '../file-notes/harmless-headings.ts';
import { isEventHeading, isLoneDay } from '../lone-cells/lone-days.ts';
import { holdsNone, isNothing } from '../doubts/nothing.ts';
import { quotedHeading, saidUnder } from '../line-parts.ts';
import { areOfOthers } from '../own-contacts/others-contacts.ts';
import type { RawRow } from '../rows.ts';
import { filledIn, headingWords, holdsPeople, isAboutThings } from '../sheets/column-looks.ts';
import { asking, isAskedAbout } from '../sheets/gone.ts';
import { dayBegun, isBeginning, isOfLeavers } from '../sheets/leavers.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';
import { isCurrentStatus, isHarmless, isTelling, saysCurrent } from './current-words.ts';
import { isDeniedByNote } from './denied-callings.ts';

/** Headings of columns that tell how far a calling has come. */
const STATUS =
  /\b(?:status|situacao|statut|stage|etapa|fase|phase|state of calling|progress|progreso|progresso|(?:next )?steps?|actions?|accion|acao|decisions?|decision|decisao|outcome|result|response|answer|resultado|respuesta|resposta|follow ?up|seguimiento|process|proceso|processo|workflow|approval|disposition|to ?do|pipeline)\b/;
/** The status of something else than a calling. */
const OTHER_STATUS =
  /\b(?:temple|recommend|marital|civil|priesthood|employment|work|school|baptism|baptized|sealing|sealed|endowment|endowed|ministering|household|e ?mail|phone|training|protecting|background|housing|visa|housing|military|transfer|talk|speaking)\b/;
/** In these, what is filled in says that the calling isn't theirs yet, or not for long. */
const NOT_YET =
  /^(?:to be .*|to (?:call|extend|sustain|release|set apart|ask|interview)\b.*|proposed?(?: (?:by|date|on))?|proposal|pending|planned|planning|considering|considered|candidates?|priority|prioridade?|preference|preferencia|(?:first |second |third |1st |2nd |3rd )?choice|tentative|needs? (?:to be )?(?:call|extend|sustain|releas|interview|set apart|approv|ordain|confirm).*|not (?:yet )?(?:called|sustained|accepted|set apart|current|active)|on hold|declined|vacant|future|expir(?:es|ed|ation)(?: date)?|ends?|ending|por (?:llamar|sostener|relevar|apartar)|a ser .*|propuest[oa]|propost[oa])$/;
/** Columns of those who plan callings: whoever is in such a list may not have theirs, whatever stands in the column. */
const PLANNING =
  /^(?:(?:recommended|requested|submitted|nominated|suggested|recomendad[oa]|solicitad[oa]|indicad[oa])(?: (?:by|por))?|(?:assigned|who|person)(?: is)? to (?:extend|call|interview|issue)|who (?:will |is )?(?:extend|call|interview)(?:s|ing)?|target(?: date)?|(?:approved|aprobad[oa]|aprovad[oa]) (?:by|por) .*|(?:bishop|bishopric|stake)s? (?:ok|okay|approved|approval)|prayed about(?: it)?|inspired|votes?|interviewed|interviewer|interview(?: date)?|extend by|due(?: date| by)?|deadline|done|completed|nominees?(?: .*)?|name of nominee|(?:.* )?(?:nominating|nominated)(?: .*)?|replaces|replacing|in place of|discussed|(?:option|opcion|opcao) ?\d|alternates?)$/;
/** In these, a no says it. */
const CURRENT =
  /^(?:is )?(?:still )?(?:active|current|currently serving|serving|in calling|has calling|valid|vigente|actual|activ[oa]|ativ[oa])(?: calling)?$/;
/** What stands below these says nothing of the calling, whatever it is. */
const HARMLESS =
  /\b(?:address|street|city|town|state|province|region|county|zip|postal|country|location|neighbou?rhood|subdivision|area|zone|district|route|building|apartment|ward|branch|unit|stake|barrio|rama|ala|ramo|estaca|organi[sz]ations?|org|organizacion|organizacao|auxiliary|quorum|class|clase|classe|groups?|team|committee|department|mrn|record|id|number|no|nr|row|gender|sex|sexo|languages?|lang|idioma|spouse|husband|wife|esposo|esposa|conyuge|family|familia|household|hogar|head|children|child|kids|parents?|father|mother|siblings?|relation(?:ship)?|ministering|companions?|assigned|asignado|assignee|assignment|interviewer|by|por|responsible|responsable|leader|teacher|supervisor|bishopric|contact|emergency|photo|picture|labels?|tags?|categor(?:y|ies)|priesthood|sacerdocio|office|recommend|temple|baptism|baptized|confirmation|endowed|endowment|sealed|sealing|mission|marital|married|civil|anniversary|school|grade|occupation|employer|job|company|profession|trade|hobby|hobbies|interests?|talents?|skills?|instrument|plays|music|voice|favou?rite|colou?r|size|food|dishes|meal|allerg(?:y|ies)|diet|room|time|hour|shift|day|days|dia|keys?|birth(?:day|place|date)?|age|prefix|suffix|title|middle|maiden|nickname|initials?|pronunciation|phonetic|website|url|skype|fax|phone|e ?mail|mobile|cell|telefono|telefone|correo|direccion|endereco|ciudad|cidade|type|kind|source|level|length|years|months|lugar|talk|topic|prayer|speaker|vehicle|car|ride|texts?|carrier|set apart|latitude|longitude|created|updated|modified)\b/;
/** Of these, the rest of the headings that are harmless beside a person may tell how far a calling has come. */
const OF_CALLING =
  /\b(?:call\p{L}*|positions?|sustain\p{L}*|llama\p{L}*|chama\p{L}*|berufung|chiamata|dates?|fechas?|datas?)\b/u;
const LONGEST = 60;
/** So many different words, of so large a part of the cells, are a text of each person's own. */
const FEW = 5;
const MOSTLY_DIFFERENT = 0.5;

type Kind = 'planning' | 'status' | 'not yet' | 'current' | 'notes' | 'harmless' | 'other';
type Column = { column: number; title: string; kind: Kind; isOwnText: boolean };

/** What an unread column may say of a calling; null where it says nothing of it. */
function columnOf({ titles, fields, cells }: WrittenSheet, column: number): Column | null {
  const title = titles[column] ?? '';
  const words = headingWords(title);
  const filled = filledIn(cells, column);
  const kinds = new Set(filled.map((cell) => foldLoose(cell)));
  const isOwnText = kinds.size > FEW && kinds.size > filled.length * MOSTLY_DIFFERENT;
  const told = { column, title: title || `column ${column + 1}`, isOwnText };
  if (fields[column] === 'notes') return { ...told, kind: 'notes' };
  if (fields[column] || OTHER_STATUS.test(words) || isOfLeavers(words) || isSecondName(title)) return null;
  // A state of Mexico or Brazil, or how far a calling has come.
  if (words === 'estado') return { ...told, kind: 'other', isOwnText: true };
  if (PLANNING.test(words)) return filled.length > 0 ? { ...told, kind: 'planning' } : null;
  if (NOT_YET.test(words)) return { ...told, kind: 'not yet' };
  if (CURRENT.test(words)) return { ...told, kind: 'current' };
  if (STATUS.test(words)) return { ...told, kind: 'status' };
  if (HARMLESS.test(words) || areOfOthers(words) || isTalkHeading(title) || holdsPeople(filled)) return null;
  const isHarmlessBeside =
    (isHarmlessHeading(title) || isEventHeading(title) || isLoneDay(title)) && !OF_CALLING.test(words);
  if (isHarmlessBeside) return { ...told, kind: 'harmless' };
  return { ...told, kind: 'other', isOwnText: isOwnText || isAboutThings(title) };
}

const isNo = (cell: string): boolean => answerIn(cell) === false || /^(?:no|not) /.test(foldLoose(cell));

/** How often, a letter, and a size say nothing of a calling. */
const ORDINARY =
  /^(?:\p{L}|x{1,4}[sl]|\d?xl|small|medium|large|often|always|sometimes|usually|rarely|seldom|regularly|weekly|monthly)$/u;

/** Words of callings that alone tell how urgent something is. */
const RANK = /^(?:high|first|second|third|low)$/;

/** 'each' asks in every row, 'once' for the first of its kind. */
type Asks = 'each' | 'once' | null;
function asksOf({ title, kind, isOwnText }: Column, cell: string): Asks {
  if (isNothing(cell)) return null;
  const isAnotherCalling = isKnownCalling(cell) && !isTelling(cell) && !RANK.test(foldLoose(cell));
  const isFilled = !isNo(cell) && !isAnotherCalling && (answerIn(cell) === true || !saysCurrent(cell));
  // Counts until its day has come.
  if (kind === 'not yet' && isBeginning(headingWords(title)) && dayBegun(cell) !== null) return null;
  if (kind === 'not yet') return isFilled ? 'each' : null;
  if (kind === 'current') return isNo(cell) || isTelling(cell) ? 'each' : null;
  if (kind === 'status') return isCurrentStatus(cell) || answerIn(cell) === true ? null : 'each';
  if (isHarmless(cell) || (kind === 'other' && hasCallingWord(cell) && !isTelling(cell))) return null;
  if (kind === 'notes') return isStatusAlone(cell) ? 'each' : null;
  if (isTelling(cell)) return 'each';
  if (kind === 'harmless') return null;
  return isOwnText || ORDINARY.test(foldLoose(cell)) ? null : 'once';
}

/** A note says much about a person: only one that is a status alone is about the calling. */
const STATUS_ALONE =
  /^(?:(?:needs? )?(?:to be )?(?:to )?(?:extend|release|sustain|call|interview|set apart)(?:e?d|ing)?(?: (?:scheduled|soon|next|needed|on|in|by|this|sunday|\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec).*)?|(?:still )?(?:waiting|awaiting|pending|praying about|considering|thinking about)(?: .*)?|(?:said|says) no.*|turned (?:it |this )?down.*|(?:has |have )?not (?:yet )?(?:been )?(?:accepted|sustained|called|extended|set apart|started|asked|current).*|hasnt .*|accepted not .*|(?:was|has been|being) released.*|former.*|ended.*|(?:the )?call(?:ing)? (?:was |has been |is )?(?:cancel|rescind|withdrawn|declin).*|cancel.*|rescinded.*|on leave.*|(?:temporary|temp|interim|substitute|sub|filling in)(?: .*)?|resigned.*|withdrawn.*|in process|in progress|on hold|not yet|maybe|tentative|said yes but .*|declined.*|effective .*|(?:did|has|have) not (?:accept|answer).*|did(?:nt| not) .*|never (?:sustained|accepted|called|set apart).*|no longer (?:plays?|teach[a-z]*|serv[a-z]*|in primary|does it|doing).*|last day .*|asked no answer.*|no answer(?: yet)?|(?:bishop|bp|pres|president|we|i|he|she|they)(?: [a-z]+)? (?:will|should|needs to|going to) (?:talk|ask|call|extend|interview).*|talk to .*|meeting w(?:ith)? .*|no acepto|no quiso.*|lo relevaron|la relevaron|(?:fue|foi) (?:relevad|desobrigad)[oa].*|nao aceitou.*|trial|old|\?+|done in .*|wants? (?:to be )?released?.*|needs? (?:a )?(?:replacement|release).*|(?:has |she |he )*asked (?:for|to) .*(?:break|released?).*|(?:bishop|stake) approved.*|last sunday.*|prayerfully .*|ask (?:in|her|him|them|again|first).*|(?:bro|brother|sis|sister|bishop|bp|pres) (?:[a-z]+ )?to (?:call|extend|ask|issue).*|r \d.*|aun no .*|todavia no .*|ainda nao .*|a ser .*|por (?:llamar|sostener|relevar|apartar).*)$/;
export function isStatusAlone(cell: string): boolean {
  const folded = foldLoose(cell);
  return (STATUS_ALONE.test(folded) || isDeniedByNote(cell)) && !saysCurrent(cell);
}

/**
 * Asks about callings beside which something stands that isn't known to be harmless: a status that isn't one of the few
 * that mean that someone has the calling, and words under a heading that no one knows.
 */
export function withCallingColumns(rows: readonly RawRow[], sheet: WrittenSheet): RawRow[] {
  if (!sheet.fields.includes('calling')) return [...rows];
  const columns = sheet.titles.flatMap((_, column) => columnOf(sheet, column) ?? []);
  const planning = columns.find(({ kind }) => kind === 'planning');
  const known = new Map<string, Asks>();
  const asked = new Map<string, number>();
  const asksIn = (column: Column, cell: string): Asks => {
    const key = `${column.column} ${cell}`;
    const asks = known.get(key) ?? (known.has(key) ? null : asksOf(column, cell));
    known.set(key, asks);
    return asks;
  };
  return rows.map((row, at) => {
    if (row.unread || holdsNone(row.values.calling ?? '')) return row;
    if (planning)
      return asking(
        row,
        `This list has the column “${quotedHeading(planning.title)}.” Do they have this calling?`,
        'calling',
      );
    const said = columns.flatMap((column) => {
      const cell = (sheet.cells[at]?.[column.column] ?? '').trim();
      if (cell === '' || cell.length > LONGEST || isAskedAbout(row, cell)) return [];
      const asks = asksIn(column, cell);
      return asks ? [{ asks, key: `${column.column} ${foldLoose(cell)}`, cell, title: column.title }] : [];
    });
    const [one] = [...said.filter(({ asks }) => asks === 'each'), ...said];
    if (!one) return row;
    const [is, first] = [saidUnder(one.cell, one.title), asked.get(one.key)];
    if (one.asks === 'once' && first !== undefined)
      return { ...row, remarks: [...(row.remarks ?? []), `${is} may be about the calling: see row ${first}.`] };
    asked.set(one.key, row.row);
    const told = `This row says ${saidUnder(one.cell, one.title, '.')} Do they have this calling?`;
    return asking(row, told, 'calling');
  });
}
