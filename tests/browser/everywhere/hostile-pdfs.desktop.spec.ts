import { readdirSync, readFileSync } from 'node:fs';
import { DEMO_PASSWORD } from '#server/demo/sign-in.ts';
import { expect, test, withServer } from '#tests/browser/support/app.ts';
import { HOSTILE_PDFS } from '#tests/hostile-pdfs.ts';

const MOST_ABOVE_REST_MB = 300;
/** Each way in turn costs minutes: HOSTILE_PDFS=20 tries all, ten at a time. */
const FILES = Number(process.env.HOSTILE_PDFS ?? 10);

const parentOf = (pid: string): string => {
  try {
    return /\) \w (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1] ?? '';
  } catch {
    return '';
  }
};
const ownMegabytes = (pid: string): number => {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    return 0;
  }
};

/** The memory of a process and those that it started. */
function residentMegabytes(pid: number): number {
  const children = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry) && parentOf(entry) === String(pid));
  return ownMegabytes(String(pid)) + children.reduce((sum, child) => sum + ownMegabytes(child), 0);
}

test('ten hostile PDFs at once take less than 300 MB, and the memory comes back', async ({ request }) => {
  test.skip(process.platform !== 'linux', 'Only Linux reports the memory of a process.');
  test.setTimeout(60_000 + FILES * 10_000);
  await withServer({}, async ({ url, pid }) => {
    const login = await request.post(`${url}/api/login`, { data: { username: 'planner', password: DEMO_PASSWORD } });
    const headers = { Authorization: `Bearer ${(await login.json()).token}` };
    const send = async (name: string, buffer: Buffer) => {
      const file = { name: 'x.pdf', mimeType: 'application/pdf', buffer };
      // They queue: the last of ten may wait for all others.
      const sent = { headers, multipart: { file }, timeout: 60_000 };
      const reply = await request.post(`${url}/api/members/import?dryRun=true`, sent);
      return { name, status: reply.status(), ...(await reply.json()) };
    };
    await send('first', Buffer.from('%PDF-1.7'));
    const rest = residentMegabytes(pid);
    let most = rest;
    const watch = setInterval(() => (most = Math.max(most, residentMegabytes(pid))), 20);
    const kinds = Object.entries(HOSTILE_PDFS).slice(0, FILES);
    for (let at = 0; at < kinds.length; at += 10) {
      const files = kinds.slice(at, at + 10).map(([name, make]) => [name, make()] as const);
      for (const answer of await Promise.all(files.map(([name, bytes]) => send(name, bytes)))) {
        expect([200, 400, 503], `${answer.name}: ${answer.message}`).toContain(answer.status);
        expect(answer.imported ?? answer.message).toBeTruthy();
      }
    }
    clearInterval(watch);
    const after = residentMegabytes(pid);
    const rounded = [rest, most, after].map(Math.round);
    console.log(
      `Memory of server and reader: ${rounded[0]} MB at rest, ${rounded[1]} MB at most, ${rounded[2]} MB after.`,
    );
    expect(most - rest).toBeLessThan(MOST_ABOVE_REST_MB);
    expect(after - rest).toBeLessThan(MOST_ABOVE_REST_MB / 3);
  });
});
