import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';

const [HOME, CELL] = ['801-555-0004', '801-555-0005'];
const OTHERS = 'Fay Fox 801-555-0010\nGus Gray 801-555-0011\n';

test.each([
  `Cy Cole, home ${HOME}, cell ${CELL}`,
  `Cy Cole (h) ${HOME} (c) ${CELL}`,
  `Cy Cole work: ${HOME} / cell: ${CELL}`,
  `Cy Cole ${HOME} (home), ${CELL} (cell)`,
  `Cy Cole - ${HOME} h, ${CELL} c`,
  `Cy Cole, cell ${CELL}, home ${HOME}`,
])('of %j the cell phone is taken', (line) => {
  expect(importedFrom(`${line}\n${OTHERS}`).people).toContain(`Cy Cole, ${CELL}`);
});

test.each([
  `Name: Cy Cole\nHome: ${HOME}\nCell: ${CELL}\n`,
  `Name: Cy Cole\nHome: ${HOME}\nCell: ${CELL}\n\nName: Di Dean\nHome: 801-555-0006\nCell: 801-555-0007\n`,
  `Name,Phone\nCy Cole,home ${HOME}; cell ${CELL}\n`,
  `Name,Phone\nCy Cole,${HOME} (h) / ${CELL} (c)\n`,
])('so it is of %j', (text) => expect(importedFrom(text).people[0]).toBe(`Cy Cole, ${CELL}`));

test.each([
  `Cy Cole ${HOME}, ${CELL}`,
  `Cy Cole ${HOME} (home) ${CELL}`,
  `Cy Cole home ${HOME}, work ${CELL}`,
  `Cy Cole cell ${HOME}, mobile ${CELL}`,
])('of %j the first is taken', (line) => {
  expect(importedFrom(`${line}\n${OTHERS}`).people).toContain(`Cy Cole, ${HOME}`);
});

test('no one gets the cell phone of another one beside an own phone at home', () => {
  expect(importedFrom(`Cy Cole home ${HOME}, wife’s cell ${CELL}\n${OTHERS}`).people.join()).not.toContain(CELL);
});
