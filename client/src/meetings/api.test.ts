import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { QUERIES } from '#client/lib/query-keys.ts';
import { aMeeting } from '#shared/meetings/hints/meeting-samples.ts';

vi.hoisted(() => {
  const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('window', { addEventListener: () => undefined });
});
const { afterSave } = await import('./api.ts');
const { meetingOptions, planningOptions } = await import('./meeting-options.ts');

const DAY = '2026-06-21';
const READ_AT = 1_000;
const { queryKey } = planningOptions(DAY);
const [first, second] = [aMeeting(DAY, { id: 1, version: 1 }), aMeeting('2026-06-28', { id: 2 })];
const saved = { ...first, version: 2, notes: 'n' };

function withList(): QueryClient {
  const client = new QueryClient();
  client.setQueryData(queryKey, [first, second], { updatedAt: READ_AT });
  return client;
}

test('a save is shown in a list without making the list newer', () => {
  const client = withList();
  afterSave(client, saved);
  expect(client.getQueryData(queryKey)?.map(({ version }) => version)).toEqual([2, second.version]);
  expect(client.getQueryState(queryKey)).toMatchObject({ dataUpdatedAt: READ_AT, isInvalidated: false });
});

test('a list that was to be read again still is after a save', async () => {
  const client = withList();
  await client.invalidateQueries({ queryKey });
  afterSave(client, saved);
  await vi.waitFor(() => expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true));
  expect(client.getQueryData(queryKey)?.[0]).toMatchObject(saved);
});

test('a list that is being read while a save comes back is read again, and shows no state from before', async () => {
  const client = withList();
  const answers: (() => void)[] = [];
  const reading = client.fetchQuery({
    queryKey,
    queryFn: () => new Promise<(typeof first)[]>((resolve) => answers.push(() => resolve([first, second]))),
  });
  afterSave(client, saved);
  for (const answer of answers) answer();
  await reading.catch(() => undefined);
  expect(client.getQueryData(queryKey)?.[0]).toMatchObject(saved);
  await vi.waitFor(() => expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true));
});

test('a later state of a meeting is not replaced by a save that comes back after it', () => {
  const client = withList();
  const own = meetingOptions(1).queryKey;
  const later = { ...saved, musicVersion: saved.musicVersion + 1 };
  client.setQueryData(own, later);
  afterSave(client, saved);
  expect(client.getQueryData(own)).toBe(later);
});

test('once the day is over where the ward is, a save counts for who spoke last', () => {
  vi.setSystemTime('2026-06-21T13:00:00Z');
  const members = [...QUERIES.members, 'present'];
  const isAskedAgain = (timezone: string) => {
    const client = withList();
    client.setQueryData<unknown>([...QUERIES.auth, 'capabilities'], { ward: { timezone } });
    client.setQueryData(members, []);
    afterSave(client, saved);
    return client.getQueryState(members)?.isInvalidated;
  };
  expect([isAskedAgain('Pacific/Auckland'), isAskedAgain('America/Denver')]).toEqual([true, false]);
  vi.useRealTimers();
});
