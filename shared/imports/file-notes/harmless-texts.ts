import { foldLoose } from '#shared/text/fold.ts';
import { monthOfWord } from '#shared/calendar/month-words.ts';
import { isKnownCalling } from '../callings.ts';
import { isAboutPerson } from '../doubts/nothing.ts';
import { isOfPhoneAlone } from '../line-parts.ts';
import { phonesIn } from '../looks.ts';
import { isOwnNickname, saysLittle, tellsAgainst } from '../other-people/beside-people.ts';
import type { RawRow } from '../rows.ts';
import { isCity } from '../texts/first-words.ts';
import { isWordWithDay, tellsOfElsewhere } from '../lone-cells/telling-words.ts';

/** Longer texts are notes, whatever they are made of. */
const LONGEST = 200;
const MOST_WORDS = 10;
const CODE = /^(?=\S*\d)[\p{L}\d_.#/:-]{4,}$/u;
const LINK = /^(?:https?:\/\/|www\.)\S+$|^\S+@\S+\.\S+$/i;
const DATE_WORD =
  /^(?:\d{1,4}(?:st|nd|rd|th)?|am|pm|at|on|of|de|the|sun|mon|tue|tues|wed|thu|thur|thurs|fri|sat|\p{L}+day|domingo|abt|about|circa)$/u;
/** Of these, a reader may want to know before someone is asked to speak. */
const ABOUT_AWAY = /\b(?:ina\p{L}*|less|menos|not|visit\p{L}*|no|sin|sem)\b/u;
/** A kind of phone or address. */
const KIND =
  /^(?:(?:home|work|cell|mobile|main|other|primary|secondary|preferred|personal|individual|household|family|private|public|ward|stake|leadership|landline|text|sms|voice|iphone|android|google|english|spanish|mr|mrs|ms|miss|dr|hno|hna|sr|sra)(?: |$))+$/;

/** Of whoever is in the ward, and still for a reader: in a column for remarks, or 'moved in Dec to Texas.' */
const OF_SOMEONE =
  /\b(?:less active|menos (?:activ|ativ)[oa]|private|deaf|sord[oa]|surd[oa]|no (?:english|ingles|espanol|spanish)|divorced|at school|new in (?:the |our )?(?:ward|branch))\b/;
const MOVED_IN = /\bmoved in \S/;

/** Less active, not reachable, do not contact, and inactive: 'LA' is no article, which has small letters. */
const SHORT_CODE = /^(?:L\/?A|N\/[RC]|D\/C|I\/A)$/;

const isDateAlone = (folded: string): boolean =>
  folded.split(' ').every((word) => DATE_WORD.test(word) || monthOfWord(word) !== null);

/** Without the phones in it, and what kind they are. */
const isPhoneAlone = (text: string): boolean => {
  const phones = phonesIn(text);
  if (phones.length === 0) return false;
  const rest = phones.reduce((left, phone) => left.replace(phone, ' '), text).trim();
  const folded = foldLoose(rest);
  return !/\p{L}/u.test(rest) || KIND.test(folded) || isOfPhoneAlone(rest) || /^(?:[mchwp]|ext \d+)$/.test(folded);
};

/** What the row says already, such as a class that was joined to the calling, or the last name of the household. */
function isSaid(folded: string, { notes: _, ...values }: RawRow['values']): boolean {
  const said = ` ${foldLoose(Object.values(values).join(' '))} `;
  if (said.includes(` ${folded} `)) return true;
  return folded.split(' ').every((word) => said.includes(` ${word} `) || /^(?:family|and|the|familia|y|e)$/.test(word));
}

/** Ages, groups, callings, towns, and days, and what the row says already. */
const isKnown = (text: string, folded: string, values: RawRow['values']): boolean =>
  isAboutPerson(text)
    ? !ABOUT_AWAY.test(folded)
    : isSaid(folded, values) ||
      isDateAlone(folded) ||
      KIND.test(folded) ||
      isKnownCalling(text) ||
      saysLittle(text) ||
      isCity(text) ||
      isOwnNickname(text, values);

/**
 * Whether a text of the file says nothing that a person must read before the one beside it is saved. `isRemark`: it stands where
 * there is room for anything.
 */
export function saysNothingToRead(written: string, values: RawRow['values'], isRemark = false): boolean {
  const text = written.trim();
  if (isRemark && SHORT_CODE.test(text)) return false;
  if (text === '' || !/[\p{L}\d]/u.test(text)) return true;
  if (text.length > LONGEST) return false;
  if (LINK.test(text) || (CODE.test(text) && !isWordWithDay(text)) || isPhoneAlone(text)) return true;
  const folded = foldLoose(text);
  if (folded.split(' ').length > MOST_WORDS) return false;
  if (MOVED_IN.test(folded) || (isRemark && OF_SOMEONE.test(folded))) return false;
  if (tellsOfElsewhere(text)) return isSaid(folded, values);
  // Most notes have other words, so that what they tell need not be asked.
  return isKnown(text, folded, values) && !tellsAgainst(text);
}
