import { foldLoose } from '#shared/text/fold.ts';
import { isOfficeOfAny } from '../callings.ts';
import { withNumberedOffices } from '../presidencies/numbered-offices.ts';
import type { RawRow } from '../rows.ts';
import { isForeignOrganization, isOrganization } from './organization-names.ts';

const ORGANIZATIONS: Readonly<Record<string, string>> = {
  rs: 'Relief Society',
  eq: 'Elders Quorum',
  yw: 'Young Women',
  ym: 'Young Men',
  ss: 'Sunday School',
  pri: 'Primary',
  prim: 'Primary',
  primary: 'Primary',
  'relief society': 'Relief Society',
  'elders quorum': 'Elders Quorum',
  'young women': 'Young Women',
  'young men': 'Young Men',
  'sunday school': 'Sunday School',
  bishopric: 'Bishopric',
};
const ORGANIZATION = Object.keys(ORGANIZATIONS)
  .toSorted((a, b) => b.length - a.length)
  .join('|');
const OFFICES: readonly (readonly [RegExp, string])[] = [
  [/^(?:pres|president)$/, 'President'],
  [/^(?:1st|first) (?:couns?|counselor)$|^1(?:st|c)$/, 'First Counselor'],
  [/^(?:2nd|second) (?:couns?|counselor)$|^2(?:nd|c)$/, 'Second Counselor'],
  [/^(?:sec|secy|secretary)$/, 'Secretary'],
  [/^(?:adv|advis[eo]r)$/, 'Adviser'],
];
/** Offices of the ward, which no organization stands before. */
const OF_WARD: readonly (readonly [RegExp, string])[] = [
  [/^(?:ward )?exec(?:utive)? sec(?:y|retary)?$/, 'Executive Secretary'],
  [/^(?:ward )?(?:asst|assistant) exec(?:utive)? sec(?:y|retary)?$/, 'Assistant Executive Secretary'],
  [/^(?:ward )?asst (?:ward )?clerk$/, 'Assistant Ward Clerk'],
  [/^wml$|^ward (?:miss|mission) (?:leader|ldr)$/, 'Ward Mission Leader'],
  [/^(?:1st|first) couns?$/, 'First Counselor'],
  [/^(?:2nd|second) couns?$/, 'Second Counselor'],
  [/^bp$/, 'Bishop'],
];
const IN_ONE = /^(rs|eq|yw|ym|ss)p$/;
const OF_ORGANIZATION = new RegExp(`^(${ORGANIZATION}) (.+)$`);
const LONGEST = 40;

/** 'EQ' in a line of its own → 'Elders Quorum'; any other text as it is. */
export const wholeOrganization = (text: string): string =>
  (/^(?:RS|EQ|YW|YM|SS):?$/.test(text.trim()) && ORGANIZATIONS[text.trim().slice(0, 2).toLowerCase()]) || text;

const officeIn = (words: string, offices: typeof OFFICES): string | undefined =>
  offices.find(([written]) => written.test(words))?.[1];

/** 'Pres', '1st Couns.' → the office that is meant where a label stands; null for anything else. */
export const officeOfLabel = (text: string): string | null =>
  text.length > LONGEST || !/\p{L}{3}|^[12]c\.?$/iu.test(text.trim())
    ? null
    : (officeIn(foldLoose(text.replaceAll('.', ' ')).trim(), OFFICES) ?? null);

/** 'RS Pres' → 'Relief Society President', 'Exec Sec' → 'Executive Secretary'; null for what may mean anything else, such as 'Pres'. */
export function wholeOffice(text: string): string | null {
  if (text.length > LONGEST || /\d{3}|[?!,;:]/.test(text)) return null;
  const words = foldLoose(text.replaceAll('.', ' '));
  const ofWard = officeIn(words, OF_WARD);
  if (ofWard) return ofWard;
  const [, alone] = IN_ONE.exec(words) ?? [];
  if (alone) return `${ORGANIZATIONS[alone]} President`;
  const [, organization = '', office = ''] = OF_ORGANIZATION.exec(words) ?? [];
  const whole = officeIn(office, OFFICES);
  return whole && ORGANIZATIONS[organization] ? `${ORGANIZATIONS[organization]} ${whole}` : null;
}

/** 'EQP' in a column of callings, where nothing else is called so. */
export const withWholeCallings = (rows: readonly RawRow[]): RawRow[] =>
  rows.map((row) => {
    const { calling = '' } = row.values;
    const whole = IN_ONE.test(calling.trim().toLowerCase()) ? wholeOffice(calling.trim()) : null;
    return whole === null ? row : { ...row, values: { ...row.values, calling: whole } };
  });

/** Between an office and a name. */
const APART = /(\s*[:：=]\s*|\s+[-–—]+\s+|\t+|\s{2,}|\s*[()]\s*)/;
const MOST_PARTS = 8;

/** The same for the office in a line, before or behind a name. */
function withWholeOffice(line: string): string {
  const parts = line.split(APART);
  if (parts.length > MOST_PARTS * 2) return line;
  const whole = parts.map((part) => (part.trim() === '' ? null : wholeOffice(part.trim())));
  if (whole.filter(Boolean).length !== 1) return line;
  const at = whole.findIndex(Boolean);
  return parts
    .map((part, i) => (i === at ? (whole[at] ?? part) : /^\s*=\s*$/.test(part) && i === at + 1 ? ': ' : part))
    .join('');
}

/** The Sundays of a month are written so as well, and '1st' is then none of two counselors. */
const THIRD = /(?:^|\s)(?:3rd|4th|5th|third|fourth|fifth)(?![\p{L}\d])/iu;
const ORDINAL = /(?:^|\s)(?:1st|2nd)\s*(?:[:：=–—-]|\s{2}|\t)/i;

const BELOW: Readonly<Record<string, string>> = {
  pres: 'President',
  president: 'President',
  '1st': 'First Counselor',
  '2nd': 'Second Counselor',
  sec: 'Secretary',
};

/** Below 'Relief Society', 'Pres: Ann Bell' is the first of its presidency, and the lines below it go on with that. */
function belowOrganization(lines: readonly string[]): string[] {
  let [organization, isPresidency] = ['', false];
  return lines.map((line) => {
    if (line.trim() === '') return line;
    const [, short = '', rest = ''] = /^\s*([\p{L}\d]{3,9})\.?(?:\s*[:：]\s*|\s+[-–—]+\s+)(\S.*)$/u.exec(line) ?? [];
    const office = BELOW[short.toLowerCase()];
    if (isForeignOrganization(line)) [organization, isPresidency] = ['', false];
    else if (isOrganization(line)) [organization, isPresidency] = [line.trim().replace(/ ?\(\d+\)|:$/g, ''), false];
    else if (organization === '' || !office || !(isPresidency || office === 'President')) {
      const [before = ''] = line.split(APART);
      if (!isOfficeOfAny(before)) [organization, isPresidency] = ['', false];
    } else {
      isPresidency = true;
      return `${office}: ${rest}`;
    }
    return line;
  });
}

/** The lines of a list, in which offices that are unmistakable in short are written out: 'EQP: Daniel Rowe'. */
export function withWholeOffices(lines: readonly string[]): string[] {
  const isOfMonth = lines.some((line) => THIRD.test(line));
  const whole = isOfMonth ? lines : belowOrganization(withNumberedOffices(lines));
  return whole.map((line) => (line.length > 400 || (isOfMonth && ORDINAL.test(line)) ? line : withWholeOffice(line)));
}
