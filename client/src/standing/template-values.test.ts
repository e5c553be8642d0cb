import { expect, it } from 'vitest';
import { changedValues, mergedTemplates, templateValues } from './template-values.ts';

const NOTHING = { talks: [], announcements: '', wardBusiness: '', notes: '' };
const base = templateValues({ regular: { ...NOTHING, announcements: 'Choir' } });

it('only the templates that differ are saved, and one that was emptied is removed', () => {
  const now = { ...base, regular: { ...NOTHING, notes: ' ' }, special: { ...NOTHING, notes: 'Flowers' } };
  expect(changedValues(base, now)).toEqual({ regular: null, special: now.special });
  expect(changedValues(base, { ...base, special: { ...NOTHING, notes: ' ' } })).toEqual({});
});

it('changes of two people to one template are both kept, and those to the same text are shown before a save', () => {
  const mine = { ...base, regular: { ...base.regular, notes: 'Mine' } };
  const theirs = { ...base, regular: { ...base.regular, announcements: 'Theirs' } };
  expect(mergedTemplates(base, mine, theirs)).toEqual({
    value: { ...base, regular: { ...NOTHING, announcements: 'Theirs', notes: 'Mine' } },
    isClash: false,
  });
  const both = { ...base, regular: { ...base.regular, notes: 'Theirs' } };
  expect(mergedTemplates(base, mine, both)).toEqual({ value: mine, isClash: true });
});
