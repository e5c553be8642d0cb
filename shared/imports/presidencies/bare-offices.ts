import { callingWords } from '#shared/members/calling-words.ts';
import type { RawRow } from '../rows.ts';
import { asking } from '../sheets/gone.ts';
import { ofNone } from '../texts/as-table.ts';
import { hasOrganization, isForeignOrganization } from '../offices/organization-names.ts';
import { wholeOffice } from '../offices/short-offices.ts';
import { officeWords } from './offices-elsewhere.ts';
import { bishopricOf, isOfHeading, withItsOrganization } from './with-organization.ts';

/** Offices of a presidency in their order; each organization has its own. */
const RANKS: Readonly<Record<string, number>> = {
  president: 0,
  presidency: 0,
  'first counselor': 1,
  counselor: 1,
  'second counselor': 2,
  secretary: 3,
  'assistant secretary': 4,
};
const wordsOf = (calling: string): string => callingWords(calling).trim();
const rankOf = (calling: string): number | null => RANKS[wordsOf(calling)] ?? null;

const OFFICE = /^(.+) (president|(?:first |second )?counselor|(?:assistant )?secretary)$/i;
/** 'Presidenta de la Sociedad de Socorro' */
const OFFICE_FIRST =
  /^(president[ea]|(?:primer[oa]?|primeir[oa]|segund[oa]) (?:conseje|conselhei)r[oa]|secret[aá]ri[oa]) (?:de(?: la| las| los)?|del|d[ao]s?) (\S.*)$/i;
const BISHOPRIC = 'Bishopric';
type Presidency = { organization: string; rank: number };

/** The presidency that an office with its organization begins or goes on with; of a class it may be another's. */
export function presidencyOf(calling: string): Presidency | null {
  const whole = (wholeOffice(calling) ?? calling).trim();
  if (officeWords(whole) === 'bishop') return { organization: BISHOPRIC, rank: 0 };
  const [, first = '', its = ''] = OFFICE_FIRST.exec(whole) ?? [];
  if (isForeignOrganization(its)) return { organization: its, rank: rankOf(first) ?? 0 };
  const [, organization = '', office = ''] =
    OFFICE.exec(whole.replace(/\b1st\b/i, 'First').replace(/\b2nd\b/i, 'Second')) ?? [];
  const rank = rankOf(office);
  return rank === null || !hasOrganization(organization) || /\bclass\b/i.test(organization)
    ? null
    : { organization, rank };
}

/** 'First Counselor' right below the president, and what follows it in its order: hardly anyone else's. */
function goesOn({ organization, rank }: Presidency, next: number): boolean {
  const isLast = organization === BISHOPRIC && next > 2;
  return !isLast && (rank === 0 ? next === 1 : next > rank);
}

const BETWEEN = /;|\n/;

/**
 * 'First Counselor' and 'Secretary' without an organization are those of the president whom they follow one after the other.
 * Anywhere else they may be any organization's, which is asked.
 */
export function withBareOffices(rows: readonly RawRow[]): RawRow[] {
  let above: Presidency | null = null;
  return rows.map((row) => {
    const { calling = '' } = row.values;
    const told = rankOf(calling);
    const elsewhere = told === null && above !== null ? (RANKS[officeWords(calling)] ?? null) : null;
    const isNext = above !== null && elsewhere !== null && goesOn(above, elsewhere);
    const rank = row.unread ? null : (told ?? (isNext ? elsewhere : null));
    if (rank === null) {
      above = row.unread ? null : presidencyOf(calling);
      const bare = row.unread ? undefined : calling.split(BETWEEN).find((part) => rankOf(part) !== null);
      return bare === undefined ? row : asking(row, ofNone(bare.trim()), 'calling');
    }
    if (
      above === null ||
      row.asks?.field === 'calling' ||
      !goesOn(above, rank) ||
      (above.organization !== BISHOPRIC && !isOfHeading(calling.trim(), above.organization))
    ) {
      above = null;
      return asking(row, ofNone(calling.trim()), 'calling');
    }
    above = { ...above, rank };
    const organization = above.organization === BISHOPRIC ? bishopricOf(calling.trim()) : above.organization;
    return { ...row, values: { ...row.values, calling: withItsOrganization(calling, organization, '') } };
  });
}
