import { expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { openApi, PASSWORD } from '#tests/api.ts';
import { openLog } from './log.ts';

const lines: string[] = [];
const api = await openApi({ log: openLog('trace', { write: (line: string) => void lines.push(line) }) });

it('a log contains no tokens, passwords, or search terms, however a request ends', async () => {
  const ward = await api.makeWard();
  const [admin, user] = [await api.signedIn(ward, 'admin'), await api.makeUser(ward, 'program')];
  const viewer = await api.signIn(user);
  await api.anonymous.refused(API.auth.login, { body: { username: user.username, password: 'Wrong-Horse-7' } });
  await admin.ok(API.tracking.talks, { query: { search: 'Person-I-seek' } });
  const { link } = await admin.ok(API.users.makeLink, { params: { id: user.id } });
  const secret = link.split('=')[1] ?? '';
  await fetch(`${api.origin}/?token=${viewer.token}`);
  await fetch(`${api.origin}/?link=${secret}`);
  await fetch(`${api.origin}/api/auth/user?token=${viewer.token}`);
  await fetch(`${api.origin}/a/Answer-by-link`);
  await fetch(`${api.origin}/api/calendar/Answer-by-link.ics`);
  await fetch(`${api.origin}/a/Answer-by-link`, { method: 'POST', body: new URLSearchParams({ answer: 'yes' }) });
  const { token } = await api.anonymous.ok(API.auth.enterByLink, { body: { secret } });
  await api.database.pool.query('alter table users add constraint broken check (not must_change_password) not valid');
  const failures = [
    await admin.refused(API.users.resetPassword, { params: { id: user.id }, body: { newPassword: 'Better-Horse-8' } }),
    await admin.refused(API.users.add, {
      body: {
        username: 'sister.new',
        password: 'First-Horse-9',
        firstName: 'New',
        lastName: 'User',
        role: 'program',
        email: 'new@example.org',
      },
    }),
  ];
  expect(failures.map(({ status }) => status)).toEqual([500, 500]);

  const log = lines.join('');
  expect(log).toContain('/api/login');
  expect(log).toContain('"path":"/a/…"');
  expect(log.match(/Failed query: (update|insert into) \\"users\\"/g)?.length).toBeGreaterThanOrEqual(2);
  expect(log).toContain('"constraint":"broken"');
  const secrets = [
    PASSWORD,
    'Wrong-Horse-7',
    'Better-Horse-8',
    'First-Horse-9',
    'argon2id',
    admin.token,
    viewer.token,
    token,
    secret,
    'Person-I-seek',
    'Answer-by-link',
    'new@example.org',
  ];
  expect(secrets.filter((one) => log.includes(one))).toEqual([]);
});

it('a failed background job is logged without the data it was saving', () => {
  lines.length = 0;
  const cause = Object.assign(new Error('a check failed'), { code: '23514', detail: 'Failing row contains (secret)' });
  const err = Object.assign(new Error('Failed query: insert into x values ($1)\nparams: secret', { cause }), {
    query: 'insert into x values ($1)',
    params: ['secret'],
  });
  openLog('warn', { write: (line: string) => void lines.push(line) }).warn({ err }, 'a chore was not done');
  expect(lines.join('')).toMatch(/insert into x values \(\$1\).*log\.test\.ts.*"code":"23514"/);
  expect(lines.join('')).not.toContain('secret');
});
