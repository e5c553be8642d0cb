/** The placeholders of a script text, and what replaces each. */
export const PLACES = {
  greeting: '“Good morning, brothers and sisters, and” (or afternoon or evening, depending on the meeting time)',
  meeting: '“sacrament meeting” or the type of meeting',
  ward: 'the ward name',
  season: '“on this Easter Sunday” or “during this Christmas season,” otherwise blank',
  presiding: 'the person presiding',
  conducting: 'the person conducting',
  chorister: 'the chorister',
  organist: 'the organist',
  hymn: 'the hymn number and title',
  title: 'the title of the musical number',
  performer: 'the performer',
  name: 'the person’s name',
  has: '“has” for one person, “have” for several',
  'as calling': '“as ward clerk,” or blank if there is no calling',
  'for service': '“for her service,” “for his service,” “for their service,” or “for Ana Nuñez’s service”',
  whom: '“her,” “him,” “them,” or the name again',
  list: 'the names and callings, one per line',
  opposed: 'the “Any opposed” text',
  first: 'the first item',
  second: 'the second item',
  next: 'the next item',
} as const;
export type Place = keyof typeof PLACES;

export const isPlace = (text: string): text is Place => Object.hasOwn(PLACES, text);
