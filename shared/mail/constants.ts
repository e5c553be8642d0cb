/** What the server sends by itself or for a planner. */
export const MAIL_KINDS = ['invitation', 'reminder', 'hymn_list', 'whats_missing'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/**
 * `unclear`: handed to the mail server, whose answer never came; `refused`: the address does not exist; `held`: from a
 * restored copy, so it may have been sent before; `skipped`: no longer wanted when its time came.
 */
export const MAIL_STATES = ['waiting', 'sending', 'sent', 'failed', 'refused', 'unclear', 'held', 'skipped'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** A person decides whether one of these is sent, or sent again. */
export const RETRIED_STATES = ['failed', 'refused', 'unclear', 'held'] as const satisfies readonly MailState[];

/** Why a person or an address gets no email. */
export const STOP_REASONS = ['asked', 'refused', 'wrong'] as const;

/** Where a person stops the email of a ward, under the secret of the link. */
export const STOP_PATH = '/e';
