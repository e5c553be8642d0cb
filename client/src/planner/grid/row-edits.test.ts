import { describe, expect, it } from 'vitest';
import { emptyValues, type MeetingValues } from '#shared/meetings/form.ts';
import { NOBODY } from '#shared/meetings/person.ts';
import {
  cellOf,
  cellText,
  complaintAbout,
  firstFreePlace,
  isEmptyCell,
  withCell,
  withEdits,
  type CellEdit,
} from './cells.ts';
import {
  afterSaved,
  decided,
  editsToUndo,
  NO_EDITS,
  overCurrent,
  undoEnd,
  undoOf,
  waitingIn,
  withEdit,
  withState,
  withoutFailedUndo,
} from './row-edits.ts';

const MINUTES = 10;
const person = (id: number, text: string) => ({ id, text });
const talk = (text: string, topic = '') => ({ person: { id: null, text }, topic, duration: MINUTES });
const base: MeetingValues = {
  ...emptyValues('2026-11-29', 'regular'),
  conducting: person(3, 'Owen Hale'),
  speakers: [talk('Ann', 'Hope'), talk('Ben'), talk('Cal')],
};
const edit = (key: CellEdit['key'], value: CellEdit['value'], from = base): CellEdit => ({
  key,
  base: cellOf(from, key, MINUTES),
  value,
});
const rowOf = (...edits: CellEdit[]) => edits.reduce(withEdit, NO_EDITS);
const NO_ONE = talk('');

describe('a cell', () => {
  it('reads and writes the part of the meeting that it represents', () => {
    expect(cellText(cellOf(base, 'speaker-0', MINUTES))).toBe('Ann · Hope');
    expect(isEmptyCell(cellOf(base, 'speaker-7', MINUTES))).toBe(true);
    const after = withCell(withCell(base, 'hymn-opening', '#2', MINUTES), 'presiding', person(4, 'Eve Lund'), MINUTES);
    expect([after.hymns.opening, after.presiding.text, after.conducting.text]).toEqual(['#2', 'Eve Lund', 'Owen Hale']);
  });

  it('keeps the place of a speaker while another one is cleared, and names the first place that is free', () => {
    const after = withCell(base, 'speaker-1', NO_ONE, MINUTES);
    expect(after.speakers.map(({ person: { text } }) => text)).toEqual(['Ann', '', 'Cal']);
    expect([firstFreePlace(base), firstFreePlace(after)]).toEqual([3, 1]);
  });

  it('is refused in the words of the form', () => {
    const stranger = withCell(base, 'conducting', { id: null, text: 'Nobody Known' }, MINUTES);
    expect(complaintAbout(stranger, 'conducting')).toBe('Choose someone from the list or add the name as a member.');
    expect(complaintAbout(stranger, 'presiding')).toBeNull();
    expect(complaintAbout(withCell(base, 'speaker-2', { ...NO_ONE, topic: 'Faith' }, MINUTES), 'speaker-2')).toBe(
      'Either a member must be selected or a speaker name must be provided',
    );
  });
});

describe('unsaved edits', () => {
  it('over an unsaved edit keep what the first one began from', () => {
    const row = rowOf(edit('presiding', person(4, 'Eve')), edit('presiding', person(5, 'Ira')));
    expect([...row.values()]).toMatchObject([{ base: NOBODY, value: person(5, 'Ira') }]);
  });

  it('that were typed while others were saved continue from what was saved', () => {
    const row = rowOf(edit('presiding', person(4, 'Eve')));
    const sent = waitingIn(row);
    const later = withEdit(row, edit('presiding', person(5, 'Ira')));
    expect([...afterSaved(later, sent).values()]).toMatchObject([{ base: person(4, 'Eve'), value: person(5, 'Ira') }]);
    expect(afterSaved(row, sent).size).toBe(0);
  });

  it('move up with their speaker when one before is removed', () => {
    const row = rowOf(edit('speaker-0', NO_ONE));
    const sent = waitingIn(row);
    const later = withEdit(row, edit('speaker-2', talk('Cal', 'Grace')));
    const left = afterSaved(later, sent);
    expect([...left.keys()]).toEqual(['speaker-1']);
    const stored = { ...base, speakers: base.speakers.slice(1) };
    expect(withEdits(stored, left.values(), MINUTES).speakers).toEqual([talk('Ben'), talk('Cal', 'Grace')]);
    expect(waitingIn(overCurrent(left, stored, MINUTES))).toHaveLength(1);
  });

  it('continue alongside what someone else saved, and wait where both changed the same cell', () => {
    const row = rowOf(edit('presiding', person(4, 'Eve')), edit('speaker-1', talk('Ben', 'Mercy')));
    const elsewhere = { ...base, speakers: [talk('Ann', 'Joy'), talk('Ben'), talk('Cal')] };
    expect(waitingIn(overCurrent(row, elsewhere, MINUTES))).toHaveLength(2);
    const theirs = { ...base, presiding: person(9, 'Ida') };
    const clashed = overCurrent(row, theirs, MINUTES);
    expect(clashed.get('presiding')?.state).toEqual({ kind: 'clash', theirs: person(9, 'Ida') });
    expect(waitingIn(decided(clashed, 'presiding', 'mine'))).toHaveLength(2);
    expect(decided(clashed, 'presiding', 'theirs').has('presiding')).toBe(false);
    expect(waitingIn(overCurrent(decided(clashed, 'presiding', 'mine'), theirs, MINUTES))).toHaveLength(2);
  });

  it('that someone else also made are done', () => {
    const row = rowOf(edit('presiding', person(4, 'Eve')));
    expect(overCurrent(row, { ...base, presiding: person(4, 'Eve Lund') }, MINUTES).size).toBe(0);
  });

  it('that wait for a person end with what they were about, as a performer does with the number', () => {
    const sung = { ...withCell(base, 'hymn-specialNumber', 'Peace', MINUTES), performer: person(4, 'Eve') };
    const row = rowOf(edit('performer', NOBODY, sung));
    const clashed = overCurrent(row, { ...sung, performer: person(5, 'Ira') }, MINUTES);
    expect(clashed.get('performer')?.state.kind).toBe('clash');
    expect(overCurrent(clashed, { ...base, performer: person(5, 'Ira') }, MINUTES).size).toBe(0);
  });

  it('keep their state unless they were typed over', () => {
    const row = rowOf(edit('presiding', person(4, 'Eve')), edit('hymn-opening', '#2'));
    const sent = waitingIn(row);
    const later = withEdit(row, edit('hymn-opening', '#3'));
    const states = [...withState(later, sent, { kind: 'offline' }).values()].map(({ state }) => state.kind);
    expect(states).toEqual(['offline', 'waiting']);
  });
});

describe('undo', () => {
  it('returns a speaker to the old place', () => {
    const after = withCell(base, 'speaker-0', NO_ONE, MINUTES);
    const steps = undoOf(['speaker-0'], base, after, MINUTES);
    const stored = { ...base, speakers: base.speakers.slice(1) };
    const back = editsToUndo(steps, stored, MINUTES);
    expect(back && withEdits(stored, back, MINUTES).speakers).toEqual(base.speakers);
  });

  it('is refused where someone has changed the cell since', () => {
    const after = withCell(base, 'presiding', person(4, 'Eve'), MINUTES);
    const steps = undoOf(['presiding'], base, after, MINUTES);
    expect(editsToUndo(steps, after, MINUTES)).toEqual([{ key: 'presiding', base: person(4, 'Eve'), value: NOBODY }]);
    expect(editsToUndo(steps, withCell(after, 'presiding', person(5, 'Ira'), MINUTES), MINUTES)).toBeNull();
  });

  it('has nothing to undo where nothing changed', () => {
    expect(undoOf(['presiding'], base, base, MINUTES)).toEqual([]);
  });

  it('of a first conducting member asks for a draft, even while it waits for the edit that it undoes', () => {
    const empty = { ...base, conducting: NOBODY };
    const first = edit('conducting', base.conducting, empty);
    const back = editsToUndo(undoOf(['conducting'], empty, base, MINUTES), base, MINUTES) ?? [];
    expect(back).toEqual([{ key: 'conducting', base: base.conducting, value: NOBODY, asDraft: true }]);
    const row = rowOf(first);
    const waiting = afterSaved(back.reduce(withEdit, row), waitingIn(row));
    expect([...waiting.values()]).toMatchObject([{ base: base.conducting, value: NOBODY, asDraft: true }]);
    const other = undoOf(['conducting'], { ...base, conducting: person(4, 'Eve') }, base, MINUTES);
    expect(editsToUndo(other, base, MINUTES)?.[0]).not.toHaveProperty('asDraft');
  });

  it('that cannot be saved says why, and the cell shows again what is stored', () => {
    const back = [edit('conducting', NOBODY)];
    const row = [...back, edit('presiding', person(4, 'Eve'))].reduce(withEdit, NO_EDITS);
    const own = waitingIn(row).slice(0, 1);
    const refused = withState(row, own, { kind: 'refused', words: 'No.' });
    expect(undoEnd(refused, back)).toEqual({ kind: 'refused', words: 'No.' });
    expect([...withoutFailedUndo(refused, back).keys()]).toEqual(['presiding']);
    const clashed = withState(row, own, { kind: 'clash', theirs: person(9, 'Ida') });
    expect(undoEnd(clashed, back)).toEqual({ kind: 'changed' });
    expect([...withoutFailedUndo(clashed, back).keys()]).toEqual(['presiding']);
  });

  it("is done once it is saved, and is kept while the server can't be reached", () => {
    const back = [edit('conducting', NOBODY)];
    const row = back.reduce(withEdit, NO_EDITS);
    expect(undoEnd(NO_EDITS, back)).toEqual({ kind: 'done' });
    const away = withState(row, waitingIn(row), { kind: 'offline' });
    expect(undoEnd(away, back)).toEqual({ kind: 'offline' });
    expect(withoutFailedUndo(away, back).size).toBe(1);
  });
});
