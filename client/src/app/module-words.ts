// Wall: they are also said where React itself could not be loaded.
/** Said where a part of the app cannot be fetched: by React, or without it when React is the part. */
export const MODULE_WORDS = {
  title: 'This part could not be loaded',
  text: 'The planner has been updated, or the network is gone. Reload to go on from here.',
  button: 'Reload',
} as const;
