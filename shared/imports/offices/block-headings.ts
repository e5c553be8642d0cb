import { foldLoose } from '#shared/text/fold.ts';
import { isOffice, isOfficeOfAny } from '../callings.ts';
import { quotedLast } from '../line-parts.ts';
import { isNamedWard } from '../name-parts/named-ward.ts';
import { withUnit } from '../other-people/other-wards.ts';
import type { RawRow } from '../rows.ts';
import { isGone } from '../dividers/said-by-headings.ts';
import { asking, belowHeadings, loneText } from '../sheets/gone.ts';
import { hasOrganization, isOrganization } from './organization-names.ts';

const GROUP = /\b(?:presidency|bishopric|callings|leadership|leaders|officers)\b/;
const STAKE = /\bstake\b/i;
const UNIT = /\S (?:ward|branch|stake|district)$/;
/** Above callings, beyond what tells it above people. */
const TO_COME = /\b(?:prospective|prospects?|future|consider|considering|planned|upcoming|next|backups?|alternates?)\b/;
/** Friends of the Church may be a class as well, whose teacher is of the ward. */
const GUESTS = /^(?:friends|visitors|guests|investigators)$/;
const LONGEST = 80;

/** A row with nothing but a text where the callings are, which is no vacant one: the heading of the rows below. */
function headingIn({ values: { calling = '', ...others } }: RawRow): string | null {
  if (calling === '' || calling.length > LONGEST || Object.values(others).some(Boolean)) return null;
  const isVacant = isOffice(calling) || isOfficeOfAny(calling);
  return isVacant && !GROUP.test(foldLoose(calling)) && !isGone(calling) ? null : calling;
}
const isUnit = (text: string): boolean => text.length <= LONGEST && UNIT.test(foldLoose(text)) && !isNamedWard(text);

type Above = { text: string; says: 'gone' | 'to come' | 'another' } | null;
function saidBy(text: string): Above {
  if (isOrganization(text)) return null;
  if (isGone(text) && !GUESTS.test(foldLoose(text))) return { text, says: 'gone' };
  if (TO_COME.test(foldLoose(text))) return { text, says: 'to come' };
  return hasOrganization(text) || STAKE.test(text) ? { text, says: 'another' } : null;
}

/** What a heading says of everyone in its block, as that of a table does: 'Released', 'To Be Called', 'Stake Primary'. */
function asked(row: RawRow, above: NonNullable<Above>): RawRow {
  if (above.says === 'gone') {
    const heading: RawRow = { row: 0, values: {}, unread: { text: above.text, problem: above.text } };
    return belowHeadings([heading, row]).at(-1) ?? row;
  }
  if (!row.values.calling) return row;
  return asking(row, `This row is below ${quotedLast(above.text)} Do they have this calling?`, 'calling');
}

/** Below 'Oak Hills Ward' and 'Maple Ward' are people of two wards; one alone is whose list this is. */
function belowUnits(rows: readonly RawRow[]): RawRow[] {
  const units = rows.map((row) => headingIn(row) ?? loneText(row) ?? '').map((text) => (isUnit(text) ? text : ''));
  if (new Set(units.filter(Boolean).map(foldLoose)).size < 2) return [...rows];
  let unit = '';
  return rows.map((row, at) => {
    const own = units[at] ?? '';
    if (own !== '') unit = own;
    const isPerson = !row.unread && own === '' && headingIn(row) === null;
    return isPerson && unit !== '' ? withUnit(row, unit, `This row is below ${quotedLast(unit)}`) : row;
  });
}

/**
 * The blocks of a sheet of callings whose headings stand where the callings do. An organization ends a block, unless it is
 * directly below its heading or there already: then it is a part of it.
 */
export function belowBlocks(read: readonly RawRow[]): RawRow[] {
  const seen = new Set<string>();
  let above: Above = null;
  let isFirst = false;
  const rows = read.map((row) => {
    const text = headingIn(row);
    if (text === null) {
      isFirst = false;
      return above && !row.unread ? asked(row, above) : row;
    }
    const said = saidBy(text);
    const isPart = said === null && isOrganization(text) && (isFirst || seen.has(foldLoose(text)));
    if (!isPart) above = said;
    isFirst = said !== null || (isPart && isFirst);
    if (said === null) seen.add(foldLoose(text));
    return row;
  });
  return belowUnits(rows);
}
