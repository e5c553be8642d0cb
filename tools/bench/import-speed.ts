import { performance } from 'node:perf_hooks';

/**
 * How fast a large list is previewed and imported, and how long other requests wait in the meantime.
 * `npx tsx tools/bench/import-speed.ts http://localhost:3000 planner Demo-Sunday-1 [rows]`, against a ward that may be filled.
 */
const [origin = 'http://localhost:3000', username = 'planner', password = 'Demo-Sunday-1', count = '5000'] =
  process.argv.slice(2);

const signedIn = await fetch(`${origin}/api/login`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ username, password }),
});
const { token }: { token: string } = await signedIn.json();
const headers = { Authorization: `Bearer ${token}` };
const mark = Date.now().toString(36);
/** No name contains a number. */
const inLetters = (text: string) => text.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
const rows = Array.from(
  { length: Number(count) },
  (_, i) =>
    `Kim${inLetters(String(i))},Nuñez ${inLetters(mark)},${mark}.${i}@example.org,+1 801 555 ${String(i).padStart(4, '0')},Organist,yes,"Sings, and plays"`,
);
const content = `firstName,lastName,email,phone,calling,isAvailable,notes\n${rows.join('\n')}\n`;

let isOver = false;
let longest = 0;
async function askOthers(): Promise<void> {
  while (!isOver) {
    const begun = performance.now();
    await (await fetch(`${origin}/api/auth/user`, { headers })).text();
    longest = Math.max(longest, performance.now() - begun);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

async function send(label: string, query: string): Promise<void> {
  const form = new FormData();
  form.append('file', new Blob([content]), 'members.csv');
  longest = 0;
  const begun = performance.now();
  const answer = await fetch(`${origin}/api/members/import${query}`, { method: 'POST', headers, body: form });
  const report: { imported?: number; updated?: number; skipped?: number } = await answer.json();
  const took = Math.round(performance.now() - begun);
  console.log(
    `${label}: ${answer.status} in ${took} ms (${report.imported} new, ${report.updated} updated, ${report.skipped} skipped); others waited ${Math.round(longest)} ms at most`,
  );
}

const others = askOthers();
await send('preview', '?dryRun=true');
await send('import', '');
await send('again', '');
isOver = true;
await others;
