import { minutesIn } from '#shared/calendar/clock.ts';
import { dayIn } from '#shared/calendar/today.ts';
import { HELD_FROM, MEETING_MINUTES } from '#shared/meetings/limits.ts';
import { WARD_DEFAULTS } from '#shared/wards/limits.ts';
import type { AppContext } from '#server/context.ts';
import type { StoredWard } from './queries.ts';

const timezoneOf = ({ env }: AppContext, { customization }: StoredWard): string =>
  customization.timezone ?? env.timezone;

/** The settings of a ward, with the usual value where it has chosen none. */
export const settingsOf = (context: AppContext, ward: StoredWard) => ({
  ...WARD_DEFAULTS,
  ...ward.customization,
  timezone: timezoneOf(context, ward),
  meetingTime: ward.meetingTime,
  heldFrom: heldFrom(ward.meetingTime),
});

/** Noon, or the end of a meeting that is over later. */
const heldFrom = (meetingTime: string): number => Math.max(HELD_FROM, (minutesIn(meetingTime) ?? 0) + MEETING_MINUTES);

/** The ward's today. */
export const todayOf = (context: AppContext, ward: StoredWard): string =>
  dayIn(timezoneOf(context, ward), context.now());
