import { expect, test } from 'vitest';
import { importedFrom, notedIn } from '#tests/import-plans.ts';

const PHONE = '801-555-0411';
const linesWith = (remark: string) => [
  `Ann Barr ${PHONE} (${remark})\nCarl Dent 801-555-0412\nJo Beck 801-555-0416`,
  `Ann Barr – ${remark} – ${PHONE}\nCarl Dent – 801-555-0412\nJo Beck – 801-555-0416`,
];

test.each(['shy', 'a bit nervous', 'tímida', 'faith', 'hope', 'tithing', 'gratitud'])(
  'behind a name, “%s” is noted, and asks nothing',
  (remark) => {
    for (const text of linesWith(remark)) {
      expect(importedFrom(text).people[0]).toBe(`Ann Barr, ${PHONE}`);
      expect(notedIn(text)).toEqual({ 'Ann Barr': [remark] });
    }
    expect(importedFrom(`Ann Barr (${remark})\nCarl Dent – ${remark}\nJo Beck`).people).toEqual([
      'Ann Barr',
      'Carl Dent',
      'Jo Beck',
    ]);
  },
);

test.each(['ok to talk', 'willing to give a talk', 'will talk'])('“%s” asks nothing either', (remark) => {
  for (const text of linesWith(remark)) expect(importedFrom(text).people[0]).toBe(`Ann Barr, ${PHONE}`);
});

test.each(['Hope', 'Mary', 'husband'])('“%s” beside a phone may be whose it is', (remark) => {
  for (const text of linesWith(remark)) expect(importedFrom(text).people).not.toContain(`Ann Barr, ${PHONE}`);
});
