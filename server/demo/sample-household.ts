/** How the made-up families are written down: one line a family, in the order of a ward list. */
export type Extra = {
  /** Why this person cannot be asked right now. */
  away?: string;
  /** Why this person was removed from the list. */
  moved?: string;
  notes?: string;
  /** Talks from before the two years that the sample covers. */
  talks?: number;
  /** A surname other than the family's. */
  last?: string;
};
export type HouseholdMember = { first: string; sex: 'm' | 'f'; isYouth: boolean; calling: string | null; extra: Extra };
export type Household = { surname: string; people: HouseholdMember[] };

const named =
  (sex: 'm' | 'f', isYouth: boolean) =>
  (first: string, calling: string | null = null, extra: Extra = {}): HouseholdMember => ({
    first,
    sex,
    isYouth,
    calling,
    extra,
  });

export const man = named('m', false);
export const woman = named('f', false);
export const boy = named('m', true);
export const girl = named('f', true);
export const family = (surname: string, ...people: HouseholdMember[]): Household => ({ surname, people });
