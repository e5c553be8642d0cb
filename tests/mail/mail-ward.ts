import { pino } from 'pino';
import { afterAll } from 'vitest';
import { API } from '#shared/api.ts';
import type { WardCustomization } from '#shared/wards/schema.ts';
import { planMail } from '#server/mail/plan.ts';
import { mailSender } from '#server/mail/worker.ts';
import { openApi, type TestWard } from '../api.ts';
import { startMailServer } from './mail-server.ts';

const SUNDAY = '2026-06-21';
const silent = pino({ level: 'silent' });

/** The API with a mail server of its own. Nothing is sent by itself: a test says when. */
export async function openMailApi() {
  const server = await startMailServer();
  afterAll(() => server.close());
  const api = await openApi({ variables: { SMTP_URL: server.url, MAIL_FROM: 'planner@example.org' } });
  const sender = mailSender(api.context, silent);

  /** A ward in which `email` speaks on the coming Sunday. */
  async function makeSpeaker(email: string, customization: WardCustomization = { mailReminders: true }) {
    const { ward, planner, conductor } = await api.makePlanning(customization);
    const speaker = await api.makeMember(ward, { firstName: 'Hannah', lastName: 'Price', email });
    const meeting = await planner.ok(API.meetings.schedule, {
      body: { date: SUNDAY, conductingMemberId: conductor.id, speakers: [{ memberId: speaker.id, topic: 'Hope' }] },
    });
    return { ward, planner, conductor, speaker, meeting, talk: `talk:${meeting.speakingAssignments[0]?.id}` };
  }

  /** The speaker's invitation, ready to be sent by email. */
  async function invited(email: string) {
    const place = await makeSpeaker(email, {});
    const { planner, meeting, talk } = place;
    const named = { meetingId: meeting.id, key: talk };
    const [written] = await planner.ok(API.invitations.write, { body: { assignments: [named] } });
    const text = `${written?.text}\nP.S. Thank you for last week.`;
    const send = () => planner.ok(API.invitations.send, { body: { invitations: [{ ...named, text }] } });
    const read = async () =>
      (await planner.ok(API.meetings.read, { params: { id: meeting.id } })).speakingAssignments[0]?.invitation;
    return { ...place, named, text, send, read };
  }

  return {
    ...api,
    server,
    sender,
    makeSpeaker,
    invited,
    plan: () => planMail(api.context, silent),
    send: () => sender.sendDue(),
    /** What the server does in an hour. */
    async planAndSend() {
      await planMail(api.context, silent);
      return sender.sendDue();
    },
    move: (ms: number) => (api.clock.now = new Date(api.clock.now.getTime() + ms)),
    rows: async (ward: TestWard) =>
      (await api.database.pool.query('select * from outbox where ward_id = $1 order by id', [ward.id])).rows,
    newSender: () => mailSender(api.context, silent),
  };
}
