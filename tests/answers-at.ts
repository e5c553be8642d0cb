import { randomBytes } from 'node:crypto';
import request from 'supertest';
import { expect } from 'vitest';
import { API } from '#shared/api.ts';
import type { TestApi } from './api.ts';

const { invitations, meetings } = API;
const DATE = '2026-06-28';

/** The path in the link of an invitation. */
const pathIn = (text = ''): string => new URL(/https?:\S+/.exec(text)?.[0] ?? '').pathname;

/** The answer pages of this server, as a person without an account uses them. */
export function answersAt(api: TestApi) {
  const get = (path: string) => request(api.origin).get(path);
  const answer = (path: string, form: Record<string, string>) =>
    request(api.origin).post(path).type('form').redirects(0).send(form);

  /** A speaker with a link. */
  async function invited() {
    const { ward, planner, conductor } = await api.makePlanning();
    const speaker = await api.makeMember(ward, { firstName: 'Hannah', lastName: 'Price', phone: '801 555 0134' });
    const meeting = await planner.ok(meetings.schedule, {
      body: {
        date: DATE,
        conductingMemberId: conductor.id,
        invocationMember: 'Kim <b>Lee</b>',
        speakers: [{ memberId: speaker.id, topic: 'Hope & “joy”', duration: 12 }],
      },
    });
    const talk = `talk:${meeting.speakingAssignments[0]?.id}`;
    const write = async (key: string) => {
      const [text] = await planner.ok(invitations.write, { body: { assignments: [{ meetingId: meeting.id, key }] } });
      return text?.text ?? '';
    };
    const read = () => planner.ok(meetings.read, { params: { id: meeting.id } });
    const change = (body: object) => planner.ok(meetings.change, { params: { id: meeting.id }, body });
    const text = await write(talk);
    return { ward, planner, meeting, speaker, talk, write, read, change, text, path: pathIn(text) };
  }

  async function expectDead(path: string): Promise<void> {
    const gone = await get(path);
    const never = await get(`/a/${randomBytes(32).toString('base64url')}`);
    expect([gone.status, gone.text]).toEqual([404, never.text]);
    expect((await answer(path, { answer: 'yes' })).status).toBe(404);
    expect((await get(`${path}/invitation.ics`)).text).toBe(never.text);
  }

  return { get, answer, invited, expectDead, pathIn };
}
