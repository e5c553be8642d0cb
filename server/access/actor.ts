import {
  mayOf,
  meetingViewOf,
  worksAcrossWards,
  type MeetingView,
  type Permission,
  type Role,
} from '#shared/access/roles.ts';
import { AppError } from '#shared/http/errors.ts';
import { isId } from '#shared/text/schema.ts';
import { fullName } from '#shared/text/person-name.ts';
import type { SessionFacts, users } from '#shared/users/table.ts';
import type { wardRevisions } from '#shared/wards/table.ts';

declare const wardBrand: unique symbol;
/** The id of a ward that this actor was admitted to. For a request only `admitToWard` and `admitByLink` make one; every query on ward data takes one. */
export type WardId = number & { readonly [wardBrand]: true };

/** Who is asking. */
export type Actor = {
  userId: number;
  ownWardId: number | null;
  name: string;
  role: Role | null;
  view: MeetingView;
  sessionId: string;
  /** Came in by a one-time link and has set no password since. */
  byLink: boolean;
  /** Came in by a one-time link, whatever has happened since, and from which ward's admin; null is across wards. */
  fromLink: { ward: number | null } | null;
  /** When this sign-in was last shown to be its owner's, by a password or passkey. */
  provenAt: string | null;
  byPasskey: boolean;
};

/** What is known of one who asks: everything of their account but the password. */
export type OwnAccount = Omit<typeof users.$inferSelect, 'passwordHash'>;

export type SessionRow = {
  sid: string;
  sess: Omit<SessionFacts, 'startedAt'>;
  account: OwnAccount;
  ward: { id: number; name: string; stake: string | null } | null;
  revised: Revised | null;
};

/** How far a ward is, as the database said at the beginning of a request. */
export type Revised = typeof wardRevisions.$inferSelect;

export function actorOf({ sid, sess, account }: SessionRow): Actor {
  // A session from before this was written down counts as opened by a link of the ward's own admin.
  const { linkFromWard = account.wardId } = sess;
  return {
    userId: account.id,
    ownWardId: account.wardId,
    name: fullName(account),
    role: account.role,
    view: meetingViewOf(account.role),
    sessionId: sid,
    byLink: sess.byLink === true,
    fromLink: sess.byLink || sess.fromLink ? { ward: linkFromWard } : null,
    provenAt: sess.provenAt ?? null,
    byPasskey: sess.passkeyId !== undefined,
  };
}

/** A private link admits to the ward of the one who made it, for the one thing that it is about. */
export const admitByLink = (link: { wardId: number }): WardId => link.wardId as WardId;

export function demand(actor: Actor, permission: Permission): void {
  if (!mayOf(actor.role, permission)) throw new AppError('forbidden');
}

/** Anything but a number or text names no ward; `Number` would throw on some objects. */
const numberIn = (asked: unknown): number =>
  typeof asked === 'number' || typeof asked === 'string' ? Number(asked) : Number.NaN;

/** The ward that a call asks for by its address, as far as there can be one; whether it admits is asked later. */
export function askedIn(query: Record<string, unknown>): number | null {
  const asked = numberIn(query['wardId'] === '' ? undefined : query['wardId']);
  return isId(asked) ? asked : null;
}

/**
 * The ward that a request works in: `asked` (from the query or the body) or the actor's own. Only those who work
 * across wards may ask for another one. Whether it exists, the caller has to see.
 */
export function admitToWard(actor: Actor, asked: unknown): WardId {
  const wanted = asked === undefined || asked === null || asked === '' ? actor.ownWardId : numberIn(asked);
  if (wanted === null) throw new AppError(worksAcrossWards(actor.role) ? 'choose_ward' : 'forbidden');
  if (wanted !== actor.ownWardId) {
    if (!worksAcrossWards(actor.role)) throw new AppError('forbidden');
    if (!isId(wanted)) throw new AppError('ward_not_found');
  }
  return wanted as WardId;
}
