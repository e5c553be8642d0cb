import { holdsMeeting, KIND_LABELS } from '#shared/meetings/rules.ts';
import { businessItems } from './business/business.ts';
import { messageItems } from './gospel-messages.ts';
import { announcementLines, note, read, textLines, who } from './service-lines.ts';
import { musicLines, musicOf, spokenMusic } from './sheet-music.ts';
import type { ServiceItem, SheetMeeting, SheetWard } from './sheet.ts';
import { NOTES_LABEL } from './words.ts';
import { nameOrMissing, spokenName } from './titles.ts';
import { welcomeItem } from './welcome.ts';
import type { ScriptWording } from './wording/wording-schema.ts';
import { spoken, wordingText } from './wording/wording.ts';
import type { WordingKey } from './wording/wording-texts.ts';

function announcementItems(meeting: SheetMeeting, wording: ScriptWording): ServiceItem[] {
  const lines = announcementLines(meeting);
  if (lines.length === 0) return [];
  const lead = spoken(wordingText(wording, lines.length === 1 ? 'announcementOne' : 'announcementSeveral'));
  return [{ key: 'announcements', label: 'Announcements', part: 'opening', lines: [...lead, ...lines.map(read)] }];
}

function openingItems(meeting: SheetMeeting, wording: ScriptWording): ServiceItem[] {
  const part = 'opening';
  const music = musicOf(meeting, 'opening');
  const name = nameOrMissing(spokenName(meeting, 'invocationMember'));
  const words = spoken(wordingText(wording, 'openingHymn'), { hymn: (end) => spokenMusic(music, end), name });
  return [
    { key: 'opening-hymn', label: 'Opening hymn', part, lines: [...musicLines(music), ...words] },
    { key: 'invocation', label: 'Invocation', part, lines: [who(name)] },
  ];
}

function sacramentItems(meeting: SheetMeeting, wording: ScriptWording): ServiceItem[] {
  const part = 'sacrament';
  const music = musicOf(meeting, 'sacrament');
  const words = spoken(wordingText(wording, 'sacramentHymn'), { hymn: (end) => spokenMusic(music, end) });
  return [
    { key: 'sacrament-hymn', label: 'Sacrament hymn', part, lines: [...musicLines(music), ...words] },
    {
      key: 'sacrament',
      label: 'Administration of the sacrament',
      part,
      lines: spoken(wordingText(wording, 'afterSacrament')),
    },
  ];
}

const THANKS: Partial<Record<SheetMeeting['kind'], WordingKey>> = {
  fast_testimony: 'thanksFast',
  primary_program: 'thanksPrimary',
};

function closingItems(meeting: SheetMeeting, wording: ScriptWording): ServiceItem[] {
  const part = 'closing';
  const music = musicOf(meeting, 'closing');
  const name = nameOrMissing(spokenName(meeting, 'benedictionMember'));
  const words = [
    ...spoken(wordingText(wording, THANKS[meeting.kind] ?? 'thanks')),
    ...spoken(wordingText(wording, 'closingHymn'), { hymn: (end) => spokenMusic(music, end), name }),
  ];
  return [
    { key: 'closing-hymn', label: 'Closing hymn', part, lines: [...musicLines(music), ...words] },
    { key: 'benediction', label: 'Benediction', part, lines: [who(name)] },
  ];
}

/** Private notes come first, where the person conducting sees them and no one mistakes them for something to say. */
function noteItems(meeting: SheetMeeting): ServiceItem[] {
  const lines = textLines(meeting.notes);
  return lines.length > 0 ? [{ key: 'notes', label: NOTES_LABEL, part: 'notes', lines: lines.map(note) }] : [];
}

const REASONS: Partial<Record<SheetMeeting['kind'], string>> = {
  general_conference: ' because of general conference',
  stake_conference: ' because of stake conference',
};

/** The meeting in the order in which it is held (General Handbook 29.2.1.1), for every sheet and view that shows it. */
export function orderOfService(meeting: SheetMeeting, ward: SheetWard): ServiceItem[] {
  if (!holdsMeeting(meeting.kind)) {
    const lines = [note(`There is no sacrament meeting this Sunday${REASONS[meeting.kind] ?? ''}.`)];
    return [{ key: 'no-meeting', label: KIND_LABELS[meeting.kind], part: 'opening', lines }, ...noteItems(meeting)];
  }
  return [
    ...noteItems(meeting),
    welcomeItem(meeting, ward),
    ...announcementItems(meeting, ward.scriptWording),
    ...openingItems(meeting, ward.scriptWording),
    ...businessItems(meeting, ward.scriptWording),
    ...sacramentItems(meeting, ward.scriptWording),
    ...messageItems(meeting, ward.scriptWording),
    ...closingItems(meeting, ward.scriptWording),
  ];
}
