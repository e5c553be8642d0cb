// Wall: failed calls ask it without the questions and screens of the guards.
export type Guard = { isDirty: () => boolean; onLeave: () => void };

/** What the forms of this tab answer when they are asked whether something in them is unsaved. */
export const guards = new Set<() => Guard>();

/** True while anything in this tab is unsaved. */
export const isAnythingDirty = (): boolean => [...guards].some((guard) => guard().isDirty());
