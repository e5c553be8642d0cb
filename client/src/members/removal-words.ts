import { dateSeenFrom } from '#shared/calendar/format.ts';
import type { AssignmentReference } from '#shared/users/schema.ts';
import { listOfAll } from '#shared/text/in-words.ts';

/** A bishop conducts on more Sundays than a question can list. */
const MOST = 6;

/** What is said before a member is removed: each Sunday from today on where that person has something to do. */
export function removalWords(name: string, parts: readonly AssignmentReference[], today: string): string {
  const kept = 'Past talks are kept, and you can restore this person later under Removed members.';
  const dates = [...new Set(parts.map(({ date }) => date))];
  if (dates.length === 0) return `${name} has no upcoming assignments. ${kept}`;
  const sundays = dates.map((date) => {
    const labels = new Set(parts.filter((part) => part.date === date).map(({ assignment }) => assignment));
    return `${dateSeenFrom(date, today)} (${[...labels].join(', ').toLowerCase()})`;
  });
  const more = sundays.length - MOST;
  const shown = more > 0 ? [...sundays.slice(0, MOST), `${more} more`] : sundays;
  const [has, stays] =
    sundays.length === 1
      ? ['an assignment', 'The assignment stays in their name']
      : ['assignments', 'The assignments stay in their name'];
  return `${name} has ${has} on ${listOfAll(shown)}. ${stays} until you choose someone else. Links sent to ${name} will stop working. ${kept}`;
}
