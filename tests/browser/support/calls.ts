import type { APIRequestContext } from '@playwright/test';
import { sundayKind, sundayOnOrAfter, addDays, nextSunday } from '#shared/calendar/sundays.ts';
import { dayIn } from '#shared/calendar/today.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import type { Member } from '#shared/members/schema.ts';
import { DEMO_PASSWORD } from '#server/demo/sign-in.ts';
import { expect } from './app.ts';

type Body = Record<string, unknown>;

/** A second person, who talks to the server without a screen. */
export type ApiUser = {
  token: string;
  meetings(query?: string): Promise<Meeting[]>;
  meetingOn(date: string): Promise<Meeting | undefined>;
  members(): Promise<Member[]>;
  schedule(body: Body): Promise<Meeting>;
  change(id: number, body: Body): Promise<Meeting>;
  /** Deletes the meeting on a date, so that a test that is run again finds it free. */
  free(date: string): Promise<void>;
  signOut(): Promise<void>;
};

async function tokenFor(request: APIRequestContext, username: string, password: string): Promise<string> {
  const login = await request.post('/api/login', { data: { username, password } });
  expect(login.status(), `${username} signs in`).toBe(200);
  const { token }: { token: string } = await login.json();
  return token;
}
const headersOf = (token: string) => ({ Authorization: `Bearer ${token}` });
/** Of the calls of someone who signs in without a screen. */
export const headersFor = async (request: APIRequestContext, username: string, password: string = DEMO_PASSWORD) =>
  headersOf(await tokenFor(request, username, password));

/** A context of its own keeps this person's cookies apart from the page's. */
export async function callerFor(request: APIRequestContext, username: string): Promise<ApiUser> {
  const token = await tokenFor(request, username, DEMO_PASSWORD);
  const headers = headersOf(token);
  const caller: ApiUser = {
    token,
    async meetings(query = '') {
      return (await request.get(`/api/meetings${query}`, { headers })).json();
    },
    async meetingOn(date) {
      return (await caller.meetings(`?from=${date}&to=${date}`))[0];
    },
    async members() {
      return (await request.get('/api/members', { headers })).json();
    },
    async schedule(data) {
      const reply = await request.post('/api/meetings', { headers, data });
      expect(reply.status(), await reply.text()).toBe(201);
      return reply.json();
    },
    async change(id, data) {
      const reply = await request.put(`/api/meetings/${id}`, { headers, data });
      expect(reply.status(), await reply.text()).toBe(200);
      return reply.json();
    },
    async free(date) {
      const meeting = await caller.meetingOn(date);
      if (!meeting) return;
      const reply = await request.delete(`/api/meetings/${meeting.id}`, { headers });
      expect(reply.ok(), await reply.text()).toBe(true);
    },
    async signOut() {
      const reply = await request.post('/api/logout', { headers });
      expect(reply.ok(), await reply.text()).toBe(true);
    },
  };
  return caller;
}

/** The sample wards' day. */
export const today = (): string => dayIn('America/Denver', new Date());

/** Sundays from `day` on with an ordinary meeting: neither fast nor conference. */
function ordinarySundaysFrom(day: string, count: number): string[] {
  const found: string[] = [];
  for (let date = sundayOnOrAfter(day); found.length < count; date = addDays(date, 7))
    if (sundayKind(date) === 'regular') found.push(date);
  return found;
}

/** The upcoming Sundays on which speakers speak. */
export const ordinarySundays = (count: number): string[] => ordinarySundaysFrom(nextSunday(today()), count);
export const nextOrdinarySunday = (): string => ordinarySundays(1)[0] ?? '';

/** Beyond what the sample wards have planned; each place is a date that no other test uses. */
export const farSunday = (place: number): string =>
  ordinarySundaysFrom(addDays(today(), 30 * 7), place + 1).at(-1) ?? '';

/** In the planning grid with all its 26 Sundays, and further ahead than other tests plan; there are eight places. */
export const gridSunday = (place: number): string =>
  ordinarySundaysFrom(addDays(today(), 14 * 7), place + 1).at(-1) ?? '';

/** The next two meetings that are held, as the caller sees them. */
export async function nextTwo(caller: Pick<ApiUser, 'meetings'>): Promise<Meeting[]> {
  const listed = await caller.meetings(`?from=${today()}`);
  return listed
    .filter(({ kind }) => !['general_conference', 'stake_conference', 'no_meeting'].includes(kind))
    .slice(0, 2);
}
