import { festivalOf } from '#shared/calendar/sundays.ts';
import type { MeetingKind } from '#shared/meetings/schema.ts';
import { ended, hint, oneLine, say, who } from './lines.ts';
import { MISSING, type ServiceItem, type SheetMeeting, type SheetPerson, type SheetWard } from './sheet.ts';
import { nameOrMissing, titledName } from './titles.ts';

/** 'Good morning' by the ward's hour, '9:00 AM' or '13:00'; a plain address when the hour cannot be read. */
function greeting(time: string | null | undefined): string {
  const [, hours, half] = /^\s*(\d{1,2})(?:[:.]\d\d)?\s*([ap])?/iu.exec(time ?? '') ?? [];
  if (!hours) return 'Brothers and sisters,';
  const hour = (half ? Number(hours) % 12 : Number(hours)) + (half?.toLowerCase() === 'p' ? 12 : 0);
  return `Good ${hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening'}, brothers and sisters, and`;
}

function spokenWard(name: string): string {
  const ward = oneLine(name) ?? 'our ward';
  return /\b(?:ward|branch)$/iu.test(ward) && !/^(?:the|our) /iu.test(ward) ? `the ${ward}` : ward;
}

const OCCASIONS: Partial<Record<MeetingKind, string>> = {
  fast_testimony: 'the fast and testimony meeting',
  ward_conference: 'the ward conference',
};

const SEASONS = { Easter: ' on this Easter Sunday', Christmas: ' at this Christmas season' };

function welcoming({ date, kind }: SheetMeeting, ward: SheetWard): string {
  const festival = festivalOf(date);
  const season = festival ? SEASONS[festival] : '';
  const occasion = OCCASIONS[kind] ?? 'the sacrament meeting';
  return `${greeting(ward.meetingTime)} welcome to ${occasion} of ${spokenWard(ward.name)}${season}.`;
}

/** Two leaders may share a title and surname, so the whole person is compared. */
const isSame = (a: SheetPerson | null | undefined, b: SheetPerson | null | undefined): boolean =>
  Boolean(a && b && a.id === b.id && a.firstName === b.firstName && a.lastName === b.lastName);

function leading(presiding: string, conducting: string, both: boolean): string {
  if (both) return `I am ${presiding}, and I will be presiding and conducting.`;
  const conducts = conducting === MISSING ? `Conducting is ${MISSING}.` : `I am ${conducting}, and I will be conducting.`;
  return `${ended(`Presiding at this meeting is ${presiding}`, '.')} ${conducts}`;
}

function musicians(chorister: string | null, organist: string | null): string | null {
  const parts = [chorister ? `led by ${chorister}` : null, organist ? `accompanied by ${organist}` : null].filter(Boolean);
  return parts.length > 0 ? ended(`The singing will be ${parts.join(' and ')}`, '.') : null;
}

export function welcomeItem(meeting: SheetMeeting, ward: SheetWard): ServiceItem {
  const presiding = nameOrMissing(titledName(meeting.presidingMember));
  const conducting = nameOrMissing(titledName(meeting.conductingMember));
  const both = isSame(meeting.presidingMember, meeting.conductingMember);
  const chorister = oneLine(meeting.chorister);
  const organist = oneLine(meeting.organist);
  const music = musicians(chorister, organist);
  return {
    key: 'welcome',
    label: 'Welcome',
    part: 'opening',
    lines: [
      who(presiding, 'Presiding'),
      who(conducting, 'Conducting'),
      ...(chorister ? [who(chorister, 'Chorister')] : []),
      ...(organist ? [who(organist, 'Organist')] : []),
      say(welcoming(meeting, ward)),
      say('We are glad that you are here, and we welcome all who are visiting with us today.'),
      say(leading(presiding, conducting, both)),
      hint('Acknowledge visiting leaders by name.'),
      ...(music ? [say(music)] : []),
    ],
  };
}
