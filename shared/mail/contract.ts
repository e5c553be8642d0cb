import * as z from 'zod/mini';
import { route } from '#shared/http/route.ts';
import { Paging } from '#shared/text/paging.ts';
import { id, optionalId } from '#shared/text/schema.ts';
import { ADDRESSES } from './addresses.ts';
import { MailStatus, SentMail } from './schema.ts';

export const mail = {
  status: route({ ...ADDRESSES.status, query: z.object({ wardId: optionalId }), reply: MailStatus }),
  list: route({
    ...ADDRESSES.list,
    query: z.object({ wardId: optionalId, page: Paging.page, pageSize: Paging.pageSize }),
    reply: z.object({ rows: z.array(SentMail), total: z.int(), page: z.int(), pageSize: z.int() }),
  }),
  retry: route({
    ...ADDRESSES.retry,
    params: z.object({ id }),
    body: z.object({ wardId: optionalId }),
    reply: SentMail,
    notFound: 'mail_not_found',
  }),
  /** That an email went to a wrong address, which gets no more until it is corrected; or that the address is right. */
  markAddress: route({
    ...ADDRESSES.markAddress,
    params: z.object({ id }),
    body: z.object({ wardId: optionalId, isWrong: z.boolean() }),
    reply: SentMail,
    notFound: 'mail_not_found',
  }),
  /** To the address of the one who asks. */
  test: route({ ...ADDRESSES.test, body: z.object({ wardId: optionalId }), reply: z.object({ to: z.string() }) }),
};
