import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { answersAt } from '#tests/answers-at.ts';
import { openApi } from '#tests/api.ts';
import { mark, markedMeeting, markedNeighbor, NEIGHBORS, PRIVATE } from '#tests/marked-meeting.ts';

const api = await openApi();
const { invitations, meetings } = API;
const { get, answer, invited, pathIn } = answersAt(api);

describe('an invitation', () => {
  it('is written in the ward’s words, with a link that the database keeps only as a hash', async () => {
    const { text, path } = await invited();
    expect(text).toMatch(
      /^Hi Hannah,\n\nWould you be willing to speak in sacrament meeting on Sunday, June 28, at 9:00 AM\? We’d love to hear from you about “Hope & “joy”\.” Your talk would be about 12 minutes\.\n\nYou can let me know here: http:\/\/localhost:3000\/a\/[\w-]{43}\n\nThank you!\nRuth Signer\d+$/,
    );
    const { rows } = await api.database.pool.query('select * from invitation_links');
    expect(JSON.stringify(rows)).not.toContain(path.slice(3));
    expect(rows.every(({ hash }: { hash: string }) => /^[0-9a-f]{64}$/.test(hash))).toBe(true);
  });

  it('greets by name only those who have one', async () => {
    const { planner, meeting, write } = await invited();
    const number = { meetingId: meeting.id, type: 'special_number', title: 'Peace', performer: 'ward choir' } as const;
    const { id } = await planner.ok(meetings.addMusic, { body: number });
    expect(await write(`number:${id}`)).toMatch(/^Hello,\n\nWould you be willing to perform “Peace”/);
  });

  it('does not mark anyone as asked by being written', async () => {
    const { read } = await invited();
    expect((await read()).speakingAssignments[0]?.invitation?.state).toBe('not_asked');
  });

  it('follows the ward’s own text as soon as it is changed', async () => {
    const { ward, planner, meeting } = await invited();
    const admin = await api.signedIn(ward, 'admin');
    await admin.ok(API.wards.changeConfig, {
      body: { invitationTexts: { prayer: 'Pray? {assignment}, {date}[, {place}]' } },
    });
    const assignments = [{ meetingId: meeting.id, key: 'invocation' }];
    const [text] = await planner.ok(invitations.write, { body: { assignments } });
    expect(text?.text).toBe('Pray? give the invocation, Sunday, June 28');
  });
});

describe('the answer page', () => {
  it('shows this assignment to anyone who has the link, without an account, a script, or a trace', async () => {
    const { ward, path } = await invited();
    const { status, text, headers } = await get(path);
    expect(status).toBe(200);
    expect(text).toContain('Hannah Price, would you be willing to speak in sacrament meeting?');
    for (const shown of [ward.name, 'Sunday, June 28, 2026', '9:00 AM', 'Hope &amp; “joy”', 'About 12 minutes'])
      expect(text).toContain(shown);
    expect(text).not.toMatch(/<script|\son\w+=|https?:|Add to Calendar/);
    expect(text.length).toBeLessThan(30_000);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-robots-tag']).toContain('noindex');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+';/);
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('takes an answer and a note, which the planner sees the next time they look and in the history', async () => {
    const { planner, meeting, path, read } = await invited();
    const sent = await answer(path, { answer: 'no', word: 'We’re out of town.\r\nSorry!' });
    expect([sent.status, sent.headers.location]).toEqual([303, path]);
    const { invitation } = (await read()).speakingAssignments[0] ?? {};
    expect(invitation).toEqual({
      state: 'declined',
      at: api.clock.now.toISOString(),
      by: 'Hannah Price',
      way: 'link',
      word: 'We’re out of town.\nSorry!',
    });
    const [event] = await planner.ok(meetings.history, { params: { id: meeting.id } });
    expect(event).toMatchObject({
      actor: 'Hannah Price',
      summary: 'Talk: Hannah Price declined by link: “We’re out of town.\nSorry!”',
    });
    expect((await get(path)).text).toContain('You said you can’t make it this time.');
    await answer(path, { answer: 'yes' });
    expect((await read()).speakingAssignments[0]?.invitation?.state).toBe('accepted');
    expect((await get(path)).text).toContain('Thank you! You said yes.');
  });

  it.each([
    [{ word: 'Perhaps' }, 'Choose yes or no.', 'Perhaps</textarea>'],
    [{ answer: 'maybe', word: 'Perhaps' }, 'Choose yes or no.', 'Perhaps</textarea>'],
    [{ answer: 'yes', word: 'x'.repeat(501) }, 'A note can have up to 500 characters.', 'x</textarea>'],
    [{ answer: 'no', from: '2026-07-05', to: '2026-07-01' }, 'Check the dates', 'value="2026-07-05"'],
    [{ answer: 'no', from: '2026-07-01', to: '">' }, 'Check the dates', 'value="&quot;&gt;"'],
  ])('refuses %j and keeps what was typed', async (form, message, kept) => {
    const { path, read } = await invited();
    const { status, text } = await answer(path, form);
    expect(status).toBe(400);
    expect(text).toContain(message);
    expect(text).toContain(kept);
    expect((await read()).speakingAssignments[0]?.invitation?.state).toBe('not_asked');
  });

  it('writes names and notes as text, whatever they contain', async () => {
    const { write } = await invited();
    const path = pathIn(await write('invocation'));
    await answer(path, { answer: 'yes', word: '</textarea><script>alert(1)</script>' });
    const { text } = await get(path);
    expect(text).toContain('Kim &lt;b&gt;Lee&lt;/b&gt;, would you be willing to give the invocation');
    expect(text).not.toContain('<script');
  });

  it('shows nothing else of the meeting, its people, or other wards', async () => {
    const neighbor = await markedNeighbor(api);
    const { planner, meeting } = await markedMeeting(api);
    const { musicalNumbers } = await planner.ok(meetings.change, {
      params: { id: meeting.id },
      body: { performer: mark('performer') },
    });
    const talk = `talk:${meeting.speakingAssignments[0]?.id}`;
    const number = `number:${musicalNumbers.find(({ type }) => type === 'special_number')?.id}`;
    // What each of them sees besides their own name.
    const own: Record<string, string[]> = {
      [talk]: ['memberSpeaker', 'topic'],
      [number]: ['performer', 'special'],
      organist: ['organist', 'word'],
    };
    const people = ['conducting', 'presiding', 'invocation', 'benediction', 'organist', 'chorister', 'visitor'];
    const texts = ['announcements', 'wardBusiness', 'releases', 'newCallings', 'notes', 'outline', 'script', 'calling'];
    const all = [...people, ...texts, 'memberSpeaker', 'topic', 'performer', 'special', 'word'];
    for (const key of [talk, number, 'invocation', 'benediction', 'conducting', 'organist', 'chorister']) {
      const assignments = [{ meetingId: meeting.id, key }];
      const [text] = await planner.ok(invitations.write, { body: { assignments } });
      const path = pathIn(text?.text);
      const seen = own[key] ?? [key];
      const page = (await get(path)).text;
      for (const name of seen) expect(page).toContain(mark(name));
      const pages = [
        page,
        (await answer(path, { answer: 'perhaps' })).text,
        (await get(`${path}/invitation.ics`)).text,
      ];
      for (const one of pages) {
        for (const secret of [...all.filter((name) => !seen.includes(name)).map(mark), ...PRIVATE])
          expect(one).not.toContain(secret);
        expect(one).not.toMatch(NEIGHBORS);
      }
    }
    const elsewhere = { assignments: [{ meetingId: neighbor.meeting.id, key: talk }] };
    expect((await planner.refused(invitations.write, { body: elsewhere })).status).toBe(404);
  });

  it('lets those who said yes add the assignment to a calendar, at the ward’s time', async () => {
    const { path } = await invited();
    await answer(path, { answer: 'yes' });
    expect((await get(path)).text).toContain(`${path}/invitation.ics`);
    const { text, headers } = await get(`${path}/invitation.ics`);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    const calendar = new ICAL.Component(ICAL.parse(text));
    const event = calendar.getFirstSubcomponent('vevent');
    expect(event?.getFirstPropertyValue('summary')).toBe('Speak in sacrament meeting');
    expect(String(event?.getFirstPropertyValue('dtstart'))).toBe('2026-06-28T09:00:00');
    expect(event?.getFirstProperty('dtstart')?.getParameter('tzid')).toBe('America/Denver');
  });
});
