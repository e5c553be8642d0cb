import type { MeetingView, Permission } from '#shared/access/roles.ts';
import type { Received, Returned, Route } from '#shared/http/route.ts';
import type { Actor, WardId } from './actor.ts';
import type { Database } from '#server/db/connect.ts';
import type { Env } from '#server/env.ts';
import type { Ceremony, CeremonyBegun } from '#server/passkeys/ceremony.ts';
import type { SignInLimits } from '#server/auth/limits.ts';
import type { PasskeyLimits } from '#server/passkeys/limits.ts';
import type { ScriptLimits } from '#server/pulpit/limits.ts';

/** What the process offers to every handler. */
export type House = {
  env: Env;
  database: Database;
  signInLimits: SignInLimits;
  passkeyLimits: PasskeyLimits;
  scriptLimits: ScriptLimits;
  /** The moment that counts as now; tests may move it. */
  now: () => Date;
  isReady: () => Promise<boolean>;
};

/** `ceremony`: a place to keep it where it begins; where it ends, what was kept, or null when that is gone. */
type InCeremony<R extends Route> = R extends { ceremony: 'begins' }
  ? { ceremony: CeremonyBegun }
  : R extends { ceremony: 'ends' }
    ? { ceremony: Ceremony | null }
    : unknown;

export type OpenAsk<R extends Route> = Received<R> &
  InCeremony<R> & { house: House; address: string; token: string | null };
export type SignedInAsk<R extends Route> = OpenAsk<R> & { actor: Actor };
export type WardAsk<R extends Route> = SignedInAsk<R> & { wardId: WardId; view: MeetingView };
/** `reach`: the ward whose things this person may touch, or null for those who work across all of them. */
export type AcrossAsk<R extends Route> = SignedInAsk<R> & { reach: WardId | null };

/** Who may, as data on the row: anybody, whoever has signed in, or whoever holds the permission in the ward asked for. */
export type Admission = 'anybody' | 'signed-in' | Permission;

type Row<R extends Route> =
  | { needs: 'anybody'; handle: (ask: OpenAsk<R>) => Promise<Returned<R>> }
  | { needs: 'signed-in'; handle: (ask: SignedInAsk<R>) => Promise<Returned<R>> }
  | { needs: Permission; across: true; handle: (ask: AcrossAsk<R>) => Promise<Returned<R>> }
  | { needs: Permission; handle: (ask: WardAsk<R>) => Promise<Returned<R>> };

export type Table<C> = {
  [F in keyof C]: { [K in keyof C[F]]: C[F][K] extends Route ? Row<C[F][K]> : never };
};

export const anybody = <H>(handle: H) => ({ needs: 'anybody' as const, handle });
export const signedIn = <H>(handle: H) => ({ needs: 'signed-in' as const, handle });
export const may = <H>(needs: Permission, handle: H) => ({ needs, handle });
/** For things that have an id of their own in all wards: it works without a ward having been chosen. */
export const across = <H>(needs: Permission, handle: H) => ({ needs, across: true as const, handle });
