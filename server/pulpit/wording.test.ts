import { describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { changedParts } from '#shared/pulpit/difference/changed-parts.ts';
import { scriptText } from '#shared/pulpit/script.ts';
import { openApi, wholePlan } from '#tests/api.ts';

const api = await openApi();
const { auth, meetings, pulpit, wards } = API;

async function place() {
  const { ward, planner } = await api.makePlanning();
  const admin = await api.signedIn(ward, 'admin');
  const plan = {
    date: '2026-06-21',
    ...(await wholePlan(api, ward)),
    releases: 'Jane Doe as clerk',
    newCallings: 'Ann Lee as clerk',
  };
  const { id } = await planner.ok(meetings.schedule, { body: plan });
  return {
    ward,
    planner,
    admin,
    id,
    choose: (preset: 'handbook' | 'traditional', texts: Record<string, string> = {}) =>
      admin.ok(wards.changeConfig, { body: { scriptWording: { preset, texts } } }),
    script: () => planner.ok(pulpit.sheet, { params: { id, format: 'script' } }),
  };
}

describe('the wording of the scripts', () => {
  it('is chosen and edited by the ward, and the saved script follows', async () => {
    const { choose, script } = await place();
    expect((await script()).generated).toContain(
      'Those who would like to express thanks for Jane Doe’s service may show it by the uplifted hand.',
    );
    await choose('traditional');
    expect((await script()).generated).toContain(
      'It is proposed that we extend a vote of thanks for Jane Doe’s service.',
    );
    await choose('traditional', { closingHymn: 'Let us sing {hymn}, and {name} will pray.' });
    expect((await script()).generated).toContain('It is proposed that we sustain Ann Lee as clerk.');
    expect((await script()).generated).toMatch(
      /^Let us sing hymn number 152, “[^”]+,” and Alma Member\d+ will pray\.$/mu,
    );
    await choose('handbook');
    expect((await script()).generated).not.toContain('Let us sing');
  });

  it('is the same text on a screen that knows the ward from its capabilities', async () => {
    const { choose, script, planner, id } = await place();
    await choose('traditional', { visitors: '' });
    const { ward } = await planner.ok(auth.capabilities);
    const meeting = await planner.ok(meetings.read, { params: { id } });
    expect(ward && scriptText(meeting, ward)).toBe((await script()).fresh);
  });

  it('leaves an edited sheet unchanged, with a notice, and the outline too', async () => {
    const { choose, script, planner, id } = await place();
    const outline = await planner.ok(pulpit.sheet, { params: { id, format: 'outline' } });
    await planner.ok(pulpit.saveSheet, {
      params: { id, format: 'script' },
      body: { content: 'Mine', isGenerated: false },
    });
    await choose('traditional');
    expect(await script()).toMatchObject({ edited: 'Mine' });
    const { base, facts } = await script();
    expect(changedParts(base ?? '', facts)).toEqual(['the script wording']);
    expect(await planner.ok(pulpit.sheet, { params: { id, format: 'outline' } })).toEqual(outline);
  });

  it('of one ward is not that of another', async () => {
    const [one, other] = [await place(), await place()];
    await one.choose('traditional');
    expect((await other.script()).generated).toContain('We thank everyone who has participated in our meeting today.');
  });

  it.each([
    ['releaseOne', '{nmae} {as calling}', /can’t be used here/u],
    ['releaseOne', '{as calling}', /^Add \{name\}/u],
    ['releaseOne', '{name} {as calling}: any opposed?', /don’t ask for opposing votes/u],
    ['opposed', '', /can’t be empty/u],
    ['thanks', 'x'.repeat(1_001), /1,000 characters maximum/u],
    ['poem', 'x', /no such phrase/u],
  ])('with %s as %j is refused at that phrase, and nothing is changed', async (key, text, wanted) => {
    const { admin } = await place();
    const before = await admin.ok(wards.config);
    const { status, body } = await admin.refused(wards.changeConfig, {
      body: { hymnRepeatWeeks: 9, scriptWording: { preset: 'handbook', texts: { [key]: text } } },
    });
    expect([status, body.errors?.map(({ path }) => path)]).toEqual([400, [`scriptWording.texts.${key}`]]);
    expect(body.message).toMatch(wanted);
    expect(await admin.ok(wards.config)).toEqual(before);
  });

  it.each([
    { preset: 'modern', texts: {} },
    { preset: 'handbook' },
    { preset: 'handbook', texts: { thanks: 7 } },
    'traditional',
  ])('as %j is refused', async (scriptWording) => {
    const { admin } = await place();
    expect((await admin.refused(wards.changeConfig, { body: { scriptWording } })).status).toBe(400);
  });

  it('that two admins change at once keeps both changes, phrase by phrase', async () => {
    const { admin, choose } = await place();
    const { scriptWording: before } = await admin.ok(wards.config);
    const save = (texts: Record<string, string>) =>
      admin.send(wards.changeConfig, { body: { scriptWording: { preset: 'handbook', texts, before } } });
    const answers = await Promise.all([save({ thanks: 'Thank you.' }), save({ visitors: '' })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await admin.ok(wards.config)).scriptWording.texts).toEqual({ thanks: 'Thank you.', visitors: '' });
    // A save that does not say what it started from replaces everything.
    await choose('handbook', { opposed: 'Any opposed?' });
    expect((await admin.ok(wards.config)).scriptWording.texts).toEqual({ opposed: 'Any opposed?' });
  });

  it('in which two admins change the same text is refused to the second, and nothing of theirs is saved', async () => {
    const { admin, choose } = await place();
    const { scriptWording: before } = await admin.ok(wards.config);
    await choose('handbook', { thanks: 'Theirs.' });
    const { status, body } = await admin.refused(wards.changeConfig, {
      body: {
        hymnRepeatWeeks: 9,
        scriptWording: { preset: 'handbook', texts: { thanks: 'Mine.', visitors: '' }, before },
      },
    });
    expect([status, body.code, body.message]).toEqual([409, 'stale', 'Someone else changed “Thanks”.']);
    expect(await admin.ok(wards.config)).toMatchObject({
      hymnRepeatWeeks: 6,
      scriptWording: { texts: { thanks: 'Theirs.' } },
    });
  });

  it('can be changed only by those who configure the ward', async () => {
    const { ward, planner } = await place();
    const body = { scriptWording: { preset: 'traditional', texts: {} } };
    for (const caller of [planner, await api.signedIn(ward, 'music_planner'), await api.signedIn(ward, 'program')]) {
      expect((await caller.refused(wards.changeConfig, { body })).status).toBe(403);
    }
  });
});
