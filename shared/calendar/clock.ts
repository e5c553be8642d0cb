const CLOCK = /^\s*(\d{1,2})(?:[:.](\d\d))?\s*([ap])?/iu;

/** Minutes since midnight of '9:00 AM', '9 a.m.', '13:30', or '09.00'; null where no time can be read. */
export function minutesIn(time: string | null | undefined): number | null {
  const [, hours, minutes = '0', half] = CLOCK.exec(time ?? '') ?? [];
  if (!hours) return null;
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  return hour * 60 + Number(minutes);
}

/** The clock time this many minutes after '9:00 AM': '9:04'; on a 24-hour clock if the time was written that way. */
export function clockAfter(time: string | null | undefined, minutes: number): string | null {
  const start = minutesIn(time);
  if (start === null) return null;
  const at = (start + Math.round(minutes)) % (24 * 60);
  const hour = Math.floor(at / 60);
  const shown = /[ap]\.?m/iu.test(time ?? '') ? hour % 12 || 12 : hour;
  return `${shown}:${String(at % 60).padStart(2, '0')}`;
}

const WITHOUT_HALF = /^\s*([1-9]|1[0-2]):([0-5]\d)\s*$/;
/** No ward meets before this hour, or after it in the evening. */
const EARLIEST_HOUR = 6;

/** A typed '9:30' → '9:30 AM', and '1:00' → '1:00 PM'; '09:30' and '13:30' are on a 24-hour clock and stay. */
export function withHalf(time: string): string {
  const [, hour, minutes] = WITHOUT_HALF.exec(time) ?? [];
  if (hour === undefined) return time;
  return `${hour}:${minutes} ${Number(hour) >= EARLIEST_HOUR && Number(hour) < 12 ? 'AM' : 'PM'}`;
}
