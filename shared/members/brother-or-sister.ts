import type { Sex } from './schema.ts';

export const ADDRESS_OF: Record<Sex, string> = { male: 'Brother', female: 'Sister' };
