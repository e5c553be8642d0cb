import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';

const NAMES = 'Jo Lund 801-555-0101\nTim Doe 801-555-0102\n';
const READ = ['Jo Lund, 801-555-0101', 'Tim Doe, 801-555-0102'];

test.each([
  'Subject: Ward list',
  'Subject: Elders Quorum list',
  'RE: phone list for President Lee',
  'Updated list for Bro. Rowe:',
  'here is our roster for Bishop Cole:',
  'List from Sister Orr:',
  'Sister Orr’s list',
  'Directory prepared by Ann Orr',
  'Lista para el obispo Vega:',
  'Liste für Bischof Weber:',
  'Lista atualizada:',
  'Lista actualizada:',
])('“%s” says of whom the list is, and who sends it to whom', (title) => {
  expect(importedFrom(`${title}\n${NAMES}`).people).toEqual(READ);
  expect(importedFrom(`${title}\n\n${NAMES}`).people).toEqual(READ);
});

test.each([
  'Speakers for winter:',
  'Speakers for Christmas',
  'Easter program speakers',
  'Mother’s Day speakers 2027',
  'Discursantes para Navidad:',
  'Oradores de natal',
  'New members since June:',
  'Members since 2020',
])('“%s” says when, and nothing else', (title) => expect(importedFrom(`${title}\n${NAMES}`).people).toEqual(READ));

test.each([
  'Here are my sisters. Let me know if you have questions!',
  'Here are the sisters in our ward. Please let me know if you need anything else.',
  'Sorry for the delay. Here are the phone numbers:',
  'Here is the directory you asked for. Sorry it took so long!',
  'Hi Bishop! Here are the numbers. Thanks for your patience.',
  'Let me know if I missed anyone!',
  'Relief Society roster. Hope this helps!',
  'Bom dia! Segue a lista:',
  'Boa tarde! Segue a lista atualizada. Qualquer dúvida me avise.',
  'Buenos días. Aquí está la lista:',
  'Guten Tag! Hier ist die Liste:',
])('“%s” is said to whoever reads the list', (title) =>
  expect(importedFrom(`${title}\n${NAMES}`).people).toEqual(READ),
);

test.each([
  'Subject: Moved out',
  'Subject: Not in our ward',
  'Subject: Oak Hills Ward list',
  'Old list from Sister Orr:',
  'List of sisters who left for Bishop Cole:',
  'Speakers from Pine Hollow',
  'Winter members',
  'Visitors for Christmas',
  'Speakers canceled for Christmas',
  'Inactive since June:',
  'Those who left since June',
  'New members of Oak Hills since June',
  'Sorry for the delay. These have moved:',
  'Let me know if they moved:',
  'Here are my sisters. They don’t want to speak.',
  'Here are the names. Please don’t call them.',
  'Bom dia! Estes mudaram:',
  'Buenos días. Ya no viven aquí:',
  'Guten Tag! Diese sind verzogen:',
  'Thank you for your service:',
])('“%s” asks about everyone below it', (title) =>
  expect(importedFrom(`${title}\n${NAMES}`, 'Maple Grove Ward').people).toEqual([]),
);

test.each([
  'RS list from Nancy',
  'EQ list from Todd',
  'Lista de Ana:',
  'Ward list as of 11/29/2026 - please keep confidential',
  'Please let Nancy know if I missed anyone!',
  'Please let Sister Orr know if you see any errors.',
  'Lista de miembros - por favor no compartir',
  'Updated list - I took off the people who moved',
  'Lista actualizada - quité a los que se mudaron',
  'Lista atualizada - tirei os que se mudaram',
  'Adults without ministering brothers assigned',
])('“%s” above a list says nothing against anyone', (title) =>
  expect(importedFrom(`${title}\n${NAMES}`).people).toEqual(READ),
);

test.each([
  'RS list from Logan',
  'People who moved - please keep confidential',
  'Please let Nancy know who moved',
  'Members who moved - please let Nancy know',
])('“%s” above a list asks about everyone', (title) => expect(importedFrom(`${title}\n${NAMES}`).people).toEqual([]));

test('whom someone took off the list may stand below that', () =>
  expect(importedFrom(`${NAMES}\nI took off the people who moved\nEve Frye 801-555-0109\n`).people).toEqual(READ));
