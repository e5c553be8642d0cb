import { callingWords } from '#shared/members/calling-words.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { isOfficeOfAny } from '../callings.ts';
import { hasOrganization, isOrganization, unshouted } from '../offices/organization-names.ts';

/** 'Education Counselor' in the Relief Society. */
const COUNSELOR = /^(?!high )(?:\p{L}+ ){1,3}counselor$/u;
/** In Spanish and Portuguese, whose words are those of English to us, the organization stands behind the office. */
const isForeignOffice = (calling: string): boolean =>
  !isOfficeOfAny(calling) && isOfficeOfAny(callingWords(calling).trim());

/** Whether an office needs the organization beside it. */
export const isOfOrganization = (calling: string): boolean =>
  isOfficeOfAny(calling) ||
  isForeignOffice(calling) ||
  (COUNSELOR.test(foldLoose(calling)) && !hasOrganization(calling));

/** Of the organization, in Spanish and in Portuguese. */
const ARTICLES: readonly (readonly [RegExp, spanish: string, portuguese: string])[] = [
  [/^(?:sociedade? de socorro|(?:escola|escuela) dominical|primaria)\b/, 'de la', 'da'],
  [/^(?:quorum|cuorum|obispado|bispado)\b/, 'del', 'do'],
  [/^(?:mujeres jovenes|mocas)\b/, 'de las', 'das'],
  [/^(?:hombres jovenes|rapazes)\b/, 'de los', 'dos'],
];
const PORTUGUESE = /ca(?:o|oes)$/;

/** 'Primary President', and below 'Organización' 'Presidenta de la Sociedad de Socorro'. */
export function withItsOrganization(calling: string, organization: string, heading: string): string {
  const office = calling.trim();
  if (!isForeignOffice(office))
    return `${isOrganization(organization) ? unshouted(organization) : organization} ${office}`;
  const [, spanish = 'de', portuguese = 'de'] = ARTICLES.find(([name]) => name.test(foldLoose(organization))) ?? [];
  return `${office} ${PORTUGUESE.test(foldLoose(heading)) ? portuguese : spanish} ${organization}`;
}

/** 'Counselors: Ty Frei, Val Orme' is of the presidency above it, although it can't be read. */
export const hasOfficeLabel = (line: string): boolean =>
  line
    .split(/\s[-–—]\s|[:：,;]|\d/)
    .slice(0, 8)
    .some((part) => isOfficeOfAny(part.trim().replace(/s$/i, '')));
