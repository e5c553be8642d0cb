import { foldLoose } from '#shared/text/fold.ts';
import type { Sign } from '../schema.ts';

type Young = Pick<Sign, 'groups' | 'sex'>;
const WHO: readonly (readonly [RegExp, Young])[] = [
  [/^(?:youths?|name of (?:the )?youth)\b/, { groups: ['youth'] }],
  [/^young man\b/, { groups: ['youth'], sex: 'male' }],
  [/^young woman\b/, { groups: ['youth'], sex: 'female' }],
  [/^(?:child(?:s|rens)?|name of (?:the )?child)\b/, { groups: ['child', 'youth'] }],
];
const PARTS: readonly (readonly [RegExp, 'name' | 'firstName' | 'lastName'])[] = [
  [/^(?:s )?(?:(?:full )?names?)$/, 'name'],
  [/^(?:s )?(?:first|given)(?: names?)?$/, 'firstName'],
  [/^(?:s )?(?:last|family)(?: names?)?$|^(?:s )?surnames?$/, 'lastName'],
];
/** By themselves, 'Youth' and 'Childs' may be a number of them or a yes. */
const ALONE = /^(?:child|young (?:man|woman)|name of (?:the )?(?:youth|child))$/;
const LONGEST = 40;

/** 'Youth Name', 'Child', 'Young Woman First Name': which part of the name stands below it, and what it tells of everyone there. */
export function youngHeading(title: string): { part: 'name' | 'firstName' | 'lastName'; told: Young } | null {
  const words = title.length > LONGEST ? '' : foldLoose(title);
  for (const [start, told] of WHO) {
    const [who] = start.exec(words) ?? [];
    if (who === undefined) continue;
    const rest = words.slice(who.length).trim();
    const part = ALONE.test(words) ? 'name' : PARTS.find(([pattern]) => pattern.test(rest))?.[1];
    return part ? { part, told } : null;
  }
  return null;
}
