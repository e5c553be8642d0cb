import { foldLoose } from '#shared/text/fold.ts';
import { isListWord } from '../group-titles/list-words.ts';

const FAMILY = '(?:family|families|household|house|home|clan|kids|couple)';
const FAMILY_BEFORE =
  '(?:family|household|familia|hogar|famille|familie|famiglia|casal|matrimonio|hermanos|irmaos)(?: (?:de|da|do|dos|of))?';
const ALL = '(?:the|both|all|all the|both the|los|as|os|les|die)';
/** Words that a plural may be: 'Wards,' 'Halls.' */
const isWordToo = (plural: string): boolean => isListWord(plural) || isListWord(plural.replace(/s$/, ''));

/** 'Ammons,' 'Harrises,' and 'Kennedies' for more than one of a name. */
const pluralsOf = (last: string): string[] => [
  /(?:s|x|z|ch|sh)$/.test(last) ? `${last}es` : `${last}s`,
  ...(last.endsWith('y') ? [`${last.slice(0, -1)}ies`] : []),
];

/** Which of the last names, written without capitals and accents, a text has for all who have it: 'the Ammons,' 'la familia Ammon.' */
export function familiesIn(text: string, lasts: Iterable<string>): ReadonlySet<string> {
  const said = ` ${foldLoose(text)} `;
  const capitals = new Set([...text.matchAll(/\p{Lu}[\p{L}\p{M}'’-]*/gu)].map(([word]) => foldLoose(word)));
  const isMeant = (last: string): boolean => {
    if (last.length < 2 || !capitals.has(last.split(' ').at(-1) ?? '')) return false;
    if (said.includes(` ${last} `) && new RegExp(` ${last} ${FAMILY} | ${FAMILY_BEFORE} ${last} `).test(said))
      return true;
    return new RegExp(
      ` (?:both|los|os|les) ${last} | ${ALL} ${last}(?<=[sxz]) (?:are|have|do|dont|moved|left|will|wont|no|never) `,
    ).test(said);
  };
  const areMeant = (last: string): boolean =>
    pluralsOf(last).some((plural) => {
      const [word = ''] = plural.split(' ').slice(-1);
      if (!capitals.has(word) || !said.includes(` ${plural} `)) return false;
      return !isWordToo(word) || new RegExp(` ${ALL} ${plural} `).test(said);
    });
  // A list has thousands of last names, and a sentence a few words: whatever begins with none of these is not named.
  const beginnings = new Set([...capitals].map((word) => word.slice(0, 2)));
  const mayBeNamed = (last: string): boolean =>
    last.split(' ').some((word) => word.length < 3 || beginnings.has(word.slice(0, 2)));
  const all = new Set(lasts);
  const areNamed = (last: string): boolean =>
    isMeant(last) || (areMeant(last) && !pluralsOf(last).some((one) => all.has(one)));
  // 'Familia García' for García López.
  const isFirstNamed = ([first = '', second]: readonly string[]): boolean =>
    second !== undefined && first.length > 2 && areNamed(first);
  return new Set([...all].filter((last) => mayBeNamed(last) && (areNamed(last) || isFirstNamed(last.split(' ')))));
}
