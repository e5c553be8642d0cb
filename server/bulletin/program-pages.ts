import { createHash } from 'node:crypto';
import { Router, type Request, type Response } from 'express';
import type { Logger } from 'pino';
import { PROGRAM_PATH } from '#shared/bulletin/constants.ts';
import { inInitials } from '#shared/bulletin/initials.ts';
import { comingProgram } from '#shared/bulletin/opening.ts';
import { dayIn, minuteIn } from '#shared/calendar/today.ts';
import { defaultKind, holdsMeeting } from '#shared/meetings/rules.ts';
import type { MeetingRow } from '#shared/meetings/schema.ts';
import { isListed, visibleMeeting } from '#shared/meetings/visible.ts';
import { admitByLink } from '#server/access/actor.ts';
import type { AppContext } from '#server/context.ts';
import { countedAddress } from '#server/http/address.ts';
import { explainedBy, PAGE_GROUND } from '#server/http/plain-page.ts';
import { listSummaries } from '#server/meetings/queries.ts';
import type { StoredWard } from '#server/wards/queries.ts';
import { settingsOf } from '#server/wards/settings.ts';
import {
  closedPage,
  noProgramPage,
  notReadyPage,
  PROGRAM_POLICY,
  programMessage,
  programPage,
} from './program-html.ts';
import { findPublisher } from './queries.ts';
import { UNTIL_HEADER, WORKER_SCRIPT, ZONE_HEADER } from './worker-script.ts';

const NO_INDEX = 'noindex, nofollow';
/** As the roles that read programs see a meeting, the public does: no drafts, releases, callings, or notes. */
const VIEW = 'program';

const nameOf = (req: Request): string => String(req.params['name']).toLowerCase();

function sendHtml(res: Response, status: number, html: string): void {
  res.status(status).type('html').send(html);
}

/** The same answer for a name that never was and for one that was withdrawn. */
async function sendNone(context: AppContext, req: Request, res: Response): Promise<void> {
  await context.answerLimits.countWrong(countedAddress(req.ip, req.socket.remoteAddress));
  res.setHeader('Cache-Control', 'no-store');
  sendHtml(res, 404, noProgramPage());
}

async function summaryOf(context: AppContext, ward: StoredWard, sunday: string): Promise<MeetingRow | null> {
  const wardId = admitByLink({ wardId: ward.id });
  const [found] = await listSummaries(context.database.db, wardId, { from: sunday, to: sunday });
  return found ?? null;
}

type Shown = { html: string; until: string | null };

async function contentOf(context: AppContext, ward: StoredWard, path: string): Promise<Shown> {
  const { timezone, meetingTime, programTheme, publicProgram, fastSundayRule } = settingsOf(context, ward);
  const { names, hasHymnLinks, isIndexed } = publicProgram;
  const now = context.now();
  const today = dayIn(timezone, now);
  const { sunday, isOpen, opens } = comingProgram({ day: today, minute: minuteIn(timezone, now) }, publicProgram);
  const published = {
    ward: { name: ward.name, stake: ward.stake, meetingTime, programTheme },
    path,
    hasHymnLinks,
    isIndexed,
  };
  const found = await summaryOf(context, ward, sunday);
  // The Sundays around it only move the fast Sunday.
  const isHeld = holdsMeeting(found?.kind ?? defaultKind(sunday, fastSundayRule, []));
  if (!isOpen) return { html: closedPage(opens, { sunday, isHeld }, published), until: null };
  // A Sunday without a meeting has nothing to hide, planned or not.
  if (!found || (isHeld && !isListed(VIEW, found)))
    return { html: notReadyPage({ sunday, isHeld }, published), until: null };
  const meeting = visibleMeeting(VIEW, found, today);
  return { html: programPage(names === 'initials' ? inInitials(meeting) : meeting, published), until: sunday };
}

const manifestOf = (ward: StoredWard, path: string) => ({
  id: path,
  name: `${ward.name} Program`,
  short_name: ward.name,
  start_url: path,
  scope: path,
  display: 'standalone',
  background_color: PAGE_GROUND.light,
  theme_color: PAGE_GROUND.light,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});

/** A ward's program for anyone in the pew, without an account, as long as the ward publishes it. */
export function programPages(context: AppContext, log: Logger): Router {
  const pages = Router();
  pages.use((_, res, next) => {
    res.setHeader('Content-Security-Policy', PROGRAM_POLICY);
    res.setHeader('X-Robots-Tag', NO_INDEX);
    // Asked again with each look, so that what is withdrawn is gone.
    res.setHeader('Cache-Control', 'no-cache');
    next();
  });
  const serve = (path: string, send: (req: Request, res: Response, ward: StoredWard, at: string) => unknown) =>
    pages.get(path, async (req, res) => {
      const name = nameOf(req);
      const ward = await findPublisher(context.database.db, name);
      await (ward ? send(req, res, ward, `${PROGRAM_PATH}/${name}`) : sendNone(context, req, res));
    });
  serve('/:name', async (req, res, ward, at) => {
    if (req.baseUrl + req.path !== at) return res.redirect(302, at);
    const { html, until } = await contentOf(context, ward, at);
    const settings = settingsOf(context, ward);
    if (settings.publicProgram.isIndexed) res.removeHeader('X-Robots-Tag');
    if (until) res.setHeader(UNTIL_HEADER, until).setHeader(ZONE_HEADER, settings.timezone);
    res.setHeader('ETag', `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`);
    return sendHtml(res, 200, html);
  });
  serve('/:name/manifest.webmanifest', (_, res, ward, at) =>
    res.type('application/manifest+json').send(JSON.stringify(manifestOf(ward, at))),
  );
  serve('/:name/worker.js', (_, res, __, at) => {
    res.setHeader('Service-Worker-Allowed', at);
    res.setHeader('Content-Security-Policy', "default-src 'none'; connect-src 'self'");
    return res.type('text/javascript').send(WORKER_SCRIPT);
  });
  pages.use((req, res) => sendNone(context, req, res));
  pages.use(explainedBy(programMessage, log));
  return pages;
}
