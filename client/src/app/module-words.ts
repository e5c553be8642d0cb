// Wall: they are also said where React itself could not be loaded.
/** Said where a part of the app cannot be fetched: by React, or without it when React is the part. */
export const MODULE_WORDS = {
  title: 'This page couldn’t load',
  text: 'The app was updated or you’re offline. Reload to continue.',
  button: 'Reload',
} as const;
