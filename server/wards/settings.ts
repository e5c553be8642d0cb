import { dayIn } from '#shared/calendar/today.ts';
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
});

/** The ward's today. */
export const todayOf = (context: AppContext, ward: StoredWard): string =>
  dayIn(timezoneOf(context, ward), context.now());
