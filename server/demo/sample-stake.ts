import { addDays } from '#shared/calendar/sundays.ts';
import { byPart, PERSON_PARTS, VISITOR_PARTS } from '#shared/meetings/parts.ts';
import { musicOrder } from '#shared/meetings/music/hymns.ts';
import { HYMN_SLOTS, HYMN_SLOT_NAMES } from '#shared/meetings/constants.ts';
import { fold } from '#shared/text/fold.ts';
import { calendarOf } from './sample-calendar.ts';
import { eventsOf, type Planners } from './sample-events.ts';
import { MAPLE_GROVE } from './sample-maple-grove.ts';
import { addInvitations } from './sample-invitations.ts';
import { emailOf, holderOf, householdPeople, type SamplePerson } from './sample-people.ts';
import type { SundayPlan, Who } from './sample-plan.ts';
import { sure } from './sample-random.ts';
import { momentOn, type SampleStake, type SampleWardRow } from './sample-rows.ts';
import { comingSundays, pastSundays } from './sample-sundays.ts';
import { wardLife } from './sample-ward.ts';
import { WILLOW_CREEK } from './sample-willow-creek.ts';
import { DEMO_STAKE, DEMO_USERS, DEMO_WARDS } from './sign-in.ts';

const WARDS = [
  {
    name: DEMO_WARDS[0],
    households: MAPLE_GROVE,
    meetingTime: '9:00 AM',
    address: '410 Maple Grove Lane, Riverside, UT 84000',
  },
  {
    name: DEMO_WARDS[1],
    households: WILLOW_CREEK,
    meetingTime: '10:30 AM',
    address: '77 Willow Creek Road, Riverside, UT 84000',
  },
] as const;

const THEME = 'Look unto me in every thought; doubt not, fear not. (Doctrine and Covenants 6:36)';

const idOf = (who: Who | null) => (who === null || typeof who === 'string' ? null : who.row.id);
const textOf = (who: Who | null) => (typeof who === 'string' ? who : null);

function wardRow(id: number, people: readonly SamplePerson[], today: string): SampleWardRow {
  const { name, address, meetingTime } = sure(WARDS[id - 1]);
  const bishop = holderOf(people, 'Bishop');
  const clerk = holderOf(people, 'Ward Clerk');
  const createdAt = momentOn(addDays(today, -760));
  return {
    id,
    name,
    stake: DEMO_STAKE,
    region: 'North America',
    meetingAddress: address,
    bishopName: bishop.name,
    bishopEmail: bishop.row.email,
    clerkName: clerk.name,
    clerkEmail: clerk.row.email,
    meetingTime,
    customization: {
      programTheme: THEME,
      programBack: `Bishop: ${bishop.name}\nWard clerk: ${clerk.name}\n\nVisitors are always welcome.`,
    },
    createdAt,
    updatedAt: createdAt,
  };
}

/** The rows of one Sunday; ids count on over both wards. */
function addSunday(stake: SampleStake, plan: SundayPlan, wardId: number, today: string, planners: Planners): void {
  const isPast = plan.date < today;
  const created = momentOn(addDays(isPast ? plan.date : today, -28));
  const events = isPast ? [] : eventsOf(plan, planners, today);
  const lastChange = momentOn(addDays(isPast ? plan.date : today, plan.isTouched ? -2 : -28));
  const updated = events.at(-1)?.at ?? lastChange;
  const stamps = { createdAt: created, updatedAt: updated };
  const meetingId = stake.meetings.length + 1;
  const { date, kind, status, isTouched, announcements, wardBusiness, releases, newCallings, notes } = plan;
  stake.meetings.push({
    wardId,
    id: meetingId,
    date,
    kind,
    status,
    isTouched,
    isStatusChosen: status === 'confirmed',
    announcements,
    wardBusiness,
    releases,
    newCallings,
    notes,
    ...byPart(PERSON_PARTS, 'id', ({ key }) => idOf(plan[key])),
    ...byPart(VISITOR_PARTS, 'typed', ({ key }) => textOf(plan[key])),
    ...stamps,
  });
  plan.talks.forEach(({ who, topic, minutes }, nth) => {
    stake.speakingAssignments.push({
      wardId,
      id: stake.speakingAssignments.length + 1,
      meetingId,
      memberId: idOf(who),
      speakerName: textOf(who),
      topic,
      duration: minutes,
      order: nth + 1,
      ...stamps,
    });
  });
  for (const slot of HYMN_SLOT_NAMES) {
    const sung = plan.music[slot];
    if (!sung) continue;
    stake.musicalNumbers.push({
      wardId,
      id: stake.musicalNumbers.length + 1,
      meetingId,
      type: HYMN_SLOTS[slot],
      title: sung.title,
      hymnNumber: sung.number,
      order: musicOrder(slot),
      performer: sung.performer ?? null,
      performerId: sung.performerId ?? null,
      directorId: sung.directorId ?? null,
      ...stamps,
    });
  }
  for (const event of events) {
    stake.meetingEvents.push({ wardId, id: stake.meetingEvents.length + 1, meetingId, ...event });
  }
}

function addUsers(stake: SampleStake, wardId: number, people: readonly SamplePerson[], today: string): Planners {
  const names = new Map<string, string>();
  for (const { username, firstName, lastName, role, wardId: home } of DEMO_USERS) {
    if (home !== wardId) continue;
    const email = emailOf(firstName, lastName, 'org');
    // Users are found again among the members by their address.
    sure(people.find((person) => person.name === `${firstName} ${lastName}`)).row.email = email;
    const createdAt = momentOn(addDays(today, -750));
    stake.users.push({
      id: stake.users.length + 1,
      wardId,
      username,
      usernameKey: fold(username),
      firstName,
      lastName,
      role,
      email,
      createdAt,
      updatedAt: createdAt,
    });
    names.set(role, `${firstName} ${lastName}`);
  }
  return {
    admin: sure(names.get('admin')),
    planner: sure(names.get('sacrament_planner')),
    music: sure(names.get('music_planner')),
  };
}

/**
 * Two made-up wards as of `today`: two years of history, and the coming Sundays in every state
 * of planning. The same day always gives the same stake.
 */
export function sampleStake(today: string): SampleStake {
  const stake: SampleStake = {
    wards: [],
    users: [],
    members: [],
    meetings: [],
    speakingAssignments: [],
    musicalNumbers: [],
    meetingEvents: [],
    invitations: [],
  };
  WARDS.forEach(({ name, households }, index) => {
    const wardId = index + 1;
    const people = householdPeople({ id: wardId, firstId: stake.members.length + 1, households }, today);
    const planners = addUsers(stake, wardId, people, today);
    stake.wards.push(wardRow(wardId, people, today));
    stake.members.push(...people.map((person) => person.row));
    const life = wardLife(people, `${name} ${today}`);
    const calendar = calendarOf(today, index);
    for (const plan of [...pastSundays(life, calendar), ...comingSundays(life, calendar)]) {
      addSunday(stake, plan, wardId, today, planners);
    }
    addInvitations(stake, wardId, today, planners.planner);
  });
  return stake;
}
