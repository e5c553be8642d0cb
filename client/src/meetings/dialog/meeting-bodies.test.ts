import { describe, expect, it } from 'vitest';
import { formField } from './form-field.ts';
import { changeBody, newBody } from '#client/meetings/meeting-bodies.ts';
import { changedFormParts, hiddenParts, partWords, withPart } from '#client/meetings/meeting-parts.ts';
import { planOfValues } from '#client/meetings/meeting-values.ts';
import { emptyValues, type MeetingValues } from '#shared/meetings/form.ts';
import { NOBODY } from '#shared/meetings/person.ts';
import { checkBeforeSave } from './check-before-save.ts';

const DATE = '2026-11-29';
const row = (id: number | null, text: string, topic = '') => ({ person: { id, text }, topic, duration: 10 });
const base: MeetingValues = {
  ...emptyValues(DATE, 'regular'),
  conducting: { id: 3, text: 'Owen Hale' },
  notes: 'Bring chairs',
  speakers: [row(7, 'Ada Reed', 'Hope')],
  hymns: { opening: '#2 The Spirit of God', sacrament: '', rest: '', closing: '', specialNumber: 'Choir' },
};

describe('changeBody', () => {
  it('is null while nothing has changed, an empty speaker row included', () => {
    expect(changeBody(base, { ...base, speakers: [...base.speakers, row(null, ' ')] })).toBeNull();
  });

  it('sends only what changed; blank clears', () => {
    expect(changeBody(base, { ...base, notes: '  ', organist: { id: null, text: ' A Guest ' } })).toEqual({
      organist: 'A Guest',
      notes: null,
    });
  });

  it('sends the hymns as a whole when one of them changes', () => {
    const hymns = { ...base.hymns, closing: '30' };
    expect(changeBody(base, { ...base, hymns })).toEqual({
      hymns: { opening: '#2 The Spirit of God', sacrament: null, rest: null, closing: '30', specialNumber: 'Choir' },
    });
  });

  it('sends who performs alone while the number stays, again with another title, and no one once it is cleared', () => {
    const sung = { ...base, performer: { id: 12, text: 'Ana Cruz' } };
    expect(changeBody(base, sung)).toEqual({ performer: 12 });
    expect(changeBody(sung, { ...sung, performer: { id: null, text: ' Lee family ' } })).toEqual({
      performer: 'Lee family',
    });
    const titled = (specialNumber: string) => ({ ...sung, hymns: { ...sung.hymns, specialNumber } });
    expect(changeBody(sung, titled('Peace'))).toMatchObject({ hymns: { specialNumber: 'Peace' }, performer: 12 });
    expect(changeBody(sung, titled(' '))).toMatchObject({ hymns: { specialNumber: null }, performer: null });
    expect(changedFormParts(sung, { ...titled(''), kind: 'regular' })).toEqual(['hymns.specialNumber', 'performer']);
    expect(changeBody(sung, { ...sung, kind: 'fast_testimony' })).toMatchObject({ performer: null });
  });

  it('drops empty rows and keeps a visitor by the name', () => {
    const speakers = [row(null, ''), row(null, 'A Guest'), ...base.speakers];
    expect(changeBody(base, { ...base, speakers })?.speakers).toEqual([
      { memberId: null, speakerName: 'A Guest', topic: null, duration: 10, order: 1 },
      { memberId: 7, speakerName: null, topic: 'Hope', duration: 10, order: 2 },
    ]);
  });

  it('sends the kind with a new date, which would otherwise set its own', () => {
    expect(changeBody(base, { ...base, date: '2026-12-06' })).toEqual({ date: '2026-12-06', kind: 'regular' });
  });

  it('leaves out what a new kind does not use', () => {
    const body = changeBody(base, { ...base, kind: 'fast_testimony' });
    expect(body).toMatchObject({ kind: 'fast_testimony', speakers: [], hymns: { specialNumber: null } });
    expect(changeBody(base, { ...base, kind: 'stake_conference' })).toMatchObject({
      conductingMemberId: null,
      speakers: [],
    });
  });

  it('repeats a chosen status, and determines one when the choice is undone', () => {
    const stated = { ...base, status: 'planned' as const };
    expect(changeBody(stated, { ...stated, notes: 'x' })).toEqual({ notes: 'x', status: 'planned' });
    const confirmed = { ...base, status: 'confirmed' as const };
    expect(changeBody(confirmed, { ...confirmed, notes: 'x' })).toEqual({ notes: 'x' });
    expect(changeBody(confirmed, { ...confirmed, status: '' })).toEqual({ status: 'partially_planned' });
  });

  it('lets a status rise with the plan, and sends a lower one only when it is chosen now', () => {
    const begun = { ...emptyValues(DATE, 'regular'), status: 'partially_planned' as const };
    const whole: MeetingValues = {
      ...base,
      status: 'partially_planned',
      isComplete: true,
    };
    expect(changeBody(begun, whole)).toMatchObject({ status: 'planned' });
    expect(changeBody({ ...whole, status: '' }, whole)).toEqual({ status: 'partially_planned' });
  });
});

describe('newBody', () => {
  it('lets the status be determined unless one is chosen', () => {
    const empty = emptyValues(DATE, 'regular');
    expect(newBody(empty, base)).not.toHaveProperty('status');
    expect(newBody(empty, { ...base, status: 'confirmed' })).toMatchObject({
      status: 'confirmed',
      conductingMemberId: 3,
    });
  });
});

describe('parts', () => {
  it('mixes two versions part by part', () => {
    const theirs = { ...base, notes: 'Theirs', hymns: { ...base.hymns, opening: '19' } };
    expect(changedFormParts(base, theirs)).toEqual(['notes', 'hymns.opening']);
    const mixed = withPart({ ...base, notes: 'Mine' }, 'hymns.opening', theirs);
    expect([mixed.notes, mixed.hymns.opening]).toEqual(['Mine', '19']);
  });

  it('knows what a kind hides', () => {
    expect(hiddenParts(base)).toEqual([]);
    expect(hiddenParts({ ...base, kind: 'fast_testimony' })).toEqual(['speakers', 'hymns.specialNumber']);
    expect(hiddenParts({ ...base, kind: 'no_meeting' })).not.toContain('notes');
  });

  it('names a part inside a sentence', () => {
    const parts = ['hymns.specialNumber', 'hymns.opening', 'organist', 'announcements'] as const;
    expect(parts.map(partWords)).toEqual(['a special number', 'an opening hymn', 'an organist', 'announcements']);
  });
});

it('the field that an answer, a gap, or an address refers to is found', () => {
  const speakers = [row(null, ''), row(7, 'Ada Reed'), row(8, 'Ben Cole')];
  expect(formField('speakers.1.memberId', { ...base, speakers })).toBe('speakers.2.person');
  expect(formField('speakers.0.topic', { ...base, speakers })).toBe('speakers.1.topic');
  expect(['conductingMemberId', 'benedictionMember', 'organist'].map((path) => formField(path, base))).toEqual([
    'conducting',
    'benediction',
    'organist',
  ]);
  expect(['speakers', 'hymns.opening', 'notes', 'wardId'].map((path) => formField(path, base))).toEqual([
    'speakers',
    'hymns.opening',
    'notes',
    null,
  ]);
});

it('a name that is only begun plans no one', () => {
  const person = { id: null, text: 'Ad', isBegun: true as const };
  const plan = planOfValues({ ...base, benediction: person, speakers: [{ person, topic: '', duration: 10 }] });
  expect([plan.benediction, plan.speakers]).toEqual([false, 0]);
  const visitor = { id: null, text: 'Ad' };
  expect(planOfValues({ ...base, benediction: visitor }).benediction).toBe(true);
});

describe('checkBeforeSave', () => {
  const nobody = { ...base, conducting: NOBODY };

  it('asks for a conducting member, but not for a draft or a Sunday without a meeting', () => {
    expect(checkBeforeSave(nobody)).toMatchObject({ title: 'Conducting Member Required' });
    expect(checkBeforeSave({ ...nobody, status: 'draft' })).toBeNull();
    expect(checkBeforeSave({ ...nobody, kind: 'stake_conference' })).toBeNull();
    expect(checkBeforeSave(base)).toBeNull();
  });

  it('requires everything of a planned meeting, unless it counts as complete', () => {
    expect(checkBeforeSave({ ...base, status: 'planned' })).toMatchObject({
      title: 'Cannot Mark as Planned',
      description: 'Missing required fields: Presiding member is required. Save as partially planned instead?',
      offersPartial: true,
    });
    expect(checkBeforeSave({ ...base, status: 'planned', isComplete: true })).toBeNull();
    // What it asks has an answer, after which a conducting member alone is missing.
    const asked = checkBeforeSave({ ...nobody, status: 'planned' });
    expect(asked?.description).toMatch(/Save as partially planned instead\?$/);
    expect(asked?.offersPartial).toBe(true);
    expect(checkBeforeSave({ ...nobody, status: 'partially_planned' })?.title).toBe('Conducting Member Required');
  });
});
