import { quotedAtEnd } from '#shared/text/sentence-end.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { isRecord } from '#shared/text/is-record.ts';
import { isKnownCalling } from '../callings.ts';
import { fieldOf } from '../columns.ts';
import { quotedLast } from '../line-parts.ts';
import { unitInTitle } from '../units/named-units.ts';
import { belowUnits } from '../other-people/unit-titles.ts';
import { withUnit } from '../other-people/other-wards.ts';
import type { RawRow } from '../rows.ts';
import { headingWords } from '../sheets/column-looks.ts';
import { isGone } from '../dividers/said-by-headings.ts';
import { asking, belowTitle } from '../sheets/gone.ts';
import { bySheet } from '../sheets/whole-sheet.ts';
import { textsBelow } from './nested-keys.ts';
import { tellingHeading, toldByKey, unitOfKey } from './told-by-key.ts';

/** Keys beside a list of people that tell what it is. */
const OF_LIST =
  /^(?:notes?|comments?|remarks?|(?:list |report )?(?:title|name)|heading|header|caption|description|warning|message|subject|about|list|report(?: type)?|label|category|section|group|purpose|filter)$/;
/** Keys that tell where a file comes from, when, and how long it is. */
const OF_PROGRAM =
  /^(?:schema|format|mime|encoding|locale|lang|language|source|app|application|generator|program|tool|software|system|vendor|api|url|uri|href|link|next|prev|previous|self|author|creator|owner|user|copyright|license|timezone|success|ok|error|code|state|country|region|city|address|type|kind)$|^(?:page|total|date|time)\b|(?:^|\s)(?:date|time|at|on|by|from|id|uuid|count|number|version|size|limit|offset|cursor)$/;
const OF_RESPONSE = /^(?:ok|success(?:ful)?|true|false|done|complete[d]?|found|export|json|members?)$/;
const LONGEST = 200;
const MOST = 60;

type Beside = { key: string; text: string };
/** What stands beside the one list of a file, also below keys of its own. */
function besideList(value: unknown): Beside[] {
  if (!isRecord(value) || !Object.values(value).some(Array.isArray)) return [];
  return Object.entries(value)
    .flatMap(([key, own]) => (Array.isArray(own) ? [] : textsBelow(key, own)))
    .filter(({ text }) => text !== '' && text.length <= LONGEST)
    .slice(0, MOST);
}

/** 'archived: true' says what its key does. */
const keyAsTitle = ({ key, text }: Beside): string[] => (/^(?:true|yes|x|1)$/i.test(text) ? tellingHeading(key) : []);

/** A text as the title of the list; null where it may only be read as one that is sure to tell something. */
function titleIn({ key, text }: Beside): string | null {
  if (!/\p{L}/u.test(text) || OF_RESPONSE.test(foldLoose(text))) return null;
  const words = headingWords(key.replaceAll('_', ' '));
  if (OF_LIST.test(words) && !(fieldOf(key) !== null && fieldOf(key) !== 'notes' && !/\s/.test(text))) return text;
  if (isGone(text) || unitInTitle(text) !== null) return text;
  const isOfOthers = fieldOf(key) !== null || OF_PROGRAM.test(words) || isKnownCalling(words);
  return isOfOthers || !/^\p{Lu}|\s/u.test(text) ? null : text;
}

/** What a key says of a person in whose row it is a column: 'active: false' and 'status: moved.' */
function asColumn({ key, text }: Beside): RawRow | null {
  if (fieldOf(key) !== null && fieldOf(key) !== 'isAvailable') return null;
  const row = { row: 1, values: { name: 'Ann Reed' } };
  const sheet = { titles: ['name', key], fields: ['name' as const, null], cells: [['Ann Reed', text]] };
  const [told] = fieldOf(key) ? [{ ...row, values: { ...row.values, isAvailable: text } }] : bySheet([row], sheet);
  return told && (told.asks || Object.keys(told.values).length > 1) ? told : null;
}

function belowColumn(row: RawRow, { key, text }: Beside, { asks, values: { name: _, ...values } }: RawRow): RawRow {
  const said = { ...row, values: { ...values, ...row.values } };
  if (!asks) return said;
  if (asks.unit !== undefined) return withUnit(said, asks.unit, `This row is below ${quotedAtEnd(asks.unit)}`);
  const question = asks.problem.split(/(?<=[.?!]”?) /).at(-1) ?? '';
  return asking(said, `This row is below ${quotedLast(`${key}: ${text}`)} ${question}`, 'firstName');
}

/** The rows of a JSON file's one list, with what stands beside it, and its own key, read as titles above a table are. */
export function belowBeside(rows: readonly RawRow[], value: unknown): RawRow[] {
  const beside = besideList(value);
  const columns = beside.flatMap((own) => {
    const told = asColumn(own);
    return told ? [{ own, told }] : [];
  });
  const isTold = new Set(columns.map(({ own }) => own));
  const keys = isRecord(value) ? Object.keys(value).filter((key) => Array.isArray(value[key])) : [];
  const titles = beside.flatMap((own) => (isTold.has(own) ? [] : (titleIn(own) ?? keyAsTitle(own))));
  const above = [...titles, ...toldByKey(value)].map((title) => ({ row: 0, cells: [title] }));
  const told = columns.reduce(
    (below: readonly RawRow[], one) => below.map((row) => belowColumn(row, one.own, one.told)),
    belowTitle(rows, above),
  );
  return belowUnits(told, [...titles, ...keys.map(unitOfKey)]);
}
