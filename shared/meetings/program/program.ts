import { longDate } from '#shared/calendar/format.ts';
import { announcementLines } from '#shared/pulpit/service-lines.ts';
import { printedName } from '#shared/pulpit/titles.ts';
import { arranged } from './program-order.ts';
import { HEAD_PARTS } from '#shared/meetings/parts.ts';
import { KIND_LABELS, holdsMeeting } from '#shared/meetings/rules.ts';
import type { MeetingRow } from '#shared/meetings/schema.ts';
import { insteadOfSpeakers, sundayMarks } from './sunday-notes.ts';

/** One line of the program as it is handed out; `detail` is a speaker's topic, or who performs. */
export type ProgramLine = { label: string; text: string; detail?: string };

const line = (label: string, text: string | null | undefined): ProgramLine[] => (text ? [{ label, text }] : []);

/** 'Ana Cruz and ward choir' */
export const performers = ({ musicalNumbers }: MeetingRow): string | undefined =>
  musicalNumbers.flatMap(({ type, performer }) => (type === 'special_number' ? (performer ?? []) : [])).join(' and ') ||
  undefined;

/** In the order in which the conducting script has it; what a fast Sunday hides is not on its program either. */
function messages(meeting: MeetingRow): ProgramLine[] {
  const instead = insteadOfSpeakers(meeting.kind);
  const [heading, rest] = [instead ? [{ label: instead, text: '' }] : [], line('Rest hymn', meeting.restHymn)];
  if (meeting.kind === 'fast_testimony') return [...rest, ...heading];
  const talks = meeting.speakingAssignments
    .toSorted((a, b) => a.order - b.order)
    .map((talk): ProgramLine => {
      const topic = talk.topic ?? undefined;
      return talk.speakerName
        ? { label: 'Speaker', text: talk.speakerName, detail: topic }
        : { label: 'Speaker', text: topic ?? '' };
    });
  const [special] = line('Musical number', meeting.specialNumber).map((one) => ({
    ...one,
    detail: performers(meeting),
  }));
  return [
    ...heading,
    ...arranged(
      talks.filter((talk) => talk.text !== ''),
      rest[0] ?? null,
      special ?? null,
    ),
  ];
}

/** Lines that belong together; a printed program sets them apart. */
export type ProgramPart = {
  key: 'leaders' | 'opening' | 'sacrament' | 'messages' | 'closing' | 'none';
  lines: ProgramLine[];
};

/** The public order of service: names, hymns, and topics, no business. Missing items are left out. */
export function programParts(meeting: MeetingRow): ProgramPart[] {
  if (!holdsMeeting(meeting.kind))
    return [{ key: 'none', lines: [{ label: KIND_LABELS[meeting.kind], text: 'No sacrament meeting this Sunday' }] }];
  const leaders = HEAD_PARTS.flatMap((part) => {
    const given = meeting[part.name];
    return line(part.label, typeof given === 'string' ? given : printedName(given));
  });
  const parts: ProgramPart[] = [
    { key: 'leaders', lines: leaders },
    {
      key: 'opening',
      lines: [...line('Opening hymn', meeting.openingHymn), ...line('Invocation', meeting.invocationMember)],
    },
    {
      key: 'sacrament',
      lines: [...line('Sacrament hymn', meeting.sacramentHymn), { label: 'Administration of the sacrament', text: '' }],
    },
    { key: 'messages', lines: messages(meeting) },
    {
      key: 'closing',
      lines: [...line('Closing hymn', meeting.closingHymn), ...line('Benediction', meeting.benedictionMember)],
    },
  ];
  return parts.filter(({ lines }) => lines.length > 0);
}

export const programLines = (meeting: MeetingRow): ProgramLine[] => programParts(meeting).flatMap(({ lines }) => lines);

/** One a line, and nothing where 'None' was typed. */
export const announcedIn = (meeting: MeetingRow): string[] => announcementLines(meeting);

const inText = ({ label, text, detail }: ProgramLine) =>
  text === '' ? label : `${label}: ${text}${detail ? ` (${detail})` : ''}`;

export type ProgramWard = {
  name: string;
  stake?: string | null;
  meetingTime?: string | null;
  programTheme?: string | null;
};

const CHURCH = 'The Church of Jesus Christ of Latter-day Saints';

/** Whose meeting it is, what it is, the day and hour, and the ward's theme or scripture. */
export type ProgramHead = {
  church: string;
  ward: string;
  stake: string | null;
  meeting: string;
  time: string;
  theme: string | null;
};

export const programHead = ({ date, kind }: MeetingRow, ward: ProgramWard): ProgramHead => ({
  church: CHURCH,
  ward: ward.name,
  stake: ward.stake?.trim() || null,
  meeting: ['Sacrament Meeting', ...sundayMarks(date, kind, 'Fast and testimony')].join(' · '),
  time: [longDate(date), ward.meetingTime].filter(Boolean).join(', '),
  theme: ward.programTheme?.trim() || null,
});

/** The program as plain text, to be pasted into a message or a bulletin. */
export function programText(meeting: MeetingRow, ward: ProgramWard): string {
  const { church, ward: name, stake, meeting: what, time, theme } = programHead(meeting, ward);
  const announced = announcedIn(meeting);
  const news = announced.length > 0 ? ['', 'Announcements', ...announced] : [];
  const head = [church, name, ...(stake ? [stake] : []), what, time, ...(theme ? ['', theme] : [])];
  return `${[...head, '', ...programLines(meeting).map(inText), ...news].join('\n')}\n`;
}
