import { foldLoose } from '#shared/text/fold.ts';
import { isOfficeOfAny } from '../callings.ts';
import {
  hasOrganization,
  isForeignOrganization,
  isOrganization,
  unshouted,
  withoutLabel,
} from '../offices/organization-names.ts';
import { bishopricElsewhere, ofElsewhere, officeWords } from './offices-elsewhere.ts';

/** 'Education Counselor' in the Relief Society. */
const COUNSELOR = /^(?!high )(?:\p{L}+ ){1,3}counselor$/u;
/** In the other languages of wards, the organization stands behind the office. */
const isForeignOffice = (calling: string): boolean =>
  isOfficeOfAny(officeWords(calling)) && (!isOfficeOfAny(calling) || /é/i.test(calling));

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
const PORTUGUESE = /ca(?:o|oes)$|^presidencia d[ao]s? /;
const PORTUGUESE_WORDS =
  /\b(?:sociedade|bispado|escola|mo[cç]as|rapazes|primária|conselheir[ao]|secretári[ao])(?!\p{L})/iu;

/** Whether any of the texts of a list is in Portuguese, where 'Presidente' and 'Quórum' may be Spanish as well. */
export const arePortuguese = (texts: readonly string[]): boolean =>
  texts.some((text) => PORTUGUESE_WORDS.test(text) || PORTUGUESE.test(foldLoose(text)));

/** Whether an office may be that of a heading above it: one in another language is asked about. */
export const isOfHeading = (calling: string, organization: string): boolean =>
  isForeignOrganization(organization) ? isForeignOffice(calling) : isOfficeOfAny(calling);

/** 'Primer consejero' below a bishop. */
export const bishopricOf = (office: string): string => {
  if (!isForeignOffice(office)) return 'Bishopric';
  const elsewhere = bishopricElsewhere(office);
  if (elsewhere !== null) return elsewhere;
  return PORTUGUESE_WORDS.test(office) ? 'Bispado' : 'Obispado';
};

/** 'Primary President', and below 'Organización' 'Presidenta de la Sociedad de Socorro'. */
export function withItsOrganization(
  calling: string,
  organization: string,
  heading: string,
  isInPortuguese = false,
): string {
  const office = calling.trim();
  if (!isForeignOffice(office))
    return `${isOrganization(organization) ? unshouted(organization) : organization} ${office}`;
  const name = isForeignOrganization(organization) ? withoutLabel(organization) : organization;
  const elsewhere = ofElsewhere(name);
  if (elsewhere !== null) return `${office} ${elsewhere}`;
  const [, spanish = 'de', portuguese = 'de'] = ARTICLES.find(([known]) => known.test(foldLoose(name))) ?? [];
  const isPortuguese =
    isInPortuguese || arePortuguese([heading, organization]) || PORTUGUESE_WORDS.test(`${office} ${organization}`);
  return `${office} ${isPortuguese ? portuguese : spanish} ${name}`;
}

/** 'Counselors: Ty Frei, Val Orme' is of the presidency above it, although it can't be read. */
export const hasOfficeLabel = (line: string): boolean =>
  line
    .split(/\s[-–—]\s|[:：,;]|\d/)
    .slice(0, 8)
    .map((part) => part.trim().replace(/s$/i, ''))
    .some((part) => isOfficeOfAny(part) || isForeignOffice(part));
