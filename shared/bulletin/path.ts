import { PROGRAM_PATH } from './constants.ts';
import type { PublicProgram } from './schema.ts';

/** Where the ward's program is read, or null while it publishes none. */
export const pathOf = ({ isOn, name }: PublicProgram): string | null =>
  isOn && name !== null ? `${PROGRAM_PATH}/${name}` : null;
