import { foldLoose } from '#shared/text/fold.ts';
import { quotedAtEnd } from '#shared/text/sentence-end.ts';
import { isKnownCalling, isStatus } from '../callings.ts';
import { saidBesideHeading } from '../household-notes/beside-headings.ts';
import { readLine, TWO_PEOPLE, UNCLEAR_PHONE, withIgnored } from '../line-parts.ts';
import type { RawRow } from '../rows.ts';
import { AND, withAge } from './children.ts';
import { withHeads } from './head-columns.ts';
import { inHouseholds, type Home } from './household-names.ts';
import { memberOf, unreadRow } from '../family-columns/member-of.ts';
import { isNoMember, namingOf, type Naming } from './naming.ts';
import { headingIn, INDENTED, isHouseholds, linesWithUnits } from './two-levels.ts';
import { isOnlyLastName, withWholeNames } from './whole-names.ts';

/** '& Ann' behind 'Jensen, Mark (deceased)'. */
const isAnother = (text: string): boolean => /^(?:&|and|y|e)\s+\p{Lu}/u.test(text);

const asideRow = (text: string, why: string): RawRow => {
  const { unread, ...row } = unreadRow(text, why);
  return unread ? { ...row, unread: { ...unread, isAside: true } } : row;
};
const MAY_BE_FAMILY = 'may be a family and its ward. Write the family’s name in a line of its own.';

/** A text with the family's name once and its members indented below it, or null. */
export function householdText(text: string): RawRow[] | null {
  const read = linesWithUnits(text);
  // No one's name is that long, and looking for one in a line of megabytes takes minutes.
  if (read === null) return null;
  const written = read.map(({ line }) => line);
  const isBelow = written.map((line) => INDENTED.test(line));
  const { lines, heads } = withHeads(written, isBelow);
  if (!isHouseholds(lines, isBelow, heads)) return null;
  const homes: (Home & { beside: readonly string[]; heads: number })[] = [];
  const headings: string[] = [];
  const families = new Set(lines.flatMap((line, at) => (isBelow[at] ? [] : foldLoose(headingIn(line)?.family ?? ''))));
  let [naming, rows]: [Naming, RawRow[]] = [namingOf('', families), []];
  let ofHousehold: string[] = [];
  for (const [at, line] of lines.entries()) {
    const unit = read[at]?.below ?? null;
    if (unit !== null) {
      [naming, rows] = [namingOf('', families), [asideRow(unit, MAY_BE_FAMILY)]];
      headings.push(unit);
      homes.push({ family: '', rows, beside: [], heads: 0 });
      ofHousehold = [];
    }
    const heading = isBelow[at] ? null : headingIn(line);
    const told = heading ? { name: line.trim() } : withAge(line);
    const { name, values: own, remarks, beside, isPhoneUnclear } = readLine(told.name);
    const values: RawRow['values'] = { ...own, ...(told.age ? { age: told.age } : {}) };
    if (heading) {
      [naming, rows] = [namingOf(heading.family, families), []];
      headings.push(line.includes(',') ? 'Last name' : line);
      homes.push({ family: heading.family, rows, beside, heads: heading.heads.length });
      if (isPhoneUnclear) {
        rows.push(unreadRow(line, UNCLEAR_PHONE));
        ofHousehold = [];
        continue;
      }
      const heads = heading.heads.map((head) => memberOf(head, naming, null));
      const [head, spouse] = heads;
      // What is told of the whole household is no one's own, and is named with its first member.
      if (head && !spouse) rows.push({ ...head, remarks, values: { ...head.values, ...values } });
      else rows.push(...heads.map((one, i) => (i === 0 ? { ...one, remarks: withIgnored(values, remarks) } : one)));
      rows.push(...beside.flatMap((text) => (isAnother(text) && !spouse ? unreadRow(text, TWO_PEOPLE) : [])));
      ofHousehold = head ? [] : withIgnored(values, remarks);
      continue;
    }
    const names = name
      .split(AND)
      .map((one) => one.trim())
      .filter(Boolean);
    const first = name.split(',')[0] ?? '';
    if (names.length === 0 || /\d/.test(name) || isKnownCalling(name) || isStatus(name) || isNoMember(name))
      rows.push(unreadRow(line, 'doesn’t name a person.'));
    else if (isPhoneUnclear) rows.push(unreadRow(line, UNCLEAR_PHONE));
    // 'Provo, Utah' below a family is a place.
    else if (name.includes(',') && !naming.isOwn(first) && !naming.isLastName(first))
      rows.push(unreadRow(line, `doesn’t fit the household ${quotedAtEnd(naming.family)}`));
    // Whose phone it is, when two are named, is anyone's guess.
    else {
      for (const [i, one] of names.entries()) {
        const member = memberOf(one, naming, null);
        rows.push({
          ...member,
          beside,
          remarks: i > 0 ? [] : [...ofHousehold, ...(names.length === 1 ? remarks : withIgnored(values, remarks))],
          values: { ...member.values, ...(names.length === 1 ? values : {}) },
        });
      }
      ofHousehold = [];
    }
  }
  const told = homes.map((home) => ({ ...home, rows: saidBesideHeading(home.rows, home.beside, home.heads) }));
  const named = told.map((home, at) => withWholeNames(home, isOnlyLastName(headings[at] ?? '')));
  return inHouseholds(named).map((row, at) => ({ ...row, row: at + 1 }));
}
