import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import express, { type RequestHandler } from 'express';
import pg from 'pg';

/**
 * The least that an answer can cost: a bare route that looks up a token by one prepared statement and sends bytes it has
 * already, and one that writes the rows of a save in one transaction.
 */
const [databaseUrl = '', file = '', meetingId = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
await pool.query('create table floor_sessions (sid text primary key, user_id int not null)');
// The rows of a save as the product has them: the meeting, a line of its history, and the revision of its ward.
for (const table of ['meetings', 'meeting_events', 'ward_revisions'])
  await pool.query(`create table floor_${table} (like ${table} including all)`);
await pool.query('insert into floor_meetings overriding system value select * from meetings where id = $1', [
  meetingId,
]);
await pool.query('insert into floor_ward_revisions select * from ward_revisions');
const { ward_id: wardId } = (await pool.query('select ward_id from floor_meetings')).rows[0];

const sidOf = (token: string): string => createHash('sha256').update(token).digest('hex');
await pool.query('insert into floor_sessions values ($1, 1)', [sidOf('floor')]);
const answers: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
const bytes = new Map(Object.entries(answers).map(([name, text]) => [name, Buffer.from(text)]));

const isKnown = async (header = ''): Promise<boolean> => {
  const sid = sidOf(header.slice('Bearer '.length));
  const text = 'select user_id from floor_sessions where sid = $1';
  return (await pool.query({ name: 'session', text, values: [sid] })).rows.length > 0;
};

const read: RequestHandler<{ name: string }> = async (req, res) => {
  const answer = bytes.get(req.params.name);
  if (!answer || !(await isKnown(req.headers.authorization))) res.status(401).end();
  else res.type('json').send(answer);
};
const save: RequestHandler<{ name: string }> = async (req, res) => {
  if (!(await isKnown(req.headers.authorization))) return void res.status(401).end();
  const client = await pool.connect();
  const notes: unknown = req.body.notes;
  try {
    await client.query('begin');
    await client.query({
      name: 'save',
      text: `update floor_meetings set notes = $1, version = version + 1, updated_at = now()
        where ward_id = $2 and id = $3 returning *`,
      values: [notes, wardId, meetingId],
    });
    await client.query({
      name: 'event',
      text: 'insert into floor_meeting_events (ward_id, meeting_id, actor, summary) values ($1, $2, $3, $4)',
      values: [wardId, meetingId, 'Planner', 'Notes changed'],
    });
    await client.query({
      name: 'revision',
      text: 'update floor_ward_revisions set revision = revision + 1 where ward_id = $1',
      values: [wardId],
    });
    await client.query('commit');
  } finally {
    client.release();
  }
  return void res.type('json').send(bytes.get(req.params.name));
};

const app = express();
app.disable('etag');
app.get('/read/:name', read);
app.put('/save/:name', express.json(), save);
const server = app.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
