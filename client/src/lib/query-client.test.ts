import type { MutationMeta } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { membersOptions } from '#client/members/api.ts';
import { allMeetingsOptions, meetingOptions, planningOptions } from '#client/meetings/meeting-options.ts';
import { notify, shownNotice } from './notify.ts';
import { ApiError, isUnauthorized } from './api-error.ts';
import { guards } from './unsaved.ts';
import { makeQueryClient } from './query-client.ts';
import { inServerWords } from './show-error.ts';
import { dropToken, keepToken, PersonLeft } from './token.ts';

const assign = vi.hoisted(() => {
  const leave = vi.fn<(address: string) => void>();
  vi.stubGlobal('window', {
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    location: { assign: leave },
  });
  return leave;
});

describe('what has been fetched', () => {
  it('is kept, and nothing is fetched again automatically', () => {
    const { queries, mutations } = makeQueryClient().getDefaultOptions();
    expect(queries).toMatchObject({
      staleTime: Infinity,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    });
    expect(queries?.refetchInterval).toBeUndefined();
    expect(mutations?.retry).toBe(false);
  });

  it('is fetched again after a minute for members and half a minute for meetings', () => {
    expect(membersOptions().staleTime).toBe(60_000);
    expect(
      [allMeetingsOptions(), planningOptions('2026-06-17'), meetingOptions(1)].map(({ staleTime }) => staleTime),
    ).toEqual([30_000, 30_000, 30_000]);
  });
});

describe('a call that failed', () => {
  it('has its status and answer, which together tell that a session has ended', () => {
    const error = new ApiError(401, '{"message":"Unauthorized"}', { message: 'Unauthorized' });
    expect(error.message).toBe('401: {"message":"Unauthorized"}');
    expect(isUnauthorized(error)).toBe(true);
    expect(
      [
        new ApiError(401, 'Invalid username or password', {}),
        new ApiError(403, 'Unauthorized', {}),
        new Error('x'),
        null,
      ].map(isUnauthorized),
    ).toEqual([false, false, false, false]);
  });

  it('because the session has ended is reported once, and half a second later the sign-in page follows', async () => {
    vi.useFakeTimers();
    const client = makeQueryClient();
    const ask = (key: string) =>
      client
        .fetchQuery({ queryKey: [key], queryFn: () => Promise.reject(new ApiError(401, 'Unauthorized', {})) })
        .catch(() => undefined);
    await Promise.all([ask('meetings'), ask('members')]);
    expect(shownNotice.get()).toMatchObject({
      title: 'Unauthorized',
      description: 'You are logged out. Logging in again...',
    });
    vi.advanceTimersByTime(499);
    expect(assign).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(assign.mock.calls).toEqual([['/api/login']]);
    vi.useRealTimers();
  });

  it('because the session has ended leads nowhere while something is unsaved', async () => {
    vi.useFakeTimers();
    assign.mockClear();
    const unsaved = () => ({ isDirty: () => true, onLeave: () => undefined });
    guards.add(unsaved);
    const lapsed = () => Promise.reject(new ApiError(401, 'Unauthorized', {}));
    await expect(makeQueryClient().fetchQuery({ queryKey: ['talks'], queryFn: lapsed })).rejects.toThrow('401');
    expect(shownNotice.get()?.title).toBe('You’ve been signed out');
    vi.advanceTimersByTime(5_000);
    expect(assign).not.toHaveBeenCalled();
    guards.delete(unsaved);
    vi.useRealTimers();
  });
});

describe('what a screen of the person before does late', () => {
  it('asks for nothing and saves nothing in the name of the next, and tells them nothing', async () => {
    keepToken('first', 'ruth');
    const client = makeQueryClient();
    const reads = vi.fn<() => Promise<string>>(() => Promise.resolve('members'));
    const saves = vi.fn<() => Promise<string>>(() => Promise.resolve('saved'));
    const ask = () => client.fetchQuery({ queryKey: ['members'], queryFn: reads, staleTime: 0 });
    const save = () => client.getMutationCache().build(client, { mutationFn: saves }).execute(undefined);
    expect([await ask(), await save()]).toEqual(['members', 'saved']);
    keepToken('second', 'naomi');
    notify({ title: 'Before' });
    await expect(ask()).rejects.toBeInstanceOf(PersonLeft);
    await expect(save()).rejects.toBeInstanceOf(PersonLeft);
    expect([reads.mock.calls.length, saves.mock.calls.length, shownNotice.get()?.title]).toEqual([1, 1, 'Before']);
    dropToken();
  });
});

describe('a save that failed', () => {
  const taken = new ApiError(409, '', { code: 'stale', message: 'This user was changed by someone else.' });
  const refused = new ApiError(409, '', { code: 'last_admin', message: 'This is the last active admin of the ward.' });
  const reported = async (reason: Error, meta: MutationMeta) => {
    notify({ title: 'Before' });
    const client = makeQueryClient();
    const mutation = client.getMutationCache().build(client, { mutationFn: () => Promise.reject(reason), meta });
    await expect(mutation.execute(undefined)).rejects.toBe(reason);
    const { title, description } = shownNotice.get() ?? {};
    return [title, description];
  };

  it.each<[what: string, error: Error, meta: MutationMeta, shown: (string | undefined)[]]>([
    [
      'in its own words',
      new Error('x'),
      { failure: { title: 'Save Failed', words: 'Try again.' } },
      ['Save Failed', 'Try again.'],
    ],
    ['in the words of the error', new ApiError(400, '', { message: 'No such ward' }), {}, ['Error', 'No such ward']],
    ['nowhere, when the form reports it', new Error('x'), { failure: false }, ['Before', undefined]],
    ['nowhere, when a dialog asks about it', taken, { failure: { title: 'Save Failed' } }, ['Before', undefined]],
    ['in the server’s words', refused, { failure: inServerWords('Failed') }, ['Error', refused.words]],
    ['nowhere, when the form shows what is stale', taken, { failure: inServerWords('Failed') }, ['Before', undefined]],
    ['in the fallback', new TypeError('x'), { failure: inServerWords('Failed', 'Oops') }, ['Oops', 'Failed']],
    ['as the error decides', taken, { failure: () => false }, ['Before', undefined]],
  ])('is reported %s', async (_, error, meta, shown) => expect(await reported(error, meta)).toEqual(shown));

  it('because the session has ended is told only to the person whose save it was', async () => {
    keepToken('first', 'ruth');
    const [title] = await reported(new ApiError(401, 'Unauthorized', { message: 'Unauthorized' }), {});
    expect(title).toBe('You’ve been signed out');
    keepToken('second', 'ruth');
    expect(shownNotice.get()?.title).toBe(title);
    keepToken('third', 'naomi');
    expect(shownNotice.get()).toBeNull();
    dropToken();
  });
});

it('one notice is shown at a time', () => {
  notify({ title: 'First' });
  notify({ title: 'Second' });
  expect(shownNotice.get()?.title).toBe('Second');
});
