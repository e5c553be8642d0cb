/** The endings of files that can be chosen. */
export const IMPORT_TYPES = ['.csv', '.txt', '.json', '.pdf'] as const;
export const IMPORT_LIMITS = {
  bytes: 5 * 1024 * 1024,
  rows: 20_000,
  columns: 200,
  jsonDepth: 12,
  pdfPages: 200,
  /** Characters of a text that go to the model. */
  aiCharacters: 60_000,
} as const;

/** How long a preview can be saved, and an import undone. */
export const PREVIEW_MINUTES = 15;
export const UNDO_DAYS = 90;

/** Two of one name whose birth years are further apart than this are two people. */
export const BIRTH_YEARS_APART = 2;
