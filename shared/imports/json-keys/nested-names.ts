import { isRecord } from '#shared/text/is-record.ts';
import { fieldOf } from '../columns.ts';

const HOLDS_NAME = /^(?:(?:person|member|full|display)?_?names?|name_?(?:formats?|parts)|nombres?|nomes?)$/i;
/** How the Church's pages and others write a whole name, the best first. */
const WHOLE = [
  /^list_?preferred(?:_?local)?$/i,
  /^list(?:_?(?:local|official))?$/i,
  /^(?:full|whole|complete)(?:_?name)?$/i,
  /^given_?preferred(?:_?local)?$/i,
  /^(?:display|formatted|preferred|official|local|common)(?:_?(?:name|local|full))?$/i,
];
/** Parts that are one of a name's only below such a key. */
const PARTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:first|given|forename|nombre|nome)(?:_?names?)?s?$/i, 'First Name'],
  [/^middle(?:_?name)?$/i, 'Middle Name'],
  [/^(?:last|family|surname|apellidos?|sobrenome)(?:_?names?)?$/i, 'Last Name'],
  [/^suffix$/i, 'Suffix'],
  [/^(?:nick(?:_?name)?|goes_?by)$/i, 'Preferred Name'],
];

const filled = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

function namesIn(value: Record<string, unknown>): [string, string][] {
  const entries = Object.entries(value).filter((entry): entry is [string, string] => filled(entry[1]));
  const parts = entries.flatMap(([key, text]): [string, string][] => {
    const part = PARTS.find(([is]) => is.test(key));
    return part ? [[part[1], text]] : [];
  });
  const has = (title: string) => parts.some(([own]) => own === title);
  if (has('First Name') && has('Last Name')) return parts;
  const whole = WHOLE.flatMap((is) => entries.find(([key]) => is.test(key)) ?? []).at(1);
  return whole === undefined ? parts : [['Name', whole]];
}

/** An entry with the parts of 'name: { first, last }' and the whole name of 'nameFormats' as keys of its own. */
export function withNestedNames(entry: unknown): unknown {
  if (!isRecord(entry)) return entry;
  const hasName = Object.entries(entry).some(
    ([key, value]) => filled(value) && ['name', 'firstName', 'lastName'].includes(fieldOf(key) ?? ''),
  );
  if (hasName) return entry;
  return Object.fromEntries(
    Object.entries(entry).flatMap(([key, value]): [string, unknown][] => {
      const names = HOLDS_NAME.test(key) && isRecord(value) ? namesIn(value) : [];
      return names.length > 0 ? names : [[key, value]];
    }),
  );
}
