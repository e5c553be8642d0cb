import type { AwayDates } from '#shared/members/away.ts';
import type { Member, MemberFieldName } from '#shared/members/schema.ts';

/** A member as an import found it. */
export type MemberBefore = Pick<Member, MemberFieldName | 'id' | 'isDeleted' | 'version'> & {
  startingTalks: number;
  startingLastTalk: string | null;
  /** Absent in imports from before there were any. */
  away?: AwayDates[];
};

/** What an import changed, as much as undoing it needs. `version`: the one that the import left. */
export type ImportTrace = {
  added: { id: number; version: number }[];
  changed: { before: MemberBefore; version: number }[];
};
