import { longDate } from '#shared/calendar/format.ts';
import { KIND_LABELS, holdsMeeting } from './rules.ts';
import type { Meeting } from './schema.ts';
import { insteadOfSpeakers } from './sunday-notes.ts';

/** One line of the program as it is handed out; `detail` is a speaker's topic. */
export type ProgramLine = { label: string; text: string; detail?: string };

const line = (label: string, text: string | null | undefined): ProgramLine[] => (text ? [{ label, text }] : []);
const named = (person: { firstName: string; lastName: string } | null | undefined) =>
  person ? `${person.firstName} ${person.lastName}` : null;

function messages(meeting: Meeting): ProgramLine[] {
  const instead = insteadOfSpeakers(meeting.kind);
  const talks = meeting.speakingAssignments.map((talk): ProgramLine => {
    const topic = talk.topic ?? undefined;
    return talk.speakerName ? { label: 'Speaker', text: talk.speakerName, detail: topic } : { label: 'Speaker', text: topic ?? '' };
  });
  const [first, ...others] = talks.filter((talk) => talk.text !== '');
  const between = [...line('Rest hymn', meeting.restHymn), ...line('Musical number', meeting.specialNumber)];
  const last = others.pop();
  return [
    ...(instead ? [{ label: instead, text: '' }] : []),
    ...(first ? [first] : []),
    ...others,
    ...between,
    ...(last ? [last] : []),
  ];
}

/** The order of service for everybody: names, hymns and topics, no business. What is not known is left out. */
export function programLines(meeting: Meeting): ProgramLine[] {
  if (!holdsMeeting(meeting.kind)) return [{ label: KIND_LABELS[meeting.kind], text: 'No sacrament meeting on this Sunday' }];
  return [
    ...line('Presiding', named(meeting.presidingMember)),
    ...line('Conducting', named(meeting.conductingMember)),
    ...line('Organist', meeting.organist),
    ...line('Chorister', meeting.chorister),
    ...line('Opening hymn', meeting.openingHymn),
    ...line('Invocation', meeting.invocationMember),
    ...line('Sacrament hymn', meeting.sacramentHymn),
    { label: 'Administration of the sacrament', text: '' },
    ...messages(meeting),
    ...line('Closing hymn', meeting.closingHymn),
    ...line('Benediction', meeting.benedictionMember),
  ];
}

const inText = ({ label, text, detail }: ProgramLine) =>
  text === '' ? label : `${label}: ${text}${detail ? ` (${detail})` : ''}`;

export type ProgramWard = { name: string; meetingTime?: string | null };

/** The program as plain text, to be pasted into a message or a bulletin. */
export function programText(meeting: Meeting, ward: ProgramWard): string {
  const head = [ward.name, 'Sacrament Meeting', [longDate(meeting.date), ward.meetingTime].filter(Boolean).join(', ')];
  const news = meeting.announcements ? ['', 'Announcements', meeting.announcements] : [];
  return `${[...head, '', ...programLines(meeting).map(inText), ...news].join('\n')}\n`;
}
