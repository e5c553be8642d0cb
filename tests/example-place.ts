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
  const { rows } = await api.database.pool.query<{ id: number }>(
    'insert into meetings (ward_id, date, conducting_member_id) values ($1, $2, $3) returning id',
    [ward.id, date, member.id],
  );
  const past = await api.database.pool.query<{ id: number }>(
    `insert into member_imports (ward_id, user_id, by, file_name, read_at, read_by_ai, ignored_columns, saved_at, trace)
     values ($1, 0, 'Ruth Signer', 'members.csv', $2, false, '[]', $2, '{"added":[],"changed":[]}') returning id`,
    [ward.id, api.clock.now],
  );
  const mail = await api.database.pool.query<{ id: number }>(
    `insert into outbox (ward_id, kind, occasion, name, address, subject, date, created_at, due_at, state)
     values ($1, 'reminder', $2, 'Kim Lee', 'kim@example.org', 'Sacrament meeting', $3, $4::timestamptz - interval '1 day', $4, 'failed') returning id`,
    [ward.id, randomUUID(), date, api.clock.now],
  );
  return {
    wardId: ward.id,
    mailId: mail.rows[0]?.id ?? 0,
    meetingId: rows[0]?.id ?? 0,
    memberId: member.id,
    importId: past.rows[0]?.id ?? 0,
    date,
  };
}
