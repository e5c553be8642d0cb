import { randomUUID } from 'node:crypto';
import type { TestApi, TestWard } from './api.ts';

/** Things of one ward that a call can name. */
export type ExampleIds = {
  wardId: number;
  meetingId: number;
  memberId: number;
  importId: number;
  mailId: number;
  date: string;
};

/** A member and a meeting, partly planned so that every role that reads meetings finds it, on a Sunday of their own. */
export async function makePlace(api: TestApi, ward: TestWard, date: string): Promise<ExampleIds> {
  const member = await api.makeMember(ward, { email: `member-${date}@example.org` });
  // One statement, because tests make thousands of places.
  const { rows } = await api.database.pool.query<{ meeting: number; past: number; mail: number }>(
    `with meeting as (insert into meetings (ward_id, date, conducting_member_id) values ($1, $2, $3) returning id),
       past as (insert into member_imports (ward_id, user_id, by, file_name, read_at, read_by_ai, ignored_columns, saved_at, trace)
         values ($1, 0, 'Ruth Signer', 'members.csv', $4, false, '[]', $4, '{"added":[],"changed":[]}') returning id),
       mail as (insert into outbox (ward_id, kind, occasion, name, address, subject, date, created_at, due_at, state)
         values ($1, 'reminder', $5, 'Kim Lee', 'kim@example.org', 'Sacrament meeting', $2, $4::timestamptz - interval '1 day', $4, 'failed') returning id)
     select meeting.id as meeting, past.id as past, mail.id as mail from meeting, past, mail`,
    [ward.id, date, member.id, api.clock.now, randomUUID()],
  );
  const [made] = rows;
  if (!made) throw new Error('No place was made');
  return {
    wardId: ward.id,
    mailId: made.mail,
    meetingId: made.meeting,
    memberId: member.id,
    importId: made.past,
    date,
  };
}
