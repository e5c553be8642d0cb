import { isWeekday, monthOfWord } from '#shared/calendar/month-words.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { birthdaysIn } from '../birth-years/birthdays.ts';
import { latestDayIn } from '../dates.ts';
import { isGivenNameForSure } from '../doubts/given-names.ts';
import { isUsualGiven } from '../doubts/usual-places.ts';
import { LONGEST_LINE, readLine, TWO_PEOPLE, unread } from '../line-parts.ts';
import { isNickname, looksLikeFullName } from '../names.ts';
import type { RawRow } from '../rows.ts';
import { areOneName } from '../same-person/short-forms.ts';

const IN_WORDS = String.raw`\d{1,2}(?:st|nd|rd|th|er|º|°|\.)?[-/ ] ?(?:de |of )?\p{L}{3,10}\.?|\p{L}{3,10}\.? \d{1,2}(?:st|nd|rd|th)?`;
const IN_NUMBERS = String.raw`\d{1,2}/\d{1,2}|\d{1,2}\.\d{1,2}\.|\d{4}-\d\d-\d\d`;
const YEAR = String.raw`(?:,? (?:de )?(?:19|20)\d\d|/(?:\d\d){1,2}|(?<=\.)(?:\d\d){1,2})`;
const DATE_FIRST = new RegExp(
  String.raw`^(${IN_WORDS}|${IN_NUMBERS})(${YEAR}?)(\s?[:：–—,|]\s*|\s[-–—]\s+|\s*\t\s*|\s+)(?=[\p{L}(+\d])(.*)$`,
  'u',
);
const WEEKDAY_FIRST = /^(\p{L}{2,13})(?:-feira)?\.?,?\s+(?=\d|\p{L})/u;
const BEFORE = /^\s*(?:[-*•]\s+)?/;
const ORDINAL = /(?<=\d)(?:st|nd|rd|th|er|º|°|\.)(?=[-/\s])/u;
const DAY_BEFORE = /^\d{1,2}\.? (\p{L}+)$/u;
/** '11/15/2026,Maple Grove,Paul Grant': columns, of which no one can tell what they are. */
const SEVERAL = /,\s*\p{L}{2}/u;

/** 'Jan 4 - Rosa Alder' → when, and what stands behind it; `isSure` where a sign parts the two. */
type Dated = { date: string; rest: string; isSure: boolean };

/** A line that begins with a day of the year, as in a list of who speaks when; null for any other. */
function datedLine(line: string): Dated | null {
  if (line.length > LONGEST_LINE) return null;
  const text = line
    .replace(BEFORE, '')
    .replace(WEEKDAY_FIRST, (before, word: string) => (isWeekday(word) ? '' : before));
  const [, day = '', year = '', sign = '', rest = ''] = DATE_FIRST.exec(text) ?? [];
  if (rest === '' || (sign.includes(',') && SEVERAL.test(rest))) return null;
  if (birthdaysIn(day.replace(ORDINAL, '').replace(/\.$/, '')).length === 0 && latestDayIn(day) === null) return null;
  const isSure = sign.trim() !== '' || sign.includes('\t');
  // '4 June Rosa Alder' may be the fourth of a list.
  const [, month = ''] = DAY_BEFORE.exec(day) ?? [];
  if (!isSure && monthOfWord(month) !== null && isUsualGiven(foldLoose(month))) return null;
  return { date: `${day}${year}`, rest: withTopicApart(rest.trim()), isSure };
}

/** 'Abe Bown (Faith)' */
const WITH_TOPIC = /^([^()]{3,60}?) \(([^()]{3,60})\)$/;
/** In a list of who speaks when, what stands in parentheses is the topic, unless it is what the person is called. */
function withTopicApart(text: string): string {
  const [, name = '', topic = ''] = WITH_TOPIC.exec(text) ?? [];
  const [first = ''] = foldLoose(name).split(' ');
  const mayBeName = isGivenNameForSure(foldLoose(topic)) || areOneName(first, foldLoose(topic));
  return mayBeName || !isNickname(topic) || !looksLikeFullName(name) ? text : `${name} - ${topic}`;
}

/** More are no people of one day. */
const MOST_OF_DAY = 12;
const BETWEEN = /\s*[,;&/]\s*(?:(?:and|y|e|und|et)\s)?|\s+(?:and|y|e|und|et)\s+/;

/**
 * 'Jan 4: Ann Poe and Ben Roe' → a line for each of them, unless it cannot be told whose a phone there is; null for a line
 * without a date.
 */
export function datedPeople(line: string): string[] | null {
  const dated = datedLine(line);
  if (!dated) return null;
  const people = dated.rest.split(BETWEEN).filter(Boolean).map(withTopicApart);
  if (people.length > MOST_OF_DAY) return [line];
  const read = people.map((text) => readLine(text));
  const withContact = read.filter(({ values }) => values.phone ?? values.email).length;
  const areApart = people.length > 1 && read.every(({ name }) => looksLikeFullName(name));
  return areApart && (withContact === 0 || withContact === people.length)
    ? people.map((person) => `${dated.date}: ${person}`)
    : [line];
}

/** No one's turn, also where no sign parts it from its day: '1/4 Fast Sunday'. */
const NO_TURN =
  /^(?:fast (?:sunday|and testimony|& testimony|meeting)|testimony meeting|(?:(?:semi ?annual|annual|world) )?(?:general|stake|ward|branch|district|regional|area|adult) conference|no (?:church|meetings?|talks?|speakers?|sacrament)\b|(?:christmas|easter|primary|mothers day|fathers day) (?:program|sunday)|(?:christmas|easter|palm) sunday|tb[da]$|(?:domingo|reunion|reuniao) de (?:ayuno|testimonios?|jejum|testemunhos?)|conferencia (?:general|geral|de (?:la |da )?(?:estaca|ala|barrio|distrito|rama|ramo))|fastsonntag|(?:general|pfahl|gemeinde)konferenz|dimanche de jeune|conference (?:generale|de (?:pieu|paroisse))|domenica di digiuno|conferenza (?:generale|di palo))/;
const EVENT = 'is a date without a person.';
type Read = Omit<RawRow, 'row'>;
/** It is about its own day, and heads no other. */
const asAside = (row: Read): Read => (row.unread ? { ...row, unread: { ...row.unread, isAside: true } } : row);

/** What such a line says, its date behind the person; one without a person heads no one. Null for any other line. */
export function behindDate(line: string, read: (line: string) => Read | null): Read | null {
  const dated = datedLine(line);
  if (!dated) return null;
  const turned = `${dated.rest} - ${dated.date}`;
  // Of 'Jan 4 Jan 11', no end would be found.
  const person = datedLine(turned) ? null : read(turned);
  if (person && !person.unread) return person;
  if (person?.unread?.problem.endsWith(TWO_PEOPLE)) return asAside(unread(line, TWO_PEOPLE));
  if (person?.values.name !== undefined && person.unread)
    return asAside({ ...person, unread: { ...person.unread, text: line.trim() } });
  return dated.isSure || NO_TURN.test(foldLoose(dated.rest)) ? asAside(unread(line, EVENT)) : null;
}

/** Whether a line is one of those without a person. */
export const isDatedEvent = ({ unread: said }: Pick<RawRow, 'unread'>): boolean =>
  said?.problem.endsWith(EVENT) === true;
