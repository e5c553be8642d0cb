import { dayWithoutYear, monthName } from '#shared/calendar/format.ts';
import type { WithAssignments } from '#shared/invitations/assignments.ts';
import { declinesIn, openPlaces } from '#shared/invitations/declines.ts';
import { holdsMeeting, KIND_LABELS, missingParts, planOf } from '#shared/meetings/rules.ts';
import { HYMN_SLOT_NAMES, type MeetingKind } from '#shared/meetings/constants.ts';
import { HYMN_FIELDS, HYMN_SLOT_LABELS, isRequiredSlot } from '#shared/meetings/music/hymns.ts';
import { withoutSigns } from '#shared/music/hymn-text.ts';
import type { SundaySlot } from '#shared/meetings/hints/upcoming.ts';

/** What an email is made of before it is addressed. */
export type Letter = { subject: string; text: string };

type Written = Parameters<typeof planOf>[0] & WithAssignments;
type Slot = SundaySlot<Written & { date: string; kind: MeetingKind; status: string }>;

function hymnsOf({ date, kind, meeting }: Slot): string {
  const day = dayWithoutYear(date);
  if (!holdsMeeting(kind)) return `${day}\n  ${KIND_LABELS[kind]}`;
  const lines = HYMN_SLOT_NAMES.flatMap((slot) => {
    const chosen = meeting?.[HYMN_FIELDS[slot]] || (isRequiredSlot(slot) ? 'not chosen yet' : null);
    return chosen ? [`  ${HYMN_SLOT_LABELS[slot]}: ${withoutSigns(chosen)}`] : [];
  });
  return [day, ...lines].join('\n');
}

/** The hymns of a month, Sunday by Sunday, and no one's name. */
export function hymnListLetter(
  month: string,
  slots: readonly Slot[],
  { name, ward }: { name: string; ward: string },
): Letter {
  const inMonth = slots.filter(({ date }) => date.startsWith(month));
  return {
    subject: `Hymns for ${monthName(month)}`,
    text: `Hi ${name},\n\nHere are the hymns for ${monthName(month)} for the ${ward}.\n\n${inMonth.map(hymnsOf).join('\n\n')}`,
  };
}

function missingIn({ kind, meeting }: Slot): string[] {
  if (!holdsMeeting(kind)) return [];
  if (!meeting) return ['not planned yet'];
  const missing =
    meeting.status === 'draft' ? ['not planned yet'] : missingParts(planOf(meeting)).map(({ label }) => label);
  return [...openPlaces(declinesIn(meeting)), ...missing];
}

/** What the coming Sundays still lack, in the words of the planner and without a name; null where they lack nothing. */
export function whatsMissingLetter(
  slots: readonly Slot[],
  { name, ward, link }: { name: string; ward: string; link: string },
): Letter | null {
  const open = slots.flatMap((slot) => {
    const missing = missingIn(slot);
    return missing.length > 0 ? [`${dayWithoutYear(slot.date)}: ${missing.join(', ')}`] : [];
  });
  if (open.length === 0) return null;
  const sundays = open.length === 1 ? '1 Sunday' : `${open.length} Sundays`;
  return {
    subject: `${sundays} still ${open.length === 1 ? 'needs' : 'need'} planning`,
    text: `Hi ${name},\n\nHere’s what’s still missing on upcoming Sundays in the ${ward}:\n\n${open.join('\n')}\n\nPlan them here: ${link}`,
  };
}

/** What an admin sends to their own address to see whether email works. */
export const testLetter = ({ name, ward }: { name: string; ward: string }): Letter => ({
  subject: 'Test email from the Sacrament Meeting Planner',
  text: `Hi ${name},\n\nEmail is working. The ${ward} can now send emails from the planner.\n`,
});

/** What every email ends with: why it came, and the way to stop it. */
export const endingOf = (ward: string, link: string): string =>
  `\n\n-- \nSent by the Sacrament Meeting Planner, ${ward}. To stop these emails: ${link}\n`;

/** Where the link goes in words that are kept. */
export const LINK_PLACE = '{link}';
const LINK = /https?:\/\/[^\s/]+\/a\/[\w-]{43}/gu;

/** A planner's words without the secret of the link; the email gets a link of its own when it is sent. */
export const withoutLink = (text: string): string => text.replaceAll(LINK_PLACE, '').replace(LINK, LINK_PLACE);
