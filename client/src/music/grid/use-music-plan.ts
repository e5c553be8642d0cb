import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useToday, useWard } from '#client/auth/session.ts';
import { planningOptions } from '#client/meetings/meeting-options.ts';
import { storedHymns } from '#client/meetings/stored-hymns.ts';
import { repeatedHymns } from '#shared/meetings/music/hymn-uses.ts';
import { hymnSetting, lastMusicSunday, musicSundays } from '#shared/meetings/music/music-plan.ts';
import { holdsMeeting, isMusicComplete } from '#shared/meetings/rules.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { HYMN_SLOTS, HYMN_SLOT_NAMES, type HymnSlot } from '#shared/meetings/constants.ts';
import { hymnKey, hymnText, isHymnChosen } from '#shared/music/hymn-text.ts';
import type { Use } from '#shared/music/rules.ts';
import { fillGaps, isSuggestedSlot, SUGGESTED_SLOTS, suggestHymns, sungOf } from '#shared/music/suggestions.ts';
import { everSungOptions } from '#client/music/api.ts';
import { useMusicDrafts } from './music-drafts.ts';
import type { Looked, MusicLine, PlannedMeeting } from './music-plan.ts';
import { useHymnBook } from '#client/music/use-hymn-choices.tsx';

/** How many further Sundays are shown at a time. */
const MORE = 6;
const NO_MEETINGS: readonly Meeting[] = [];

const specialUse = (meeting: Meeting): Use[] =>
  meeting.musicalNumbers.flatMap(({ type, hymnNumber, title }) =>
    type === HYMN_SLOTS.specialNumber && hymnNumber !== null
      ? [{ meetingId: meeting.id, usageDate: meeting.date, hymnNumber, hymnTitle: title }]
      : [],
  );

/** The Sundays of the music screen with what is typed into them, and what can be proposed for their gaps. */
export function useMusicLines() {
  const ward = useWard();
  const today = useToday();
  const planning = useQuery(planningOptions(today));
  const meetings = planning.data ?? NO_MEETINGS;
  const { hymns: book, known } = useHymnBook();
  const { data: everSung } = useQuery(everSungOptions());
  const drafts = useMusicDrafts(known);
  const uses = drafts.usesOf(meetings);
  // A special number does not come too soon, yet the congregation need not sing the same hymn right after it.
  const sung = sungOf(everSung ?? [], [...uses, ...meetings.flatMap(specialUse)]);
  const keyOf = (text: string) => (text.trim() === '' ? '' : hymnKey(known.read(text)));

  const [typing, typeIn] = useState<Looked | null>(null);
  const planOf = (meeting: Meeting): PlannedMeeting => {
    const hymns = drafts.hymnsOf(meeting);
    const stored = storedHymns(meeting);
    const typed = typing?.meetingId === meeting.id ? typing.slot : null;
    // What someone is in the middle of is no hymn yet.
    const has = (slot: HymnSlot) =>
      isHymnChosen(known.asStored(hymns[slot])) && (slot !== typed || hymns[slot] === stored[slot]);
    return {
      meeting,
      hymns,
      isChanged: drafts.isChanged(meeting),
      isComplete: isMusicComplete({
        openingHymn: has('opening'),
        sacramentHymn: has('sacrament'),
        closingHymn: has('closing'),
      }),
      repeated: repeatedHymns(hymns, keyOf),
      isDoubtful: HYMN_SLOT_NAMES.some((slot) => known.isUnknownNumber(hymns[slot])),
    };
  };
  const [further, setFurther] = useState(0);
  const showMore = () => setFurther(further + MORE);
  const lines = musicSundays(meetings, today, ward.fastSundayRule, further).map(
    ({ date, kind, meeting }): MusicLine => {
      const hasMeeting = holdsMeeting(kind);
      return { date, kind, hasMeeting, planned: meeting && hasMeeting ? planOf(meeting) : null };
    },
  );
  const hasMore = (lines.at(-1)?.date ?? today) < lastMusicSunday(today);
  const now = meetings.find((meeting) => meeting.date === today && holdsMeeting(meeting.kind));
  const present = now ? planOf(now) : null;
  const planned = [...(present ? [present] : []), ...lines.flatMap((line) => line.planned ?? [])];

  const choice = { hymns: book, sung, today, weeks: ward.hymnRepeatWeeks };
  const settingOf = ({ meeting, hymns }: PlannedMeeting) =>
    hymnSetting({ ...meeting, talks: meeting.speakingAssignments, hymns }, keyOf);
  const suggest = (one: PlannedMeeting, slot: HymnSlot, limit: number) => {
    // Without what has been sung, each hymn would be one that never was.
    if (!everSung || !isSuggestedSlot(slot) || one.hymns[slot].trim() !== '') return [];
    return suggestHymns({ ...settingOf(one), slot }, choice, limit);
  };

  /** Fills the required gaps of the meetings whose date begins so ('2026-12'); returns how many it filled, null when what has been sung is unknown. */
  const fill = (month: string): number | null => {
    if (!everSung) return null;
    const own = planned.filter(({ meeting }) => meeting.date.startsWith(month));
    const gaps = own.map((one) => {
      const chosen = SUGGESTED_SLOTS.map((slot) => [slot, keyOf(one.hymns[slot])] as const).filter(
        ([, key]) => key !== '',
      );
      return { id: one.meeting.id, ...settingOf(one), chosen: Object.fromEntries(chosen) };
    });
    let count = 0;
    for (const [id, hymns] of fillGaps(gaps, choice)) {
      const meeting = own.find((one) => one.meeting.id === id)?.meeting;
      const texts = Object.entries(hymns).map(([slot, hymn]) => [slot, hymnText(hymn.number, hymn.title)] as const);
      if (meeting && texts.length > 0) drafts.change(meeting, Object.fromEntries(texts));
      count += texts.length;
    }
    return count;
  };

  const [looked, look] = useState<Looked | null>(null);
  const [expected, expect] = useState<number | null>(null);
  return {
    ward,
    today,
    planning,
    drafts,
    uses,
    lines,
    present,
    planned,
    suggest,
    fill,
    hasMore,
    showMore,
    typing,
    typeIn,
    looked,
    look,
    expected,
    expect,
    everSung,
  };
}
