import { describe, expect, it } from 'vitest';
import { complaintsAbout, undatedDecisions, unlistedDecisions } from './structure.ts';

const refused: [why: string, path: string, text: string][] = [
  ['a folder outside the map', 'lib/thing.ts', ''],
  ['an unknown feature', 'server/weather/handlers.ts', ''],
  ['a name without content', 'shared/meetings/utils.ts', ''],
  ['a name in capitals', 'client/src/ui/Button.tsx', ''],
  ['a file too long', 'server/meetings/queries.ts', '\n'.repeat(332)],
  ['fetch', 'client/src/meetings/api.ts', 'const reply = await fetch(address);'],
  ['an address of the API', 'client/src/meetings/api.ts', "get('/api/meetings')"],
  ['an address outside its list', 'shared/meetings/contract.ts', "path: '/api/meetings'"],
  [
    'a contract in the browser',
    'client/src/meetings/api.ts',
    "import { meetings } from '#shared/meetings/contract.ts';",
  ],
  ['parsing by hand', 'client/src/meetings/api.ts', 'JSON.parse(text)'],
  ['a role by name', 'server/meetings/service.ts', "if (user.role === 'admin') return;"],
  ['a role in a list', 'client/src/app/shell.tsx', "['super_admin'].includes(role)"],
  ['a day of the week', 'client/src/planner/planner-page.tsx', 'day.getDay()'],
  ['a date as the machine writes it', 'shared/meetings/rules.ts', 'day.toLocaleDateString()'],
  ['a day taken for a moment', 'shared/meetings/rules.ts', "new Date('2026-03-01')"],
  ['a ward id out of nothing', 'server/meetings/handlers.ts', '1 as WardId'],
  ['a ward without admission', 'server/users/service.ts', 'const wardId = wardOfJob(user);'],
  ['the environment', 'server/http/app.ts', 'process.env.PORT'],
  ['a test left out', 'server/meetings/meetings.test.ts', "it.skip('plans', () => {});"],
  ['a glance at a screen', 'tests/browser/planning/people.spec.ts', 'if (await link.isVisible()) await link.click();'],
  ["a machine's folder", 'docs/running.md', 'see /home/someone/planner'],
];
const allowed: [what: string, path: string, text: string][] = [
  ['refetching', 'client/src/app/app.tsx', 'user.refetch()'],
  ['the one caller', 'client/src/lib/call.ts', 'fetch(address)'],
  ['a list of addresses', 'shared/meetings/addresses.ts', "path: '/api/meetings'"],
  ['the table of roles', 'shared/access/roles.ts', "role === 'admin'"],
  ['a comment', 'server/http/app.ts', '// process.env is read elsewhere'],
  ['a book of data', 'shared/music/hymnbook.ts', '\n'.repeat(500)],
  ['a test that depends on the machine', 'server/db/migrate.test.ts', 'describe.skipIf(!there)'],
  ['the calendar', 'shared/calendar/sundays.ts', 'date.getUTCDay()'],
];

describe('the structure check', () => {
  it.each(refused)('refuses %s', (_, path, text) => {
    expect(complaintsAbout(path, text)).toHaveLength(1);
  });

  it.each(allowed)('allows %s', (_, path, text) => {
    expect(complaintsAbout(path, text)).toEqual([]);
  });

  it('misses a decision that the list does not name', () => {
    const files = ['docs/decisions/README.md', 'docs/decisions/old.md', 'docs/decisions/new.md', 'docs/server.md'];
    expect(unlistedDecisions(files, '- [The old one](old.md)')).toEqual([
      'docs/decisions/README.md: does not list new.md.',
    ]);
  });

  it('misses the number or the date of a decision', () => {
    const texts = new Map([
      ['docs/decisions/0001-good.md', '# Good\n\nDate: 2026-11-21\n\nWhy.\n'],
      ['docs/decisions/README.md', '# Decisions\n'],
      ['docs/decisions/bare.md', '# Bare\n\nWhy.\n'],
    ]);
    expect(undatedDecisions(texts)).toEqual([
      'docs/decisions/bare.md: needs a number, such as 0001-bare.md.',
      "docs/decisions/bare.md: needs a line such as 'Date: 2026-11-21'.",
    ]);
  });

  it('says where', () => {
    expect(complaintsAbout('server/http/app.ts', 'a;\nprocess.env.PORT;')).toEqual([
      'server/http/app.ts:2: reads the environment: server/env.ts reads and checks all of it.',
    ]);
  });
});
