import { fullNameOrNull } from '#shared/text/person-name.ts';

type Row = {
  key: string;
  /** What a save sends, and what an error or a gap is about. */
  field: string;
  /** The member's id, in an answer and as a column. */
  id: string;
  /** Who it is, in an answer: a person where only members serve, else the name. */
  name: string;
  /** The column for the name of a visitor; null where only members serve. */
  typed: string | null;
  label: string;
  fieldLabel: string;
  /** In 'Also conducts this meeting.' */
  does: string;
  /** 'Edited before the person conducting changed.' */
  inSentence: string;
  /** Music planners see and assign `music`; `service` is not theirs to see. */
  group: 'service' | 'music';
  /** Where the meeting form asks for it. */
  section: 'leadership' | 'opening' | 'closing';
  /** Its place at the head of a program or sheet; null for a prayer, which has its own place in the service. */
  head: number | null;
  /** What a person is told while a meeting lacks it; null when a meeting is planned without it. */
  required: { message: string; gap: string } | null;
  /**
   * Which invitation asks a person, the words after 'Would you be willing to', and those after 'you’re'; null for the part
   * no one is asked to take. Those who pray are asked for each Sunday; a standing part is served in for months.
   */
  invited: { kind: 'conducting' | 'prayer' | 'music'; isStanding: boolean; to: string; doing: string } | null;
};

/** The parts of a meeting that one person has, in the order in which they are asked for. A further part is a further row. */
const ROWS = [
  {
    key: 'conducting',
    field: 'conductingMemberId',
    id: 'conductingMemberId',
    name: 'conductingMember',
    typed: null,
    label: 'Conducting',
    fieldLabel: 'Conducting member',
    does: 'conducts',
    inSentence: 'the person conducting',
    group: 'service',
    section: 'leadership',
    head: 2,
    required: { message: 'Conducting member is required', gap: 'No one conducting' },
    invited: { kind: 'conducting', isStanding: true, to: 'conduct', doing: 'conducting' },
  },
  {
    key: 'presiding',
    field: 'presidingMemberId',
    id: 'presidingMemberId',
    name: 'presidingMember',
    typed: null,
    label: 'Presiding',
    fieldLabel: 'Presiding member',
    does: 'presides at',
    inSentence: 'the person presiding',
    group: 'service',
    section: 'leadership',
    head: 1,
    required: { message: 'Presiding member is required', gap: 'No one presiding' },
    invited: null,
  },
  {
    key: 'invocation',
    field: 'invocationMember',
    id: 'invocationMemberId',
    name: 'invocationMember',
    typed: 'invocationName',
    label: 'Invocation',
    fieldLabel: 'Invocation',
    does: 'gives the invocation in',
    inSentence: 'the invocation',
    group: 'service',
    section: 'opening',
    head: null,
    required: { message: 'Invocation member is required', gap: 'No invocation' },
    invited: { kind: 'prayer', isStanding: false, to: 'give the invocation', doing: 'giving the invocation' },
  },
  {
    key: 'benediction',
    field: 'benedictionMember',
    id: 'benedictionMemberId',
    name: 'benedictionMember',
    typed: 'benedictionName',
    label: 'Benediction',
    fieldLabel: 'Benediction',
    does: 'gives the benediction in',
    inSentence: 'the benediction',
    group: 'service',
    section: 'closing',
    head: null,
    required: { message: 'Benediction member is required', gap: 'No benediction' },
    invited: { kind: 'prayer', isStanding: false, to: 'give the benediction', doing: 'giving the benediction' },
  },
  {
    key: 'organist',
    field: 'organist',
    id: 'organistId',
    name: 'organist',
    typed: 'organistName',
    label: 'Organist',
    fieldLabel: 'Organist',
    does: 'is the organist for',
    inSentence: 'the organist',
    group: 'music',
    section: 'opening',
    head: 4,
    required: null,
    invited: { kind: 'music', isStanding: true, to: 'play the organ', doing: 'playing the organ' },
  },
  {
    key: 'chorister',
    field: 'chorister',
    id: 'choristerId',
    name: 'chorister',
    typed: 'choristerName',
    label: 'Chorister',
    fieldLabel: 'Chorister',
    does: 'is the chorister for',
    inSentence: 'the chorister',
    group: 'music',
    section: 'opening',
    head: 3,
    required: null,
    invited: { kind: 'music', isStanding: true, to: 'lead the music', doing: 'leading the music' },
  },
] as const satisfies readonly Row[];

export type PersonPart = (typeof ROWS)[number];
/** Only a member has it. */
export type MemberPart = Extract<PersonPart, { typed: null }>;
/** A visitor may have it, by a name that is typed. */
export type VisitorPart = Exclude<PersonPart, MemberPart>;
export type VisitorPartName = VisitorPart['name'];
export type PrayerPart = Extract<PersonPart, { head: null }>;
export type RequiredPart = Exclude<PersonPart, { required: null }>;
export type InvitedPart = Exclude<PersonPart, { invited: null }>;

export const PERSON_PARTS: readonly PersonPart[] = ROWS;
export const isPrayerPart = (part: PersonPart): part is PrayerPart => part.head === null;
export const isMemberPart = (part: PersonPart): part is MemberPart => part.typed === null;
export const MEMBER_PARTS = PERSON_PARTS.filter(isMemberPart);
export const VISITOR_PARTS = PERSON_PARTS.filter((part): part is VisitorPart => part.typed !== null);
export const PRAYER_PARTS = PERSON_PARTS.filter(isPrayerPart);
export const REQUIRED_PARTS = PERSON_PARTS.filter((part): part is RequiredPart => part.required !== null);
export const INVITED_PARTS = PERSON_PARTS.filter((part): part is InvitedPart => part.invited !== null);
/** Those who are named before the service begins, first who presides. */
export const HEAD_PARTS = PERSON_PARTS.filter((part) => part.head !== null).toSorted(
  (a, b) => (a.head ?? 0) - (b.head ?? 0),
);
export const partsOfGroup = (group: PersonPart['group']): PersonPart[] =>
  PERSON_PARTS.filter((part) => part.group === group);

/** An object with an entry for each of these parts, under the name that the row gives it: columns, fields, schemas. */
export const byPart = <P extends PersonPart, K extends 'key' | 'field' | 'id' | 'name' | 'typed', V>(
  parts: readonly P[],
  name: K,
  valueOf: (part: P) => V,
): Record<NonNullable<P[K]>, V> =>
  Object.fromEntries(parts.map((part) => [part[name], valueOf(part)])) as Record<NonNullable<P[K]>, V>;

/** The people of a meeting as an answer has them; what a role may not see is absent. */
export type PeopleNamed<Person = { firstName: string; lastName: string; addressedAs?: string | null }> = {
  [P in PersonPart as P['name']]?: (P extends MemberPart ? Person : string) | null;
};

/** Who has a part, by the whole name. */
export function nameIn(meeting: PeopleNamed, part: PersonPart): string | null {
  const given = meeting[part.name];
  return typeof given === 'string' ? given || null : fullNameOrNull(given);
}
