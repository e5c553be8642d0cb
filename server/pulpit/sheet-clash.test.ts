import { describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { openApi, wholePlan } from '#tests/api.ts';

const api = await openApi();
const { meetings, pulpit } = API;

async function place(format: 'outline' | 'script' = 'script') {
  const { ward, planner } = await api.makePlanning();
  const other = await api.signedIn(ward, 'admin');
  const { id } = await planner.ok(meetings.schedule, { body: { date: '2026-06-21', ...(await wholePlan(api, ward)) } });
  const params = { id, format };
  const read = () => planner.ok(pulpit.sheet, { params });
  const first = (await read()).generated;
  return {
    planner,
    other,
    id,
    params,
    read,
    first,
    edit: (who: typeof planner, content: string, replaces?: string | null) =>
      who.ok(pulpit.saveSheet, { params, body: { content, isGenerated: false, replaces } }),
    refused: (body: object) => planner.refused(pulpit.saveSheet, { params, body: { isGenerated: false, ...body } }),
  };
}

describe.each(['outline', 'script'] as const)('two people at one %s', (format) => {
  it('the second person to save is told, and both texts are kept', async () => {
    const { other, edit, refused, read, first } = await place(format);
    await edit(other, 'Theirs', first);
    const { status, body } = await refused({ content: 'Mine', replaces: first });
    expect([status, body.code, body.message]).toEqual([
      409,
      'stale',
      'This sheet was changed by someone else or in another tab.',
    ]);
    expect(body.current).toEqual(await read());
    expect((await read()).edited).toBe('Theirs');
  });

  it('a person who has seen the other text may replace it', async () => {
    const { planner, other, edit, read, first } = await place(format);
    await edit(other, 'Theirs', first);
    expect((await edit(planner, 'Mine', 'Theirs')).edited).toBe('Mine');
    expect((await read()).edited).toBe('Mine');
  });

  it('a save that does not name a version is accepted', async () => {
    const { planner, other, edit, first } = await place(format);
    await edit(other, 'Theirs', first);
    expect((await edit(planner, 'Mine')).edited).toBe('Mine');
  });

  it('the same text saved twice is no conflict, as when a reply was lost', async () => {
    const { planner, edit, first } = await place(format);
    await edit(planner, 'Mine', first);
    expect((await edit(planner, 'Mine', first)).edited).toBe('Mine');
  });

  it("a sheet that the template has generated again in the meantime is no one's work", async () => {
    const { planner, edit, read, id, first } = await place(format);
    await planner.ok(meetings.change, { params: { id }, body: { hymns: { opening: '#3' } } });
    expect((await read()).generated).not.toBe(first);
    expect((await edit(planner, 'Mine', first)).edited).toBe('Mine');
  });

  it('a regenerated one does not discard an edit that was not seen', async () => {
    const { other, edit, refused, read, first } = await place(format);
    await edit(other, 'Theirs', first);
    expect((await refused({ content: 'Afresh', isGenerated: true, replaces: first })).status).toBe(409);
    expect((await read()).edited).toBe('Theirs');
  });

  it('of two saves at the same moment one wins and the other is refused as stale', async () => {
    const { planner, other, params, read, first } = await place(format);
    const send = (who: typeof planner, content: string) =>
      who.send(pulpit.saveSheet, { params, body: { content, isGenerated: false, replaces: first } });
    const answers = await Promise.all([send(planner, 'Mine'), send(other, 'Theirs')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await read()).edited).toBe(answers[0]?.status === 200 ? 'Mine' : 'Theirs');
  });
});

it('a script that AI wrote in the meantime is not overwritten unknowingly', async () => {
  const { other, params, refused, read, first } = await place();
  await other.ok(pulpit.saveSheet, { params, body: { content: 'By the model', isGenerated: true, source: 'ai' } });
  expect((await refused({ content: 'Mine', replaces: first })).body.code).toBe('stale');
  expect((await read()).generated).toBe('By the model');
});
