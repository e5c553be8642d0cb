import { holdsMeeting, KIND_LABELS } from '#shared/meetings/rules.ts';
import { businessItems } from './business.ts';
import { messageItems } from './gospel-messages.ts';
import { ended, hint, note, read, say, textLines, who } from './lines.ts';
import { musicLines, musicOf, spokenMusic } from './sheet-music.ts';
import type { ServiceItem, SheetMeeting, SheetWard } from './sheet.ts';
import { nameOrMissing } from './titles.ts';
import { welcomeItem } from './welcome.ts';

function announcementItems(meeting: SheetMeeting): ServiceItem[] {
  const lines = textLines(meeting.announcements);
  if (lines.length === 0) return [];
  const lead = lines.length === 1 ? 'We have one announcement.' : 'We have the following announcements.';
  return [{ key: 'announcements', label: 'Announcements', part: 'opening', lines: [say(lead), ...lines.map(read)] }];
}

function openingItems(meeting: SheetMeeting): ServiceItem[] {
  const part = 'opening';
  const music = musicOf(meeting, 'opening');
  const prayer = nameOrMissing(meeting.invocationMember);
  const words = `We will begin our worship by singing ${spokenMusic(music, ',')}`;
  const after = `after which the invocation will be offered by ${prayer}`;
  const lines = [...musicLines(music), say(ended(`${words} ${after}`, '.'))];
  return [
    { key: 'opening-hymn', label: 'Opening hymn', part, lines },
    { key: 'invocation', label: 'Invocation', part, lines: [who(prayer)] },
  ];
}

function sacramentItems(meeting: SheetMeeting): ServiceItem[] {
  const music = musicOf(meeting, 'sacrament');
  const words = `We will now prepare to partake of the sacrament by singing ${spokenMusic(music, ',')}`;
  const lines = [...musicLines(music), say(`${words} after which the sacrament will be administered.`)];
  return [
    { key: 'sacrament-hymn', label: 'Sacrament hymn', part: 'sacrament', lines },
    {
      key: 'sacrament',
      label: 'Administration of the sacrament',
      part: 'sacrament',
      lines: [
        hint('The sacrament is blessed and passed.'),
        say('We thank those who have administered the sacrament, and all of you for your reverence.'),
        say('Those who served may now be seated with their families.'),
      ],
    },
  ];
}

const THANKS = 'We thank all who have taken part in our meeting today with their words, their prayers and their music.';
const THANKS_OF: Partial<Record<SheetMeeting['kind'], string>> = {
  fast_testimony: 'We thank all who have borne testimony, and all who have shared in prayer and music today.',
  primary_program: 'We thank the children of the Primary and their leaders, and all who have taken part today.',
};

function closingItems(meeting: SheetMeeting): ServiceItem[] {
  const part = 'closing';
  const music = musicOf(meeting, 'closing');
  const prayer = nameOrMissing(meeting.benedictionMember);
  const words = `We will close by singing ${spokenMusic(music, ',')}`;
  const after = `after which the benediction will be offered by ${prayer}`;
  const spoken = [say(THANKS_OF[meeting.kind] ?? THANKS), say(ended(`${words} ${after}`, '.'))];
  return [
    { key: 'closing-hymn', label: 'Closing hymn', part, lines: [...musicLines(music), ...spoken] },
    { key: 'benediction', label: 'Benediction', part, lines: [who(prayer)] },
  ];
}

function noteItems(meeting: SheetMeeting): ServiceItem[] {
  const lines = textLines(meeting.notes);
  return lines.length > 0 ? [{ key: 'notes', label: 'Notes', part: 'notes', lines: lines.map(note) }] : [];
}

const REASONS: Partial<Record<SheetMeeting['kind'], string>> = {
  general_conference: ', because of the General Conference of the Church',
  stake_conference: ', because of stake conference',
};

/** The meeting in the order in which it is held (General Handbook 29.2.1.1), for every sheet and view that shows it. */
export function orderOfService(meeting: SheetMeeting, ward: SheetWard): ServiceItem[] {
  if (!holdsMeeting(meeting.kind)) {
    const lines = [note(`No sacrament meeting is held on this Sunday${REASONS[meeting.kind] ?? ''}.`)];
    return [{ key: 'no-meeting', label: KIND_LABELS[meeting.kind], part: 'opening', lines }, ...noteItems(meeting)];
  }
  return [
    welcomeItem(meeting, ward),
    ...announcementItems(meeting),
    ...openingItems(meeting),
    ...businessItems(meeting),
    ...sacramentItems(meeting),
    ...messageItems(meeting),
    ...closingItems(meeting),
    ...noteItems(meeting),
  ];
}
