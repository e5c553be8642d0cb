import { fold, foldLoose } from '#shared/text/fold.ts';
import { remembered } from '#shared/text/remembered.ts';

/** Names that browsers still list, although the zones have been renamed since. */
const RENAMED: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** Places that are written otherwise than by the letters of their zones. */
const SPELLED: Readonly<Record<string, string>> = {
  Asuncion: 'Asunción',
  Belem: 'Belém',
  Bogota: 'Bogotá',
  Busingen: 'Büsingen',
  Canary: 'Canary Islands',
  Cancun: 'Cancún',
  Chisinau: 'Chișinău',
  Christmas: 'Christmas Island',
  Ciudad_Juarez: 'Ciudad Juárez',
  Cocos: 'Cocos Islands',
  Comoro: 'Comoros',
  Cordoba: 'Córdoba',
  Cuiaba: 'Cuiabá',
  Curacao: 'Curaçao',
  DumontDUrville: 'Dumont d’Urville',
  Easter: 'Easter Island',
  El_Aaiun: 'El Aaiún',
  Faroe: 'Faroe Islands',
  Galapagos: 'Galápagos',
  Ho_Chi_Minh: 'Ho Chi Minh City',
  Lome: 'Lomé',
  Lord_Howe: 'Lord Howe Island',
  Lower_Princes: 'Lower Prince’s Quarter',
  Maceio: 'Maceió',
  Mahe: 'Mahé',
  Mazatlan: 'Mazatlán',
  Merida: 'Mérida',
  Ndjamena: 'N’Djamena',
  Norfolk: 'Norfolk Island',
  Noronha: 'Fernando de Noronha',
  Noumea: 'Nouméa',
  Phoenix: 'Phoenix, Arizona',
  Reunion: 'Réunion',
  Rio_Gallegos: 'Río Gallegos',
  Santarem: 'Santarém',
  Sao_Paulo: 'São Paulo',
  Sao_Tome: 'São Tomé',
  St_Barthelemy: 'St. Barthélemy',
  St_Johns: 'St. John’s',
  Tirane: 'Tirana',
  Tucuman: 'Tucumán',
  Urumqi: 'Ürümqi',
  Wake: 'Wake Island',
  Zurich: 'Zürich',
};

const UNITED_STATES = 'United States';
/** Those of most wards first, from east to west. */
const USUAL = 'New_York Chicago Denver Phoenix Los_Angeles Anchorage'.split(' ');
const OTHERS = 'Adak Boise Detroit Juneau Menominee Metlakatla Nome Sitka Yakutat'.split(' ');
const american = (places: string[]) => places.map((place) => `America/${place}`);
const AMERICAN = [...american(USUAL), 'Pacific/Honolulu', ...american(OTHERS)];
const AMERICAN_STATE = /^America\/(?:Indiana|Kentucky|North_Dakota)\//;

/** Every other list of zones (`Etc`, `US`) only repeats these under other names. */
const REGIONS: Readonly<Record<string, string>> = {
  Africa: 'Africa',
  America: 'Americas',
  Antarctica: 'Antarctica',
  Arctic: 'Arctic',
  Asia: 'Asia',
  Atlantic: 'Atlantic Ocean',
  Australia: 'Australia',
  Europe: 'Europe',
  Indian: 'Indian Ocean',
  Pacific: 'Pacific Ocean',
  UTC: 'Other',
};

export type Zone = { id: string; place: string; region: string };

/** The zone of that name: one that was called otherwise before, or that the list leaves out, is still a place. */
export function zoneOf(id: string): Zone {
  const current = RENAMED[id] ?? id;
  const [area = '', ...path] = current.split('/');
  const place = (path.length > 0 ? path : [area])
    .toReversed()
    .map((part) => SPELLED[part] ?? part.replace(/^St_/, 'St. ').replaceAll('_', ' '))
    .join(', ');
  const isAmerican = AMERICAN.includes(current) || AMERICAN_STATE.test(current);
  return { id, place, region: isAmerican ? UNITED_STATES : (REGIONS[area] ?? 'Other') };
}

/** Every zone once, those of the United States first, then by region and place. */
export function listZones(known: readonly string[] = Intl.supportedValuesOf('timeZone')): Zone[] {
  const listed = new Map<string, Zone>();
  for (const id of [...known, 'UTC']) {
    if (!REGIONS[id.split('/')[0] ?? '']) continue;
    const zone = zoneOf(id);
    listed.set(`${zone.region} ${zone.place}`, zone);
  }
  const regions = [UNITED_STATES, ...Object.values(REGIONS)];
  const rank = ({ id, region }: Zone): number => {
    const usual = AMERICAN.indexOf(id);
    return regions.indexOf(region) * 100 + (usual < 0 ? AMERICAN.length : usual);
  };
  return [...listed.values()].toSorted((a, b) => rank(a) - rank(b) || a.place.localeCompare(b.place, 'en'));
}

/** 'Mountain Time'; empty where the browser doesn't know the zone. The first time takes it a quarter of a millisecond. */
export const nameOfZone = remembered((timeZone) => {
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' });
    return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? '';
  } catch {
    return '';
  }
});

/** 'Denver — Mountain Time', and only 'GMT-05:00' where there is no place to it. */
export function zoneLabel({ id, place }: Zone): string {
  if (id === 'UTC') return 'UTC — Coordinated Universal Time';
  const name = nameOfZone(id);
  return id.startsWith('Etc/') && name !== '' ? name : [place, name].filter(Boolean).join(' — ');
}

/** A stored zone, as people read it: by the name that the list has for it, if it is another name of one. */
export const storedZoneLabel = remembered((id) => zoneLabel(zoneOf(timezoneListed(id))));

function timezoneListed(id: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: id }).resolvedOptions().timeZone;
  } catch {
    return id;
  }
}

/** Those in whose place, name, region, or former name each typed word begins a word. */
export function findZones(zones: readonly Zone[], typed: string): Zone[] {
  const wanted = foldLoose(typed).split(' ').filter(Boolean);
  return zones.filter((zone) => {
    const text = ` ${foldLoose(`${zoneLabel(zone)} ${zone.region} ${zone.id.replaceAll('_', ' ')}`)}`;
    return wanted.every((word) => text.includes(` ${word}`));
  });
}

/** The zone whose whole label was typed. */
export const zoneLabeled = (zones: readonly Zone[], typed: string): Zone | undefined =>
  zones.find((zone) => fold(zoneLabel(zone)) === fold(typed));
