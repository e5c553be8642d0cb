import { ADDRESSED } from './forms-of-address.ts';
import { isGroup } from './group-name.ts';

const FIRST_AND_LAST = /^(\p{Lu}[\p{L}’'-]*) \p{Lu}/u;

/** 'Curtis' of 'Brother Curtis Langley of the high council'; a title and a last name, or a group, stay as they are. */
export function firstNameIn(visitor: string): string {
  const [name = ''] = visitor.split(/,| of /u);
  const [, first] = FIRST_AND_LAST.exec(name.replace(ADDRESSED, '')) ?? [];
  return first === undefined || isGroup(name) ? visitor : first;
}
