import { shortened } from '#shared/imports/line-parts.ts';
import { readPerson, type ReadRow } from '#shared/imports/person.ts';
import type { RawRow } from '#shared/imports/rows.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { ASKED_OF_MODEL } from './model.ts';

type Asked = (typeof ASKED_OF_MODEL)[number];

/**
 * A row of the model's answer, without what nobody asked for. A name, a phone number, or an email address that the text
 * doesn't have may be made up, so a person has to look at it.
 */
export function comparedWith(text: string): (row: ReadRow) => ReadRow {
  const words = ` ${foldLoose(text.replaceAll(/['’]s\b/g, ''))} `;
  const digits = text.replaceAll(/\D/g, '');
  const letters = text.toLowerCase();
  const hasWords = (name: string) => words.includes(` ${foldLoose(name)} `);
  const isInText: Partial<Record<Asked, (value: string) => boolean>> = {
    firstName: hasWords,
    lastName: hasWords,
    email: (email) => letters.includes(email.toLowerCase()),
    phone: (phone) => digits.includes(phone.replaceAll(/\D/g, '')),
  };
  return ({ row, values: said, unread, asks, remarks }) => {
    const values = Object.fromEntries(
      ASKED_OF_MODEL.flatMap((field) => (said[field] === undefined ? [] : [[field, said[field]]])),
    );
    const raw: RawRow = { row, values, unread, asks, remarks };
    const read = readPerson(raw);
    const field = ASKED_OF_MODEL.find((one) => said[one] && isInText[one]?.(said[one]) === false);
    if (read.problem !== null || !field) return read;
    const problem = `“${shortened(said[field] ?? '')}” isn’t in the file. Check everything in this row.`;
    return readPerson({ ...raw, asks: { problem, field } });
  };
}
