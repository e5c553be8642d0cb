import type { SheetMeeting } from '#shared/pulpit/sheet.ts';
import { spokenMusic, spokenTitles } from '#shared/pulpit/sheet-music.ts';
import { spoken, type Clause } from './wording.ts';
import type { Place } from './wording-places.ts';
import { WORDING_TEXTS, type WordingKey } from './wording-texts.ts';

/** A Sunday on which every part of the script has something to say. The names are fictional, and no one of the sample ward has one. */
export const SAMPLE_MEETING: SheetMeeting = {
  date: '2027-03-14',
  kind: 'regular',
  presidingMember: { id: 1, firstName: 'Luis', lastName: 'Soto', calling: 'Bishop' },
  conductingMember: { id: 2, firstName: 'Daniel', lastName: 'Ostby' },
  chorister: 'Mary Major',
  organist: 'Helen Park',
  announcements: 'The ward dinner is on Friday at 6:30 PM.',
  openingHymn: '#85 How Firm a Foundation',
  invocationMember: 'Ruth Ostby',
  releases: 'Jane Doe as Relief Society secretary',
  newCallings: 'Ana Vidal as Primary teacher\nTom Reyes as ward clerk',
  sacramentHymn: '#193 I Stand All Amazed',
  speakingAssignments: [
    { speakerName: 'Lily Park', order: 1 },
    { speakerName: 'Grace Obi', order: 2 },
    { speakerName: 'Kim Lee', order: 3 },
  ],
  restHymn: '#100 Nearer, My God, to Thee',
  closingHymn: '#223 Have I Done Any Good?',
  benedictionMember: 'Peter Wong',
};

const HYMN = [{ number: 85, title: 'How Firm a Foundation', performer: null, notes: null }];
const PLACE_SAMPLES: Record<Place, string | Clause> = {
  greeting: 'Good morning, brothers and sisters, and',
  meeting: 'sacrament meeting',
  ward: 'the Maple Grove Ward',
  season: '',
  presiding: 'Bishop Soto',
  conducting: 'Daniel Ostby',
  chorister: 'Mary Major',
  organist: 'Helen Park',
  hymn: (end) => spokenMusic(HYMN, end),
  title: (end) => spokenTitles(HYMN, end),
  performer: 'the ward choir',
  name: 'Ana Vidal',
  has: 'has',
  'as calling': 'as a Primary teacher',
  'for service': 'for Ana Vidal’s service',
  whom: 'Ana Vidal',
  list: '',
  opposed: '',
  first: (end) => `our first speaker will be Lily Park${end}`,
  second: (end) => `we will hear from Grace Obi${end}`,
  next: 'our concluding speaker will be Kim Lee.',
};
const SAMPLE_LIST = ['Ana Vidal as a Primary teacher', 'Tom Reyes as ward clerk'];

/** A preview of a ward's own text with fictional names, line by line. */
export function sampleLines(key: WordingKey, text: string, opposed: string): string[] {
  const template = WORDING_TEXTS[key].isClause
    ? `${text.trim().replace(/[.,]$/u, '')}${text.includes('{next}') ? '' : '.'}`
    : text;
  const lines = spoken(
    template.replace('{opposed}', () => opposed),
    PLACE_SAMPLES,
    SAMPLE_LIST,
  );
  return lines.map(({ text: words, tone }) => (tone === 'note' ? `(${words})` : words));
}
