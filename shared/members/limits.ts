/** The longest texts, in characters. */
export const MEMBER_LIMITS = {
  name: 100,
  phone: 50,
  calling: 200,
  addressedAs: 40,
  household: 100,
  notes: 4000,
} as const;
/** How many date ranges a member may be away. */
export const AWAY_MOST = 20;
export const AWAY_FULL = `At most ${AWAY_MOST} date ranges`;

/** How many a search shows, and how many are listed under an empty field. */
export const MAX_FOUND_MEMBERS = 20;
export const MAX_SUGGESTED_MEMBERS = 15;
/** How many of those who lately had the part come before the leaders. */
export const MAX_FREQUENT_FIRST = 5;
