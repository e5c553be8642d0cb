import type { Place } from './wording-places.ts';
import type { WordingPreset } from './wording-schema.ts';

/**
 * `needs`: placeholders that the text must have. `may`: placeholders that it can have. A clause is part of a longer
 * sentence. `isRelease`: it invites thanks and never opposing votes.
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
      '{greeting} welcome to {meeting} in {ward} {season}.',
      'We’re glad you’re here, and we extend a special welcome to those visiting today.',
    ),
    traditional: lines(
      '{greeting} welcome to {meeting} in {ward} {season}.',
      'We extend a special welcome to our visitors and hope they feel at home with us.',
    ),
  }),
  presiding: text({
    label: 'Presiding',
    needs: ['presiding'],
    handbook: '{presiding} is presiding today.',
    traditional: '{presiding} is presiding at this meeting today.',
  }),
  conducting: text({
    label: 'Conducting',
    needs: ['conducting'],
    handbook: 'I’m {conducting}, and I’ll be conducting.',
    traditional: 'I am {conducting}, and I have been asked to conduct.',
  }),
  presidingAndConducting: text({
    label: 'Presiding and conducting',
    needs: ['presiding'],
    handbook: 'I’m {presiding}, and I’ll be presiding and conducting today.',
    traditional: 'I am {presiding}, and I will be presiding and conducting today.',
  }),
  visitors: text({
    label: 'Visiting leaders',
    handbook: '(Acknowledge visiting leaders by name.)',
    traditional: '(Acknowledge visiting authorities by name.)',
  }),
  musicians: text({
    label: 'Chorister and organist',
    needs: ['chorister', 'organist'],
    handbook: '{chorister} will lead the music, and {organist} will accompany us on the organ.',
    traditional: 'The music will be conducted by {chorister}, with {organist} at the organ.',
  }),
  choristerAlone: text({
    label: 'Chorister only',
    needs: ['chorister'],
    handbook: '{chorister} will lead the music.',
    traditional: 'The music will be conducted by {chorister}.',
  }),
  organistAlone: text({
    label: 'Organist only',
    needs: ['organist'],
    handbook: '{organist} will accompany us on the organ.',
    traditional: 'We will be accompanied on the organ by {organist}.',
  }),
  announcementOne: text({
    label: 'Introducing one announcement',
    handbook: 'We have one announcement.',
    traditional: 'There is one announcement.',
  }),
  announcementSeveral: text({
    label: 'Introducing several announcements',
    handbook: 'We have a few announcements.',
    traditional: 'There are several announcements.',
  }),
  openingHymn: text({
    label: 'Opening hymn and invocation',
    needs: ['hymn', 'name'],
    handbook: 'We will begin by singing {hymn}, after which {name} will offer the invocation.',
    traditional: 'Our opening hymn will be {hymn}, following which {name} will offer the invocation.',
  }),
};

const BUSINESS = {
  business: text({
    label: 'Introducing ward business',
    handbook: 'We will now turn to ward business.',
    traditional: 'We will now proceed with the business of the ward.',
  }),
  releaseOne: text({
    label: 'One release',
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
      'It is proposed that we extend a vote of thanks {for service}.',
      'All who wish to join may manifest it by the uplifted hand.',
      '[pause]',
    ),
  }),
  releaseSeveral: text({
    label: 'Several releases',
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
      'It is proposed that we extend a vote of thanks for their service.',
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
    label: 'One sustaining',
    needs: ['name', 'as calling', 'opposed'],
    may: ['has', 'whom'],
    handbook: lines(
      '{name}, would you please stand.',
      '{name} {has} been called {as calling}.',
      'Those in favor of sustaining {whom} may show it by the uplifted hand.',
      '[pause]',
      '{opposed}',
      '[pause]',
      'Thank you. Please be seated.',
    ),
    traditional: lines(
      'We would ask {name} to please stand.',
      'It is proposed that we sustain {name} {as calling}.',
      'Those in favor may manifest it by the uplifted hand.',
      '[pause]',
      '{opposed}',
      '[pause]',
      'Thank you. You may be seated.',
    ),
  }),
  sustainSeveral: text({
    label: 'Several sustainings',
    needs: ['list', 'opposed'],
    handbook: lines(
      'As I read your name, please stand.',
      'The following have been called:',
      '{list}',
      'Those in favor of sustaining them may show it by the uplifted hand.',
      '[pause]',
      '{opposed}',
      '[pause]',
      'Thank you. Please be seated.',
    ),
    traditional: lines(
      'We would ask each of you to please stand as your name is read.',
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
      'We will now turn the time over to the stake presidency for the sustaining of officers.',
      '(The officers are presented.)',
    ),
    traditional: lines(
      'The stake presidency will now present the officers of the Church for our sustaining vote.',
      '(The officers are presented.)',
    ),
  }),
};

const SACRAMENT = {
  sacramentHymn: text({
    label: 'Sacrament hymn',
    needs: ['hymn'],
    handbook:
      'We will now prepare for the sacrament by singing {hymn}, after which the sacrament will be administered.',
    traditional:
      'We will prepare ourselves for the sacrament by singing {hymn}, following which the sacrament will be administered.',
  }),
  afterSacrament: text({
    label: 'After the sacrament',
    handbook: lines(
      '(The sacrament is blessed and passed.)',
      'We thank those who administered the sacrament, and we thank all of you for your reverence.',
      'Those who served may now sit with their families.',
    ),
    traditional: lines(
      '(The sacrament is blessed and passed.)',
      'We thank the brethren for the reverent manner in which they administered the sacrament.',
      'The brethren may now sit with their families.',
    ),
  }),
};

const clause = (one: WordingText): WordingText => ({ ...one, isClause: true });
const MESSAGES = {
  speakerOnly: clause({
    label: 'Only speaker',
    needs: ['name'],
    handbook: 'our speaker will be {name}',
    traditional: 'our speaker today will be {name}',
  }),
  speakerFirst: clause({
    label: 'First speaker',
    needs: ['name'],
    handbook: 'our first speaker will be {name}',
    traditional: 'our first speaker today will be {name}',
  }),
  speakerNext: clause({
    label: 'Middle speakers',
    needs: ['name'],
    handbook: 'we will hear from {name}',
    traditional: 'we will be pleased to hear from {name}',
  }),
  speakerLast: clause({
    label: 'Last speaker',
    needs: ['name'],
    handbook: 'our concluding speaker will be {name}',
    traditional: 'our concluding speaker will be {name}',
  }),
  restHymn: clause({
    label: 'Rest hymn',
    needs: ['hymn'],
    handbook: 'we will sing {hymn}',
    traditional: 'the congregation will join in singing {hymn}',
  }),
  numberBy: clause({
    label: 'Musical number with performer',
    needs: ['title', 'performer'],
    handbook: 'we will enjoy a musical number by {performer}, {title}',
    traditional: '{performer} will favor us with a musical number, {title}',
  }),
  number: clause({
    label: 'Musical number',
    needs: ['title'],
    handbook: 'we will enjoy a musical number, {title}',
    traditional: 'we will be favored with a musical number, {title}',
  }),
  chain: clause({
    label: 'Two items in one sentence',
    needs: ['first', 'second'],
    handbook: '{first}, after which {second}',
    traditional: '{first}, following which {second}',
  }),
  chainNext: clause({
    label: 'Next sentence',
    needs: ['next'],
    handbook: 'then {next}',
    traditional: 'after that, {next}',
  }),
  testimonies: text({
    label: 'Testimonies',
    handbook: lines(
      'I will begin by sharing my testimony.',
      'After that, we invite you to come to the pulpit and bear testimony of Jesus Christ and His gospel.',
      'Please keep testimonies brief so that as many as possible may participate.',
    ),
    traditional: lines(
      'I will bear my testimony and then turn the time over to you.',
      'We invite all who feel prompted by the Spirit to come forward and bear testimony.',
      'Please be brief so that many may participate.',
    ),
  }),
  primary: text({
    label: 'Primary program',
    handbook: 'We will now turn the time over to the Primary children for their presentation.',
    traditional: 'The Primary children will now present their program.',
  }),
};

const CLOSING = {
  thanks: text({
    label: 'Thanks',
    handbook: 'We thank everyone who has participated in our meeting today.',
    traditional: 'We thank all who have participated in our meeting today.',
  }),
  thanksFast: text({
    label: 'Thanks on fast Sunday',
    handbook: 'We thank all who bore testimony and everyone who participated today.',
    traditional: 'We thank all who have borne their testimonies today.',
  }),
  thanksPrimary: text({
    label: 'Thanks after the Primary program',
    handbook: 'We thank the Primary children, their leaders, and everyone else who participated today.',
    traditional: 'We thank the Primary children, their leaders, and their teachers for this program.',
  }),
  closingHymn: text({
    label: 'Closing hymn and benediction',
    needs: ['hymn', 'name'],
    handbook: 'We will close by singing {hymn}, after which {name} will offer the benediction.',
    traditional: 'Our closing hymn will be {hymn}, following which {name} will offer the benediction.',
  }),
};

/** The heading under which each text is edited. */
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
