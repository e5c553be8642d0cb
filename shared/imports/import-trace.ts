import type { Member, MemberFieldName } from '#shared/members/schema.ts';

/** A member as an import found it. */
export type MemberBefore = Pick<Member, MemberFieldName | 'id' | 'isDeleted' | 'version'> & {
  startingTalks: number;
  startingLastTalk: string | null;
};

/** What an import changed, as much as undoing it needs. `version`: the one that the import left. */
export type ImportTrace = {
  added: { id: number; version: number }[];
  changed: { before: MemberBefore; version: number }[];
};
