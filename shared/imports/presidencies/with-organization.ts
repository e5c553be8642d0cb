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

const ARTICLES: readonly (readonly [RegExp, string])[] = [
  [/^(?:sociedade de socorro|escola dominical)\b/, 'da'],
  [/^(?:sociedad de socorro|escuela dominical|primaria)\b/, 'de la'],
  [/^(?:quorum de|bispado)\b/, 'do'],
  [/^(?:cuorum de|obispado)\b/, 'del'],
  [/^mocas\b/, 'das'],
  [/^rapazes\b/, 'dos'],
  [/^mujeres jovenes\b/, 'de las'],
  [/^hombres jovenes\b/, 'de los'],
];
function behind(organization: string): string {
  const [, article = 'de'] = ARTICLES.find(([name]) => name.test(foldLoose(organization))) ?? [];
  return /^prim[áÁ]ria/i.test(organization.normalize('NFC')) ? 'da' : article;
}

/** 'Primary President', 'Presidenta de la Sociedad de Socorro' */
export function withItsOrganization(calling: string, organization: string): string {
  const office = calling.trim();
  if (isForeignOffice(office)) return `${office} ${behind(organization)} ${organization}`;
  return `${isOrganization(organization) ? unshouted(organization) : organization} ${office}`;
}

/** 'Counselors: Ty Frei, Val Orme' is of the presidency above it, although it can't be read. */
export const hasOfficeLabel = (line: string): boolean =>
  line
    .split(/\s[-–—]\s|[:：,;]|\d/)
    .slice(0, 8)
    .some((part) => isOfficeOfAny(part.trim().replace(/s$/i, '')));
