/** What stands in braces in a text of the script, and what comes in its place. */
export const PLACES = {
  greeting: '“Good morning, brothers and sisters, and”, by the hour of the meeting',
  meeting: '“the sacrament meeting”, or what else this Sunday has',
  ward: 'the name of the ward',
  season: '“on this Easter Sunday” or “at this Christmas season”, else nothing',
  presiding: 'who presides',
  conducting: 'who conducts',
  chorister: 'the chorister',
  organist: 'the organist',
  hymn: 'number and title of the hymn',
  title: 'the title of the musical number',
  performer: 'who performs it',
  name: 'the name of the person',
  has: '“has” for one, “have” for several',
  'as calling': '“as ward clerk”, or nothing where no calling was written',
  'for service': '“for this service” for one, “for their service” for several',
  whom: 'the name again, or “them” for several',
  list: 'the names with their callings, each on a line of its own',
  opposed: 'the text “Any opposed”',
  first: 'what comes first',
  second: 'what comes after it',
  next: 'what comes then',
} as const;
export type Place = keyof typeof PLACES;

export const isPlace = (text: string): text is Place => Object.hasOwn(PLACES, text);
