import { festivalOf } from '#shared/calendar/sundays.ts';
import { TOPICS } from '#shared/meetings/topics.ts';
import { sure, type Chance } from './sample-random.ts';

const BY_MONTH: Record<string, readonly string[]> = {
  '01': ['Tithing statements are at the clerk’s office.', 'New class lists are posted in the foyer.'],
  '02': [
    'Family history evening, Wednesday at 7:00 PM in the library.',
    'Youth winter activity: meet at the church on Friday at 4:00 PM.',
  ],
  '03': [
    'Relief Society birthday dinner, Thursday at 6:30 PM.',
    'Stake youth temple trip on the third Saturday; see your adviser.',
  ],
  '04': [
    'Spring cleaning of the building, Saturday at 9:00 AM. Bring gloves.',
    'Garden plots behind the church may be reserved with the executive secretary.',
  ],
  '05': [
    'Seminary graduation, Sunday evening at 6:00 PM in the stake center.',
    'The elders quorum is helping a family move on Saturday at 8:00 AM; trucks are welcome.',
  ],
  '06': ['Girls camp forms are due next Sunday.', 'Ward picnic at Riverside Park, Saturday at noon.'],
  '07': [
    'Pioneer Day breakfast, 8:00 AM on the church lawn.',
    'Youth conference is next week; drivers meet after church.',
  ],
  '08': [
    'Back-to-school blessings: speak with the bishop.',
    'Blood drive, Tuesday starting at 2:00 PM in the cultural hall.',
  ],
  '09': [
    'Seminary begins on Tuesday at 6:15 AM.',
    'Emergency drill on Saturday; every family has received instructions.',
  ],
  '10': [
    'Trunk-or-treat, the last Saturday of the month at 5:30 PM.',
    'Stake choir practice, Sunday evening at 7:00 PM.',
  ],
  '11': [
    'Food drive: bags are in the foyer until the end of the month.',
    'Christmas choir practice is Sundays at 8:00 AM.',
  ],
  '12': [
    'Ward Christmas dinner, Saturday at 6:00 PM in the cultural hall.',
    'Tithing declaration: sign up at the clerk’s office.',
  ],
};
const ANY_TIME = [
  'Temple appointments for Thursday evening: see the sign-up sheet.',
  'Missionaries need dinner appointments; the calendar is in the foyer.',
  'Ward council meets today after church.',
  'Institute class on Wednesday at 7:30 PM in the stake center.',
  'Baby shower for three new mothers, Saturday at 10:00 AM in the Relief Society room.',
] as const;

export const announcementsFor = (day: string, chance: Chance): string =>
  [chance.pick(BY_MONTH[day.slice(5, 7)] ?? ANY_TIME), ...(chance.happens(0.5) ? [chance.pick(ANY_TIME)] : [])].join(
    '\n',
  );

export const WARD_BUSINESS = [
  'We welcome the family that moved into the Fourth Street apartments.',
  'We have received the membership records of Mark and Amy Dalton and Joan Whitlock. Please stand as we read your name. Those who would like to welcome them may show it by the uplifted hand.',
  'We recognize the children who finished the Primary reading challenge.',
  'We thank everyone who helped clean the building this past month.',
  'We thank all who helped at the stake blood drive.',
] as const;
const CHILDREN = ['Oliver', 'Clara', 'Leo', 'Ruby', 'Theo', 'Nora'] as const;
/** What is done on a fast Sunday for a family of the ward. */
export const fastBusiness = (surname: string, chance: Chance): string =>
  chance.pick([
    `The infant daughter of the ${surname} family will be given a name and a blessing.`,
    `The infant son of the ${surname} family will be given a name and a blessing.`,
    `We recognize ${chance.pick(CHILDREN)} ${surname}, who was baptized yesterday.`,
  ]);
export const NOTES = [
  'The microphone at the pulpit hums; use the left one.',
  'A visiting family is in the second row; please welcome them.',
  'Sacrament trays: extra bread for the back section.',
  'The youth speaker asked for a stool at the pulpit.',
  'End on time: a baptism follows at noon.',
] as const;

/** People from outside the wards, who speak occasionally. */
export const VISITORS = [
  'Elder Joshua Reed',
  'Sister Hailey Reed',
  'Brother Curtis Langley of the high council',
  'Brother Mosese Taufa of the high council',
  'Elder Mateus Rocha',
  'Sister Imani Clarke',
  'Brother Paul Ostergaard of the high council',
  'Sister Yuki Tanabe',
  'Brother Francis Adu of the high council',
  'Sister Norma Beltrán',
] as const;

export type SpecialChoice = { title: string; by: 'choir' | 'solo' | 'duet' | 'violin' };
const special = (title: string, by: SpecialChoice['by']): SpecialChoice => ({ title, by });
export const SPECIALS = [
  special('How Firm a Foundation', 'choir'),
  special('Gethsemane', 'solo'),
  special("A Child's Prayer", 'duet'),
  special('Come, Thou Fount of Every Blessing', 'choir'),
  special('Amazing Grace', 'solo'),
  special('Be Still, My Soul', 'duet'),
  special('Consider the Lilies', 'choir'),
  special("I Feel My Savior's Love", 'solo'),
  special('Abide with Me!', 'duet'),
  special('If the Savior Stood Beside Me', 'solo'),
  special('Nearer, My God, to Thee', 'choir'),
  special('Bach: Arioso', 'violin'),
  special('He Sent His Son', 'duet'),
  special('Redeemer of Israel', 'choir'),
  special('Where Can I Turn for Peace?', 'solo'),
  special('Beautiful Savior', 'choir'),
  special('My Heavenly Father Loves Me', 'duet'),
  special('Massenet: Meditation', 'violin'),
] as const;
const CHRISTMAS_SPECIALS = ['What Child Is This?', 'O Holy Night', 'Star Carol', 'Still, Still, Still'] as const;
const EASTER_SPECIALS = ['He Is Risen!', 'Gethsemane', 'Were You There?'] as const;
export const festivalSpecial = (festival: 'Easter' | 'Christmas', chance: Chance): SpecialChoice =>
  special(chance.pick(festival === 'Christmas' ? CHRISTMAS_SPECIALS : EASTER_SPECIALS), 'choir');

const isSeasonal = (topic: string) =>
  /christmas|easter|thanksgiv|new year|mother|father['’]s|farewell|return|birth of|empty tomb/i.test(topic);
const ORDINARY = TOPICS.filter(({ heading }) => !/season/i.test(heading));
const ALL = TOPICS.flatMap(({ topics }) => topics);

/** A talk by a member, by a young one, or by a missionary. */
export type SpeakerKind = 'adult' | 'youth' | 'missionary';
const under = (heading: RegExp) => TOPICS.filter((one) => heading.test(one.heading)).flatMap(({ topics }) => topics);
const OWN_TOPICS: Record<Exclude<SpeakerKind, 'adult'>, readonly string[]> = {
  youth: under(/^youth/i),
  missionary: under(/^sharing the gospel/i),
};
/** What only a young speaker, or a missionary, would be asked to speak on. */
const FOR_ADULTS = ORDINARY.filter(({ heading }) => !/^(?:youth|sharing the gospel)/i.test(heading));

const OF_CHRISTMAS = /christmas|bethlehem|light of the world|prince of peace|savior’s birth|peace on earth/i;

/** Hands out topics that fit who speaks: adults share the heading of the Sunday, each heading in turn. */
export function topicChooser(chance: Chance): (day: string, speakers: readonly SpeakerKind[]) => string[] {
  let headings: (typeof TOPICS)[number][] = [];
  return (day, speakers) => {
    const festival = festivalOf(day);
    const word =
      festival === 'Christmas' ? /christmas|birth|light of the world|peace/i : /easter|risen|resurrection|tomb|aton/i;
    const fitting = festival ? ALL.filter((topic) => word.test(topic)) : [];
    if (fitting.length >= speakers.length) {
      const mixed = chance.shuffled(fitting);
      const isOfDay = (topic: string) => festival !== 'Christmas' || OF_CHRISTMAS.test(topic);
      return [...mixed.filter(isOfDay), ...mixed.filter((topic) => !isOfDay(topic))].slice(0, speakers.length);
    }
    if (headings.length === 0) headings = chance.shuffled(FOR_ADULTS);
    const left = {
      adult: chance.shuffled(sure(headings.pop()).topics.filter((topic) => !isSeasonal(topic))),
      youth: chance.shuffled(OWN_TOPICS.youth),
      missionary: chance.shuffled(OWN_TOPICS.missionary.filter((topic) => !isSeasonal(topic))),
    };
    return speakers.map((kind) => sure(left[kind].pop()));
  };
}
