import { worksAcrossWards } from '#shared/access/roles.ts';
import type { Actor } from '#server/access/actor.ts';
import type { StoredUser, UserFields } from './queries.ts';

/** Who may know a password: the admins of one ward, or (null) no one with fewer rights than a super admin. */
type Origin = Required<Pick<UserFields, 'passwordFromWard' | 'passwordByLink'>>;
export type Rights = Pick<StoredUser, 'role' | 'wardId'>;

/** How far the person who sets or vouches for a password reaches already. */
export const reachOf = ({ role, ownWardId }: Actor): number | null => (worksAcrossWards(role) ? null : ownWardId);

/**
 * The person who set the first password of an account could have changed it themselves, so a change in an ordinary session says
 * nothing about who knows the new one. A sign-in link starts over. A passkey, which the same person may have planted,
 * says nothing either where it stood in for the current password.
 */
export function originOfOwn(actor: Actor, self: StoredUser, hasCurrent: boolean): Origin {
  if (actor.fromLink) return { passwordByLink: true, passwordFromWard: actor.fromLink.ward };
  const isUnknown = actor.byPasskey && !hasCurrent;
  return { passwordByLink: false, passwordFromWard: isUnknown ? reachOf(actor) : self.passwordFromWard };
}

/** Whether the person is to reach further than those who may know the password. */
export const outreaches = ({ role, wardId }: Rights, { passwordFromWard }: StoredUser): boolean =>
  passwordFromWard !== null && (worksAcrossWards(role) || wardId !== passwordFromWard);
