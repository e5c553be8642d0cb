import type { mail } from '#shared/mail/contract.ts';
import { EMAILS_PER_PAGE } from '#shared/mail/limits.ts';
import type { WardRequest } from '#server/access/request.ts';
import { countMail, listMail } from './queries.ts';
import { mailStatus, markAddressOf, retryMail, sendTest } from './service.ts';

type Mail = typeof mail;

export const status = ({ context, wardId }: WardRequest<Mail['status']>) => mailStatus(context, wardId);

export async function list({ context, wardId, query }: WardRequest<Mail['list']>) {
  const { page = 1, pageSize = EMAILS_PER_PAGE } = query;
  const { db } = context.database;
  return { rows: await listMail(db, wardId, page, pageSize), total: await countMail(db, wardId), page, pageSize };
}

export const retry = (request: WardRequest<Mail['retry']>) => retryMail(request, request.params.id);

export const markAddress = (request: WardRequest<Mail['markAddress']>) =>
  markAddressOf(request, request.params.id, request.body.isWrong);

export const test = ({ context, wardId, account }: WardRequest<Mail['test']>) => sendTest(context, wardId, account);
