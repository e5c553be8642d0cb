import { describe, expect, it } from 'vitest';
import { mergedByKey } from '#client/ui/use-merge.ts';
import { NOBODY } from '#shared/meetings/person.ts';
import { changedRotation, rotationValues, strangersIn, withRule } from './rotation-values.ts';

const TODAY = '2026-12-09';
const ann = { id: 1, text: 'Ann Carrier' };
const NONE = rotationValues({}, [], TODAY);

describe('the rotation as it is edited', () => {
  it('is sent only where it differs, without the empty rows at the end', () => {
    const edited = { ...NONE, conducting: { by: 'month', people: [ann, NOBODY] } } as const;
    expect(changedRotation(NONE, edited, TODAY)).toEqual({
      conducting: { by: 'month', from: TODAY, memberIds: [1] },
    });
    expect(changedRotation(edited, NONE, TODAY)).toEqual({ conducting: null });
    expect(changedRotation(edited, { ...edited }, TODAY)).toEqual({});
    expect(changedRotation(NONE, { ...NONE, organist: { by: 'sunday', people: [NOBODY] } }, TODAY)).toEqual({});
  });

  it('keeps its people when the rule changes, and has a place for each Sunday of the month', () => {
    const monthly = withRule({ by: '', people: [] }, 'month');
    expect(monthly.people).toHaveLength(2);
    const named = { ...monthly, people: [ann, NOBODY] };
    expect(withRule(named, 'place').people.map(({ id }) => id)).toEqual([1, null, null, null, null]);
    expect(withRule(named, '').people).toEqual([ann]);
  });

  it('leaves out someone who has left the ward, and names anyone who isn’t a member', () => {
    const rotation = { organist: { by: 'month' as const, from: '2026-11-01', memberIds: [7, 1] } };
    const { organist } = rotationValues(rotation, [], TODAY);
    expect(organist.people).toEqual([NOBODY, NOBODY]);
    const typed = { by: 'month' as const, people: [{ id: null, text: 'Sister Stranger' }] };
    expect(strangersIn({ ...NONE, organist: typed })).toEqual(['Sister Stranger']);
  });

  it('keeps the changes of two people, and shows mine where both changed the same part', () => {
    const [mine, theirs] = [ann, { id: 2, text: 'Ben Carrier' }].map((person) => ({
      by: 'month' as const,
      people: [person],
    }));
    if (!mine || !theirs) throw new Error('Two people');
    const apart = mergedByKey(NONE, { ...NONE, conducting: mine }, { ...NONE, organist: theirs });
    expect(apart).toEqual({ value: { ...NONE, conducting: mine, organist: theirs }, isClash: false });
    const both = { ...NONE, chorister: theirs };
    expect(mergedByKey(NONE, { ...NONE, conducting: mine }, { ...both, conducting: theirs })).toEqual({
      value: { ...both, conducting: mine },
      isClash: true,
    });
    expect(mergedByKey(NONE, { ...NONE, conducting: mine }, { ...NONE, conducting: mine }).isClash).toBe(false);
  });
});
