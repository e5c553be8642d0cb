/** How long a one-time sign-in link is good for. */
export const LINK_HOURS = 24;
