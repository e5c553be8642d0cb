import { dayIn } from '#shared/calendar/today.ts';
import { WARD_DEFAULTS } from '#shared/wards/schema.ts';
import type { AppContext } from '#server/context.ts';
import type { StoredWard } from './queries.ts';

/** The settings of a ward, with the usual value where it has chosen none. */
export const settingsOf = ({ env }: AppContext, { customization, meetingTime }: StoredWard) => ({
  ...WARD_DEFAULTS,
  timezone: env.timezone,
  ...customization,
  meetingTime,
});

/** The ward's today. */
export const todayOf = (context: AppContext, ward: StoredWard): string =>
  dayIn(settingsOf(context, ward).timezone, context.now());
