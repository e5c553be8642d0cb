import { minutesIn } from '#shared/calendar/clock.ts';
import { festivalOf } from '#shared/calendar/sundays.ts';
import type { MeetingKind } from '#shared/meetings/constants.ts';
import { HEAD_PARTS, isMemberPart } from '#shared/meetings/parts.ts';
import { oneLine, who } from './service-lines.ts';
import type { ServiceItem, ServiceLine, SheetMeeting, SheetPerson, SheetWard } from './sheet.ts';
import { MISSING } from './words.ts';
import { nameOrMissing, spokenName, titledName } from './titles.ts';
import type { ScriptWording } from './wording/wording-schema.ts';
import { spoken, wordingText } from './wording/wording.ts';

/** 'Good morning' by the ward's hour, '9:00 AM' or '13:00'; no greeting of the hour when it cannot be read. */
function greeting(time: string | null | undefined): string {
  const minutes = minutesIn(time);
  if (minutes === null) return 'Brothers and sisters,';
  const hour = minutes / 60;
  return `Good ${hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening'}, brothers and sisters, and`;
}

function spokenWard(name: string): string {
  const ward = oneLine(name) ?? 'our ward';
  return /\b(?:ward|branch)$/iu.test(ward) && !/^(?:the|our) /iu.test(ward) ? `the ${ward}` : ward;
}

const OCCASIONS: Partial<Record<MeetingKind, string>> = {
  fast_testimony: 'fast and testimony meeting',
  ward_conference: 'ward conference',
};

const SEASONS = { Easter: 'on this Easter Sunday', Christmas: 'during this Christmas season' };

function welcoming({ date, kind }: SheetMeeting, ward: SheetWard): ServiceLine[] {
  const festival = festivalOf(date);
  return spoken(wordingText(ward.scriptWording, 'welcome'), {
    greeting: greeting(ward.meetingTime),
    meeting: OCCASIONS[kind] ?? 'sacrament meeting',
    ward: spokenWard(ward.name),
    season: festival ? SEASONS[festival] : '',
  });
}

/** Two leaders may share a title and surname, so the whole person is compared. */
const isSame = (a: SheetPerson | null | undefined, b: SheetPerson | null | undefined): boolean =>
  Boolean(a && b && a.id === b.id && a.firstName === b.firstName && a.lastName === b.lastName);

const NO_ONE_CONDUCTING = `${MISSING} will be conducting.`;

function leading(presiding: string, conducting: string, both: boolean, wording: ScriptWording): ServiceLine[] {
  if (both) return spoken(wordingText(wording, 'presidingAndConducting'), { presiding });
  const conducts = conducting === MISSING ? NO_ONE_CONDUCTING : wordingText(wording, 'conducting');
  return spoken(`${wordingText(wording, 'presiding')} ${conducts}`, { presiding, conducting });
}

function musicians(chorister: string | null, organist: string | null, wording: ScriptWording): ServiceLine[] {
  if (!chorister && !organist) return [];
  const key = chorister && organist ? 'musicians' : chorister ? 'choristerAlone' : 'organistAlone';
  return spoken(wordingText(wording, key), { chorister: chorister ?? '', organist: organist ?? '' });
}

export function welcomeItem(meeting: SheetMeeting, ward: SheetWard): ServiceItem {
  const presiding = nameOrMissing(titledName(meeting.presidingMember));
  const conducting = nameOrMissing(titledName(meeting.conductingMember));
  const both = isSame(meeting.presidingMember, meeting.conductingMember);
  const chorister = spokenName(meeting, 'chorister');
  const organist = spokenName(meeting, 'organist');
  const wording = ward.scriptWording;
  return {
    key: 'welcome',
    label: 'Welcome',
    part: 'opening',
    lines: [
      ...HEAD_PARTS.flatMap((part): ServiceLine[] => {
        const name = isMemberPart(part) ? titledName(meeting[part.name]) : spokenName(meeting, part.name);
        return name || part.required ? [who(nameOrMissing(name), part.label)] : [];
      }),
      ...welcoming(meeting, ward),
      ...leading(presiding, conducting, both, wording),
      ...spoken(wordingText(wording, 'visitors')),
      ...musicians(chorister, organist, wording),
    ],
  };
}
