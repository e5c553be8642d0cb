import { foldLoose } from '#shared/text/fold.ts';
import { mayNotBeAsked } from '../availability/refusals.ts';
import { hasLeftAsStatus } from '../doubts/gone-words.ts';
import { unitInTitle } from '../units/named-units.ts';
import { tellsOfPerson } from '../other-people/person-words.ts';
import type { RawRow } from '../rows.ts';
import { personInHome } from './named-people.ts';
import { saidOfEach } from './whose-notes.ts';

/** Beside 'Strand, Bo & Kylee' other words, such as 'deceased', are about those two. */
const OF_FAMILY = /\b(?:mov(?:ed|ing)|records?|do not|dont|no contact|dnc|mudaron|mudaram)\b/;
const isOfFamily = (text: string, heads: number): boolean => heads === 0 || OF_FAMILY.test(foldLoose(text));
const tells = (text: string): boolean => tellsOfPerson(text) || hasLeftAsStatus(text) || mayNotBeAsked(text);

/**
 * What stands beside the name of a family, as in 'Strand Family - moved,' with each of its people whom it concerns: with the
 * `heads` whom the heading names, whatever it is; with those below, what may be against them.
 */
export function saidBesideHeading(rows: readonly RawRow[], beside: readonly string[], heads: number): RawRow[] {
  const people = rows.filter(({ unread }) => !unread);
  const members = people.map((row) => personInHome(row, ''));
  const said = beside.map((text) => saidOfEach(text, members));
  return rows.map((row) => {
    const at = people.indexOf(row);
    const texts = said.flatMap((each) => each[at]?.judged || []);
    const own =
      at < heads ? texts : texts.filter((text) => unitInTitle(text) || (tells(text) && isOfFamily(text, heads)));
    return own.length > 0 ? { ...row, beside: [...own, ...(row.beside ?? [])] } : row;
  });
}
