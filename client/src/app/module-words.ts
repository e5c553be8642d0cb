// Wall: they are also said where React itself could not be loaded.
/** Shown when a chunk can't be loaded, with or without React. */
export const MODULE_WORDS = {
  title: 'This page couldn’t load',
  text: 'The app was updated or you’re offline. Reload to continue.',
  button: 'Reload',
} as const;
