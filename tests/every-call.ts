import { API } from '#shared/api.ts';
import type { Route } from '#shared/http/route.ts';
import type { Caller } from './api.ts';
import { EXAMPLES, type Example } from './examples.ts';
import { MARKED_DATE, PAST } from './marked-meeting.ts';

/** The members list itself, on screen and as a file, and what was sent to them. */
export const isOfThePeople = (call: string): boolean =>
  call.startsWith('members.') || call.startsWith('mail.') || call.startsWith('imports.exportMembers');

type Place = { wardId: number; meetingId: number };
const records = (): [string, Route, Example][] =>
  Object.entries(API).flatMap(([feature, own]) =>
    Object.entries(own as Record<string, Route>).map(([name, record]): [string, Route, Example] => {
      const example = (EXAMPLES[feature as keyof typeof EXAMPLES] as Record<string, Example>)[name];
      if (!example) throw new Error(`${feature}.${name} has no example`);
      return [`${feature}.${name}`, record, example];
    }),
  );

/** What this caller is answered by every call that changes something; those that end the sign-in come last. */
export async function changeEverything(caller: Caller, place: Place) {
  const texts = new Map<string, string>();
  const changing = records().filter(([, { method }]) => method !== 'GET');
  const isEnding = (call: string) => Number(/logout|resetPassword/.test(call));
  for (const [call, record, example] of changing.toSorted(([a], [b]) => isEnding(a) - isEnding(b))) {
    const input = example.input({ ...place, memberId: 1, importId: 1, mailId: 1, date: MARKED_DATE });
    texts.set(call, (await caller.send(record, input)).text);
    // A save over an older state is answered with the current one, a taken date with the meeting that has it.
    const older = { version: 0, musicVersion: 0, date: PAST };
    // A repetition of one's own save is no such save: another hymn makes it one.
    const other = call === 'meetings.changeMusic' ? { closing: '#3' } : {};
    const body = { ...(typeof input.body === 'object' ? input.body : {}), ...older, ...other };
    if (call.startsWith('meetings.'))
      texts.set(`${call} refused`, (await caller.send(record, { ...input, body })).text);
  }
  return texts;
}

/** The texts of every GET of the contract that this caller can get an answer to. */
export async function readEverything(caller: Caller, place: { wardId: number; meetingId: number }) {
  const texts = new Map<string, string>();
  for (const [feature, records] of Object.entries(API)) {
    for (const [name, record] of Object.entries(records as Record<string, Route>)) {
      if (record.method !== 'GET' || name === 'logoutPage') continue;
      const example = (EXAMPLES[feature as keyof typeof EXAMPLES] as Record<string, Example>)[name];
      const input = example?.input({ ...place, memberId: 1, importId: 1, mailId: 1, date: MARKED_DATE });
      for (const query of [
        {},
        { from: MARKED_DATE, to: MARKED_DATE },
        { q: 'Marked' },
        { view: 'summary' },
        { meetingId: place.meetingId },
      ]) {
        texts.set(
          `${feature}.${name} ${JSON.stringify(query)}`,
          (await caller.send(record, { ...input, query: { ...input?.query, ...query } })).text,
        );
      }
    }
  }
  return texts;
}
