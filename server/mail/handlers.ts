import type { mail } from '#shared/mail/contract.ts';
import type { WardRequest } from '#server/access/request.ts';
import { countMail, listMail } from './queries.ts';
import { mailStatus, markAddressOf, retryMail, sendTest } from './service.ts';

type Mail = typeof mail;

const PAGE_SIZE = 50;

export const status = ({ context, wardId }: WardRequest<Mail['status']>) => mailStatus(context, wardId);

export async function list({ context, wardId, query }: WardRequest<Mail['list']>) {
  const { page = 1, pageSize = PAGE_SIZE } = query;
  const { db } = context.database;
  return { rows: await listMail(db, wardId, page, pageSize), total: await countMail(db, wardId), page, pageSize };
}

export const retry = (request: WardRequest<Mail['retry']>) => retryMail(request, request.params.id);

export const markAddress = (request: WardRequest<Mail['markAddress']>) =>
  markAddressOf(request, request.params.id, request.body.isWrong);

export const test = ({ context, wardId, account }: WardRequest<Mail['test']>) => sendTest(context, wardId, account);
