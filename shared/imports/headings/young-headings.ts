import { remembered } from '#shared/text/remembered.ts';
import { foldLoose } from '#shared/text/fold.ts';
import type { Sign } from '../schema.ts';

type Young = Pick<Sign, 'groups' | 'sex'>;
const WHO: readonly (readonly [RegExp, Young])[] = [
  [/^(?:youths?|name of (?:the )?youth)\b/, { groups: ['youth'] }],
  // Those of a form: leaders sign up, too.
  [/^(?:campers?|participants?|students?|attendees?)(?= .*\bname)/, {}],
  [/^young man\b/, { groups: ['youth'], sex: 'male' }],
  [/^young woman\b/, { groups: ['youth'], sex: 'female' }],
  [/^(?:(?:primary )?child(?:s|rens)?|name of (?:the )?child)\b/, { groups: ['child', 'youth'] }],
  [/^(?:nombre|nome) d(?:el|e la|o|a|e) (?:joven|jovem)$/, { groups: ['youth'] }],
  [/^(?:nombre|nome) d(?:el|e la|o|a|e) (?:nin[oa]|crianca|menin[oa])$/, { groups: ['child', 'youth'] }],
];
const PARTS: readonly (readonly [RegExp, 'name' | 'firstName' | 'lastName'])[] = [
  [/^(?:s )?(?:(?:full )?names?)$/, 'name'],
  [/^(?:s )?(?:first|given)(?: names?)?$/, 'firstName'],
  [/^(?:s )?(?:last|family)(?: names?)?$|^(?:s )?surnames?$/, 'lastName'],
];
/** By themselves, 'Youth' and 'Childs' may be a number of them or a yes. */
const ALONE = /^(?:(?:primary )?child|young (?:man|woman)|name of (?:the )?(?:youth|child)|(?:nombre|nome) d.+)$/;
const LONGEST = 40;

/** 'Youth Name', 'Child', 'Young Woman First Name': which part of the name stands below it, and what it tells of everyone there. */
export const youngHeading = remembered(
  (title: string): { part: 'name' | 'firstName' | 'lastName'; told: Young } | null => {
    const words = title.length > LONGEST ? '' : foldLoose(title);
    for (const [start, told] of WHO) {
      const [who] = start.exec(words) ?? [];
      if (who === undefined) continue;
      const rest = words.slice(who.length).trim();
      const part = ALONE.test(words) ? 'name' : PARTS.find(([pattern]) => pattern.test(rest))?.[1];
      return part ? { part, told } : null;
    }
    return null;
  },
);

const CONTACTS: readonly (readonly [RegExp, 'phone' | 'email'])[] = [
  [/^(?:s )?(?:cell |mobile )?(?:phone|cell|mobile)(?: number)?$/, 'phone'],
  [/^(?:s )?e ?mail(?: address)?$/, 'email'],
];

/** 'Youth Phone' below 'Youth Name' is the youth's own; below any other heading it may be anyone's. */
export function youngContact(title: string, names: readonly string[]): 'phone' | 'email' | null {
  const words = title.length > LONGEST ? '' : foldLoose(title);
  for (const [start] of WHO) {
    const [who] = start.exec(words) ?? [];
    if (who === undefined || !names.some((name) => youngHeading(name) && start.test(foldLoose(name)))) continue;
    const rest = words.slice(who.length).trim();
    return CONTACTS.find(([pattern]) => pattern.test(rest))?.[1] ?? null;
  }
  return null;
}
