import { randomBytes } from 'node:crypto';
import { meetingViewOf } from '#shared/access/roles.ts';
import { addDays } from '#shared/calendar/sundays.ts';
import { ADDRESSES } from '#shared/feeds/addresses.ts';
import type { feeds } from '#shared/feeds/contract.ts';
import { AppError } from '#shared/http/errors.ts';
import { addressOf } from '#shared/http/route.ts';
import { meetingsCalendar } from '#shared/meetings/program/meeting-calendar.ts';
import { holdsMeeting } from '#shared/meetings/rules.ts';
import { isListed, visibleMeeting } from '#shared/meetings/visible.ts';
import { admitByLink } from '#server/access/actor.ts';
import type { PublicRequest, SignedInRequest, WardRequest } from '#server/access/request.ts';
import { hashOfSecret } from '#server/auth/links.ts';
import { demandProof } from '#server/auth/proof.ts';
import { listSummaries } from '#server/meetings/queries.ts';
import { onLockedSelf } from '#server/users/locked.ts';
import type { StoredWard } from '#server/wards/queries.ts';
import { settingsOf, todayOf } from '#server/wards/settings.ts';
import { FEED_KEPT_DAYS } from './limits.ts';
import { feedOf, findFeed, putFeed, removeFeed } from './queries.ts';

type Feeds = typeof feeds;

const ENDING = '.ics';

const FIRST_REVISION = Date.UTC(2026, 0, 1);
/** A number in a calendar has 31 bits: revisions in seconds, and the ward's version for changes within one of them. */
const versionOf = ({ ward, revision }: { ward: StoredWard; revision: number }): number =>
  ward.version + Math.floor((revision - FIRST_REVISION) / 1000);

export const status = async ({ context, actor }: SignedInRequest<Feeds['status']>) => ({
  createdAt: (await feedOf(context.database.db, actor.userId))?.createdAt ?? null,
});

/** Of the user's own ward and present role: with another role or ward it is dead, and a new one is to be made. */
export async function make({ context, actor }: WardRequest<Feeds['make']>) {
  const { userId, ownWardId, role } = actor;
  if (role === null) throw new AppError('forbidden');
  if (ownWardId === null) throw new AppError('choose_ward');
  // A link outlasts the session that makes it, and replaces the owner's.
  demandProof(context, actor);
  const secret = randomBytes(32).toString('base64url');
  const createdAt = context.now();
  await onLockedSelf({ context, actor }, (tx) =>
    putFeed(tx, { userId, hash: hashOfSecret(secret), wardId: ownWardId, role, createdAt }),
  );
  return { link: addressOf(ADDRESSES.read.path, { file: `${secret}${ENDING}` }), createdAt };
}

export async function remove({ context, actor }: SignedInRequest<Feeds['remove']>) {
  await removeFeed(context.database.db, actor.userId);
}

export async function read({ context, address, params: { file } }: PublicRequest<Feeds['read']>) {
  const secret = file.endsWith(ENDING) ? file.slice(0, -ENDING.length) : '';
  const { db } = context.database;
  const feed = await findFeed(db, hashOfSecret(secret));
  if (!feed) {
    await context.answerLimits.countWrong(address);
    throw new AppError('not_found');
  }
  const { ward } = feed;
  const view = meetingViewOf(feed.role);
  const today = todayOf(context, ward);
  const found = await listSummaries(db, admitByLink({ wardId: ward.id }), { from: addDays(today, -FEED_KEPT_DAYS) });
  const shown = found
    .filter((meeting) => holdsMeeting(meeting.kind) && meeting.status !== 'draft' && isListed(view, meeting))
    .map((meeting) => visibleMeeting(view, meeting, today));
  const { meetingTime, timezone } = settingsOf(context, ward);
  const { id, name, meetingAddress } = ward;
  const [version, changedAt] = [versionOf(feed), new Date(feed.revision)];
  return {
    content: meetingsCalendar(shown, { id, name, meetingAddress, meetingTime, timezone, version, changedAt }),
  };
}
