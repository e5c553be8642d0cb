import { foldLoose } from '#shared/text/fold.ts';
import { isNothing } from '../doubts/nothing.ts';
import { CHILDREN, IN_CHARGE, MARRIED } from '../other-people/whose-columns.ts';
import { filledIn, headingWords, holdsHelpers, isAboutThings } from '../sheets/column-looks.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';
import { isCompanionHeading } from './companions.ts';

const keyOf = (cell: string): string => (cell.includes('@') ? foldLoose(cell) : cell.replace(/\D/g, '').slice(-10));

/**
 * What the rows of one helper have below a phone or an email: `different`, of how many helpers it differs from row to row, so
 * that it isn't theirs; `same`, of how many it doesn't; `isWithout`: there is one beside no helper, too.
 */
type Recurring = { different: number; same: number; isWithout: boolean };
function recurring(cells: WrittenSheet['cells'], helper: number, column: number): Recurring {
  const found = new Map<string, string[]>();
  let isWithout = false;
  for (const row of cells) {
    const [who, contact] = [foldLoose(row[helper] ?? ''), row[column]?.trim() ?? ''];
    if (contact === '' || isNothing(contact)) continue;
    if (who === '') {
      isWithout = true;
      continue;
    }
    const own = found.get(who) ?? [];
    own.push(keyOf(contact));
    found.set(who, own);
  }
  const several = [...found.values()].filter(({ length }) => length > 1);
  const different = several.filter((own) => new Set(own).size > 1).length;
  return { different, same: several.length - different, isWithout };
}

/**
 * The first phone and email behind those who help the people of a list, such as 'Ministering Brothers': where a helper has
 * several rows, and another phone in each, it can't be the helper's.
 */
export function besideRecurring({ titles, fields, cells }: WrittenSheet): number[] {
  const contacts = (['phone', 'email'] as const).flatMap((kind) => {
    const column = fields.indexOf(kind);
    return column < 0 ? [] : [column];
  });
  const words = titles.map((title) => headingWords(title.slice(0, 60)));
  const [last = -1] = contacts.toSorted((one, other) => other - one);
  const helpers = words.flatMap((title, at) =>
    at < last &&
    !fields[at] &&
    !isAboutThings(titles[at] ?? '') &&
    (isCompanionHeading(title) || holdsHelpers(title, filledIn(cells, at)))
      ? [{ at, isOfFamily: [CHILDREN, IN_CHARGE, MARRIED].some((some) => some.test(title)) }]
      : [],
  );
  if (helpers.length === 0 || helpers.some(({ isOfFamily }) => isOfFamily)) return [];
  const told = contacts.map((column) => {
    const before = helpers.filter(({ at }) => at < column).map(({ at }) => recurring(cells, at, column));
    return {
      column,
      isOwn:
        before.some(({ different, same }) => different > same) &&
        before.every(({ different, same, isWithout }) => different > same || (isWithout && different === same)),
      mayBeOwn: before.every(({ different, same }) => different >= same),
    };
  });
  return told.some(({ isOwn }) => isOwn) ? told.flatMap(({ column, mayBeOwn }) => (mayBeOwn ? [column] : [])) : [];
}
