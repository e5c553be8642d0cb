import { addDays } from './sundays.ts';
import { formatterByZone } from './today.ts';

/** What a calendar is told of one event. Times are minutes since midnight in the event's own time zone. */
export type CalendarEvent = {
  uid: string;
  /** Counts up with each change, so that a calendar replaces what it has. */
  sequence: number;
  /** Rises with `sequence`. */
  changedAt: Date;
  date: string;
  /** null for an event that takes the day. */
  start: number | null;
  minutes: number;
  timezone: string;
  summary: string;
  description?: string;
  location?: string | null;
};

const MOST_OCTETS = 75;
const encoder = new TextEncoder();

/** Lines of at most 75 octets, never cut inside a character; what follows is set in by a space. */
function folded(line: string): string {
  const lines: string[] = [];
  let [current, size] = ['', 0];
  for (const letter of line) {
    const octets = encoder.encode(letter).length;
    if (size + octets > MOST_OCTETS) {
      lines.push(current);
      [current, size] = [' ', 1];
    }
    current += letter;
    size += octets;
  }
  return [...lines, current].join('\r\n');
}

const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/gu, (mark) => `\\${mark}`)
    .replace(/\r\n|\r|\n/gu, '\\n')
    // Of the control characters only the line break can be written.
    .replace(/\p{Cc}/gu, ' ');

const two = (n: number) => String(n).padStart(2, '0');
const day = (date: string) => date.replaceAll('-', '');
const local = (date: string, minutes: number): string =>
  `${day(addDays(date, Math.floor(minutes / 1440)))}T${two(Math.floor((minutes % 1440) / 60))}${two(minutes % 60)}00`;
const utc = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/gu, '');

const OFFSET = formatterByZone('en-US', { timeZoneName: 'longOffset' });
/** Minutes east of Greenwich. */
export function offsetAt(timezone: string, at: number): number {
  const name =
    OFFSET(timezone)
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/u.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
const offset = (minutes: number): string =>
  `${minutes < 0 ? '-' : '+'}${two(Math.floor(Math.abs(minutes) / 60))}${two(Math.abs(minutes) % 60)}`;
const localAt = (at: number, offsetMinutes: number): string =>
  utc(new Date(at + offsetMinutes * MINUTE_MS)).replace('Z', '');

/** The moment between two at which the offset changes, to the minute. */
function changeBetween(timezone: string, from: number, to: number): number {
  let [low, high] = [from, to];
  const before = offsetAt(timezone, from);
  while (high - low > MINUTE_MS) {
    const middle = low + Math.floor((high - low) / 2 / MINUTE_MS) * MINUTE_MS;
    if (offsetAt(timezone, middle) === before) low = middle;
    else high = middle;
  }
  return high;
}

/** The time zone around these days, with each change of its clocks as it was or will be. */
function timezoneLines(timezone: string, first: string, last: string): string[] {
  const begin = Date.parse(`${addDays(first, -366)}T00:00:00Z`);
  const end = Date.parse(`${addDays(last, 366)}T00:00:00Z`);
  const usual = Math.min(offsetAt(timezone, begin), offsetAt(timezone, begin + 182 * DAY_MS));
  const observed = (at: number, from: number, to: number): string[] => {
    const kind = to > usual ? 'DAYLIGHT' : 'STANDARD';
    return [
      `BEGIN:${kind}`,
      `DTSTART:${localAt(at, from)}`,
      `TZOFFSETFROM:${offset(from)}`,
      `TZOFFSETTO:${offset(to)}`,
      `END:${kind}`,
    ];
  };
  const start = offsetAt(timezone, begin);
  const lines = observed(begin, start, start);
  let before = start;
  for (let at = begin; at < end; at += DAY_MS) {
    const after = offsetAt(timezone, at + DAY_MS);
    if (after !== before) lines.push(...observed(changeBetween(timezone, at, at + DAY_MS), before, after));
    before = after;
  }
  return ['BEGIN:VTIMEZONE', `TZID:${timezone}`, ...lines, 'END:VTIMEZONE'];
}

function eventLines(event: CalendarEvent): string[] {
  const { uid, sequence, changedAt, date, start, minutes, timezone, summary, description, location } = event;
  const times =
    start === null
      ? [`DTSTART;VALUE=DATE:${day(date)}`, `DTEND;VALUE=DATE:${day(addDays(date, 1))}`]
      : [`DTSTART;TZID=${timezone}:${local(date, start)}`, `DTEND;TZID=${timezone}:${local(date, start + minutes)}`];
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(changedAt)}`,
    `LAST-MODIFIED:${utc(changedAt)}`,
    ...times,
    `SUMMARY:${escaped(summary)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    'END:VEVENT',
  ];
}

/** A calendar after RFC 5545, of events in one time zone. */
export function calendarFile(name: string, timezone: string, events: readonly CalendarEvent[]): string {
  const dates = events.map(({ date }) => date).toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sacrament Meeting Planner//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...(first && last && events.some(({ start }) => start !== null) ? timezoneLines(timezone, first, last) : []),
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
