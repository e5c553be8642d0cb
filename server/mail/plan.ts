import type { Logger } from 'pino';
import { addDays } from '#shared/calendar/sundays.ts';
import { momentIn, nextHour, nextWithin, wallClock } from '#shared/calendar/wall-clock.ts';
import { MAIL_HOURS } from '#shared/mail/limits.ts';
import { monthlyListOn, weeklyMailOn } from '#shared/mail/occasions.ts';
import { remindersOf, subjectOn } from '#shared/reminders/reminders.ts';
import { fullName } from '#shared/text/person-name.ts';
import { wardOfJob } from '#server/access/job-ward.ts';
import type { AppContext } from '#server/context.ts';
import { transaction, type Db } from '#server/db/connect.ts';
import { listSummaries } from '#server/meetings/queries.ts';
import type { StoredWard } from '#server/wards/queries.ts';
import { settingsOf, todayOf } from '#server/wards/settings.ts';
import { addPlans, setNextPlan, takePlan } from './job-queries.ts';
import { lettersOn } from './letters.ts';
import { addressesOf, queueMail, usersToMail, type NewMail } from './queries.ts';
import { rolesFor } from './recipients.ts';

const HOUR_MS = 3_600_000;

/** An email with the day on which it was first due. */
type Planned = {
  mail: Pick<NewMail, 'kind' | 'occasion' | 'name' | 'address' | 'subject' | 'date'> & Partial<NewMail>;
  since: string;
};

/** A reminder for everyone with an assignment within the ward's days, before the Sunday itself. */
async function remindersFor(context: AppContext, tx: Db, ward: StoredWard): Promise<Planned[]> {
  const { reminderDays, meetingTime, heldFrom } = settingsOf(context, ward);
  const today = todayOf(context, ward);
  const wardId = wardOfJob(ward);
  const meetings = await listSummaries(tx, wardId, { from: addDays(today, 1), to: addDays(today, reminderDays) });
  const due = remindersOf(meetings, { now: { day: today, minute: 0, heldFrom }, days: reminderDays, meetingTime });
  const members = [...new Set(due.flatMap(({ memberId }) => memberId ?? []))];
  const addresses = new Map((await addressesOf(tx, wardId, members)).map(({ id, email }) => [id, email]));
  return due.flatMap(({ meetingId, date, memberId, name, invitedTo: part }): Planned[] => {
    const address = memberId === null ? null : addresses.get(memberId);
    if (!address) return [];
    const occasion = `reminder ${date} ${part} member ${memberId}`;
    const subject = subjectOn(date);
    return [
      {
        mail: { kind: 'reminder', occasion, memberId, name, address, subject, date, meetingId, part },
        since: addDays(date, -reminderDays),
      },
    ];
  });
}

async function listsFor(
  context: AppContext,
  tx: Db,
  ward: StoredWard,
  kind: 'hymn_list' | 'whats_missing',
  { date, since }: { date: string; since: string },
): Promise<Planned[]> {
  const users = await usersToMail(tx, wardOfJob(ward), rolesFor(kind));
  if (users.length === 0) return [];
  const letterTo = await lettersOn(context, tx, ward, { kind, date });
  return users.flatMap((user): Planned[] => {
    const letter = letterTo(user.firstName);
    if (letter === null || user.email === null) return [];
    const occasion = `${kind} ${date} user ${user.id}`;
    const to = { userId: user.id, name: fullName(user), address: user.email };
    return [{ mail: { kind, occasion, ...to, subject: letter.subject, date }, since }];
  });
}

async function planWard(context: AppContext, tx: Db, ward: StoredWard, heldBefore: Date | null): Promise<number> {
  const { timezone, mailReminders, mailHymnList, mailWhatsMissing } = settingsOf(context, ward);
  const now = context.now();
  const { day, minutes } = wallClock(timezone, now);
  const weekly = weeklyMailOn(day, minutes);
  const monthly = monthlyListOn(day);
  const planned = [
    ...(mailReminders ? await remindersFor(context, tx, ward) : []),
    ...(mailHymnList && monthly ? await listsFor(context, tx, ward, 'hymn_list', monthly) : []),
    ...(mailWhatsMissing && weekly ? await listsFor(context, tx, ward, 'whats_missing', weekly) : []),
  ];
  const mayHaveBeenSent = ({ since }: Planned): boolean =>
    heldBefore !== null && momentIn(timezone, since, MAIL_HOURS.first) < heldBefore;
  return queueMail(
    tx,
    planned.map((one) => ({
      ...one.mail,
      wardId: ward.id,
      createdAt: now,
      dueAt: now,
      state: mayHaveBeenSent(one) ? ('held' as const) : ('waiting' as const),
    })),
  );
}

/** How many emails the ward got that was to be looked at next; null when there is none. */
async function planNext(context: AppContext, tx: Db, log: Pick<Logger, 'warn'>): Promise<number | null> {
  const now = context.now();
  const plan = await takePlan(tx, now);
  if (!plan) return null;
  const { ward, heldBefore } = plan;
  try {
    const { timezone } = settingsOf(context, ward);
    const opens = nextWithin(timezone, now, MAIL_HOURS);
    const queued = opens > now ? 0 : await tx.transaction((inner) => planWard(context, inner, ward, heldBefore));
    await setNextPlan(tx, ward.id, opens > now ? opens : nextHour(timezone, now));
    return queued;
  } catch (error) {
    // The ward that comes first would keep all others from being looked at.
    await setNextPlan(tx, ward.id, new Date(now.getTime() + HOUR_MS));
    log.warn({ err: error, wardId: ward.id }, 'a ward’s emails could not be planned and will be tried again');
    return 0;
  }
}

/**
 * Puts what is due into the outbox, ward by ward, each in a transaction of its own that no other process works on. It
 * looks at how things are, not at what happened, so that a server that was down for a day catches up by itself.
 */
export async function planMail(context: AppContext, log: Pick<Logger, 'warn'>): Promise<number> {
  const { db } = context.database;
  await addPlans(db, context.now());
  let queued = 0;
  for (;;) {
    const added = await transaction(db, (tx) => planNext(context, tx, log));
    if (added === null) return queued;
    queued += added;
  }
}
