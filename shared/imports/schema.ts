import * as z from 'zod/mini';
import { AGE_GROUPS } from '#shared/members/age-groups.ts';
import {
  isDetail,
  isSwitch,
  MEMBER_FIELD_NAMES,
  NewMember,
  SEXES,
  type MemberFieldName,
  type MemberSwitch,
} from '#shared/members/schema.ts';
import { day } from '#shared/calendar/schema.ts';
import { moment, optionalId } from '#shared/text/schema.ts';
import { IMPORT_LIMITS } from './limits.ts';

export const IMPORT_FIELD = 'file';

/**
 * The columns of the template, in its order: those that every ward keeps. A list may have others too, in any order and under
 * other usual names.
 */
export const TEMPLATE_COLUMNS = MEMBER_FIELD_NAMES.filter((name) => !isDetail(name));
/** What else a file may say about a person: talks from before these records began. */
export const TALK_COLUMNS = ['totalTalks', 'lastTalkDate'] as const;
/** `name` is both names in one cell; an age becomes a birth year. */
export type ImportField = MemberFieldName | (typeof TALK_COLUMNS)[number] | 'name' | 'age';

/**
 * What a row tells of a person's age or sex without a column of ours for it, such as a class; it is never saved. `by`: in its
 * own words. `mayBeGrown`: a son or daughter of someone may live at home for some years longer. `isHousehold`: it is the
 * household, which two other people give its name.
 */
const Sign = z.object({
  by: z.string(),
  groups: z.optional(z.array(z.enum(AGE_GROUPS))),
  sex: z.optional(z.enum(SEXES)),
  mayBeGrown: z.optional(z.boolean()),
  isHousehold: z.optional(z.boolean()),
});
export type Sign = z.output<typeof Sign>;

/** Words of the file beside a person that no field takes and that may tell something. `column`: the heading that explains them. */
const FileNote = z.object({ text: z.string(), column: z.optional(z.string()) });
export type FileNote = z.output<typeof FileNote>;

const { wardId: _, away: __, ...told } = NewMember.shape;
/** One person of a file, as the row says; what its cells leave empty is absent. */
export const ImportedPerson = z.object({
  ...told,
  lastTalkDate: z.optional(day),
  age: z.optional(z.int()),
  signs: z.optional(z.array(Sign)),
});
export type ImportedPerson = z.output<typeof ImportedPerson>;

const IMPORT_ACTIONS = ['new', 'update', 'skip'] as const;
export type ImportAction = (typeof IMPORT_ACTIONS)[number];

/** What a person can correct in the preview. */
export type Correctable = Exclude<MemberFieldName, MemberSwitch>;
export const CORRECTABLE = MEMBER_FIELD_NAMES.filter((name): name is Correctable => !isSwitch(name));
const cellsOf = (text: z.ZodMiniString) => {
  const cell = z.optional(z.nullable(text));
  const choice = z.optional(z.boolean());
  return Object.fromEntries(MEMBER_FIELD_NAMES.map((name) => [name, isSwitch(name) ? choice : cell])) as Record<
    Correctable,
    typeof cell
  > &
    Record<MemberSwitch, typeof choice>;
};
const correction = z.string().check(z.maxLength(5000, 'Too long'));

/**
 * A row of a preview as a person approves it: an absent field is saved as it was read, null or an empty one not at all.
 * What can't be corrected is refused.
 */
export const ApprovedRow = z.strictObject({
  row: z.int(),
  ...cellsOf(correction),
  /** True adds the person, although someone of this name is there. */
  isAnotherPerson: z.optional(z.boolean()),
});
export type ApprovedRow = z.output<typeof ApprovedRow>;

/** The preview that is approved, and of its rows those that stay; all of them when none are named. */
export const ApprovedImport = z.object({
  wardId: optionalId,
  importId: z.optional(z.int()),
  rows: z.optional(z.array(ApprovedRow).check(z.maxLength(IMPORT_LIMITS.rows, 'Too many rows'))),
});

const SplitName = z.nullable(z.object({ firstName: z.string(), lastName: z.string() }));

export const ImportRow = z.object({
  /** The row as a spreadsheet counts it, the headings included; entries of a JSON file count from 1. */
  row: z.int(),
  action: z.enum(IMPORT_ACTIONS),
  name: z.string(),
  /** What else is saved of the row: all that it says about a new person, or what changes. */
  details: z.optional(z.string()),
  reason: z.optional(z.string()),
  /** True if the row must be fixed; a row skipped because the person is already listed is not a problem. */
  isProblem: z.optional(z.boolean()),
  /** True if the reason is a question, which any correction answers, also one that changes nothing. */
  isQuestion: z.optional(z.boolean()),
  /** True if only a person can tell whether this is someone else of the same name. */
  mayBeAnother: z.optional(z.boolean()),
  /** True if the member was removed and comes back with this row. */
  isRestored: z.optional(z.boolean()),
  /** Of a name that isn't split: what it becomes if the last word is the last name, or the last two are; null if that may be wrong. */
  lastWords: z.optional(z.object({ one: SplitName, two: SplitName })),
  /** To be read before the row is saved. */
  fileNotes: z.optional(z.array(FileNote)),
  /** True if all that the row asks is whether the person is available. */
  isAskedIfAvailable: z.optional(z.boolean()),
  /** What is saved of the row; of a problem, what it says, however long that is. */
  ...cellsOf(z.string()),
});
export type ImportRow = z.output<typeof ImportRow>;

export const ImportReport = z.object({
  /** Names the preview when it is approved, and the import when it is undone; null where nothing was saved. */
  importId: z.nullable(z.int()),
  imported: z.int(),
  updated: z.int(),
  skipped: z.int(),
  total: z.int(),
  rows: z.array(ImportRow),
  /** Headings that the planner does not know; their cells were ignored. */
  ignoredColumns: z.array(z.string()),
  /** True when the model read the text, which is worth a second look. */
  readByAi: z.boolean(),
});
export type ImportReport = z.output<typeof ImportReport>;

export const PastImport = z.object({
  id: z.int(),
  at: moment,
  by: z.string(),
  fileName: z.string(),
  imported: z.int(),
  updated: z.int(),
  skipped: z.int(),
  isUndone: z.boolean(),
});
export type PastImport = z.output<typeof PastImport>;

export const UndoReport = z.object({
  /** Members the import added who are removed again. */
  removed: z.int(),
  /** Members who are again as they were. */
  restored: z.int(),
  /** Members who stay as they are now, and why. */
  left: z.array(z.object({ name: z.string(), reason: z.string() })),
});
export type UndoReport = z.output<typeof UndoReport>;
