import { foldLoose } from '#shared/text/fold.ts';
import { fieldOf } from '../columns.ts';
import { ignored } from '../line-parts.ts';
import { isTwoPeople, LONGEST_PHONES, looksLikePhone, phonesIn } from '../looks.ts';
import type { Line } from '../cells.ts';
import { partName } from '../names.ts';
import type { RawRow } from '../rows.ts';
import { areOneName } from '../same-person/short-forms.ts';
import { familyColumnOf, type FamilyColumn } from './household-columns.ts';

/** A phone and the word beside it, as in 'Tom 801-555-0101' and '801-555-0102 (Ann)'. */
type Labeled = { phone: string; label: string };

const labelIn = (text: string): string =>
  text
    .replaceAll(/[():\-–—=,.’']+/g, ' ')
    .replaceAll(/\b(?:cell|mobile|phone|s)\b/gi, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A piece of a cell with one phone in it; null where it has another number of them. */
function labeled(piece: string): Labeled | null {
  const [phone, another] = phonesIn(piece);
  if (phone === undefined || another !== undefined) return null;
  return { phone, label: labelIn(piece.replace(phone, ' ')) };
}

/** The pieces of a cell with one phone each; none where a word may belong to either of two phones. */
function piecesOf(cell: string): string[] {
  const parted = cell.split(/[;,|/\n&+]/).map((piece) => piece.trim());
  const pieces = parted.filter((piece) => piece !== '');
  if (pieces.every((piece) => phonesIn(piece).length === 1)) return pieces;
  const phones = phonesIn(cell);
  const isPhoneFirst = cell.trim().startsWith(phones[0] ?? '-');
  // 'Tom 801-555-0101 Ann 801-555-0102' has a word before each of them, or behind each of them.
  const isPhoneLast = cell.trim().endsWith(phones.at(-1) ?? '-');
  if (isPhoneFirst === isPhoneLast || new Set(phones).size < phones.length) return [];
  const found: string[] = [];
  let from = 0;
  for (const [at, phone] of phones.entries()) {
    const [start, next] = [cell.indexOf(phone, from), phones[at + 1]];
    const end = isPhoneLast ? start + phone.length : next === undefined ? cell.length : cell.indexOf(next, start + 1);
    found.push(cell.slice(from, end));
    from = end;
  }
  return found;
}

/** Whose a word says a phone is; by it, 'his' and 'hers' only where a column says who of the two is the husband. */
type Owner = { row: RawRow; who: string };
export const ownersOf = (members: readonly RawRow[], columnOf: (row: RawRow) => FamilyColumn | undefined): Owner[] =>
  members
    .filter(({ unread }) => !unread)
    .map((row) => {
      const column = columnOf(row);
      return { row, who: column && column !== 'family' ? column.who : '' };
    });
const HIS = /^(?:his|him|he|husbands?)$/;
const HERS = /^(?:hers?|she|wi(?:fe|fes|ves))$/;

function isOf({ row, who }: Owner, label: string, isLoose = false): boolean {
  const word = foldLoose(label);
  if (HIS.test(word)) return who === 'husband';
  if (HERS.test(word)) return who === 'wife';
  const { firstName, name = '', preferredName = '' } = row.values;
  const given = foldLoose(firstName ?? partName(name).firstName);
  const whole = foldLoose(firstName ? `${firstName} ${row.values.lastName ?? ''}` : name).trim();
  const first = given.split(' ')[0] ?? '';
  const isSame = [given, whole, first, foldLoose(preferredName)].includes(word);
  return word !== '' && (isSame || (isLoose && !word.includes(' ') && areOneName(word, first)));
}
/** Whoever has the very name, or else whom it is short for, where that is one alone. */
function ownerOf(owners: readonly Owner[], label: string): Owner | undefined {
  const exact = owners.filter((owner) => isOf(owner, label));
  const found = exact.length > 0 ? exact : owners.filter((owner) => isOf(owner, label, true));
  return found.length === 1 ? found[0] : undefined;
}

/** Whether words beside the phones of a cell say whose they are. */
export const saysWhosePhones = (cell: string): boolean =>
  cell.length <= LONGEST_PHONES && piecesOf(cell).some((piece) => Boolean(labeled(piece)?.label));

/** The columns of phones of whole households in which words say whose each of them is. */
export const sharedPhoneColumns = (titles: readonly string[], lines: readonly Line[]): number[] =>
  titles.flatMap((title, column) => {
    if (fieldOf(title) !== 'phone' || familyColumnOf(title) !== null) return [];
    return lines.some(({ cells }) => saysWhosePhones(cells[column] ?? '')) ? [column] : [];
  });

/** Gives each person of a household the phone that names them, and tells what is no one's for sure. */
export function takePhones(cell: string, owners: readonly Owner[]): string[] {
  const pieces = cell.length > LONGEST_PHONES ? [] : piecesOf(cell);
  const rest: string[] = [];
  let taken = 0;
  for (const piece of pieces) {
    const { phone = '', label = '' } = labeled(piece) ?? {};
    const owner = label === '' ? undefined : ownerOf(owners, label);
    if (!owner || owner.row.values.phone) rest.push(piece.trim());
    else {
      owner.row.values.phone = phone;
      taken += 1;
    }
  }
  return taken === 0 && cell !== '' ? [cell] : rest;
}

/** Of 'Tom 801-555-0101 / Ann 801-555-0102' in the row of one of them, the other's is left out. */
export const withLabeledPhones = (rows: readonly RawRow[]): RawRow[] =>
  rows.map((row) => {
    const { phone = '', ...others } = row.values;
    const { firstName = '', name = '' } = others;
    if (row.unread || !/\p{L}{2}/u.test(phone) || looksLikePhone(phone) || isTwoPeople(`${firstName} ${name}`))
      return row;
    const own: RawRow = { ...row, values: others };
    const rest = takePhones(phone, [{ row: own, who: '' }]);
    return own.values.phone ? { ...own, remarks: [...(row.remarks ?? []), ...ignored(rest)] } : row;
  });
