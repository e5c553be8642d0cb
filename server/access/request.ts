import type { MeetingView, Permission } from '#shared/access/roles.ts';
import type { Received, Returned, Route } from '#shared/http/route.ts';
import type { AppContext } from '#server/context.ts';
import type { OwnAccount, Actor, SessionRow, WardId } from './actor.ts';
import type { Piecewise } from '#server/http/pieces/piecewise.ts';
import type { Ceremony, CeremonyBegun } from '#server/passkeys/ceremony.ts';

/** `ceremony`: a place to keep it where it begins; where it ends, what was kept, or null when that is gone. */
type InCeremony<R extends Route> = R extends { ceremony: 'begins' }
  ? { ceremony: CeremonyBegun }
  : R extends { ceremony: 'ends' }
    ? { ceremony: Ceremony | null }
    : unknown;

export type PublicRequest<R extends Route> = Received<R> &
  InCeremony<R> & { context: AppContext; address: string; token: string | null };
export type SignedInRequest<R extends Route> = PublicRequest<R> & {
  actor: Actor;
  account: OwnAccount & Pick<SessionRow, 'ward'>;
};
export type WardRequest<R extends Route> = SignedInRequest<R> & { wardId: WardId; view: MeetingView };
/** Runs what a call saves as one transaction, whose result is the answer; a repetition gets the first answer instead. */
export type Once = <T>(save: (inside: AppContext) => Promise<T>) => Promise<T>;
type Saving = { once: Once };
export type SavingRequest<R extends Route> = WardRequest<R> & Saving;
/** What a kept answer may depend on: nothing of the person but the view of their role, so that it is right for the next one. */
export type KeptRequest<R extends Route> = Received<R> & { context: AppContext; wardId: WardId; view: MeetingView };
/** `scope`: the ward whose things this person may touch, or null for those who work across all of them. */
export type CrossWardRequest<R extends Route> = SignedInRequest<R> & { scope: WardId | null };
export type AccountRequest<R extends Route> = CrossWardRequest<R> & Saving;
export type OwnAccountRequest<R extends Route> = SignedInRequest<R> & Saving;

/** An answer, or its rows to be finished one by one. */
type KeptReturn<R extends Route> =
  | Returned<R>
  | (Returned<R> extends readonly (infer Shown)[] ? Piecewise<Shown> : never);

/** Who may call, as data on the row: anyone, anyone signed in, or anyone with the permission in the requested ward. */
export type Admission = 'anybody' | 'signed-in' | Permission;

/** `isSave`: the whole request is one transaction, and its repetition is answered as the first was. */
type Row<R extends Route> = { isSave?: true; isUnasked?: true } & (
  | { needs: 'anybody'; handle: (request: PublicRequest<R>) => Promise<Returned<R>> }
  | { needs: 'signed-in'; beforeOwnPassword?: true; handle: (request: SignedInRequest<R>) => Promise<Returned<R>> }
  | {
      needs: 'signed-in';
      beforeOwnPassword?: true;
      savesOnce: true;
      handle: (request: OwnAccountRequest<R>) => Promise<Returned<R>>;
    }
  | { needs: Permission; across: true; handle: (request: CrossWardRequest<R>) => Promise<Returned<R>> }
  | { needs: Permission; across: true; savesOnce: true; handle: (request: AccountRequest<R>) => Promise<Returned<R>> }
  | { needs: Permission; isKept: true; handle: (request: KeptRequest<R>) => Promise<KeptReturn<R>> }
  | { needs: Permission; savesOnce: true; handle: (request: SavingRequest<R>) => Promise<Returned<R>> }
  | { needs: Permission; isKept?: false; handle: (request: WardRequest<R>) => Promise<Returned<R>> }
);

export type RouteTable<C> = {
  [F in keyof C]: { [K in keyof C[F]]: C[F][K] extends Route ? Row<C[F][K]> : never };
};

export const anybody = <H>(handle: H) => ({ needs: 'anybody' as const, handle });
export const signedIn = <H>(handle: H) => ({ needs: 'signed-in' as const, handle });
/** Like `signedIn`, but also for a person who must set a new password first; nothing else is open to them. */
export const signedInAnyhow = <H>(handle: H) => ({
  needs: 'signed-in' as const,
  beforeOwnPassword: true as const,
  handle,
});
export const may = <H>(needs: Permission, handle: H) => ({ needs, handle });
/**
 * A row whose handler only writes to the database: everything that it does, and its answer, is one transaction. Not for
 * an answer that holds a secret (a sign-in link, a calendar feed's address): it is kept for a day as it was sent, while
 * of a secret only the hash may be stored. Repeating such a call makes a new secret, which ends the one before.
 */
export const saves = <R extends object>(row: R) => ({ ...row, isSave: true as const });
/**
 * The same for a handler with work before it saves for which no transaction may wait, such as reading a file, hashing a
 * password, or counting a guess.
 */
export const savesOnce = <R extends object>(row: R) => ({ ...row, savesOnce: true as const });
/** A row whose answer is made of the ward's own rows alone: it is kept until the ward changes. */
export const kept = <R extends object>(row: R) => ({ ...row, isKept: true as const });
/** For things that have an id of their own in all wards: it works without a ward having been chosen. */
export const across = <H>(needs: Permission, handle: H) => ({ needs, across: true as const, handle });
/** A call that an open screen makes with no one asking for it: the sign-in runs out as if it hadn't been made. */
export const unasked = <R extends object>(row: R) => ({ ...row, isUnasked: true as const });
