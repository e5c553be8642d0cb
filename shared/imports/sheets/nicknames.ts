import { foldLoose } from '#shared/text/fold.ts';
import { sexOfGivenName } from '../doubts/given-names.ts';
import { shortened } from '../line-parts.ts';
import { isNickname } from '../names.ts';
import type { RawRow } from '../rows.ts';
import type { WrittenSheet } from './unread-names.ts';

const QUOTED = /^([^"“”„]*\p{L}[^"“”„]*)\s["“”„‘]([^"“”„‘’]+)["“”’](\s[^"“”„]+)?$/u;
const IN_PARENTHESES = /^([^()]*\p{L}[^()]*)\s\(([^()]+)\)(\s[^()]+)?$/u;
const SHORTEST_SHARED = 2;

/** Bob of Robert, or Sam of Samantha; Lori of Mark is his wife, and Smith of Chelsea may be her maiden name. */
function isShortFor(nickname: string, before: string): boolean {
  const first = before.split(',').at(-1)?.trim().split(/\s+/)[0] ?? '';
  const sex = sexOfGivenName(nickname);
  const start = foldLoose(nickname).slice(0, SHORTEST_SHARED);
  return foldLoose(first).startsWith(start) || (sex !== null && sex === sexOfGivenName(first));
}

function named(row: RawRow, field: 'name' | 'firstName'): RawRow {
  const text = row.values[field]?.trim() ?? '';
  const quoted = QUOTED.exec(text);
  const [, before = '', nickname = '', behind = ''] = quoted ?? IN_PARENTHESES.exec(text) ?? [];
  if (!isNickname(nickname)) return row;
  if (quoted || isShortFor(nickname, before))
    return { ...row, values: { ...row.values, [field]: `${before}${behind}`, preferredName: nickname } };
  const problem = `“${shortened(nickname)}” in “${shortened(text)}” may be a nickname or another person. Type the first name.`;
  return { ...row, asks: { problem, field: 'firstName' } };
}

/** 'Robert (Bob)' and 'Robert "Bob"' go by Bob, where the sheet has no column for it. */
export const withNicknames = (rows: readonly RawRow[], { fields }: Pick<WrittenSheet, 'fields'>): RawRow[] =>
  fields.includes('preferredName')
    ? [...rows]
    : rows.map((row) =>
        row.unread || row.asks ? row : named(row, row.values.firstName === undefined ? 'name' : 'firstName'),
      );
