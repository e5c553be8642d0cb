import * as z from 'zod/mini';
import {
  begunFrom,
  clearable,
  line,
  moment,
  optionalEmail,
  optionalId,
  requiredLine,
  text,
} from '#shared/text/schema.ts';
import { day } from '#shared/calendar/schema.ts';
import { isDay } from '#shared/calendar/sundays.ts';
import { AGE_GROUPS } from './age-groups.ts';
import type { AwayDates } from './away.ts';
import { AWAY_FULL, AWAY_MOST, MEMBER_LIMITS } from './limits.ts';

/** Where it is known, the person is Brother or Sister at the pulpit. */
export const SEXES = ['male', 'female'] as const;
export type Sex = (typeof SEXES)[number];

const requiredField = (label: string, written: ReturnType<typeof requiredLine>) => ({
  kind: 'required' as const,
  label,
  input: written,
  form: written,
  reply: z.string(),
  empty: '',
});
/** Kept as typed; only blank becomes null. */
const textField = (label: string, written: ReturnType<typeof text>) => ({
  kind: 'text' as const,
  label,
  input: clearable(written),
  form: z.optional(written),
  reply: z.nullable(z.string()),
  empty: '',
});
const emailField = {
  kind: 'text' as const,
  label: 'Email',
  input: optionalEmail,
  form: optionalEmail,
  reply: z.nullable(z.string()),
  empty: '',
};
const choiceField = <const C extends readonly [string, ...string[]]>(label: string, choices: C, message: string) => {
  const choice = z.enum(['', ...choices], message);
  return {
    kind: 'choice' as const,
    label,
    choices,
    input: z.optional(
      z.pipe(
        z.nullable(choice),
        z.transform((value) => (value === '' ? null : value) as C[number] | null),
      ),
    ),
    form: choice,
    reply: z.nullable(z.enum(choices)),
    empty: '' as const,
  };
};
const YEAR = 'Enter a year, such as 1985';
/** Forms send what is typed. */
const typedYear = z.transform((value: unknown) =>
  value === '' ? null : typeof value === 'string' && /^\d{4}$/.test(value) ? Number(value) : value,
);
const yearField = (label: string) => ({
  kind: 'year' as const,
  label,
  input: z.optional(z.pipe(typedYear, z.nullable(z.int(YEAR).check(z.minimum(1900, YEAR), z.maximum(2200, YEAR))))),
  form: z.string().check(z.regex(/^((19|20|21)\d\d)?$/, YEAR)),
  reply: z.nullable(z.int()),
  empty: '',
});
const switchField = (label: string, usual: boolean) => ({
  kind: 'switch' as const,
  label,
  input: z.optional(z.boolean()),
  form: z.boolean(),
  reply: z.boolean(),
  empty: usual,
});

/**
 * What is written down of a member, in the order of the form. Column, call, answer, form, empty form, and import follow
 * from the row here; the form's input is in client/src/members/member-dialog.tsx.
 */
export const MEMBER_FIELDS = {
  firstName: requiredField('First name', requiredLine('First name is required', MEMBER_LIMITS.name)),
  lastName: requiredField('Last name', requiredLine('Last name is required', MEMBER_LIMITS.name)),
  preferredName: textField('Preferred name', line(MEMBER_LIMITS.name).check(z.trim())),
  sex: choiceField('Addressed as', SEXES, 'Choose Brother, Sister, or Name only'),
  /** Said in place of Brother or Sister: 'Elder', 'President'. */
  addressedAs: textField('Title', line(MEMBER_LIMITS.addressedAs).check(z.trim())),
  email: emailField,
  phone: textField('Phone', line(MEMBER_LIMITS.phone)),
  calling: textField('Calling', line(MEMBER_LIMITS.calling)),
  isAvailable: switchField('Available', true),
  household: textField('Household', line(MEMBER_LIMITS.household)),
  ageGroup: choiceField('Age group', AGE_GROUPS, 'Choose adult, youth, or child'),
  birthYear: yearField('Birth year'),
  notes: textField('Notes', text(MEMBER_LIMITS.notes)),
};
type Fields = typeof MEMBER_FIELDS;
export type MemberFieldName = keyof Fields;
export const MEMBER_FIELD_NAMES = Object.keys(MEMBER_FIELDS) as MemberFieldName[];
export type MemberSwitch = { [K in MemberFieldName]: Fields[K]['kind'] extends 'switch' ? K : never }[MemberFieldName];
export type MemberChoice = { [K in MemberFieldName]: Fields[K]['kind'] extends 'choice' ? K : never }[MemberFieldName];
type MemberYear = { [K in MemberFieldName]: Fields[K]['kind'] extends 'year' ? K : never }[MemberFieldName];
export type MemberText = Exclude<MemberFieldName, MemberSwitch | MemberChoice | MemberYear>;
export const isSwitch = (name: MemberFieldName): name is MemberSwitch => MEMBER_FIELDS[name].kind === 'switch';
export const isText = (name: MemberFieldName): name is MemberText =>
  ['required', 'text'].includes(MEMBER_FIELDS[name].kind);

const ofEach = <A extends 'input' | 'form' | 'reply' | 'empty'>(aspect: A): { [K in MemberFieldName]: Fields[K][A] } =>
  Object.fromEntries(MEMBER_FIELD_NAMES.map((name) => [name, MEMBER_FIELDS[name][aspect]])) as {
    [K in MemberFieldName]: Fields[K][A];
  };

export const AwayPeriod = z
  .object({ from: day, to: day })
  // What is no day has its own message.
  .check(
    z.refine(({ from, to }) => !isDay(from) || !isDay(to) || from <= to, {
      message: 'The last day can’t be before the first',
      path: ['to'],
    }),
  );
const AwayList = z.array(AwayPeriod).check(z.maxLength(AWAY_MOST, AWAY_FULL));

const fields = {
  ...ofEach('input'),
  away: z.optional(AwayList),
  /** Talks given before this record began; what is spoken from now on is counted from the meetings. */
  totalTalks: z.optional(
    z.int().check(z.minimum(0, 'Talks can’t be negative'), z.maximum(10_000, 'The number of talks is too high')),
  ),
};

/** The dates away as the form holds them: one text, so that two versions of it can be told apart. */
export const awayText = (away: readonly AwayDates[]): string => away.map(({ from, to }) => `${from} ${to}`).join('\n');
export const awayIn = (text: string): AwayDates[] =>
  text.split('\n').flatMap((line) => {
    const [from = '', to = ''] = line.split(' ');
    return line === '' ? [] : [{ from, to }];
  });

/** What the form lets a person type. */
export const MemberForm = z.object({
  ...ofEach('form'),
  away: z.pipe(z.string(), z.pipe(z.transform(awayIn), AwayList)),
});
export const EMPTY_MEMBER = { ...ofEach('empty'), away: '' };

/** What a ward may do without: it asks for none of it then, and keeps none. */
export const DETAIL_FIELDS = [
  'preferredName',
  'sex',
  'addressedAs',
  'household',
  'ageGroup',
  'birthYear',
  'away',
] as const;
type Detail = (typeof DETAIL_FIELDS)[number];
export const isDetail = (name: MemberFieldName): boolean => DETAIL_FIELDS.some((detail) => detail === name);
/** What is left of them when they are deleted. */
export const NO_DETAILS = {
  preferredName: null,
  sex: null,
  addressedAs: null,
  household: null,
  ageGroup: null,
  birthYear: null,
  away: [],
} satisfies { [K in Detail]: unknown };
export function withoutDetails<T extends Partial<Record<Detail, unknown>>>(member: T): T {
  const rest = { ...member };
  for (const name of DETAIL_FIELDS) delete rest[name];
  return rest;
}

/** A new member. The defaults live in the table's columns. */
export const NewMember = z.object({ wardId: optionalId, ...fields });
export type NewMember = z.output<typeof NewMember>;

/** A change of a member: an absent field stays, null clears. `isDeleted` removes or restores. */
export const MemberChange = z.object({
  ...z.partial(z.object(fields)).shape,
  wardId: optionalId,
  isDeleted: z.optional(z.boolean()),
  version: begunFrom,
});
export type MemberChange = z.output<typeof MemberChange>;

export const Member = z.object({
  id: z.int(),
  wardId: z.int(),
  ...ofEach('reply'),
  away: z.array(z.object({ from: day, to: day })),
  /** The day of the last talk in a meeting that was held, or null. */
  lastTalkDate: z.nullable(day),
  totalTalks: z.int(),
  /** The day of the last prayer in a meeting that was held, or null. */
  lastPrayerDate: z.nullable(day),
  isDeleted: z.boolean(),
  version: z.int(),
  createdAt: moment,
  updatedAt: moment,
});
export type Member = z.output<typeof Member>;

/** A member as the form shows them: what is not known is empty. */
export const memberValues = (member: Member): z.input<typeof MemberForm> => ({
  ...EMPTY_MEMBER,
  ...Object.fromEntries(MEMBER_FIELD_NAMES.map((name) => [name, member[name] ?? EMPTY_MEMBER[name]])),
  birthYear: member.birthYear === null ? '' : String(member.birthYear),
  away: awayText(member.away),
});
