import { test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';
const PEOPLE = ['Boyd, Ann', 'Cole, Ben', 'Usher, Eve', 'Vail, Fay', 'Reed, Tom', 'Lowe, Kim'];
const rows = (ps: string[], o = 0) => ps.map((p, i) => `"${p}",801-555-01${10 + o + i}`).join('\n') + '\n';
const TITLES = process.env.TITLES!.split('|');
const WARD = 'Attack Ward';
test('zz', () => {
  const out: string[] = [];
  for (const t of TITLES) {
    const f: Record<string, string> = {
      csvTop: `"${t}"\nName,Phone\n${rows(PEOPLE)}`,
      csvList: `Member List\n"${t}"\nName,Phone\n${rows(PEOPLE)}`,
      csvMid: `Name,Phone\n${rows(PEOPLE.slice(0, 3))}"${t}",\n${rows(PEOPLE.slice(3), 3)}`,
      tabTop: `${t}\nName\tPhone\n${rows(PEOPLE).replaceAll('",', '\t').replaceAll('"', '')}`,
      txtTop: `${t}\n${rows(PEOPLE)
        .replaceAll('",', ' ')
        .replaceAll('"', '')
        .split('\n')
        .map((l) => l.replace(/^(\w+), (\w+)/, '$2 $1'))
        .join('\n')}`,
      txtMid: `Ann Boyd 801-555-0110\nBen Cole 801-555-0111\nTom Hale 801-555-0115\n\n${t}\nEve Usher 801-555-0112\nFay Vail 801-555-0113\nTom Reed 801-555-0114\n`,
    };
    const r = Object.entries(f).map(([k, c]) => {
      const { people, problems } = importedFrom(c, WARD);
      return `${k}:${people.length}${problems.some((p) => p.includes(t.slice(0, 12))) ? '*' : ''}`;
    });
    out.push(`${t.padEnd(40)} ${r.join(' ')}`);
  }
  console.log(out.join('\n'));
});
