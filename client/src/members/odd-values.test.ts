import { expect, it } from 'vitest';
import { oddValue } from './odd-values.ts';

it.each([
  ['phone', '(801) 555-0142', undefined],
  ['phone', '+44 20 7946 0000 ext. 4', undefined],
  ['phone', ' ', undefined],
  ['phone', 'call me maybe', 'no number to call or text'],
  ['phone', 'Apt 2', 'no number to call or text'],
  ['firstName', 'Jo-Anne', undefined],
  ['lastName', 'O’Neil 3rd', 'digits'],
  ['preferredName', '123', 'digits'],
  ['firstName', 'jane@example.org', 'email address'],
  ['firstName', 'Elder', 'title'],
  ['firstName', 'Sis. Ann', 'title'],
  ['firstName', 'Sisley', undefined],
  ['notes', '123', undefined],
  ['isAvailable', true, undefined],
] as const)('the member form says of %s “%s”: %s', (name, typed, warning) => {
  const said = oddValue(name, typed);
  if (warning === undefined) expect(said).toBeUndefined();
  else expect(said).toContain(warning);
});
