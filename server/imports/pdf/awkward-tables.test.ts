import { afterAll, expect, test } from 'vitest';
import { AWKWARD, randomTable } from '#tests/awkward-tables.ts';
import { BESIDE, BESIDE_UNCLEAR } from '#tests/lists-beside.ts';
import { UNREADABLE } from '#shared/imports/unreadable.ts';
import { LISTED, type Listed } from '#tests/membership-lists.ts';
import { printer } from '#tests/printed.ts';
import type { Reading } from '../read-bytes.ts';
import { readPdf } from '../read-pdf.ts';

const { printed, close } = await printer();
afterAll(close);

type Judged = { wrong: string[]; lost: string[]; found: number };

/** What would be saved and isn't so, and who is neither saved nor shown. */
function judge(reading: Reading, people: readonly Listed[]): Judged {
  if (reading.kind === 'unreadable') return { wrong: [], lost: [], found: 0 };
  const open = [...people];
  const wrong: string[] = [];
  const isSo = (said: string | null | undefined, known: string) => !said || said === known;
  for (const { person } of reading.rows) {
    if (!person) continue;
    const at = open.findIndex(
      (known) =>
        person.firstName === known.firstName &&
        person.lastName === known.lastName &&
        isSo(person.phone, known.phone) &&
        isSo(person.email, known.email) &&
        (person.calling === 'Member' || isSo(person.calling, known.calling)),
    );
    if (at < 0) wrong.push(JSON.stringify(person));
    else open.splice(at, 1);
  }
  const shown = reading.rows.map((row) => `${row.name} ${row.problem ?? ''} ${row.unread?.text ?? ''}`).join('\n');
  // A narrow column may have cut the word.
  const letters = shown.replaceAll(/\s/g, '');
  const lost = open.filter(({ firstName }) => firstName.split(/[ -]/).some((word) => !letters.includes(word)));
  return {
    wrong,
    lost: lost.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    found: people.length - open.length,
  };
}

const ALL = { ...AWKWARD, ...BESIDE, ...BESIDE_UNCLEAR };

test.each(Object.keys(ALL))('%s: no value is wrong and no one is dropped', async (name) => {
  const { html, people } = ALL[name] ?? { html: '', people: [] };
  const { wrong, lost } = judge(await readPdf(await printed(html)), people);
  expect({ wrong, lost }).toEqual({ wrong: [], lost: [] });
});

test.each([...Object.keys(BESIDE), 'no heading above the names', 'a last name repeated by a mark'])(
  '%s: everyone is found',
  async (name) => {
    const { html, people } = ALL[name] ?? { html: '', people: [] };
    expect(judge(await readPdf(await printed(html)), people).found).toBe(people.length);
  },
);

test.each(Object.keys(BESIDE_UNCLEAR))('%s: the refusal says that lists are side by side', async (name) => {
  const reading = await readPdf(await printed(BESIDE_UNCLEAR[name]?.html ?? ''));
  expect(reading).toMatchObject({ kind: 'unreadable', sentence: UNREADABLE.listsBeside });
});

test.each([
  ['Family', UNREADABLE.halfNames('first')],
  ['First Name', UNREADABLE.halfNames('first')],
])('a table without a column for last names, but with %s, is refused for that reason', async (heading, sentence) => {
  const rows = LISTED.map((told) => `<tr><td>Smith<td>${told.firstName}<td>${told.phone}</tr>`).join('');
  const html = `<style>td,th{padding:2px 10px}</style><table><tr><th>${heading}<th>First Name<th>Phone</tr>${rows}</table>`;
  expect(await readPdf(await printed(html))).toMatchObject({ kind: 'unreadable', sentence });
});

test('in forty tables of any layout no value is wrong and no one is dropped', async () => {
  const judged: (Judged & { seed: number })[] = [];
  for (let seed = 1; seed <= 40; seed += 1) {
    const { html, people } = randomTable(seed, LISTED);
    judged.push({ seed, ...judge(await readPdf(await printed(html)), people) });
  }
  expect(judged.filter(({ wrong, lost }) => wrong.length + lost.length > 0)).toEqual([]);
  const found = judged.reduce((sum, one) => sum + one.found, 0);
  console.log(
    `40 tables: ${((found / 40 / LISTED.length) * 100).toFixed(1)} % of the people found, the others marked.`,
  );
  expect(found).toBeGreaterThan(40 * LISTED.length * 0.6);
});
