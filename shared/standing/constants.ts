// Wall: what screens show of the rotation without bringing schemas along.
/** The parts that the same few people take in turns. */
export const ROTATION_PARTS = ['conducting', 'organist', 'chorister'] as const;
export type RotationPart = (typeof ROTATION_PARTS)[number];

/** Each has a month, each has a Sunday, or the first has every first Sunday, the second every second, and so on. */
export const TURN_RULES = ['month', 'sunday', 'place'] as const;
export type TurnRule = (typeof TURN_RULES)[number];

export const SUNDAYS_OF_MONTH = 5;
