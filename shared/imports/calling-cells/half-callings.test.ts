import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';

const listed = (calling: string) =>
  importedFrom(`Name,Calling\nKaren Adams,Primary Pianist\nTom Baker,Ward Clerk\nJuan Lopez,${calling}\n`);

test.each(['Bishopric Second', 'Primary First', 'Stake Young Women', 'Ward Mission', 'Building', 'Temple and Family'])(
  '“%s” may be only part of a calling',
  (calling) => expect(listed(calling).problems).toEqual([`“${calling}” may be only part of a calling. Please check.`]),
);

test.each(['RS 1st', 'Bishopric 2nd', 'Stake High Council', 'Ward Choir Member', 'Priests Quorum First Assistant'])(
  '“%s” is a whole calling',
  (calling) => expect(listed(calling).people).toHaveLength(3),
);
