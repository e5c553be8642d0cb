/** Making a formatter costs a thousand times what using it does, and screens ask for today with every keystroke. */
export function formatterByZone(locale: string, options: Intl.DateTimeFormatOptions) {
  const formatters = new Map<string | undefined, Intl.DateTimeFormat>();
  return (timeZone: string | undefined): Intl.DateTimeFormat => {
    const known = formatters.get(timeZone);
    if (known) return known;
    const made = new Intl.DateTimeFormat(locale, { ...options, timeZone });
    formatters.set(timeZone, made);
    return made;
  };
}
/** The Canadian locale writes a date as YYYY-MM-DD. */
const dayFormatter = formatterByZone('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' });
const clockFormatter = formatterByZone('en-GB', { hour: '2-digit', minute: '2-digit' });

/** Everywhere clocks are set and days begin at a whole quarter of an hour. */
const QUARTER_MS = 15 * 60_000;
const latest = new Map<string | undefined, { quarter: number; day: string }>();

/** The calendar day that `now` falls on in an IANA time zone, or where the reader is; servers ask for it with each request. */
export function dayIn(timezone: string | undefined, now: Date): string {
  const quarter = Math.floor(now.getTime() / QUARTER_MS);
  const known = latest.get(timezone);
  if (known?.quarter === quarter) return known.day;
  const day = dayFormatter(timezone).format(now);
  latest.set(timezone, { quarter, day });
  return day;
}

/** How many minutes of that day have passed there by the clock on the wall. */
export function minuteIn(timezone: string, now: Date): number {
  const clock = clockFormatter(timezone).format(now);
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
}

/** The time zone that is meant, or null: letter case aside, as the list has it; another name of a zone stays as it is. */
export function timezoneNamed(name: string): string | null {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    const isOtherName = timeZone.toLowerCase() !== name.toLowerCase() && /^[A-Z]/.test(name) && !/\/[a-z]/.test(name);
    return name === '' || /^[+-]/.test(name) ? null : isOtherName ? name : timeZone;
  } catch {
    return null;
  }
}
