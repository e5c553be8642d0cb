/** The words by which the product and its rooms are called, on screen and in titles. */
export const PRODUCT = {
  title: 'Sacrament Meeting Planner',
  planner: 'Sacrament Planner',
  signInPrompt: 'Sign in to access your ward',
  programs: 'Meeting Programs',
  disclaimer: 'Made by volunteers. Not an official product of The Church of Jesus Christ of Latter-day Saints.',
} as const;

/** Dashboard tabs, in sidebar order. */
export const SECTION_LABELS = {
  planner: PRODUCT.planner,
  meetings: 'Meetings',
  speakers: 'Speaker Management',
  music: 'Music Coordination',
  tracking: 'Talk Tracking',
  pulpit: 'Pulpit Sheets',
  admin: 'Admin',
  crossWard: 'Cross-Ward Admin',
} as const;
