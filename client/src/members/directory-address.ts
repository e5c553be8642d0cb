import { tabPath } from '#client/paths.ts';

/** The directory, searched for `text`. */
export const directoryPath = (text: string): string => `${tabPath('speakers')}&q=${encodeURIComponent(text)}`;
