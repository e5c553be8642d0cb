import * as z from 'zod/mini';
import { day } from '#shared/calendar/schema.ts';
import { moment } from '#shared/text/schema.ts';
import { MAIL_KINDS, MAIL_STATES, STOP_REASONS } from './constants.ts';

/** An email of the outbox, without its text: what it said is the recipient's. */
export const SentMail = z.object({
  id: z.int(),
  /** Null where it goes to a user. */
  memberId: z.nullable(z.int()),
  kind: z.enum(MAIL_KINDS),
  name: z.string(),
  address: z.string(),
  subject: z.string(),
  date: day,
  state: z.enum(MAIL_STATES),
  createdAt: moment,
  dueAt: moment,
  sentAt: z.nullable(moment),
  /** The planner who sent it; null for what the server sends by itself. */
  by: z.nullable(z.string()),
  /** Why it has not arrived, as a mail server or the planner says it. */
  problem: z.nullable(z.string()),
});
export type SentMail = z.output<typeof SentMail>;

export const MailStatus = z.object({
  /** Whether this server can send at all. */
  isOn: z.boolean(),
  from: z.nullable(z.string()),
  /** How many emails a person should look at. */
  open: z.int(),
  /** Who gets no email: people who asked for none, and addresses that were refused or marked as wrong. */
  stops: z.array(
    z.object({
      name: z.nullable(z.string()),
      address: z.nullable(z.string()),
      reason: z.enum(STOP_REASONS),
      at: moment,
    }),
  ),
});
export type MailStatus = z.output<typeof MailStatus>;
