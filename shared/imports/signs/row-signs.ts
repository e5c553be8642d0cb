import type { Line } from '../cells.ts';
import { isOfName } from '../columns.ts';
import { youngHeading } from '../headings/young-headings.ts';
import { isTitle } from '../non-people.ts';
import type { RawRow } from '../rows.ts';
import type { Sign } from '../schema.ts';
import { filledIn, headingWords } from '../sheets/column-looks.ts';
import { loneText } from '../sheets/gone.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';
import { signsIn, signsOfTitle, type SignKind } from './signs.ts';

const HEADINGS: readonly (readonly [SignKind, RegExp])[] = [
  ['grade', /^(?:(?:school|current) )?grade(?: level| in school)?$|^grado(?: escolar)?$/],
  [
    'group',
    /^(?:(?:primary|sunday school|ss|youth|young women|yw|current|church) )?(?:class(?:es)?|quorums?|organi[sz]ations?|org|auxiliary|group|clase|classe)(?: (?:or )?(?:class|quorum|name|group))?$/,
  ],
  ['office', /^(?:(?:aaronic|current) )?priesthood(?: office| quorum| level)?$|^(?:oficio del )?sacerdocio$/],
  [
    'relation',
    /^(?:(?:family|household) )?(?:relationship|relation)(?: (?:to|in|with) .*)?$|^(?:family|household) (?:position|role)$|^(?:position|role) in (?:the )?(?:household|family|home)$|^parentesco$/,
  ],
  ['title', /^(?:(?:name|courtesy) )?(?:title|prefix)$|^(?:salutation|honorific|tratamiento|tratamento)$/],
];
/** What may be anything a person is, and is a relation where its cells are: 'head,' 'spouse,' and 'child' below 'Role.' */
const MAY_BE_RELATION = /^(?:(?:member )?(?:role|type)|rol|papel|papel na familia|ruolo|rolle)$/;
/** Beside one, an organization or a class is where someone serves. */
const ROLE = /\b(?:role|assignment|responsibility|duty|job|teachers?|leaders?|llamamientos?|calling|callings)\b/;

const withSigns = (row: RawRow, signs: readonly Sign[]): RawRow =>
  signs.length === 0 || row.unread ? row : { ...row, signs: [...(row.signs ?? []), ...signs] };

/** What the heading of the names themselves tells: everyone below 'Youth Name' is a youth. */
function signsOfNames({ titles, fields }: WrittenSheet): Sign[] {
  const title = titles.find((one, column) => isOfName(fields[column]) && youngHeading(one));
  const told = title === undefined ? undefined : youngHeading(title)?.told;
  return title !== undefined && (told?.groups ?? told?.sex) ? [{ ...told, by: title }] : [];
}

/** What columns that no one reads tell of someone's age or sex: 'Grade', 'Class', 'Relationship', 'Title'; and 'Youth Name' of everyone. */
export function withColumnSigns(rows: readonly RawRow[], sheet: WrittenSheet): RawRow[] {
  const { titles, fields, cells } = sheet;
  const young = signsOfNames(sheet);
  const hasRole = titles.some((title, column) => !fields[column] && ROLE.test(headingWords(title)));
  const areRelations = (column: number): boolean => {
    const filled = filledIn(cells, column);
    return filled.length > 0 && filled.every((cell) => signsIn('relation', cell).length > 0);
  };
  const columns = titles.flatMap((title, column) => {
    const words = fields[column] ? '' : headingWords(title);
    const [found] = HEADINGS.find(([, headings]) => headings.test(words)) ?? [];
    const kind = found ?? (MAY_BE_RELATION.test(words) && areRelations(column) ? 'relation' : undefined);
    return kind && !(kind === 'group' && hasRole) ? [{ column, title, kind }] : [];
  });
  if (columns.length === 0 && young.length === 0) return [...rows];
  return rows.map((row, at) => {
    const told = columns.filter(({ kind }) => kind !== 'group' || !row.values.calling);
    const said = told.flatMap(({ column, title, kind }) => signsIn(kind, (cells[at]?.[column] ?? '').trim(), title));
    return withSigns(row, [...said, ...young]);
  });
}

const LONGEST = 200;
/** People below a heading such as 'Deacons Quorum' are in it, unless they have a calling, up to the next heading. */
export function belowGroups(rows: readonly RawRow[]): RawRow[] {
  let signs: readonly Sign[] = [];
  return rows.map((row) => {
    const text = loneText(row);
    if (text !== null && text.length <= LONGEST) {
      const told = signsOfTitle(text.replace(/:\s*$/, ''));
      if (told.length > 0 || row.unread || isTitle(text) || /:\s*$/.test(text)) {
        signs = told;
        return row;
      }
    }
    return row.values.calling ? row : withSigns(row, signs);
  });
}

/** The same for the title of a whole list, which stands above the headings of its columns. */
export function belowGroupTitle(rows: readonly RawRow[], above: readonly Line[]): RawRow[] {
  const texts = above.flatMap(({ cells }) => cells.filter((cell) => cell !== '').slice(0, 1));
  const text = texts.findLast((one) => signsOfTitle(one).length > 0);
  if (text === undefined) return [...rows];
  const title: RawRow = { row: 0, values: {}, unread: { text, problem: text } };
  return belowGroups([title, ...rows]).slice(1);
}
