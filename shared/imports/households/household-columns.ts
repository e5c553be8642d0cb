import { remembered } from '#shared/text/remembered.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { fieldOf, hasNames, headOf, nameColumnsOf } from '../columns.ts';
import { isOfOthers } from '../family-columns/others-beside.ts';
import { isEmailHeading, isPhoneHeading } from '../headings/phone-headings.ts';
import { looksLikePhone } from '../looks.ts';
import { withOwners } from '../own-contacts/couple-contacts.ts';
import { spelledOut } from '../own-contacts/short-headings.ts';
import { isCoupleHeading } from '../side-by-side/couple-headings.ts';

type Role = 'head' | 'spouse' | 'child' | 'children';
/**
 * `who`: the word for the person in the heading, with its number, as in 'child 2'. `isHisOrHers`: whether they are a man or a
 * woman is all that the heading tells. `isWhose`: it tells whose name it is, as in 'Child’s Name.'
 */
type RoleColumn = {
  role: Role;
  who: string;
  holds: 'name' | 'phone' | 'email';
  isHisOrHers?: boolean;
  isWhose?: boolean;
};
export type FamilyColumn = RoleColumn | 'family' | null;

/** Whoever a household is called by. */
export const HEAD_OF_HOME =
  '(?:house(?:hold)?|family) head|head of (?:the )?(?:house|household|family)|hoh|(?:jef[ea]|cabeza) (?:de(?: la)?|del) (?:familia|hogar|casa)|(?:chefe|cabeca|responsavel) (?:d[aeo]|pela) (?:familia|casa|lar)|chef(?:fe)? de (?:la )?(?:famille|foyer|menage)|(?:familien|haushalts)(?:ober)?(?:haupt|vorstand)|capofamiglia';
/** One of those whom a list of children is of. */
const CHILD = 'child|hij[oa]|filh[oa]|crianca|menin[oa]|nin[oa](?: [oa])?|enfant|kind';

const ROLES: readonly (readonly [Role, RegExp])[] = [
  [
    'head',
    new RegExp(
      `^(?:${HEAD_OF_HOME}|head|husbands?|father|dad|esposo|marido|padre|pai|papa|ehemann|mann|vater|mari|pere|marito|parents?|eltern|adults?|adult[oei]s?|erwachsenen?|residents?)\\b`,
    ),
  ],
  [
    'spouse',
    /^(?:spouse|wife|wifes|mother|mom|mum|esposa|conyuge|conjuge|madre|mae|mama|ehefrau|frau|mutter|femme|epouse|mere|moglie)\b/,
  ],
  [
    'children',
    /^(?:children|kids|dependents?|sons(?: and)? daughters|hijos|ninos|filhos|criancas|kinder|enfants|figli|(?:other )?(?:household |family )?members|individuals)\b/,
  ],
  ['child', new RegExp(`^(?:${CHILD})\\b`)],
];
/** 'His Phone', 'Phone (hers)', and 'Handy Er' are the husband's and the wife's; 'Him' and 'His Name' are the husband. */
const HIS = /^(?:his|him|man)\b|\b(?:his|him|husbands?|esposo|marido|(?<=names? )h|(?<=\p{L} )(?:er|lui|ele?))$/u;
const HERS = /^(?:hers?|woman)\b|\b(?:hers?|wi(?:fe|fes|ves)|esposa|(?<=names? )w|(?<=\p{L} )(?:sie|elle|lei|ell?a))$/u;
/** Whoever a phone may be of in a list of households. */
const ANYONE =
  'head(?: of (?:house|household))?|hoh|spouses?|husbands?|wi(?:fe|fes|ves)|fathers?|mothers?|dads?|moms?|mums?|adults?|parents?|esposo|esposa|marido|conyuge|conjuge|padre|madre|papa|mama|pai|mae|ehemann|ehefrau|mann|frau|vater|mutter|mari|femme|epouse|pere|mere|epoux|coniuge|marito|moglie|(?:ehe)?mannes|vaters';
const CHILDREN =
  'child|children|kids|dependents|hij[oa]s?|ninos|filh[oa]s?|criancas|kindes|kinde?rn?|l?enfants?|figli[oa]?';
/** What the names themselves are called. */
const NAMES = '(?:(?:first|given|full|preferred) )?names?|(?:vor|ruf)?namen?|(?:pre)?noms?|nombres?|nomes?';
const OF = '(?:of(?: the)?|d(?:el?|a|o|os|as|e l[ao]s?|er|es|ei|egli)|du|dell[aeo]?) ';
/** 'Cell (Spouse)', 'Cel. padre', 'Handy Frau': what it is stands before whose it is. */
const WHOSE_BEHIND = new RegExp(`^(.+?) (?:${OF})?(${ANYONE})$`);
/** 'Vorname Frau', 'Prénom du mari', 'Names of Children', and 'Father’s Name' are names of the one that they tell. */
const NAMES_BEHIND = new RegExp(`^(?:${NAMES}) (?:${OF})?(${ANYONE}|${CHILDREN})$`);
const NAMES_OF = new RegExp(`^(${ANYONE}|child|children)(?<!s)s (?:${NAMES})$`);
/** In the genitive, as the others are written. */
const NOMINATIVES: Readonly<Record<string, string>> = {
  mannes: 'mann',
  ehemannes: 'ehemann',
  vaters: 'vater',
  epoux: 'mari',
  coniuge: 'marito',
  kindes: 'child',
  kind: 'child',
  kindern: 'kinder',
  enfant: 'child',
  lenfant: 'child',
  figlio: 'child',
  figlia: 'child',
};
/** 'Father’s Cell' and 'Dads Phone' are those of the 'Father' and of 'Dad.' */
const OF_ONE = new RegExp(`^(${ANYONE})(?<=s) (.+)$`);
/** What of a person's a column holds that is called so beside them; null for anything but a phone or an email. */
const contactIn = remembered((words: string): 'phone' | 'email' | null => {
  const own = spelledOut(words.replace(/^individual /, ''));
  return isPhoneHeading(own) ? 'phone' : isEmailHeading(own) ? 'email' : null;
});
/** Whose names these are, in a word of `ROLES`; null where the heading tells it otherwise. */
function whoseNames(words: string): string | null {
  const who = NAMES_BEHIND.exec(words)?.[1] ?? NAMES_OF.exec(words)?.[1];
  return who === undefined || HIS.test(words) || HERS.test(words) ? null : (NOMINATIVES[who] ?? who);
}
function withOwner(words: string): string {
  const [, what = '', whose = ''] = WHOSE_BEHIND.exec(words) ?? [];
  if (!HIS.test(words) && !HERS.test(words) && contactIn(what)) return `${whose} ${what}`;
  const [, one, whatOfOne = ''] = OF_ONE.exec(words) ?? [];
  if (one && contactIn(whatOfOne)) return `${one.replace(/ves$/, 'fe').replace(/s$/, '')} ${whatOfOne}`;
  const [own, owner] = HIS.test(words) ? [HIS, 'husband'] : HERS.test(words) ? [HERS, 'wife'] : [];
  return own && owner
    ? `${owner} ${words.replace(own, '').replace(/ (?:d(?:el?|a|o|e la)|of(?: the)?) $/, '')}`
        .replace(/\s+/g, ' ')
        .trim()
    : words;
}
const FAMILY =
  /^(?:family|household|family name|household name|last name|last|surname|familia|familie|famille|famiglia|(?:nach|familien)namen?|nom de famille|cognome|apellidos?|apellidos? (?:de (?:la )?familia|familiar(?:es)?)|sobrenomes?|hogar)$/;

/** Either of two people, unless the names stand below the same word; 'Husband First' has a last name beside it. */
const OF_A_COUPLE = /^(?:husband|wife)$/;

/** What else such a heading may say: 'Kids & Ages', 'Hijos (edades)', 'Children at Home'. */
const WITH_CHILDREN =
  /^(?:(?:names? )?(?:(?:and|y|e|et|und|with|con|com|mit|w) )?(?:(?:their|sus|suas|leurs) )?(?:ages?|edad(?:es)?|idades?|alter|eta)|(?:(?:living|still) )*(?:at|in the) home|en casa|em casa|(?:a la|la) maison|zu hause|in casa)$/;

/** 'Primary Child' is a child, and 'Primary Phone' isn't Primary's. */
const OF_PRIMARY = /^primary (?=child)/;

export const familyColumnOf = remembered((heading: string): FamilyColumn => {
  if (isCoupleHeading(foldLoose(heading))) return { role: 'head', who: 'head', holds: 'name' };
  // 'Adult 1 Phone' is the same as 'Adult Phone 1'.
  const inOrder = foldLoose(heading)
    .replace(OF_PRIMARY, '')
    .replace(/^(\p{L}+) (\d{1,2}) (\D+)$/u, '$1 $3 $2');
  const [words = '', number = ''] = inOrder.split(/(?= \d{1,2}$)/);
  const named = whoseNames(words);
  const folded = named ?? withOwner(words);
  const isHisOrHers = folded !== words && /^(?:husband|wife)\b/.test(folded);
  if (FAMILY.test(folded)) return 'family';
  for (const [role, start] of ROLES) {
    const [word] = start.exec(folded) ?? [];
    if (word === undefined) continue;
    const [who, rest] = [word.replace(/^(husband|wife)s$/, '$1') + number, folded.slice(word.length).trim()];
    if (
      (role === 'children' && WITH_CHILDREN.test(rest)) ||
      /^(?:s? ?(?:(?:first|given|full|preferred) )?(?:names?|nombres?|nomes?))?$/.test(rest) ||
      (OF_A_COUPLE.test(who) && /^(?:s )?(?:first|given)$/.test(rest))
    )
      return { role, who, holds: 'name', ...(named === null ? {} : { isWhose: true }) };
    const holds = contactIn(rest);
    if (holds) return { role, who, holds, isHisOrHers };
  }
  return null;
});

/** 'Head of House Last Name', 'Spouse Surname', 'His Last': whose last name it is. */
export const lastNameRole = remembered((heading: string): Role | null => {
  const folded = withOwner(foldLoose(heading));
  const [role = null, start] = ROLES.find(([, one]) => one.test(folded)) ?? [];
  const rest = start ? folded.replace(start, '').trim() : '';
  return /^(?:s )?(?:last|family|sur ?)(?: ?names?)?$|^(?:apellidos?|sobrenomes?)$/.test(rest) ? role : null;
});

/** 'His Calling,' 'Wife’s Calling': whose calling it is. */
export const callingRole = remembered((heading: string): Role | null => {
  const folded = withOwner(foldLoose(heading));
  const [role = null, start] = ROLES.find(([, one]) => one.test(folded)) ?? [];
  return start && fieldOf(folded.replace(start, '').trim()) === 'calling' ? role : null;
});
/** What each column is of; the head's last name is the family's where no one else has a column for theirs. */
export function familyColumnsOf(titles: readonly string[]): FamilyColumn[] {
  const columns = withOwners(titles.map(familyColumnOf), titles);
  const owners = titles.map(lastNameRole);
  const [own, ...others] = owners.filter((role) => role !== null);
  if (own !== 'head' || others.length > 0 || columns.includes('family')) return columns;
  return columns.map((column, at) => (owners[at] === 'head' ? 'family' : column));
}

/** A phone, an email, or a day stands in the row of a person, and in no heading. */
const IS_DATA = /@|^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/;
const isData = (cell: string): boolean => IS_DATA.test(cell) || looksLikePhone(cell);

/** How many of the headings are those of a list of households; 0 where it is none. */
export function householdColumns(cells: readonly string[]): number {
  if (cells.some(isData)) return 0;
  const all = familyColumnsOf(cells);
  const columns = all.filter((column) => column !== null);
  const roles = new Set(columns.map((column) => (column === 'family' ? column : column.role)));
  const head = headOf(cells);
  const named = all.filter(isNames);
  // 'Child’s Name' before 'Mother’s Name': a list of children.
  const isOfChildren = named[0]?.role.startsWith('child') && named.some(({ isWhose }) => isWhose);
  const isOfChild =
    !isOfChildren &&
    nameColumnsOf(head).some((column) => {
      const own = familyColumnOf(cells[column] ?? '');
      return isNames(own) && (own.role === 'child' || (own.isWhose && own.role === 'children'));
    });
  // With a column for the person, the others say who belongs to that person; beside a parent, a child is of the household.
  if (hasNames(head) && !isOfChild && !isOfOthers(cells, all, head)) return 0;
  if (!columns.some(isNames)) return 0;
  const adults = columns.filter((column) => isNames(column) && /^(?:adult[oe]?|resident)s? \d/.test(column.who));
  if (adults.length > 1) return columns.length;
  const isOfHouseholds = roles.has('head') || roles.has('spouse') || (roles.has('family') && roles.has('children'));
  return roles.size > 1 && isOfHouseholds ? columns.length : 0;
}

/**
 * The place of the headings of a list of households, or -1. Below headings with a name's column, 'Tom Adams' in it, or an age, is
 * in the row of a person, whoever 'Mom' and 'Dad' beside it are; and below people with such headings, those of
 * children are a second table's.
 */
export function householdHeadings(lines: readonly (readonly string[])[]): number {
  const at = lines.findIndex((cells) => householdColumns(cells) > 0);
  const isOfPeople = (cells: readonly string[]): boolean =>
    hasNames(headOf(cells)) && cells.filter((cell) => cell !== '').length > 1;
  const aboveAt = lines.slice(0, Math.max(at, 0)).findLastIndex(isOfPeople);
  const above = lines[aboveAt];
  const isHeading = (cell: string): boolean => cell === '' || fieldOf(cell) !== null || familyColumnOf(cell) !== null;
  const cells = lines[at] ?? [];
  const isOfChildren = familyColumnsOf(cells).find(isNames)?.role === 'child';
  const isSecond =
    isOfChildren && above && lines.slice(aboveAt + 1, at).some((own) => own.filter((cell) => cell !== '').length > 1);
  const isRow = above && !nameColumnsOf(headOf(above)).every((column) => isHeading(cells[column] ?? ''));
  return isRow || isSecond || (above && cells.some((cell) => /^\d{1,3}$/.test(cell))) ? -1 : at;
}

export const isNames = (column: FamilyColumn | undefined): column is RoleColumn =>
  column != null && column !== 'family' && column.holds === 'name';
/** 'Husband', 'Children', 'Head of House': below it are people's names. */
export const isPeopleTitle = (heading: string): boolean => isNames(familyColumnOf(heading));
export const isNameOf = (column: FamilyColumn | undefined, role: Role) => isNames(column) && column.role === role;

const PARENTS = /^(?:parents?|father|mother|dad|mom|mum|padre|madre|pai|mae|papa|mama|eltern|vater|mutter|pere|mere)\b/;
/** 'Child' and 'Parents' behind it: a list of children, as of Primary, whose parents may be of no ward. */
export function areParentsOfListed(columns: readonly FamilyColumn[]): boolean {
  const [first, ...others] = columns.filter(isNames);
  return first?.role === 'child' && others.length > 0 && others.every(({ who }) => PARENTS.test(who));
}

const ANY_OF_THEM = /^(?:parents?|eltern|adults?|adult[oei]s?|erwachsenen?|residents?)\b/;

/**
 * The column of names to which a phone or an email belongs, wherever it stands: 'Husband Cell' is the husband's behind
 * 'Wife' too. -1 where the headings leave it open whose it is.
 */
export function ownColumn(columns: readonly FamilyColumn[], at: number): number {
  const column = columns[at];
  if (column == null || column === 'family') return -1;
  const names = columns.flatMap((one, place) =>
    isNames(one) && one.role === column.role ? { place, who: one.who } : [],
  );
  const same = names.filter(({ who }) => who === column.who);
  // Beside a wife, the head of the house is a man; beside a spouse, who knows?
  const isOpen = column.isHisOrHers && !columns.some((one) => isNames(one) && OF_A_COUPLE.test(one.who));
  const own = same.length > 0 ? same : isOpen || ANY_OF_THEM.test(column.who) ? [] : names;
  if (own.length < 2) return own[0]?.place ?? -1;
  // Of several children, the one directly before it.
  const before = columns.slice(0, at).findLastIndex(isNames);
  return own.some(({ place }) => place === before) ? before : -1;
}
