/** The heading of the private notes on every sheet. */
export const NOTES_LABEL = 'Notes (not read aloud)';

/** Shown wherever something essential has not been filled in. */
export const MISSING = '[to be announced]';
