import type { MeetingKind, TextField } from '#shared/meetings/constants.ts';

/** The parts that the same few people take in turns. */
export const ROTATION_PARTS = ['conducting', 'organist', 'chorister'] as const;
export type RotationPart = (typeof ROTATION_PARTS)[number];

/** Each has a month, each has a Sunday, or the first has every first Sunday, the second every second, and so on. */
export const TURN_RULES = ['month', 'sunday', 'place'] as const;
export type TurnRule = (typeof TURN_RULES)[number];

export const SUNDAYS_OF_MONTH = 5;

/** The kinds of Sunday that hold a meeting: each may have a template. */
export const TEMPLATE_KINDS = [
  'regular',
  'fast_testimony',
  'ward_conference',
  'primary_program',
  'special',
] as const satisfies MeetingKind[];
export type TemplateKind = (typeof TEMPLATE_KINDS)[number];

/** The texts that may return on each Sunday of a kind. Releases and callings are of one Sunday alone. */
export const TEMPLATE_TEXTS = ['announcements', 'wardBusiness', 'notes'] as const satisfies TextField[];
export type TemplateText = (typeof TEMPLATE_TEXTS)[number];
