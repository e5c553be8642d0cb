import type { Head } from '../columns.ts';
import { sexIn } from '../doubts/answers.ts';
import { sexOfGivenName } from '../doubts/given-names.ts';
import { isEmailHeading, isMobileHeading, isPhoneHeading } from '../headings/phone-headings.ts';
import { familyColumnOf } from '../households/household-columns.ts';
import { partName } from '../names.ts';
import { headingWords, mayBePartOfName } from '../sheets/column-looks.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';
import { couplesIn, withSexOfOther } from '../side-by-side/couples-of-sheet.ts';

/** `isSure`: 'his' and 'her' are always of the row's own; a husband's phone is only beside a wife's. */
type Whose = { field: 'phone' | 'email'; sex: 'male' | 'female'; isSure: boolean };
const BEFORE = /^(his|hers?) (.+)$/;
const WHOSE = /^(.+) (his|hers?)$/;
const HUSBAND = /^(?:husband|esposo|marido|ehemann|mann|mari|marito)$/;
const WIFE = /^(?:wifes?|esposa|ehefrau|frau|femme|epouse|moglie)$/;

/** 'His Cell', 'Email (hers)', 'Wife’s Phone': what it has, and whether it is a man's or a woman's; null for anything else. */
export function hisOrHers(title: string): Whose | null {
  const words = headingWords(title.slice(0, 40));
  const [, what = '', whose = ''] = WHOSE.exec(words.replace(BEFORE, '$2 $1')) ?? [];
  const field = isPhoneHeading(what) ? 'phone' : isEmailHeading(what) ? 'email' : null;
  if (field) return { field, sex: whose === 'his' ? 'male' : 'female', isSure: true };
  const column = familyColumnOf(title.slice(0, 40));
  if (column === null || column === 'family' || column.holds === 'name') return null;
  const [isHis, isHers] = [HUSBAND.test(column.who), WIFE.test(column.who)];
  return isHis || isHers
    ? { field: column.holds, sex: isHis ? 'male' : 'female', isSure: /\b(?:him|her)$/.test(words) }
    : null;
}

type Sheet = Pick<WrittenSheet, 'titles' | 'cells'> & { head: Head };

/** A list of women, or of men. */
const OF_WOMEN = /^(?:sisters?|wom[ae]n|hermanas?|irmas?|schwestern?|soeurs?|sorell[ae])\b/;
const OF_MEN = /^(?:brothers?|m[ae]n|hermanos?|irmaos?|bruder|freres?|fratell[oi])\b/;
const sexOfHeading = (title: string): 'male' | 'female' | undefined => {
  const words = headingWords(title.slice(0, 40));
  return OF_WOMEN.test(words) ? 'female' : OF_MEN.test(words) ? 'male' : undefined;
};

/** Beside a name below 'Wife' alone, a row is her husband's, and below 'Husband' his wife's. */
function sexBesideSpouse({ titles, cells, head }: Sheet, row: number): 'male' | 'female' | null {
  const beside = (spouse: RegExp): boolean =>
    titles.some((title, column) => {
      const cell = (cells[row]?.[column] ?? '').trim();
      return !head.fields[column] && spouse.test(headingWords(title.slice(0, 40))) && mayBePartOfName(cell);
    });
  const [hasWife, hasHusband] = [beside(WIFE), beside(HUSBAND)];
  return hasWife === hasHusband ? null : hasWife ? 'male' : 'female';
}

type Column = Whose & { column: number };
/**
 * Where no one knows whether a row is a man's or a woman's, the one that fits is the only one that is filled, unless another
 * row has it too, as that of a couple in two; beside a husband's phone, 'her' phone is the row's own.
 */
function onlyOne(columns: readonly Column[], row: readonly string[], isShared: (column: number) => boolean) {
  const filled = columns.filter(({ column }) => (row[column] ?? '').trim() !== '');
  if (filled.some(({ column }) => isShared(column))) return undefined;
  const sure = columns.filter(({ isSure }) => isSure);
  const isOfOneSex = new Set(sure.map(({ sex }) => sex)).size === 1;
  const own = isOfOneSex ? filled.filter(({ isSure }) => isSure) : filled;
  return own.length === 1 ? own[0] : undefined;
}

/**
 * Below 'His Cell' and 'Her Cell' a row has the one that fits, where its sex is known, or where there is one; a column of its own
 * has it. Beside a name below 'Wife,' her husband's cell phone counts before a 'Phone.'
 */
export function withHisOrHers({ titles, cells, head }: Sheet): Sheet {
  const found = titles.flatMap((title, column) => {
    const whose = head.fields[column] ? null : hisOrHers(title);
    return whose ? [{ ...whose, column, title }] : [];
  });
  const areOfBoth = new Set(found.map(({ sex }) => sex)).size > 1;
  const columns = found.filter(({ isSure }) => isSure || areOfBoth);
  const bySpouse = cells.map((_, at) => sexBesideSpouse({ titles, cells, head }, at));
  const isMobile = ({ field, title }: (typeof columns)[number]): boolean => field === 'phone' && isMobileHeading(title);
  const hasMobile = titles.some((title, column) => head.fields[column] === 'phone' && isMobileHeading(title));
  const isBeside = (field: Whose['field']): boolean => head.fields.includes(field);
  const isOpen = (field: Whose['field']): boolean =>
    !isBeside(field) ||
    (bySpouse.some(Boolean) && !hasMobile && columns.some((one) => one.field === field && isMobile(one)));
  const fields = [...new Set(columns.map(({ field }) => field))].filter(isOpen);
  if (fields.length === 0) return { titles, cells, head };
  const own = titles.length;
  const [first, name, sex] = (['firstName', 'name', 'sex'] as const).map((field) => head.fields.indexOf(field));
  const ofHeading = sexOfHeading(titles[first ?? -1] ?? titles[name ?? -1] ?? '');
  const told = cells.map((row, at) => {
    const given = row[first ?? -1] || partName(row[name ?? -1] ?? '').firstName;
    return (
      sexIn(row[sex ?? -1] ?? '') ?? ofHeading ?? sexOfGivenName(given.split(' ')[0] ?? '') ?? bySpouse[at] ?? null
    );
  });
  const sexes = withSexOfOther(told, couplesIn({ titles, cells, names: [first, name] }));
  const counts = new Map(
    columns.map(({ column }) => {
      const said = new Map<string, number>();
      for (const row of cells) said.set(row[column] ?? '', (said.get(row[column] ?? '') ?? 0) + 1);
      return [column, said];
    }),
  );
  const ownOf = (field: Whose['field'], row: readonly string[], at: number): Column | undefined => {
    const ofField = columns.filter((one) => one.field === field && (!isBeside(field) || isMobile(one)));
    const known = isBeside(field) ? bySpouse[at] : sexes[at];
    const isShared = (column: number): boolean => (counts.get(column)?.get(row[column] ?? '') ?? 0) > 1;
    if (known) return ofField.find((one) => one.sex === known);
    return isBeside(field) ? undefined : onlyOne(ofField, row, isShared);
  };
  const titleOf = (field: Whose['field']): string =>
    columns.flatMap((one) => (one.field === field ? [one.title] : [])).join(' or ');
  return {
    titles: [...titles, ...fields.map(titleOf)],
    cells: cells.map((row, at) => [
      ...Array.from({ length: own }, (_, column) => row[column] ?? ''),
      ...fields.map((field) => {
        const fitting = ownOf(field, row, at);
        return fitting ? (row[fitting.column] ?? '') : '';
      }),
      ...row.slice(own),
    ]),
    head: {
      ...head,
      fields: [...head.fields, ...fields],
      order: fields.reduce<number[]>(
        (order, field, at) => (isBeside(field) ? [own + at, ...order] : [...order, own + at]),
        head.order,
      ),
    },
  };
}
