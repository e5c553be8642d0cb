import { festivalOf } from '#shared/calendar/sundays.ts';
import { DEFAULT_SPEAKER_MINUTES, MEETING_MINUTES } from '#shared/meetings/limits.ts';
import { plannedMinutes } from '#shared/meetings/rules.ts';
import type { MeetingKind } from '#shared/meetings/constants.ts';
import { numberOrTitle } from './sample-hymns.ts';
import { holderOf, type SamplePerson } from './sample-people.ts';
import { emptyPlan, type Music, type SundayPlan, type SampleTalk, type Who } from './sample-plan.ts';
import { sure } from './sample-random.ts';
import { freeOn, type WardLife } from './sample-ward.ts';
import {
  announcementsFor,
  fastBusiness,
  festivalSpecial,
  NOTES,
  WARD_BUSINESS,
  type SpeakerKind,
} from './sample-words.ts';

const TALK_REST_DAYS = 125;

/** Lengths of the talks, the longest choice first; the first that fits into the hour is taken. */
const LENGTHS = {
  youthAndTwo: [
    [5, 10, 15],
    [5, 10, 10],
    [5, 5, 10],
  ],
  youthAndOne: [
    [5, 20],
    [5, 15],
    [5, 10],
  ],
  two: [
    [15, 15],
    [10, 15],
    [10, 10],
  ],
} as const;

function lead(life: WardLife, plan: SundayPlan, busy: Set<SamplePerson>): void {
  const [bishop, first, second] = life.bishopric;
  const isConference = plan.kind === 'ward_conference';
  plan.conducting = sure(
    life.conductors.next(plan.date, (one) => !isConference || one !== bishop) ?? life.chance.pick([first, second]),
  );
  const visiting = life.chance.happens(0.06) ? life.stakeLeader : bishop;
  plan.presiding = isConference ? life.stakePresident : visiting;
  busy.add(plan.conducting).add(plan.presiding).add(bishop);
}

/** Mostly the one who is called to it, sometimes the other, rarely a visitor. */
function musician(life: WardLife, busy: Set<SamplePerson>, callings: readonly [string, string], visitor: string): Who {
  if (life.chance.happens(0.03)) return visitor;
  const chosen = holderOf(life.people, life.chance.happens(0.72) ? callings[0] : callings[1]);
  busy.add(chosen);
  return chosen;
}

function specialNumber(life: WardLife, plan: SundayPlan, busy: Set<SamplePerson>): Music {
  const { date } = plan;
  const festival = festivalOf(date);
  const rested = life.specials.next(
    date,
    ({ title }) => festival === null && life.hymns.isRested(numberOrTitle(title), date),
  );
  const { title, by } = rested ?? festivalSpecial(festival ?? 'Easter', life.chance);
  const hymn = numberOrTitle(title);
  if (by === 'choir') {
    const director = holderOf(life.people, 'Choir Director');
    busy.add(director);
    return { ...hymn, performer: 'the ward choir', directorId: director.row.id };
  }
  const free = life.chance.shuffled(life.people.filter(freeOn(date, busy)));
  const [one, other] = [sure(free[0]), sure(free[1])];
  busy.add(one);
  if (by !== 'duet')
    return { ...hymn, performer: by === 'violin' ? `${one.name}, violin` : one.name, performerId: one.row.id };
  busy.add(other);
  return { ...hymn, performer: `${one.name} and ${other.name}`, performerId: one.row.id };
}

function chooseMusic(life: WardLife, plan: SundayPlan, busy: Set<SamplePerson>): void {
  const { chance, hymns } = life;
  const { date, kind, music } = plan;
  const festival = festivalOf(date);
  const isHarvest = date.slice(5, 7) === '11' && Number(date.slice(8)) > 14 && Number(date.slice(8)) < 28;
  const season = festival ?? (kind === 'fast_testimony' ? 'fast' : isHarvest ? 'harvest' : 'ordinary');
  const wantsSpecial = kind === 'special' || kind === 'ward_conference' || (kind === 'regular' && chance.happens(0.28));
  for (const slot of ['opening', 'sacrament', 'closing'] as const) {
    const repeated = slot === 'opening' && kind === 'regular' && chance.happens(0.045) ? hymns.again(slot, date) : null;
    music[slot] = hymns.sing(slot, date, repeated ?? hymns.choose(slot, date, season));
  }
  if (wantsSpecial) music.specialNumber = specialNumber(life, plan, busy);
  else if (kind === 'regular' && chance.happens(0.65))
    music.rest = hymns.sing('rest', date, hymns.choose('rest', date, season));
  const sung = music.specialNumber;
  if (sung && sung.number !== null) {
    // A carol that the congregation sings as well is not a number of its own.
    const isDouble = [music.opening, music.sacrament, music.closing].some((hymn) => hymn?.number === sung.number);
    if (isDouble) music.specialNumber = { ...sung, number: null, title: `${sung.title} (arrangement)` };
    else hymns.sing('specialNumber', date, sung);
  }
}

function pray(life: WardLife, plan: SundayPlan, busy: Set<SamplePerson>): void {
  const give = (notOf: string | null) => {
    const free = freeOn(plan.date, busy);
    const chosen = sure(life.prayers.next(plan.date, (one) => free(one) && one.household !== notOf));
    busy.add(chosen);
    return chosen;
  };
  const first = give(null);
  plan.invocation = first;
  plan.benediction = life.chance.happens(0.02) ? 'Elder Josiah Tanner' : give(first.household);
}

function say(life: WardLife, plan: SundayPlan, isFull: boolean): void {
  const { chance } = life;
  const isFast = plan.kind === 'fast_testimony';
  if (isFull || chance.happens(0.85)) plan.announcements = announcementsFor(plan.date, chance);
  // The script of a ward conference has the sustaining of officers by itself.
  if (plan.kind !== 'ward_conference' && (isFull || chance.happens(isFast ? 0.8 : 0.2)))
    plan.wardBusiness = isFast ? fastBusiness(chance.pick(life.parents), chance) : chance.pick(WARD_BUSINESS);
  if (isFull || chance.happens(0.2)) plan.notes = chance.pick(NOTES);
  if (plan.kind !== 'regular' || !(isFull || chance.happens(0.34))) return;
  const changes = Array.from({ length: 1 + chance.below(2) }, () => life.changes(plan.date)).filter(
    (change) => change !== null,
  );
  if (changes.length === 0) return;
  plan.newCallings = changes.map((change) => change.called).join('\n');
  plan.releases = changes.map((change) => change.released).join('\n');
}

const kindOf = (who: Who): SpeakerKind =>
  typeof who === 'string' ? (/^(?:Elder|Sister) /.test(who) ? 'missionary' : 'adult') : who.isYouth ? 'youth' : 'adult';

function speak(life: WardLife, plan: SundayPlan, busy: Set<SamplePerson>): void {
  const { chance } = life;
  const { date, kind } = plan;
  const hasBusiness = Boolean(plan.wardBusiness ?? plan.newCallings);
  const { spoken, rest } = plannedMinutes({
    kind,
    speakers: [],
    hasBusiness,
    hasRestHymn: Boolean(plan.music.rest),
    hasSpecialNumber: Boolean(plan.music.specialNumber),
    usualTalkMinutes: DEFAULT_SPEAKER_MINUTES,
  });
  const taken = spoken + rest;
  const free = freeOn(date, busy);
  const isConference = kind === 'ward_conference';
  const young = !isConference && chance.happens(0.86) ? life.youth.next(date, free, TALK_REST_DAYS) : null;
  const count = young && kind === 'regular' && chance.happens(0.6) ? 2 : young ? 1 : 2;
  const speakers: Who[] = young ? [young] : [];
  if (isConference) speakers.push(life.bishopric[0], life.stakePresident);
  else {
    for (let nth = 1; nth <= count; nth += 1) {
      const visitor =
        nth === 2 && kind === 'regular' && chance.happens(0.3)
          ? life.visitors.next(date, () => true, TALK_REST_DAYS)
          : null;
      const speaker = visitor ?? sure(life.adults.next(date, free, TALK_REST_DAYS));
      speakers.push(speaker);
      if (typeof speaker !== 'string') busy.add(speaker);
    }
  }
  if (young) busy.add(young);
  const choices = young ? (count === 2 ? LENGTHS.youthAndTwo : LENGTHS.youthAndOne) : LENGTHS.two;
  const fits = (lengths: readonly number[]) =>
    taken + lengths.reduce((sum, minutes) => sum + minutes, 0) <= MEETING_MINUTES;
  const lengths = choices.find(fits) ?? sure(choices.at(-1));
  const topics = life.topics(date, speakers.map(kindOf));
  plan.talks = speakers.map((who, nth): SampleTalk => ({
    who,
    topic: topics[nth] ?? null,
    minutes: lengths[nth] ?? 10,
  }));
}

/**
 * A whole meeting of that day; what it uses up is remembered for the Sundays after. `isFull` leaves out nothing that
 * may be said: announcements, business, releases and callings.
 */
export function composeMeeting(life: WardLife, date: string, kind: MeetingKind, isFull = false): SundayPlan {
  const plan: SundayPlan = { ...emptyPlan(date, kind, true), status: 'planned' };
  const busy = new Set<SamplePerson>();
  lead(life, plan, busy);
  plan.organist = musician(life, busy, ['Organist', 'Assistant Organist'], 'Sister Paula Brandt');
  plan.chorister = musician(life, busy, ['Chorister', 'Music Coordinator'], 'Brother Emil Kranz');
  chooseMusic(life, plan, busy);
  say(life, plan, isFull);
  if (kind !== 'fast_testimony' && kind !== 'primary_program') speak(life, plan, busy);
  pray(life, plan, busy);
  return plan;
}
