import * as z from 'zod/mini';
import { NewMember } from '#shared/members/schema.ts';
import { day } from '#shared/calendar/schema.ts';

export const IMPORT_FIELD = 'file';
export const IMPORT_TYPES = ['.csv', '.txt', '.json', '.pdf'] as const;
export const IMPORT_LIMITS = {
  bytes: 5 * 1024 * 1024,
  rows: 20_000,
  columns: 200,
  jsonDepth: 12,
  pdfPages: 200,
  /** Characters of a text that go to the model. */
  aiCharacters: 60_000,
} as const;

/** The columns of the template, in its order. A file may have them in any order and under other usual names. */
export const TEMPLATE_COLUMNS = ['firstName', 'lastName', 'email', 'phone', 'calling', 'isAvailable', 'notes'] as const;
/** What a file may say about a person besides: talks from before this record began. */
export const TALK_COLUMNS = ['totalTalks', 'lastTalkDate'] as const;
/** `name` is both names in one cell. */
export type ImportField = (typeof TEMPLATE_COLUMNS)[number] | (typeof TALK_COLUMNS)[number] | 'name';

/** One person of a file, as the row says; what its cells leave empty is absent. */
export const ImportedPerson = z.object({
  firstName: NewMember.shape.firstName,
  lastName: NewMember.shape.lastName,
  email: NewMember.shape.email,
  phone: NewMember.shape.phone,
  calling: NewMember.shape.calling,
  isAvailable: NewMember.shape.isAvailable,
  notes: NewMember.shape.notes,
  totalTalks: NewMember.shape.totalTalks,
  lastTalkDate: z.optional(day),
});
export type ImportedPerson = z.output<typeof ImportedPerson>;

const IMPORT_ACTIONS = ['new', 'update', 'skip'] as const;
export type ImportAction = (typeof IMPORT_ACTIONS)[number];

export const ImportRow = z.object({
  /** The row as a spreadsheet counts it, the headings included; entries of a JSON file count from 1. */
  row: z.int(),
  action: z.enum(IMPORT_ACTIONS),
  name: z.string(),
  /** What the row says of somebody new besides the name, so that one sees which columns were understood. */
  details: z.optional(z.string()),
  reason: z.optional(z.string()),
  /** True where somebody has to mend the row; what is skipped since it is in the list already is none. */
  isProblem: z.optional(z.boolean()),
});
export type ImportRow = z.output<typeof ImportRow>;

export const ImportReport = z.object({
  imported: z.int(),
  updated: z.int(),
  skipped: z.int(),
  total: z.int(),
  rows: z.array(ImportRow),
  /** Headings that say nothing to the planner; their cells were left aside. */
  ignoredColumns: z.array(z.string()),
  /** True when the model read the text, which is worth a second look. */
  readByAi: z.boolean(),
});
export type ImportReport = z.output<typeof ImportReport>;
