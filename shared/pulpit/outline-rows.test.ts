import fc from 'fast-check';
import { expect, it } from 'vitest';
import { outlineText } from './outline.ts';
import { outlineRows } from './outline-rows.ts';
import { full, ward } from './sheet-samples.ts';

const shown = (...lines: string[]) => outlineRows(lines).map(({ label, name, text }) => `${label} | ${name} | ${text}`);

it('the items of an outline are set apart from who does them and from anything else that is said', () => {
  const lines = outlineText(full, ward)
    .trimEnd()
    .split('\n')
    .slice(4)
    .filter((line) => line !== '');
  expect(shown(...lines)).toEqual([
    'Notes (not read aloud) |  | The microphone is low.',
    'Welcome |  | ',
    'Presiding | Bishop Soto | ',
    'Conducting | Brother Daniel Amundsen | ',
    'Chorister | Mary Major | ',
    'Organist | Helen Park | ',
    'Announcements |  | Ward dinner on Friday at 6:30 PM.',
    ' |  | Temple night on December 3.',
    'Opening hymn | #85 How Firm a Foundation | ',
    'Invocation | Ruth Amundsen | ',
    'Releases | Jane Doe | as Primary president',
    ' | Ana Nuñez | as a Primary teacher',
    'Sustaining | Mary Major | as Primary president',
    'Ward business |  | We welcome the Silva family.',
    'Sacrament hymn | #193 I Stand All Amazed | ',
    ' |  | Verses 1 and 2',
    'Administration of the sacrament |  | ',
    'First speaker | Lily Amundsen | ',
    ' |  | Topic: Faith · 5 minutes',
    'Rest hymn | #100 Nearer, My God, to Thee | ',
    'Second speaker | Grace Okafor | ',
    ' |  | Topic: Hope',
    'Special musical number | #124 Be Still, My Soul | ',
    ' |  | Performer: the ward choir',
    'Concluding speaker | President Lee | ',
    ' |  | 15 minutes',
    'Closing hymn | #223 Have I Done Any Good? | ',
    'Benediction | Tom Reyes Jr. | ',
  ]);
});

it('a sentence that someone added to the outline stays a sentence', () => {
  expect(shown('Please stand.', 'Child blessing: Ada Moe', '  Note: by her father')).toEqual([
    ' |  | Please stand.',
    'Child blessing | Ada Moe | ',
    ' |  | Note: by her father',
  ]);
});

it('no word of an edited outline is lost', () => {
  const line = fc.oneof(
    fc.constantFrom('Release: A as B', '  Organist: C', 'Sustainings', '  D as E as F', 'Announcements: G: H'),
    fc.string(),
  );
  const letters = (text: string) => text.replace(/[\s:]/gu, '');
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const said = outlineRows(lines).map(({ label, name, text }) => label + name + text);
      expect(letters(said.join(''))).toBe(letters(lines.join('')));
    }),
  );
});
