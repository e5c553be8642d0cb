import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/call.ts';
import { notify } from '#client/lib/notify.ts';
import { QUERIES } from '#client/lib/query-keys.ts';
import { inServerWords } from '#client/lib/show-error.ts';
import { mail } from '#shared/mail/addresses.ts';
import { EMAILS_PER_PAGE } from '#shared/mail/limits.ts';
import type { SentMail } from '#shared/mail/schema.ts';

/** The server looks for mail to send every five seconds. */
const ON_ITS_WAY_MS = 3_000;
/** Longer than a device’s clock is usually off. */
const SOON_MS = 60_000;

export const mailStatusOptions = () =>
  queryOptions({
    queryKey: [...QUERIES.mail, 'status'],
    queryFn: ({ signal }) => call(mail.status, { query: {} }, signal),
    staleTime: 0,
  });

/** Mail that waits for the morning, or for another try, isn't watched. */
const isLeaving = ({ state, dueAt }: Pick<SentMail, 'state' | 'dueAt'>): boolean =>
  state === 'sending' || (state === 'waiting' && Date.parse(dueAt) < Date.now() + SOON_MS);

/** Asked again whenever the list is opened: mail leaves while no one looks. */
export const sentMailOptions = (page: number) =>
  queryOptions({
    queryKey: [...QUERIES.mail, 'list', page],
    queryFn: ({ signal }) =>
      call(mail.list, { query: { page: String(page), pageSize: String(EMAILS_PER_PAGE) } }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.rows.some(isLeaving) ? ON_ITS_WAY_MS : false),
  });

export function useRetryMail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(mail.retry, { params: { id }, body: {} }),
    onSettled: () => client.invalidateQueries({ queryKey: QUERIES.mail }),
    meta: { failure: inServerWords('Couldn’t send the email again') },
  });
}

export function useMarkAddress() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isWrong }: { id: number; isWrong: boolean }) =>
      call(mail.markAddress, { params: { id }, body: { isWrong } }),
    onSettled: () =>
      Promise.all([QUERIES.mail, QUERIES.meetings].map((queryKey) => client.invalidateQueries({ queryKey }))),
    meta: { failure: inServerWords('Couldn’t mark the address') },
  });
}

export const useSendTest = () =>
  useMutation({
    mutationFn: () => call(mail.test, { body: {} }),
    onSuccess: ({ to }) => notify({ title: 'Test Email Sent', description: to }),
    meta: { failure: inServerWords('Couldn’t send the test email', 'Test Email Failed') },
  });
