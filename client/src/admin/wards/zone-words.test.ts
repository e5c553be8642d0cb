import { expect, test } from 'vitest';
import { findZones, listZones, storedZoneLabel, zoneLabel, zoneOf } from './zone-words.ts';

const ZONES = listZones();
const labels = (typed: string) => findZones(ZONES, typed).map(zoneLabel);

test('a time zone is chosen among the United States first, then by region, and each is listed once', () => {
  expect(ZONES.slice(0, 7).map(zoneLabel)).toEqual([
    'New York — Eastern Time',
    'Chicago — Central Time',
    'Denver — Mountain Time',
    'Phoenix, Arizona — Mountain Standard Time',
    'Los Angeles — Pacific Time',
    'Anchorage — Alaska Time',
    'Honolulu — Hawaii-Aleutian Standard Time',
  ]);
  const regions = [...new Set(ZONES.map(({ region }) => region))];
  expect(regions.slice(0, 3)).toEqual(['United States', 'Africa', 'Americas']);
  // Each region is in one piece, so its heading shows once.
  const changes = ZONES.filter(({ region }, at) => region !== ZONES[at - 1]?.region);
  expect(changes).toHaveLength(regions.length);
  expect(new Set(ZONES.map(zoneLabel)).size).toBe(ZONES.length);
  const ids = ZONES.map(({ id }) => id);
  for (const zone of Intl.supportedValuesOf('timeZone')) expect(ids).toContain(zone);
  expect(ids.at(-1)).toBe('UTC');
});

test('no time zone shows as its technical name, and other names of a zone and places without one are left out', () => {
  for (const zone of ZONES) expect(zoneLabel(zone)).not.toMatch(/[/_]|(?!cM)[a-z][A-Z]|GMT[+-]/);
  const other = ['Etc/GMT+5', 'GMT+0', 'US/Mountain', 'EST5EDT', 'Asia/Kolkata', 'Asia/Calcutta', 'UTC'];
  expect(listZones(other).map(zoneLabel)).toEqual([
    'Kolkata — India Standard Time',
    'UTC — Coordinated Universal Time',
  ]);
});

test.each([
  ['America/Indiana/Tell_City', 'Tell City, Indiana — Central Time'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires, Argentina — Argentina Standard Time'],
  ['America/Buenos_Aires', 'Buenos Aires, Argentina — Argentina Standard Time'],
  ['Antarctica/DumontDUrville', 'Dumont d’Urville — Dumont d’Urville Time'],
  ['America/Port-au-Prince', 'Port-au-Prince — Eastern Time'],
  ['US/Mountain', 'Denver — Mountain Time'],
  ['Asia/Katmandu', 'Kathmandu — Nepal Time'],
  ['Etc/GMT+5', 'GMT-05:00'],
  ['Mars/Olympus_Mons', 'Olympus Mons'],
])('the stored time zone %s reads %s', (id, label) => {
  expect(storedZoneLabel(id)).toBe(label);
});

test('a time zone is found by its city, its name, its region, or its former name, without accents', () => {
  expect(labels('denv')).toEqual(['Denver — Mountain Time']);
  expect(labels('Mountain time').slice(0, 2)).toEqual([
    'Denver — Mountain Time',
    'Phoenix, Arizona — Mountain Standard Time',
  ]);
  expect(labels('sao p')).toEqual(['São Paulo — Brasilia Standard Time']);
  expect(labels('calcutta')).toEqual(['Kolkata — India Standard Time']);
  expect(labels('America/Denver')).toEqual(['Denver — Mountain Time']);
  expect(findZones(ZONES, 'united states').every(({ region }) => region === 'United States')).toBe(true);
  expect(labels('nowhere')).toEqual([]);
  expect(labels('')).toHaveLength(ZONES.length);
  expect(zoneOf('America/Denver').region).toBe('United States');
});
