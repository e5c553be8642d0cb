import { monthOfWord } from '#shared/calendar/month-words.ts';
import { isKnownCalling } from '../callings.ts';
import { isOfName } from '../columns.ts';
import { isUsualGiven, isUsualLast } from '../doubts/usual-places.ts';
import { isTitle } from '../non-people.ts';
import { isOfPhoneAlone } from '../line-parts.ts';
import { isUnitAlone } from '../units/named-units.ts';
import type { RawRow } from '../rows.ts';
import type { ImportField } from '../schema.ts';
import { asking, mayBeHeading } from '../sheets/gone.ts';
import { areNumbered, isHeadingWord, isOfNature, isPartWord, isPlaceElsewhere, isPlaceWord } from './heading-words.ts';
import {
  isGiven,
  isLikeHeading,
  isOfThing,
  isSurelyName,
  isWord,
  mayBeName,
  nameWords,
  type NameWords,
} from './name-evidence.ts';

type Named = NameWords & { text: string; hasComma: boolean; isShouted: boolean; areApart: boolean };
const isThing = (word: string): boolean => isPartWord(word) && !isUsualLast(word) && !isUsualGiven(word);
/** 'Aspen Cabin' and 'Van Two', although a first name is in them. */
const isPartOfList = ({ first, last, count, areApart }: Named): boolean =>
  count === 2 && !areApart && (isThing(first) || isThing(last) || areNumbered(first, last));
type Person = Named & { row: RawRow; isFull: boolean };
const LONGEST_NAME = 80;

function namedIn({ values: { name, firstName, lastName }, unread, asks }: RawRow, isFilled: boolean): Named | null {
  const text = (name || [firstName, lastName].filter(Boolean).join(' ')).trim();
  if (unread || asks || text.length > LONGEST_NAME) return null;
  const hasComma = text.includes(',');
  if (!isFilled && !hasComma && isTitle(text)) return null;
  const words = nameWords(name || !lastName ? text : `${lastName}, ${firstName ?? ''}`);
  return (
    words && {
      ...words,
      text,
      hasComma,
      isShouted: /\p{L}{3}/u.test(text) && !/\p{Ll}/u.test(text),
      areApart: !name && Boolean(firstName && lastName),
    }
  );
}

const saysMore = ({ values }: RawRow): boolean =>
  (Object.keys(values) as ImportField[]).some((field) => !isOfName(field) && values[field]);

/** So many of a list's names must be known before an unknown one stands out. */
const MOST_KNOWN = 0.8;
/** Of so many names, one style of writing is an accident. */
const MOST_ODD = 0.3;

const share = <Item>(items: readonly Item[], is: (item: Item) => boolean): number =>
  items.length === 0 ? 0 : items.filter(is).length / items.length;

const endsAsPlace = ({ last, count }: NameWords): boolean => count === 2 && isPlaceWord(last);
/** 'Heather Hills', 'Legacy Village': a street or a home, as likely as a person. */
const mayBePlace = (own: NameWords): boolean => endsAsPlace(own) && (isOfNature(own.first) || !isUsualLast(own.last));

/** The rows that may be streets. Of one 'Ashley Lane' no one can tell, unless all that say no more end so. */
function placesAmong(people: readonly Person[], isHalfFull: boolean): ReadonlySet<RawRow> {
  const lone = people.filter(({ isFull, hasComma, areApart }) => !isFull && !hasComma && !areApart);
  const areAll = isHalfFull && lone.length > 1 && share(lone, endsAsPlace) >= MOST_KNOWN;
  return new Set(lone.flatMap((own) => ((areAll ? endsAsPlace(own) : mayBePlace(own)) ? own.row : [])));
}

/** Of a text that is parted by a few blank lines, the lines below them. */
function belowGaps(rows: readonly RawRow[]): ReadonlySet<RawRow> {
  const below = rows.filter(({ row }, at) => at > 0 && row > (rows[at - 1]?.row ?? row) + 1);
  return new Set(below.length * 3 <= rows.length ? below : []);
}

/**
 * Asks about 'Shut Ins' and 'Nursing home' between people: a row with nothing but two words that no one is known by, among
 * rows that say more or are written in another way. That the names of a people are unknown to us is no reason: then those
 * around it are unknown as well. `filled`: rows whose other cells are not blank, where a sheet has columns that no one reads.
 */
export function withSectionRows(rows: readonly RawRow[], filled?: ReadonlySet<RawRow>): RawRow[] {
  const isFilled = (row: RawRow): boolean =>
    filled?.has(row) ?? (saysMore(row) || (row.beside ?? []).some(isOfPhoneAlone));
  const named = rows.map((row) => namedIn(row, isFilled(row)));
  const people = rows.flatMap((row, at): Person | [] =>
    named[at] ? { ...named[at], row, isFull: isFilled(row) } : [],
  );
  const sure = people.filter((own) => own.isFull || own.hasComma || isSurelyName(own));
  const full = people.filter(({ isFull }) => isFull);
  const isFullList = full.length * 2 > people.length;
  // Where each heading has one person below it, no more than half of the rows say more.
  const isHalfFull = full.length * 2 >= people.length;
  const places = placesAmong(people, isHalfFull);
  const families = new Set(sure.flatMap(({ row, last }) => (places.has(row) ? [] : last)));
  const isCommaList = share(people, ({ hasComma }) => hasComma) >= 0.5;
  const ofNames = sure.filter(({ last }) => !isWord(last));
  const areKnown = share(ofNames, (own) => mayBeName(own)) >= MOST_KNOWN;
  const areEnglish = share(people, (own) => isLikeHeading(own) || mayBeName(own)) >= MOST_KNOWN;
  const areSmall = share(people, ({ isSmall }) => isSmall) > MOST_ODD;
  const areShouted = share(isHalfFull ? full : people, ({ isShouted }) => isShouted) > MOST_ODD;
  const below = belowGaps(rows);

  const isDoubtful = (own: Named, row: RawRow): boolean => {
    if (own.hasComma) return false;
    if (!own.areApart && !isFilled(row) && isPlaceElsewhere(own.first, own.last)) return true;
    const isOfFamily = families.has(own.last);
    if (isPartOfList(own) && !isFilled(row) && !isOfFamily) return true;
    const isAmongOthers = isFullList || isCommaList;
    const isOddlyShouted = own.isShouted && !areShouted;
    const isAmongPlaces = isAmongOthers || isHalfFull || isOddlyShouted || places.size > 1;
    if (places.has(row) && !isOfFamily && (isAmongPlaces || !isGiven(own.first))) return true;
    if (isSurelyName(own)) return false;
    const isApart = isAmongOthers || isOddlyShouted || row === rows[0] || below.has(row);
    if (!own.areApart && !isFilled(row) && isApart && !isOfFamily && isUnitAlone(own.text)) return true;
    if (!own.areApart && isOfThing(own, areKnown)) return true;
    if (own.isSmall && !areSmall && !isOfFamily) return true;
    if (own.count > 2 || isFilled(row)) return false;
    if (isKnownCalling(own.text)) return true;
    // Who wrote a first and a last name in columns of their own meant a person, unless a word is known to be none's.
    if (own.areApart) return isWord(own.first) || (isWord(own.last) && !isOfFamily && !isGiven(own.first));
    if (isWord(own.first)) return true;
    // In a list of bare names 'Kim Temple' is a person.
    if (isWord(own.last) && !isOfFamily && (isAmongOthers || !isGiven(own.first))) return true;
    // 'June Move-Ins'
    const rest = own.text.slice(own.text.indexOf(' ') + 1);
    const isMonth = monthOfWord(own.first) !== null;
    if (isMonth && rest.includes('-') && isTitle(rest)) return true;
    // 'Summer Camp' and 'April Talks' above a list of bare names, but not 'Jan Bischof'.
    if (row === rows[0] && isHeadingWord(own.last) && (isOfNature(own.first) || isMonth)) return true;
    const standsOut = isAmongOthers || below.has(row) || isOddlyShouted;
    return ((standsOut && areKnown) || (areEnglish && isLikeHeading(own))) && !isOfFamily && !mayBeName(own);
  };
  return rows.map((row, at) => {
    const own = named[at];
    return own && isDoubtful(own, row) ? asking(row, mayBeHeading(own.text), 'firstName') : row;
  });
}
