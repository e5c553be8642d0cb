import { describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { openApi } from '#tests/api.ts';

const api = await openApi();
const { invitations, meetings, members, pulpit, tracking, users } = API;

const BILL = { firstName: 'William', lastName: 'Lee', preferredName: 'Bill' };

async function planned() {
  const { ward, planner } = await api.makePlanning();
  const bill = await planner.ok(members.add, { body: BILL });
  const ana = await planner.ok(members.add, {
    body: { firstName: 'Anabel', lastName: 'Reed', preferredName: 'Ana', addressedAs: 'President', sex: 'female' },
  });
  const meeting = await planner.ok(meetings.schedule, {
    body: {
      date: '2026-06-21',
      status: 'planned',
      isComplete: true,
      conductingMemberId: ana.id,
      presidingMemberId: bill.id,
      invocationMember: ana.id,
      organist: bill.id,
      speakers: [{ memberId: bill.id }, { memberId: ana.id }],
      hymns: { specialNumber: 'Peace' },
      performer: ana.id,
    },
  });
  return { ward, planner, bill, ana, meeting };
}

describe('the name that a person goes by', () => {
  it('is the one that meetings, scripts, invitations, and lists use, and other roles see no other', async () => {
    const { ward, planner, bill, meeting } = await planned();
    const params = { id: meeting.id };
    const written = await planner.ok(invitations.write, {
      body: {
        assignments: [
          ...meeting.speakingAssignments.map(({ id }) => `talk:${id}`),
          ...meeting.musicalNumbers.map(({ id }) => `number:${id}`),
        ].map((key) => ({ meetingId: meeting.id, key })),
      },
    });
    expect(written.map(({ name, text }) => [name, text.split('\n')[0]])).toEqual([
      ['Bill Lee', 'Hi Bill,'],
      ['Ana Reed', 'Hi President Reed,'],
      ['Ana Reed', 'Hi President Reed,'],
    ]);
    const everything = [
      meeting,
      await planner.ok(meetings.list, { query: { from: '2026-06-01' } }),
      await planner.ok(pulpit.sheet, { params: { ...params, format: 'script' } }),
      await planner.ok(pulpit.sheet, { params: { ...params, format: 'outline' } }),
      await planner.ok(tracking.speakers, { query: {} }),
      await planner.ok(tracking.recentAndUpcoming),
      written,
    ];
    for (const role of ['program', 'music_planner'] as const) {
      const caller = await api.signedIn(ward, role);
      everything.push((await caller.send(meetings.read, { params })).body);
      everything.push((await caller.send(meetings.list, { query: { from: '2026-06-01' } })).body);
    }
    for (const [at, one] of everything.entries()) {
      expect(JSON.stringify(one), `answer ${at}`).toMatch(/Bill/);
      expect(JSON.stringify(one), `answer ${at}`).not.toMatch(/William|Anabel/);
    }
    expect((await planner.ok(tracking.speakers, { query: { search: 'william' } })).total).toBe(1);
    await planner.ok(members.change, { params: { id: bill.id }, body: { preferredName: '' } });
    const after = await planner.ok(meetings.read, { params });
    expect([after.presidingMember?.firstName, after.speakingAssignments[0]?.speakerName]).toEqual([
      'William',
      'William Lee',
    ]);
  });

  it('is the one that talks, prayers, and suggestions use', async () => {
    const { planner, conductor } = await api.makePlanning();
    const bill = await planner.ok(members.add, { body: BILL });
    const said = async () =>
      (await planner.ok(tracking.suggestedSpeakers)).filter(({ id }) => id === bill.id).map((one) => one.firstName);
    expect(await said()).toEqual(['Bill']);
    await planner.ok(meetings.schedule, {
      body: {
        date: '2026-06-14',
        conductingMemberId: conductor.id,
        invocationMember: bill.id,
        speakers: [{ memberId: bill.id }],
      },
    });
    for (const list of [tracking.talks, tracking.prayers]) {
      for (const search of ['bill lee', 'william'])
        expect((await planner.ok(list, { query: { search } })).rows).toMatchObject([{ speakerName: 'Bill Lee' }]);
    }
  });

  it('finds the assignments of a user who signs in under it', async () => {
    const { ward, bill, meeting } = await planned();
    const admin = await api.signedIn(ward, 'admin');
    const body = { username: `bill-${ward.id}`, firstName: 'BILL', lastName: 'Lee', password: 'sunday' };
    const person = await admin.ok(users.add, { body: { ...body, role: 'program' } });
    const refusal = await admin.refused(users.deactivate, { params: { id: person.id } });
    expect(refusal.body.references).toContainEqual({
      meetingId: meeting.id,
      date: '2026-06-21',
      assignment: 'Presiding',
    });
    expect(bill.preferredName).toBe('Bill');
  });
});

it('a person with a title is named by it in the script, and the program names no other', async () => {
  const { ward, planner, ana, meeting } = await planned();
  const params = { id: meeting.id };
  const { generated } = await planner.ok(pulpit.sheet, { params: { ...params, format: 'script' } });
  for (const words of ['I’m President Reed', 'President Reed will offer the invocation']) {
    expect(generated).toContain(words);
  }
  const program = await (await api.signedIn(ward, 'program')).ok(meetings.read, { params });
  expect(program.conductingMember).toEqual({
    id: ana.id,
    firstName: 'Ana',
    lastName: 'Reed',
    calling: null,
    addressedAs: 'President',
  });
  expect([program.spokenNames, program.addressedNames]).toEqual([undefined, undefined]);
});
