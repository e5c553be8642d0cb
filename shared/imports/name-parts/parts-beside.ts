import type { Head } from '../columns.ts';
import type { RawRow } from '../rows.ts';
import { suffixInCell, withSuffix } from './suffixes.ts';

const digitsIn = (text: string): string => text.replace(/\D/g, '');
const LOCAL_DIGITS = 7;
const AREA_DIGITS = 3;
/** '(801)' and '555-0101' → '801-555-0101'; a phone that has its area code keeps it. */
function withAreaCode(phone: string | undefined, area: string): string | undefined {
  const isLocal = phone !== undefined && digitsIn(phone).length === LOCAL_DIGITS && !/\p{L}/u.test(phone);
  return isLocal && digitsIn(area).length === AREA_DIGITS ? `${digitsIn(area)}-${phone.trim()}` : phone;
}

/** A row with what has a column of its own: the mother's last name, 'van den', 'Jr.', and the area code of the phone. */
export function withPartsBeside(said: RawRow['values'], cells: readonly string[], head: Head): RawRow['values'] {
  const cellAt = (column = -1) => cells[column] ?? '';
  const [before, second] = [said.lastName ? cellAt(head.beforeLastName) : '', cellAt(head.secondLastName)];
  const lastName = [before, said.lastName, second].filter(Boolean).join(' ');
  const phone = withAreaCode(said.phone, cellAt(head.areaCode));
  const whole = { ...said, ...(lastName ? { lastName } : {}), ...(phone ? { phone } : {}) };
  return withSuffix(whole, suffixInCell(cellAt(head.suffix)));
}
