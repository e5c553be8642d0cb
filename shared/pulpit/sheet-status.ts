import type { PulpitSheet } from './schema.ts';

/** A person's words or the model's: nobody can make them again, so they are kept, and never replaced unasked. */
export const isWritten = ({
  edited,
  generated,
  source,
}: Pick<PulpitSheet, 'edited' | 'generated' | 'source'>): boolean =>
  edited !== null || (source === 'ai' && generated !== null);
