import { foldLoose } from '#shared/text/fold.ts';
import { isNothing } from '../doubts/nothing.ts';
import { quotedLast, shortened } from '../line-parts.ts';
import type { RawRow } from '../rows.ts';
import { asking } from '../sheets/gone.ts';
import { headingWords } from '../sheets/column-looks.ts';
import { isOrganization, withoutLabel } from './organization-names.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';

const PART_OF_ORGANIZATION =
  /^(?:sub ?(?:org|organi[sz]ation|auxiliary|group|unit)|organi[sz]ation (?:2|group|class|quorum)|groups?|class(?:es)?|courses?|quorums?|class (?:or )?quorum|clase|classe|grupo|curso|cuorum)(?: name)?$/;
/** Beside an organization, the column of its classes, quorums, or groups; -1 where there is none. */
export const partColumn = ({ titles, fields }: Omit<WrittenSheet, 'cells'>): number =>
  titles.findIndex((title, column) => !fields[column] && PART_OF_ORGANIZATION.test(headingWords(title)));

/** Of these, an organization has one, and each of its classes has one of its own; it has many teachers. */
const OF_ONE =
  /^(?:(?:1st|2nd|first|second|assistant) )*(?:president|presidency|counselor|secretary|leader|advis[eo]r|director|coordinator|chair)$/;
/** The whole organization's leaders. */
const OF_WHOLE =
  /^(?:(?:adult|ward|organi[sz]ation|the) )*(?:presidency|bishopric|leadership|leaders|officers|general|all|presidencia|obispado|bispado)$/;

/** Where an office is of a part of an organization: `calling` with its own name before it, or what to ask about. */
export function officeOfPart(row: RawRow, organization: string, part: string): RawRow | null {
  const { calling = '' } = row.values;
  const own = foldLoose(withoutLabel(part));
  if (!OF_ONE.test(foldLoose(calling)) || !/[\p{L}\p{N}]/u.test(part) || isNothing(part)) return null;
  if (OF_WHOLE.test(foldLoose(part)) || own === foldLoose(withoutLabel(organization))) return null;
  if (isOrganization(part))
    return { ...row, values: { ...row.values, calling: `${withoutLabel(part)} ${calling.trim()}` } };
  return asking(
    row,
    `“${shortened(calling)}” is beside “${shortened(organization)}” and ${quotedLast(part)} Of which is it?`,
    'calling',
  );
}
