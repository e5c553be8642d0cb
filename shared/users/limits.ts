/** The longest names, in characters, and the shortest username. */
export const USER_LIMITS = { name: 100, username: 100, shortestUsername: 3 } as const;

/** A page of the list of users. */
export const USERS_PER_PAGE = 25;
