import { mayOf, ROLES, WARD_ROLES, worksAcrossWards, type Role } from '#shared/access/roles.ts';

/** Who may do what to whose account. Screens offer, and the server refuses, by these alone. */
type Who = { userId: number; role: Role | null };
type Whom = { id: number; role: Role | null };

/** Only a user who works across wards may change another such user; the server keeps wards apart. */
export const mayTouch = (actor: Who, target: Whom): boolean =>
  mayOf(actor.role, 'users:manage') && (worksAcrossWards(actor.role) || !worksAcrossWards(target.role));

export function assignableRoles(actor: Who): readonly Role[] {
  if (worksAcrossWards(actor.role)) return ROLES;
  return mayOf(actor.role, 'users:manage') ? WARD_ROLES : [];
}

/** A ward's own administrators: of these, one active one always stays. */
export const isWardAdmin = (role: Role | null): boolean => mayOf(role, 'users:manage') && !worksAcrossWards(role);
export const WARD_ADMIN_ROLES = ROLES.filter(isWardAdmin);
export const CROSS_WARD_MANAGERS = ROLES.filter(worksAcrossWards);

/**
 * Whether changing your own password requires the current one: an administrator may skip it, and a person who came in
 * by a one-time link has forgotten it. A passkey does not stand in for a password that someone else set: anyone who knew
 * the one before may have planted it.
 */
export const needsCurrentPassword = (who: {
  role: Role | null;
  byLink: boolean;
  byPasskey: boolean;
  isForced: boolean;
}): boolean => !who.byLink && (!mayOf(who.role, 'users:manage') || (who.byPasskey && who.isForced));
