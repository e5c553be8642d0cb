import type { Place } from './wording-places.ts';
import type { WordingPreset } from './wording-schema.ts';

/**
 * `needs`: what has to stand in the text. `may`: what else can. A clause is a part of a longer sentence.
 * `isRelease`: it asks for thanks alone, never for opposition.
 */
export type WordingText = Record<WordingPreset, string> & {
  label: string;
  needs?: readonly Place[];
  may?: readonly Place[];
  isClause?: true;
  isRelease?: true;
  isNeeded?: true;
};
const text = (one: WordingText): WordingText => one;
const lines = (...all: string[]): string => all.join('\n');

const OPENING = {
  welcome: text({
    label: 'Welcome',
    may: ['greeting', 'meeting', 'ward', 'season'],
    handbook: lines(
      '{greeting} welcome to {meeting} of {ward} {season}.',
      'We are glad that you are here, and we welcome all who are visiting with us today.',
    ),
    traditional: lines(
      '{greeting} welcome to {meeting} of {ward} {season}.',
      'We extend a special welcome to our visitors, and hope that they feel at home among us.',
    ),
  }),
  presiding: text({
    label: 'Who presides',
    needs: ['presiding'],
    handbook: 'Presiding at this meeting is {presiding}.',
    traditional: '{presiding} is presiding at this meeting today.',
  }),
  conducting: text({
    label: 'Who conducts',
    needs: ['conducting'],
    handbook: 'I am {conducting}, and I will be conducting.',
    traditional: 'I am {conducting}, and I have been asked to conduct.',
  }),
  presidingAndConducting: text({
    label: 'One person presides and conducts',
    needs: ['presiding'],
    handbook: 'I am {presiding}, and I will be presiding and conducting.',
    traditional: 'I am {presiding}, and I preside at this meeting today and will conduct it.',
  }),
  visitors: text({
    label: 'Visiting leaders',
    handbook: '(Acknowledge visiting leaders by name.)',
    traditional: '(Acknowledge visiting authorities by name.)',
  }),
  musicians: text({
    label: 'Chorister and organist',
    needs: ['chorister', 'organist'],
    handbook: 'The singing will be led by {chorister} and accompanied by {organist}.',
    traditional: 'The music will be conducted by {chorister}, with {organist} at the organ.',
  }),
  choristerAlone: text({
    label: 'Chorister alone',
    needs: ['chorister'],
    handbook: 'The singing will be led by {chorister}.',
    traditional: 'The music will be conducted by {chorister}.',
  }),
  organistAlone: text({
    label: 'Organist alone',
    needs: ['organist'],
    handbook: 'The singing will be accompanied by {organist}.',
    traditional: 'We will be accompanied by {organist}.',
  }),
  announcementOne: text({
    label: 'Before one announcement',
    handbook: 'We have one announcement.',
    traditional: 'There is one announcement.',
  }),
  announcementSeveral: text({
    label: 'Before several announcements',
    handbook: 'We have the following announcements.',
    traditional: 'There are several announcements.',
  }),
  openingHymn: text({
    label: 'Opening hymn and invocation',
    needs: ['hymn', 'name'],
    handbook: 'We will begin our worship by singing {hymn}, after which the invocation will be offered by {name}.',
    traditional: 'Our opening hymn will be {hymn}, following which {name} will offer the invocation.',
  }),
};

const BUSINESS = {
  business: text({
    label: 'Before the business',
    handbook: 'We will now attend to the business of the ward.',
    traditional: 'We now come to the business of the ward.',
  }),
  releaseOne: text({
    label: 'Release of one',
    isRelease: true,
    needs: ['name', 'as calling'],
    may: ['has', 'for service'],
    handbook: lines(
      '{name} {has} been released {as calling}.',
      'Those who would like to express thanks {for service} may show it by the uplifted hand.',
      '[pause]',
    ),
    traditional: lines(
      '{name} {has} been released {as calling}.',
      'It is proposed that we give {name} a vote of thanks {for service}.',
      'All who wish to join may manifest it by the uplifted hand.',
      '[pause]',
    ),
  }),
  releaseSeveral: text({
    label: 'Release of several',
    isRelease: true,
    needs: ['list'],
    handbook: lines(
      'The following have been released:',
      '{list}',
      'Those who would like to express thanks for their service may show it by the uplifted hand.',
      '[pause]',
    ),
    traditional: lines(
      'The following have been released:',
      '{list}',
      'It is proposed that we give them a vote of thanks for their service.',
      'All who wish to join may manifest it by the uplifted hand.',
      '[pause]',
    ),
  }),
  releaseRead: text({
    label: 'Release written in your own words',
    isRelease: true,
    needs: ['list'],
    handbook: lines('{list}', 'Those who would like to express thanks may show it by the uplifted hand.', '[pause]'),
    traditional: lines(
      '{list}',
      'All who wish to join in a vote of thanks may manifest it by the uplifted hand.',
      '[pause]',
    ),
  }),
  sustainOne: text({
    label: 'Sustaining of one',
    needs: ['name', 'as calling', 'opposed'],
    may: ['has', 'whom'],
    handbook: lines(
      'We invite {name} to stand.',
      '{name} {has} been called {as calling}.',
      'Those in favor of sustaining {whom} may show it by the uplifted hand.',
      '[pause]',
      '{opposed}',
      '[pause]',
      'Thank you. Please be seated.',
    ),
    traditional: lines(
      'We ask {name} to stand.',
      'It is proposed that we sustain {name} {as calling}.',
      'Those in favor may manifest it by the uplifted hand.',
      '[pause]',
      '{opposed}',
      '[pause]',
      'Thank you. You may be seated.',
    ),
  }),
  sustainSeveral: text({
    label: 'Sustaining of several',
    needs: ['list', 'opposed'],
    handbook: lines(
      'We invite each of you whose name is read to stand.',
      'The following have been called:',
      '{list}',
      'Those in favor of sustaining them may show it by the uplifted hand.',
      '[pause]',
      '{opposed}',
      '[pause]',
      'Thank you. Please be seated.',
    ),
    traditional: lines(
      'We ask each of you whose name is read to stand.',
      'It is proposed that we sustain the following:',
      '{list}',
      'Those in favor may manifest it by the uplifted hand.',
      '[pause]',
      '{opposed}',
      '[pause]',
      'Thank you. You may be seated.',
    ),
  }),
  sustainRead: text({
    label: 'Sustaining written in your own words',
    needs: ['list', 'opposed'],
    handbook: lines('{list}', 'Those in favor may show it by the uplifted hand.', '[pause]', '{opposed}', '[pause]'),
    traditional: lines(
      '{list}',
      'Those in favor may manifest it by the uplifted hand.',
      '[pause]',
      '{opposed}',
      '[pause]',
    ),
  }),
  opposed: text({
    label: 'Any opposed',
    isNeeded: true,
    handbook: 'Those opposed, if any, may also show it.',
    traditional: 'Those opposed, if any, by the same sign.',
  }),
  officers: text({
    label: 'Officers at ward conference',
    handbook: lines(
      'We now turn the time over to the stake, that the officers may be presented for your sustaining vote.',
      '(The officers are presented.)',
    ),
    traditional: lines(
      'The stake will now present the officers of the Church for your sustaining vote.',
      '(The officers are presented.)',
    ),
  }),
};

const SACRAMENT = {
  sacramentHymn: text({
    label: 'Sacrament hymn',
    needs: ['hymn'],
    handbook:
      'We will now prepare to partake of the sacrament by singing {hymn}, after which the sacrament will be administered.',
    traditional:
      'We will prepare ourselves for the sacrament by singing {hymn}, following which the priesthood will administer the sacrament.',
  }),
  afterSacrament: text({
    label: 'After the sacrament',
    handbook: lines(
      '(The sacrament is blessed and passed.)',
      'We thank those who have administered the sacrament, and all of you for your reverence.',
      'Those who served may now be seated with their families.',
    ),
    traditional: lines(
      '(The sacrament is blessed and passed.)',
      'We thank the priesthood for the reverent way in which the sacrament was administered.',
      'The brethren may now sit with their families.',
    ),
  }),
};

const clause = (one: WordingText): WordingText => ({ ...one, isClause: true });
const MESSAGES = {
  speakerOnly: clause({
    label: 'The only speaker',
    needs: ['name'],
    handbook: 'our speaker will be {name}',
    traditional: 'our speaker today will be {name}',
  }),
  speakerFirst: clause({
    label: 'The first speaker',
    needs: ['name'],
    handbook: 'our first speaker will be {name}',
    traditional: 'our first speaker today will be {name}',
  }),
  speakerNext: clause({
    label: 'A speaker in between',
    needs: ['name'],
    handbook: 'we will hear from {name}',
    traditional: 'we will be pleased to hear from {name}',
  }),
  speakerLast: clause({
    label: 'The last speaker',
    needs: ['name'],
    handbook: 'our concluding speaker will be {name}',
    traditional: 'our concluding speaker today will be {name}',
  }),
  restHymn: clause({
    label: 'Rest hymn',
    needs: ['hymn'],
    handbook: 'we will sing {hymn}',
    traditional: 'the congregation will join in singing {hymn}',
  }),
  numberBy: clause({
    label: 'Musical number with its performer',
    needs: ['title', 'performer'],
    handbook: 'a musical number, {title}, will be presented by {performer}',
    traditional: '{performer} will favor us with a musical number, {title}',
  }),
  number: clause({
    label: 'Musical number',
    needs: ['title'],
    handbook: 'we will hear a musical number, {title}',
    traditional: 'we will be favored with a musical number, {title}',
  }),
  chain: clause({
    label: 'Two parts in one sentence',
    needs: ['first', 'second'],
    handbook: '{first}, after which {second}',
    traditional: '{first}, following which {second}',
  }),
  chainNext: clause({
    label: 'The sentence after that',
    needs: ['next'],
    handbook: 'then {next}',
    traditional: 'after that, {next}',
  }),
  testimonies: text({
    label: 'Testimonies',
    handbook: lines(
      'I will begin by sharing my own testimony.',
      'After that, all who wish to bear testimony of Jesus Christ and His gospel are invited to come to the pulpit.',
      'We ask that testimonies be brief, so that as many as wish to may take part.',
    ),
    traditional: lines(
      'I will bear my testimony first, and then the time is yours.',
      'We invite all who feel moved by the Spirit to come and bear testimony.',
      'Please be brief, so that many may take part.',
    ),
  }),
  primary: text({
    label: 'Primary presentation',
    handbook: 'We now turn the time over to the children of the Primary, who will give their presentation.',
    traditional: 'The children of the Primary will now present their program.',
  }),
};

const CLOSING = {
  thanks: text({
    label: 'Thanks',
    handbook: 'We thank all who have taken part in our meeting today with their words, their prayers and their music.',
    traditional: 'We thank all who have participated in our meeting today.',
  }),
  thanksFast: text({
    label: 'Thanks on a fast Sunday',
    handbook: 'We thank all who have borne testimony, and all who have shared in prayer and music today.',
    traditional: 'We thank all who have borne their testimonies today.',
  }),
  thanksPrimary: text({
    label: 'Thanks after the Primary presentation',
    handbook: 'We thank the children of the Primary and their leaders, and all who have taken part today.',
    traditional: 'We thank the children of the Primary, their leaders and their teachers for this program.',
  }),
  closingHymn: text({
    label: 'Closing hymn and benediction',
    needs: ['hymn', 'name'],
    handbook: 'We will close by singing {hymn}, after which the benediction will be offered by {name}.',
    traditional: 'Our closing hymn will be {hymn}, following which {name} will offer the benediction.',
  }),
};

/** Under which heading each text is edited. */
export const WORDING_GROUPS = [
  { title: 'Opening', texts: OPENING },
  { title: 'Releases and sustainings', texts: BUSINESS },
  { title: 'Sacrament', texts: SACRAMENT },
  { title: 'Speakers and music', texts: MESSAGES },
  { title: 'Closing', texts: CLOSING },
] as const;

export const WORDING_TEXTS = { ...OPENING, ...BUSINESS, ...SACRAMENT, ...MESSAGES, ...CLOSING };
export type WordingKey = keyof typeof WORDING_TEXTS;
export const isWordingKey = (text: string): text is WordingKey => Object.hasOwn(WORDING_TEXTS, text);
