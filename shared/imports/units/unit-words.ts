const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words for a ward or a branch whose name is before them, as in 'Oak Hills Ward.' */
const BEHIND_NAMES = 'ward wd branch';
/** Those whose name is behind them, as in 'Barrio Los Olivos.' */
const BEFORE_NAMES = 'barrio rama ala ramo gemeinde paroisse';
/** The same in more languages, where a heading asks for a ward; in others they are cities and streets. */
const BEFORE_NAMES_ELSEWHERE = 'branche rione';

export const UNITS_BEHIND_NAMES = setOf(BEHIND_NAMES);
export const UNITS_BEFORE_NAMES = setOf(BEFORE_NAMES);
export const UNITS_BEFORE_NAMES_IN_HEADINGS = setOf(`${BEFORE_NAMES} ${BEFORE_NAMES_ELSEWHERE}`);
/** An apartment is one, too. */
export const UNITS_NEVER_NAMED = setOf('unit unidad unidade');
export const UNITS_IN_HEADINGS = setOf(
  `ward branch unit congregation unidad congregacion unidade congregacao zweig ${BEFORE_NAMES} ${BEFORE_NAMES_ELSEWHERE}`,
);
/** Any of those that names a ward, for a pattern. */
export const NAMED_UNIT = `${BEHIND_NAMES} ${BEFORE_NAMES}`.replaceAll(' ', '|');
/** The keys of a list of them. */
export const UNITS_AS_KEY =
  /^(?:(?:all |stake )?(?:wards?|branch(?:es)?|units?|congregations?|barrios?|ramas?|alas?|ramos?|unidades))$/;
