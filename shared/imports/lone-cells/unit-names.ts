import { foldLoose } from '#shared/text/fold.ts';
import { isNothing } from '../doubts/nothing.ts';
import { NAMED_UNIT } from '../units/unit-words.ts';

const NOT_OF_NAME = new RegExp(`\\b(?:the|unit|${NAMED_UNIT}|\\d{4,})\\b`, 'g');

/** In a column 'Ward', a yes is no ward, and in 'Unit' may be an apartment. */
const NO_UNIT =
  /^(?:yes|no|true|false|sim|si|nao|x|same|own|here|this|ours?|mine|aqui|apartment|apt|suite|ste|bldg|building|lot|unit \d.*)\b|^\S{1,2}$/;

const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
/** Words of places' names with what maps and signs write for them. */
const SPELLINGS = new Map(
  'mt mount mountain mtn|st saint|ft fort|hts heights hgts|pk park|crk creek|spgs springs|vly valley|cyn canyon|mdws meadows|gdns gardens|lk lake|pt point|rdg ridge|jct junction|ctr center centre|n north|s south|e east|w west|and y e'
    .split('|')
    .flatMap((line) => {
      const spellings = line.split(' ');
      return spellings.map((spelling): [string, string] => [spelling, spellings[0] ?? spelling]);
    }),
);
function wordKey(word: string): string {
  const ordinal = ORDINALS.indexOf(word);
  if (ordinal >= 0) return String(ordinal + 1);
  return SPELLINGS.get(word) ?? word.replace(/^(\d+)(?:st|nd|rd|th|er|d?[oa])$/, '$1');
}

/** 'Maple Grove 2nd Ward (123456)' and 'Maple Grove Second' are one, as are 'Mt. View' and 'Mountain View'; empty where a cell names none. */
export function unitKey(text: string): string {
  const folded = foldLoose(text);
  if (!/\p{L}{2}/u.test(folded) || NO_UNIT.test(folded) || isNothing(text)) return '';
  return foldLoose(folded.replaceAll(NOT_OF_NAME, ' ')).split(' ').map(wordKey).join(' ');
}

/** Before a name, these make another one of it: 'North Oak Hills' and 'White Oak Hills.' */
const APART =
  /^(?:\d+|[nsew]|(?:north|south)(?:east|west)|norte|sur|sul|este|oeste|leste|new|old|upper|lower|middle|central|little|big|great|grand|tall|lone|twin|live|white|red|black|green|blue|gold|golden|silver|gray|grey|ysa|singles?|deaf|spanish|tongan|samoan|english)$/;
/** A name of one word is too short to know it behind others: Oak is no White Oak. */
const LEAST = 2;
/** Behind a town: 'Provo Oak Hills.' */
function endsWith(whole: string, key: string): boolean {
  const [words, own] = [whole.split(' '), key.split(' ')];
  const before = words.slice(0, words.length - own.length);
  return own.length >= LEAST && whole.endsWith(` ${key}`) && !before.some((word) => APART.test(word));
}

/** Whether a name is a short one of the other: 'Maple' of Maple Grove. 'Maple Grove 2nd' is another ward. */
const isShortOf = (key: string, whole: string): boolean =>
  key !== '' && (`${whole} `.startsWith(`${key} `) || endsWith(whole, key));
/** Whether two names are of one ward, the second with its town before it, or written in short, as in '3rd Ward.' */
export const isOneUnit = (key: string, own: string): boolean =>
  isShortOf(key, own) || endsWith(key, own) || (/^\d+$/.test(key) && own.endsWith(` ${key}`));
