import { expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { openApi } from '#tests/api.ts';

const api = await openApi();
const { meetings, members, music, users, wards } = API;
const TYPED = 'One\r\nBcc: two\u0007three';
const KEPT = 'One Bcc: two three';

const each = (names: readonly string[], value: string) => Object.fromEntries(names.map((name) => [name, value]));

it('a single-line field keeps no breaks or other control characters, whichever call it comes from', async () => {
  const { ward, planner, conductor } = await api.makePlanning();
  const admin = await api.signedIn(ward, 'admin');
  const superAdmin = await api.signedIn(ward, 'super_admin');
  const MEMBER = ['firstName', 'lastName', 'phone', 'calling', 'household'];
  const names = { firstName: TYPED, lastName: TYPED };
  const answers = {
    member: await admin.send(members.add, { body: { ...each(MEMBER, TYPED), notes: 'One\nTwo' } }),
    user: await admin.send(users.add, {
      body: { ...names, username: 'one-line', password: 'Sunday-9-plan', role: 'program' },
    }),
    hymn: await admin.send(music.addCustomHymn, { body: { title: TYPED } }),
    meeting: await planner.send(meetings.schedule, {
      body: {
        date: '2026-07-12',
        conductingMemberId: conductor.id,
        invocationMember: TYPED,
        speakers: [{ speakerName: TYPED, topic: TYPED }],
        hymns: { opening: TYPED },
        announcements: 'One\nTwo',
      },
    }),
    ward: await superAdmin.send(wards.change, {
      params: { id: ward.id },
      body: each(['stake', 'region', 'meetingAddress', 'bishopName', 'clerkName'], TYPED),
    }),
    config: await admin.send(wards.changeConfig, { body: each(['wardName', 'programTheme'], TYPED) }),
  };
  for (const [call, { status, text, body }] of Object.entries(answers)) {
    expect(status, `${call}: ${text}`).toBeLessThan(300);
    expect(text, call).toContain(KEPT);
    expect(JSON.stringify(body).replaceAll('One\\nTwo', ''), call).not.toMatch(/\\[nru]/);
  }
  expect([answers.member.body.notes, answers.meeting.body.announcements]).toEqual(['One\nTwo', 'One\nTwo']);
});
