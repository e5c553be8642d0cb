import { foldLoose } from '#shared/text/fold.ts';
import { isContact, isOfName, type Head } from '../columns.ts';

/** Headings of columns that name somebody else than the person of the row, in English, Spanish and Portuguese. */
const SOMEONE_ELSE =
  /\b(?:spouses?|wife|husband|partners?|child|children|kids?|siblings?|relatives?|companions?|companionship|ministering|assigned|contact|emergency|caregivers?|conyuge|conjuge|espos[oa]|marido|hij[oa]s?|filh[oa]s?|contacto|contato)\b|\bnext of kin\b/;
/** Behind a parent even a first phone is more likely the parent's. */
const IN_CHARGE =
  /\b(?:parents?|guardians?|mother|father|mom|dad|emergency|next of kin|padres?|madre|tutora?|pai|mae|responsavel)\b/;
/** 'Individual Phone' and 'Household Phone' say themselves whose they are. */
const SAYS_WHOSE = /^(?:individual|personal|household|family|home|work|mobile|cell)/;

/** The columns that a person's name stands before, but another's: behind 'Spouse' a second 'Phone' is the spouse's. */
export function othersColumns(titles: readonly string[], fields: Head['fields']): Set<number> {
  const found = new Set<number>();
  const folded = titles.map((title) => foldLoose(title));
  const own = fields.findIndex(isOfName);
  const isRepeated = (column: number, from: number, to: number) =>
    !SAYS_WHOSE.test(folded[column] ?? '') && fields.slice(from, to).includes(fields[column] ?? null);
  for (const [at, title] of folded.entries()) {
    const isInCharge = IN_CHARGE.test(title);
    if (fields[at] || !(isInCharge || SOMEONE_ELSE.test(title))) continue;
    const [end, from, to] = at < own ? [own, own, fields.length] : [fields.length, 0, at];
    const behind = fields.flatMap((field, column) => (field && column > at && column < end ? [column] : []));
    const hasRepeated = behind.some((column) => isRepeated(column, from, to));
    for (const column of behind)
      if (!SAYS_WHOSE.test(folded[column] ?? '') && (hasRepeated || (isInCharge && isContact(fields[column]))))
        found.add(column);
  }
  // Two columns of the very same heading with others between them are hardly one person's, nor is what follows.
  const again = folded.findIndex((title, at) => {
    const first = folded.indexOf(title);
    const isOneGroup = fields.slice(first, at).every((field) => field === fields[at]);
    return title !== '' && first < at && fields[at] && !isOfName(fields[at]) && !isOneGroup;
  });
  if (again > 0)
    for (const [at, field] of fields.entries())
      if (at === again || (at > again && isContact(field) && !SAYS_WHOSE.test(folded[at] ?? ''))) found.add(at);
  return found;
}
