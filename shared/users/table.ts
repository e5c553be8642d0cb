import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { ROLES } from '#shared/access/roles.ts';
import { stamps, wards } from '#shared/wards/table.ts';

export const users = pgTable(
  'users',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    wardId: integer('ward_id').references(() => wards.id),
    username: text('username').notNull(),
    /** The username without regard to case and accents. */
    usernameKey: text('username_key').notNull(),
    passwordHash: text('password_hash').notNull(),
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    /** It was set by someone who came by a sign-in link, which the person who created the link has as well. */
    passwordByLink: boolean('password_by_link').notNull().default(false),
    /**
     * The ward whose admins may know it, because one of them set it, or set the one that it was changed from. Null where
     * that was someone who works across wards.
     */
    passwordFromWard: integer('password_from_ward'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    role: text('role', { enum: ROLES }),
    email: text('email'),
    profileImageUrl: text('profile_image_url'),
    isActive: boolean('is_active').notNull().default(true),
    deactivatedAt: timestamp('deactivated_at', { withTimezone: true }),
    deactivatedBy: integer('deactivated_by'),
    lastSignInAt: timestamp('last_sign_in_at', { withTimezone: true }),
    version: integer('version').notNull().default(1),
    ...stamps,
  },
  (t) => [
    uniqueIndex('users_active_username')
      .on(t.usernameKey)
      .where(sql`is_active`),
    index('users_by_ward').on(t.wardId, t.usernameKey),
  ],
);

export type SessionFacts = {
  startedAt: string;
  byLink?: boolean;
  fromLink?: boolean;
  /** With `fromLink`: the ward of the admin who made the link; null for someone who works across wards. */
  linkFromWard?: number | null;
  provenAt?: string;
  passkeyId?: number;
};

/** `sid` is the SHA-256 of a bearer token, so that a copy of this table lets no one in. */
export const sessions = pgTable(
  'sessions',
  {
    sid: varchar('sid').primaryKey(),
    sess: json('sess').$type<SessionFacts>().notNull(),
    expire: timestamp('expire', { withTimezone: true }).notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [index('sessions_by_expiry').on(t.expire), index('sessions_by_user').on(t.userId)],
);

export const webauthnCredentials = pgTable(
  'webauthn_credentials',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    credentialId: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull().default(0),
    deviceType: text('device_type'),
    transports: jsonb('transports').$type<string[]>(),
    name: text('name'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (t) => [index('webauthn_credentials_by_user').on(t.userId)],
);

/** One-time sign-in links: the SHA-256 of the secret in the link, good until `expires` and for one use. */
export const signInLinks = pgTable(
  'sign_in_links',
  {
    hash: text('hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expires: timestamp('expires', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
    /** The ward of the admin who made it; null for someone who works across wards. */
    fromWard: integer('from_ward'),
    /** Perhaps the person whom it signs in. A link ends with its maker's own ways in. */
    madeBy: integer('made_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [index('sign_in_links_by_user').on(t.userId), index('sign_in_links_by_maker').on(t.madeBy)],
);

/** How often something was done, and until when that counts, in milliseconds. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
});
