/** A member as an import found it. */
export type MemberBefore = {
  id: number;
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
  calling: string | null;
  isAvailable: boolean;
  notes: string | null;
  startingTalks: number;
  startingLastTalk: string | null;
  isDeleted: boolean;
};

/** What an import changed, as much as undoing it needs. */
export type ImportTrace = { added: number[]; changed: MemberBefore[] };
