import { foldLoose } from '#shared/text/fold.ts';

const NAMES =
  'bishopric|elders quorum|relief society|young (?:women|men)|primary|nursery|sunday school|(?:deacons|teachers|priests) quorum';
const ORGANIZATIONS = new RegExp(`^(?:${NAMES})$`);
/** The same in Spanish, Portuguese, German, and French. */
const ELSEWHERE =
  /^(?:obispado|bispado|sociedade? de socorro|primaria|(?:escola|escuela) dominical|(?:mujeres|hombres) jovenes|mocas|rapazes|[cq]uorum de (?:los )?(?:elderes|diaconos|maestros|mestres|presbiteros|sacerdotes)|bischofschaft|fhv|frauenhilfsvereinigung|pv|primarvereinigung|altestenkollegium|sonntagsschule|jungen? (?:damen|manner)|episcopat|societe de secours|college des anciens|primaire|ecole du dimanche|jeunes (?:filles|gens))$/;
/** 'Presidência da', 'Presidency of the' */
const LABEL_BEFORE =
  /^(?:(?:pr[eé]sid[eê]n(?:cia|ce)|l[ií]deres|lideran[cç]a|liderazgo) (?:(?:de(?: la| las| los)?|del|d[ao]s?|du|des) |de l['’])|presidency of (?:the )?)(?=\S)/i;
const ANY_ORGANIZATION = new RegExp(` (?:${NAMES}) `);
const LABEL =
  /(?: ?(?:presidency|callings|leadership|leaders|officers)|[ -](?:leitung|präsidentschaft))?(?: ?\(\d{1,3}\))?:?$/i;
const LONGEST = 60;
const SMALL = /^(?:of|the|and|de|del|d[ao]s?|la|las|los)$/i;
/** 'RELIEF SOCIETY' above a block is a style of the sheet, and no part of a calling. */
export const unshouted = (text: string): string =>
  /\p{Ll}/u.test(text) || /^(?:FHV|PV)$/.test(text)
    ? text
    : text
        .toLowerCase()
        .replaceAll(/[\p{L}'’]+/gu, (word) => (SMALL.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)));
/** 'Primary Presidency (3):' without what only a heading has. */
export const withoutLabel = (text: string): string =>
  text.length > LONGEST ? '' : unshouted(text.trim().replace(LABEL, '').replace(LABEL_BEFORE, '').trim());

export const hasOrganization = (text: string): boolean => ANY_ORGANIZATION.test(` ${foldLoose(text)} `);

/** 'Relief Society', 'Primary Presidency': what an office below it belongs to. */
export const isOrganization = (text: string): boolean =>
  ORGANIZATIONS.test(foldLoose(withoutLabel(text))) || isForeignOrganization(text);
/** 'Sociedad de Socorro', 'Presidência da Primária' */
export const isForeignOrganization = (text: string): boolean => ELSEWHERE.test(foldLoose(withoutLabel(text)));
/** 'Présidence de la Société de Secours', which is written as a name is. */
export const isPresidency = (text: string): boolean => LABEL_BEFORE.test(text.trim()) && isOrganization(text);
