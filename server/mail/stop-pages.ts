import express, { Router, type Request, type Response } from 'express';
import type { Logger } from 'pino';
import { STOP_PATH } from '#shared/mail/constants.ts';
import { admitByLink } from '#server/access/actor.ts';
import { hashOfSecret } from '#server/auth/links.ts';
import type { AppContext } from '#server/context.ts';
import { transaction } from '#server/db/connect.ts';
import { countedAddress } from '#server/http/address.ts';
import { asSecretPage, explainedBy, safe } from '#server/http/plain-page.ts';
import { messagePage, page, PAGE_POLICY } from '#server/invitations/answer-html.ts';
import { findWard } from '#server/wards/queries.ts';
import { addStop, findByStop, listStops, removeStops, type Mail } from './queries.ts';

const FORM_LIMIT = '1kb';

const noLinkPage = (): string =>
  page(
    'Emails',
    '<h1>This link isn’t active</h1><p>Use the link in a newer email, or ask someone in the bishopric.</p>',
  );

function stopPage(path: string, ward: string, name: string, isStopped: boolean): string {
  const [words, choice, label] = isStopped
    ? [`You won’t get any more sacrament meeting emails from the ${ward}.`, 'go', 'Send Me Emails Again']
    : [`You get emails from the ${ward} about sacrament meetings.`, 'stop', 'Stop These Emails'];
  return page(
    'Emails',
    `<p class="small">${safe(ward)}</p><h1>${isStopped ? 'Emails stopped' : 'Sacrament meeting emails'}</h1>
<p>${safe(name)}</p><p role="status">${safe(words)}</p>
<form method="post" action="${path}"><button name="choice" value="${choice}">${label}</button></form>
<p class="small end">You may still be asked in person or by phone.</p>`,
  );
}

/** Where a person ends the emails of a ward, without an account. Opening the page changes nothing; mail programs that end them by themselves send a form. */
export function stopPages(context: AppContext, log: Logger): Router {
  const pages = Router();
  const { db } = context.database;
  const secretOf = (req: Request): string => String(req.params.secret);
  const sendNone = async (req: Request, res: Response): Promise<void> => {
    await context.answerLimits.countWrong(countedAddress(req.ip, req.socket.remoteAddress));
    res.status(404).type('html').send(noLinkPage());
  };
  const whoseIs = ({ memberId, userId }: Mail) => ({ memberId, userId });
  const isStopped = async (mail: Mail): Promise<boolean> =>
    (await listStops(db, admitByLink(mail))).some(
      ({ reason, memberId, userId }) => reason === 'asked' && memberId === mail.memberId && userId === mail.userId,
    );
  pages.use(asSecretPage(PAGE_POLICY));
  pages.get('/:secret', async (req, res) => {
    const mail = await findByStop(db, hashOfSecret(secretOf(req)));
    const ward = mail && (await findWard(db, mail.wardId));
    if (!mail || !ward) return sendNone(req, res);
    const path = `${STOP_PATH}/${encodeURIComponent(secretOf(req))}`;
    res.type('html').send(stopPage(path, ward.name, mail.name, await isStopped(mail)));
    return undefined;
  });
  pages.post('/:secret', express.urlencoded({ extended: false, limit: FORM_LIMIT }), async (req, res) => {
    const mail = await findByStop(db, hashOfSecret(secretOf(req)));
    if (!mail) return sendNone(req, res);
    const { choice }: { choice?: unknown } = req.body ?? {};
    const whom = whoseIs(mail);
    await transaction(db, async (tx) => {
      await removeStops(tx, mail.wardId, whom);
      if (choice !== 'go')
        await addStop(tx, { wardId: mail.wardId, ...whom, address: null, reason: 'asked', at: context.now() });
    });
    const path = `${STOP_PATH}/${encodeURIComponent(secretOf(req))}`;
    // A mail program follows no redirect; a person's reload sends nothing twice.
    if (choice === undefined) res.type('html').send(page('Emails', '<h1>Emails stopped</h1>'));
    else res.redirect(303, path);
    return undefined;
  });
  pages.use((req, res) => sendNone(req, res));
  pages.use(explainedBy(messagePage, log));
  return pages;
}
