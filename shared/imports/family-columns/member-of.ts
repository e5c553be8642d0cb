import { severalGiven } from './no-members.ts';
import { withAge } from '../households/children.ts';
import { areOfBothSexes, isNoMember, namesIn, type Naming } from '../households/naming.ts';
import { unread } from '../line-parts.ts';
import type { RawRow } from '../rows.ts';

const NO_ONE = /^(?:expecting|due|twins|baby|infant|see|with)\b/i;
/** A person of a household, as a text of its own. */
export function memberOf(text: string, naming: Naming, mayBeTwo: 'child' | 'person' | null): RawRow {
  const { name, age } = withAge(text);
  const first = name.split(',')[0] ?? '';
  if (mayBeTwo && ((name.includes(',') && !naming.isOwn(first) && !naming.isLastName(first)) || areOfBothSexes(name)))
    return unreadRow(name, `may be one or two ${mayBeTwo === 'child' ? 'children' : 'people'}.`);
  if (NO_ONE.test(name) || (mayBeTwo === 'child' && isNoMember(name))) return unreadRow(name, 'doesn’t name a person.');
  return { row: 0, values: { ...namesIn(name, naming), ...(age ? { age } : {}) } };
}

export const unreadRow = (text: string, why: string): RawRow => ({ row: 0, ...unread(text, why) });

/** 'Tyler Emma Lucy' below 'Children', 'Wesley Karen' below 'Parents': who is who, a person has to say. */
export function severalOf(text: string, { isOwn }: Naming, one: 'child' | 'person'): RawRow | null {
  const { name } = withAge(text);
  const words = name.split(/\s+/);
  const given = words.length > 2 && isOwn(words.at(-1) ?? '') ? words.slice(0, -1).join(' ') : name;
  const why = severalGiven(given, one === 'person');
  return why === null ? null : unreadRow(name, why);
}
