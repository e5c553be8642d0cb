import { fullName } from '#shared/text/person-name.ts';
import { oneLine } from './service-lines.ts';
import { MISSING, type SheetPerson } from './sheet.ts';

const PRESIDED = 'stake|elders quorum|relief society|branch|district|mission|temple';
/** Whole callings only: a 'Bishopric First Counselor' is no bishop, a 'Deacons Quorum President' is no 'President'. */
const TITLES: readonly [title: string, calling: RegExp][] = [
  ['Bishop', /^(?:ward )?bishop(?: of .+)?$/u],
  ['President', new RegExp(`^(?:${PRESIDED}) president(?: of .+)?$`, 'u')],
  ['President', new RegExp(`^president(?:,| of the| of| -)? (?:${PRESIDED})$`, 'u')],
  ['Elder', /^(?:area seventy|general authority seventy)$/u],
  ['Sister', /^sister(?: (?:missionary|training leader))?$/u],
  ['Brother', /^brother$/u],
];

function plain(calling: string): string {
  const words = calling.toLowerCase().replace(/['’.]/gu, '').replace(/\s+/gu, ' ').trim();
  return words.replace(/\b(?:ward|the) (?=elders|relief)/gu, '');
}

/** The title that a calling carries, or null; with several callings the first title in the order above counts. */
export function titleOf(calling: string | null | undefined): string | null {
  if (!calling) return null;
  if (TITLES.some(([title]) => title === calling)) return calling;
  const callings = [calling, ...calling.split(/[;,/&\n]| and /u)].map(plain);
  return TITLES.find(([, pattern]) => callings.some((one) => pattern.test(one)))?.[0] ?? null;
}

/** 'Bishop Soto' where the calling gives a title, the full name otherwise. */
export function titledName(person: SheetPerson | null | undefined): string | null {
  if (!person) return null;
  const title = titleOf(person.calling);
  const surname = oneLine(person.lastName);
  return title && surname ? `${title} ${surname}` : oneLine(fullName(person));
}

export const nameOrMissing = (name: string | null | undefined): string => oneLine(name) ?? MISSING;
