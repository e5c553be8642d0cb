import type { mail } from '#shared/mail/contract.ts';
import type { WardRequest } from '#server/access/request.ts';
import { countMail, listMail } from './queries.ts';
import { retryMail, sendTest, mailStatus } from './service.ts';

type Mail = typeof mail;

const PAGE_SIZE = 50;

export const status = ({ context, wardId }: WardRequest<Mail['status']>) => mailStatus(context, wardId);

export async function list({ context, wardId, query }: WardRequest<Mail['list']>) {
  const { page = 1, pageSize = PAGE_SIZE } = query;
  const { db } = context.database;
  return { rows: await listMail(db, wardId, page, pageSize), total: await countMail(db, wardId), page, pageSize };
}

export const retry = (request: WardRequest<Mail['retry']>) => retryMail(request, request.params.id);

export const test = ({ context, wardId, account }: WardRequest<Mail['test']>) => sendTest(context, wardId, account);
