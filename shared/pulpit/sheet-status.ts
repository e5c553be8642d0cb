import type { SheetStatus } from '#shared/meetings/constants.ts';
import type { PulpitSheet } from './schema.ts';

/** Who wrote the saved sheet: no one yet, the template, AI, or a person. */
export type SheetKind = SheetStatus | 'ai';

export const kindOfStatus = (status: SheetStatus, source: PulpitSheet['source'] | null | undefined): SheetKind =>
  status === 'generated' && source === 'ai' ? 'ai' : status;

type Texts = Partial<Pick<PulpitSheet, 'edited' | 'generated'>> & { source?: PulpitSheet['source'] | null };

export const sheetKind = ({ edited, generated, source }: Texts): SheetKind =>
  kindOfStatus(edited != null ? 'edited' : generated != null ? 'generated' : 'none', source);

/** A person's words or the model's can't be made again, so they are kept and never replaced without asking. */
export const isWritten = (kind: SheetKind): boolean => kind === 'edited' || kind === 'ai';
