import type { InvitationKind } from './constants.ts';
import type { OwnInvitationTexts } from './own-texts.ts';

/** What an invitation can say, and what replaces each placeholder. */
export const INVITATION_PLACES = {
  name: 'the person’s first name, or title and last name',
  assignment: 'the assignment, such as “give the invocation”',
  date: 'the day, such as “Sunday, November 29”',
  time: 'the meeting time',
  place: 'the ward’s meeting address',
  minutes: 'the length of the talk',
  topic: 'the topic of the talk',
  before: 'who speaks before this person',
  after: 'who speaks after this person',
  ward: 'the ward name',
  sender: 'your name',
  link: 'a private link to answer yes or no',
} as const;
type InvitationPlace = keyof typeof INVITATION_PLACES;
export type InvitationValues = Record<InvitationPlace, string>;

const EVERYWHERE = ['name', 'date', 'time', 'place', 'ward', 'sender', 'link'] as const;
const ANSWER = '[You can let me know here: {link}]\n\nThank you!\n{sender}';

type InvitationText = {
  label: string;
  needs: readonly InvitationPlace[];
  may: readonly InvitationPlace[];
  usual: string;
};

const asking = (label: string, usual: string): InvitationText => ({
  label,
  needs: ['assignment', 'date'],
  may: EVERYWHERE.filter((place) => place !== 'date'),
  usual,
});

/** The invitations of every ward until it changes them: they ask, and a person is free to say no. */
export const INVITATION_TEXTS: Record<InvitationKind, InvitationText> = {
  speaker: {
    label: 'Speakers',
    needs: ['date'],
    may: [...EVERYWHERE.filter((place) => place !== 'date'), 'minutes', 'topic', 'before', 'after'],
    usual: `Hi {name},\n\nWould you be willing to speak in sacrament meeting on {date}, at {time}? [We’d love to hear from you about “{topic}.”] Your talk would be about {minutes} minutes.\n\n${ANSWER}`,
  },
  prayer: asking(
    'Prayers',
    `Hi {name},\n\nWould you be willing to {assignment} in sacrament meeting on {date}, at {time}?\n\n${ANSWER}`,
  ),
  music: asking(
    'Music',
    `Hi {name},\n\nWould you be willing to {assignment} for sacrament meeting on {date}, at {time}?\n\n${ANSWER}`,
  ),
  conducting: asking(
    'Conducting',
    `Hi {name},\n\nWould you be able to {assignment} sacrament meeting on {date}, at {time}?\n\n${ANSWER}`,
  ),
};

const isPlace = (text: string): text is InvitationPlace => Object.hasOwn(INVITATION_PLACES, text);
const braced = (place: string) => `{${place}}`;

/** Required ones first. */
export const placesIn = (kind: InvitationKind): InvitationPlace[] => [
  ...INVITATION_TEXTS[kind].needs,
  ...INVITATION_TEXTS[kind].may,
];

/** What is wrong with a ward's own invitation, in a sentence, or null. */
export function invitationProblem(kind: InvitationKind, text: string): string | null {
  const places = placesIn(kind);
  const offered = `You can use ${places.map(braced).join(', ')}.`;
  const found = [...text.matchAll(/\{([^{}]*)\}/gu)].map(([, place = '']) => place);
  const unknown = found.find((place) => !isPlace(place) || !places.includes(place));
  if (unknown !== undefined) return `${braced(unknown)} can’t be used here. ${offered}`;
  if (/[{}]/u.test(text.replace(/\{[^{}]*\}/gu, ''))) return `Missing { or }. ${offered}`;
  if (/[[\]]/u.test(text.replace(/\[[^[\]]*\]/gu, ''))) return 'Missing [ or ].';
  const missing = INVITATION_TEXTS[kind].needs.find((place) => !found.includes(place));
  return missing ? `Add ${braced(missing)} so people know what they’re being asked to do.` : null;
}

/** One that cannot be used, as an older version left it, is passed over. */
export function invitationTemplate(own: OwnInvitationTexts, kind: InvitationKind): string {
  const text = own[kind];
  return text !== undefined && invitationProblem(kind, text) === null ? text : INVITATION_TEXTS[kind].usual;
}

/** To those who have no name to be called by, such as 'ward choir'. */
export const withoutName = (template: string): string => template.replace(/^(?:Hi|Hello|Dear) \{name\}/u, 'Hello');

/** Where nothing is said, one of the spaces around it goes as well. */
const LEFT_OUT = '\uE000';

/** The invitation to one person. Text in brackets is left out when a placeholder in it is empty. */
export function filledInvitation(template: string, values: InvitationValues): string {
  const fill = (text: string) =>
    text.replace(/\{([a-z]+)\}(\.?)/gu, (whole, place: string, end: string) => {
      if (!isPlace(place)) return whole;
      // A topic may be a question, which ends the sentence itself.
      return /[.!?]$/u.test(values[place]) ? values[place] : values[place] + end;
    });
  const isWhole = (text: string) =>
    [...text.matchAll(/\{([a-z]+)\}/gu)].every(([, place = '']) => isPlace(place) && values[place] !== '');
  return template
    .split(/(\[[^[\]]*\])/u)
    .map((piece) => (piece.startsWith('[') ? (isWhole(piece) ? fill(piece.slice(1, -1)) : LEFT_OUT) : fill(piece)))
    .join('')
    .replace(/(\s|^)\uE000 /gu, '$1')
    .replaceAll(LEFT_OUT, '')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}

/** For a preview. The names are fictional. */
export const SAMPLE_VALUES: InvitationValues = {
  name: 'Grace',
  assignment: 'give the invocation',
  date: 'Sunday, March 14',
  time: '9:00 AM',
  place: '120 Maple Street',
  minutes: '10',
  topic: 'Hope',
  before: 'Tom Reyes',
  after: 'Ana Cruz',
  ward: 'Maple Grove Ward',
  sender: 'Daniel Ostby',
  link: 'https://planner.example.org/a/…',
};
