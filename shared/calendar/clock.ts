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
