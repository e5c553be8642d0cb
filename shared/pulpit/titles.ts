import type { VisitorPartName } from '#shared/meetings/parts.ts';
import { fullName, type Named } from '#shared/text/person-name.ts';
import { ADDRESS_OF } from '#shared/members/brother-or-sister.ts';
import { oneLine } from './service-lines.ts';
import type { SheetMeeting, SheetPerson } from './sheet.ts';
import { MISSING } from './words.ts';

const counselorIn = (organization: string): string =>
  `(?:${organization})(?: presidency)? (?:first|second|1st|2nd) counselor|` +
  `(?:first|second|1st|2nd) counselor(?:,| in the| of the| in| of| -)? (?:${organization})(?: presidency)?`;
const OF = '(?:ward |stake )?';
/** Only women, or only men, are called to these; a Primary teacher or an organist may be either. */
const WOMEN = [
  `${OF}(?:relief society|young women|primary) president`,
  'president of (?:the )?(?:relief society|young women|primary)',
  counselorIn(`${OF}(?:relief society|young women|primary)`),
  `${OF}(?:relief society|young women)(?: presidency)? secretary`,
];
const MEN = [
  counselorIn('bishopric'),
  counselorIn(`${OF}elders quorum`),
  'elders quorum(?: presidency)? secretary',
  '(?:stake )?high council(?:l?or| member)',
  '(?:ward|stake) clerk',
  '(?:(?:ward|stake) )?executive secretary',
];

const PRESIDED = 'stake|elders quorum|branch|district|mission|temple';
/** Whole callings only: a 'Bishopric First Counselor' is no bishop, a 'Deacons Quorum President' is no 'President'. */
const TITLES: readonly [title: string, calling: RegExp, keepsFirstName?: true][] = [
  ['Bishop', /^(?:ward )?bishop(?: of .+)?$/u],
  ['President', new RegExp(`^(?:${PRESIDED}) president(?: of .+)?$`, 'u')],
  ['President', new RegExp(`^president(?:,| of the| of| -)? (?:${PRESIDED})$`, 'u')],
  ['President', new RegExp(`^(?:${counselorIn('stake')})$`, 'u')],
  ['Elder', /^(?:area seventy|general authority seventy)$/u],
  ['Sister', new RegExp(`^(?:sister|${WOMEN.join('|')})$`, 'u'), true],
  ['Sister', /^sister (?:missionary|training leader)$/u],
  ['Brother', new RegExp(`^(?:brother|${MEN.join('|')})$`, 'u'), true],
];

function plain(calling: string): string {
  const words = calling.toLowerCase().replace(/['’.]/gu, '').replace(/\s+/gu, ' ').trim();
  return words.replace(/\b(?:ward|the) (?=elders|relief)/gu, '');
}

function titleIn(calling: string | null | undefined) {
  if (!calling) return null;
  const callings = [calling, ...calling.split(/[;,/&\n]| and /u)].map(plain);
  return TITLES.find(([title, pattern]) => title === calling || callings.some((one) => pattern.test(one))) ?? null;
}

/** The title that a calling carries, or null; with several callings the first title in the order above counts. */
export const titleOf = (calling: string | null | undefined): string | null => titleIn(calling)?.[0] ?? null;

/** What stands before the name at the pulpit: the person's own title, the calling's, or Brother or Sister where that is known. */
export const pulpitTitle = ({ addressedAs, calling, sex }: Omit<SheetPerson, keyof Named>): string | null =>
  oneLine(addressedAs) ?? titleOf(calling) ?? (sex ? ADDRESS_OF[sex] : null);

/** 'Elder Lee', to one who is addressed so; null to others. */
export const addressedName = ({ addressedAs, lastName }: SheetPerson): string | null =>
  oneLine(addressedAs) && oneLine(lastName) ? `${oneLine(addressedAs)} ${oneLine(lastName)}` : null;

/**
 * 'Bishop Soto' where the calling gives a title, the full name otherwise. A ward has one bishop but many a Brother
 * Soto, so that one keeps the first name.
 */
export function titledName(person: SheetPerson | null | undefined): string | null {
  if (!person) return null;
  const own = oneLine(person.addressedAs);
  const known = own ? null : titleIn(person.calling);
  const title = known?.[0] ?? pulpitTitle(person);
  const keepsFirstName = (known ?? titleIn(title))?.[2];
  const surname = oneLine(person.lastName);
  const whole = oneLine(fullName(person));
  return title && surname ? `${title} ${keepsFirstName ? whole : surname}` : whole;
}

const COMMON = new RegExp(`^(?:${Object.values(ADDRESS_OF).join('|')}) `, 'u');
/** Where most names stand alone, no one is Brother or Sister. */
export const withoutCommonTitle = <P extends SheetPerson | null | undefined>(person: P): P =>
  person && COMMON.test(titledName(person) ?? '') ? { ...person, addressedAs: null, calling: null, sex: null } : person;

/** As on a program. */
export const printedName = (person: SheetPerson | null | undefined): string | null =>
  titledName(withoutCommonTitle(person));

/** Who prays or plays, as named at the pulpit. */
export const spokenName = (meeting: SheetMeeting, part: VisitorPartName): string | null =>
  oneLine(meeting.spokenNames?.[part] ?? meeting[part]);

export const nameOrMissing = (name: string | null | undefined): string => oneLine(name) ?? MISSING;
