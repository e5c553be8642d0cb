import type { PersonPart } from '#shared/meetings/parts.ts';

export const INVITATION_STATES = ['not_asked', 'asked', 'accepted', 'declined'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** How a person was asked, or how the answer came. */
export const INVITATION_WAYS = ['by_hand', 'copy', 'sms', 'whatsapp', 'email', 'link'] as const;
export type InvitationWay = (typeof INVITATION_WAYS)[number];

/** By each of these the person gets the link. */
export const isGiving = (way: InvitationWay): boolean => way !== 'by_hand' && way !== 'link';

/** Why someone can't be emailed. Each is also the code of the refusal where no one can be. */
export const NOT_SENT_REASONS = ['no_address', 'no_mail_wanted', 'address_refused', 'already_queued'] as const;

/** Each has a text of its own. */
export const INVITATION_KINDS = ['speaker', 'prayer', 'music', 'conducting'] as const;
export type InvitationKind = (typeof INVITATION_KINDS)[number];

/** As the table names what a person was asked to do. Talks and numbers have no id that survives a save, so the person tells them apart. */
export const NUMBER_PART = 'special_number';
export const TALK_PART = 'talk';
export type InvitedTo = Exclude<PersonPart, { invited: null }>['key'] | typeof TALK_PART | typeof NUMBER_PART;

/** Where a person answers, under the secret of the link. */
export const ANSWER_PATH = '/a';
