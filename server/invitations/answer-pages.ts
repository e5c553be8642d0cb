import express, { Router, type Request, type Response } from 'express';
import type { Logger } from 'pino';
import { minutesIn } from '#shared/calendar/clock.ts';
import { calendarFile } from '#shared/calendar/ics.ts';
import { ANSWER_PATH } from '#shared/invitations/constants.ts';
import { WORD_MAX } from '#shared/invitations/limits.ts';
import { inMeeting } from '#shared/invitations/words.ts';
import { MEETING_MINUTES } from '#shared/meetings/limits.ts';
import { capitalize } from '#shared/text/capitalize.ts';
import type { AwayDates } from '#shared/members/away.ts';
import { AwayPeriod } from '#shared/members/schema.ts';
import { isStorable, UNSTORABLE } from '#shared/text/schema.ts';
import type { AppContext } from '#server/context.ts';
import { hashOfSecret } from '#server/auth/links.ts';
import { countedAddress } from '#server/http/address.ts';
import { asSecretPage, explainedBy } from '#server/http/plain-page.ts';
import { settingsOf, todayOf } from '#server/wards/settings.ts';
import { invitationPage, messagePage, noInvitationPage, PAGE_POLICY, type Typed } from './answer-html.ts';
import { asksForAway, giveAnswer, readAsked, type Answer, type Asked } from './answers.ts';

const FORM_LIMIT = '8kb';

const addressOf = (req: Request): string => countedAddress(req.ip, req.socket.remoteAddress);
const secretOf = (req: Request): string => String(req.params.secret);
const pathOf = (req: Request): string => `${ANSWER_PATH}/${encodeURIComponent(secretOf(req))}`;

function sendPage(res: Response, status: number, html: string): void {
  res.status(status).type('html').send(html);
}

/** The same response for every invalid link, and no more tries for an address that has made too many. */
async function sendNone(context: AppContext, req: Request, res: Response): Promise<void> {
  await context.answerLimits.countWrong(addressOf(req));
  sendPage(res, 404, noInvitationPage());
}

const pageFor = (context: AppContext, asked: Asked, req: Request, typed?: Typed): string =>
  invitationPage(
    asked,
    {
      ...settingsOf(context, asked.ward),
      away: { isAsked: asksForAway(context, asked), today: todayOf(context, asked.ward), given: asked.away },
    },
    pathOf(req),
    typed,
  );

function calendarFor(context: AppContext, { ward, meeting, assignment }: Asked): string {
  const { timezone, meetingTime } = settingsOf(context, ward);
  const person = assignment.memberId ?? hashOfSecret(assignment.name).slice(0, 12);
  return calendarFile(ward.name, timezone, [
    {
      uid: `${ward.id}-${meeting.id}-${assignment.part}-${person}@${context.env.rpId}`,
      sequence: meeting.version + ward.version,
      changedAt: context.now(),
      date: meeting.date,
      start: minutesIn(meetingTime),
      minutes: MEETING_MINUTES,
      timezone,
      summary: capitalize(inMeeting(assignment)),
      description: [assignment.topic && `Topic: ${assignment.topic}`, ward.name].filter(Boolean).join('\n'),
      location: ward.meetingAddress,
    },
  ]);
}

/** One day is enough; both blank is no absence. */
function awayOf(from: string, to: string): AwayDates | null | 'wrong' {
  const [first, last] = [from || to, to || from];
  if (!first) return null;
  return AwayPeriod.safeParse({ from: first, to: last }).data ?? 'wrong';
}

type Pressed = 'yes' | 'no' | 'not away';
const isAnswer = (answer: unknown): answer is Pressed => answer === 'yes' || answer === 'no' || answer === 'not away';

/** What the form sent, or what is wrong with it. */
function answerIn(body: unknown): Answer | Typed {
  const sent: Record<string, unknown> = { ...Object(body) };
  const textIn = (field: string): string => (typeof sent[field] === 'string' ? sent[field].trim() : '');
  const { answer } = sent;
  const word = textIn('word').replaceAll('\r\n', '\n');
  const typed = { word, from: textIn('from'), to: textIn('to') };
  if (!isAnswer(answer)) return { ...typed, error: 'Choose yes or no.' };
  if (word.length > WORD_MAX) return { ...typed, error: `A note can have up to ${WORD_MAX} characters.` };
  if (!isStorable(word)) return { ...typed, word: '', error: `${UNSTORABLE}.` };
  const away = answer === 'no' ? awayOf(typed.from, typed.to) : null;
  if (away === 'wrong') return { ...typed, error: 'Check the dates: the last day can’t be before the first.' };
  return { state: answer === 'yes' ? 'accepted' : 'declined', word: word === '' ? null : word, away };
}

/** A person's page without an account. The link is the key: anyone who has it can see and answer this one assignment. */
export function answerPages(context: AppContext, log: Logger): Router {
  const pages = Router();
  pages.use(asSecretPage(PAGE_POLICY));
  pages.get('/:secret', async (req, res) => {
    const asked = await readAsked(context, secretOf(req));
    if (asked) sendPage(res, 200, pageFor(context, asked, req));
    else await sendNone(context, req, res);
  });
  pages.get('/:secret/invitation.ics', async (req, res) => {
    const asked = await readAsked(context, secretOf(req));
    if (!asked) return sendNone(context, req, res);
    res.attachment('invitation.ics').type('text/calendar; charset=utf-8').send(calendarFor(context, asked));
    return undefined;
  });
  pages.post('/:secret', express.urlencoded({ extended: false, limit: FORM_LIMIT }), async (req, res) => {
    const answer = answerIn(req.body);
    const asked = await readAsked(context, secretOf(req));
    if (!asked) return sendNone(context, req, res);
    if ('error' in answer) return sendPage(res, 400, pageFor(context, asked, req, answer));
    await context.answerLimits.countAnswer(hashOfSecret(secretOf(req)));
    // Seen again, so that a reload does not answer twice.
    return (await giveAnswer(context, secretOf(req), answer))
      ? res.redirect(303, pathOf(req))
      : sendNone(context, req, res);
  });
  pages.use((req, res) => sendNone(context, req, res));
  pages.use(explainedBy(messagePage, log));
  return pages;
}
