import { monthOfWord } from '#shared/calendar/month-words.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { isHomebound, refuses } from '../availability/refusals.ts';
import { isNoAtEnd, isQuestionMarks, isSignAgainst, isOfDead } from '../marks/signs.ts';
import { isOrganization } from '../offices/organization-names.ts';
import { STILL_ASKED } from '../availability/asked-to-speak.ts';
import { answerIn, sexIn } from '../doubts/answers.ts';
import { isShortForDeceased, isSurelyDeceased } from '../doubts/gone-words.ts';
import { isNothing } from '../doubts/nothing.ts';
import { isOfPhoneAlone, quotedLast, shortened } from '../line-parts.ts';
import { isAssignment } from '../lone-cells/lone-days.ts';
import { isCurrentStatus, isHarmless, isTelling } from '../offices/current-words.ts';
import { isPlainRemark } from '../remarks/plain-remarks.ts';
import { topicsOf } from '../remarks/topics.ts';
import type { RawRow } from '../rows.ts';
import { areOneName } from '../same-person/short-forms.ts';
import { asking, AS_SAID } from '../sheets/gone.ts';
import { signsIn } from '../signs/signs.ts';
import { isHarmlessTitle } from './harmless-titles.ts';
import { unitInTitle } from '../units/named-units.ts';
import { withUnit } from './other-wards.ts';
import { tellsOfPerson } from './person-words.ts';

/** So many different ones, beside so many of the people, are what the list is for: gifts, topics, and tasks. */
const FEW = 3;
const MOSTLY = 0.5;
const LONGEST = 120;
/** A mark beside one of them may tell something; where many have it, it tells that they were there. */
const MARK = /^(?:x|yes|no|y|n|\*{1,3})$/i;
const CROSS = /^[xn]$/i;
const STAR = /^\*{1,3}$/;
const MANY_MARKS = 5;
const MANY_MARKED = 1 / 3;

/** Wherever it stands, it may take someone off the list. */
export const tellsAgainst = (text: string): boolean =>
  isSignAgainst(text) ||
  isNoAtEnd(text) ||
  isOfDead(text) ||
  tellsOfPerson(text) ||
  (isTelling(text) && !isAssignment(text)) ||
  refuses(text) ||
  isHomebound(text);

/** Ages, groups, organizations, streets, and days say nothing against anyone; `text` doesn't tell anything against them. */
export function saysLittle(text: string): boolean {
  const folded = foldLoose(text);
  return (
    isNothing(text) ||
    // Another person, who has a row of their own.
    /^(?:&|and|y|e)\s/.test(text) ||
    // A place with its ZIP code.
    /\d{5}/.test(text) ||
    /^(?:born|b|bday|birthday|dob|nacid[oa]|nascid[oa])\b.*\d/.test(folded) ||
    isHarmless(text) ||
    isCurrentStatus(text) ||
    isOrganization(text) ||
    sexIn(text) !== undefined ||
    isOfPhoneAlone(text) ||
    /^(?:(?:age |aged )?\d{1,3}(?: (?:y o|yo|yrs?|years?(?: old)?|anos))?|jr|sr|i{1,3}|new|children|kids|youth)$/.test(
      folded,
    ) ||
    signsIn('group', text).length > 0 ||
    isAssignment(text) ||
    isHarmlessTitle(text)
  );
}

/** 'no', 'não', 'unavailable': alone beside a person, it is an answer to whatever was asked. */
const isNo = (text: string): boolean => /\p{L}{2}/u.test(text) && answerIn(text) === false && !isNothing(text);
const isYes = (text: string): boolean => answerIn(text) === true && !CROSS.test(text);
const isMark = (text: string): boolean => MARK.test(text) || isNo(text) || (isYes(text) && /\p{L}{2}/u.test(text));

const isOfNoMatter = (text: string): boolean => !tellsAgainst(text) && (isMark(text) || saysLittle(text));

/** 'Jack' beside John Smith. */
export const isOwnNickname = (text: string, { name = '', firstName = '' }: RawRow['values']): boolean =>
  /^\p{L}+$/u.test(text) &&
  foldLoose(`${name} ${firstName}`)
    .split(' ')
    .some((word) => areOneName(word, foldLoose(text)));

/** 'Nov', 'jan 2027' beside others, by whose letters 'Dec' or 'dec' is a month, too. */
const isOtherMonth = (text: string): boolean =>
  !isShortForDeceased(text) &&
  foldLoose(text)
    .split(' ')
    .some((word) => monthOfWord(word) !== null) &&
  isHarmless(text);
const beginsSmall = (text: string): boolean => /^\P{L}*\p{Ll}/u.test(text);

const fewOf = (count: number, people: number): boolean => count < MANY_MARKS || count <= people * MANY_MARKED;

/** Asks about people beside whom something stands that no field takes and that isn't known to say nothing. */
export function withTextsBeside(rows: readonly RawRow[]): RawRow[] {
  const people = rows.filter(({ unread }) => !unread).length;
  const countOf = (is: (text: string) => boolean): number =>
    rows.filter(({ beside, unread }) => !unread && beside?.some(is)).length;
  const areFew = fewOf(countOf(isMark), people);
  const areFewCrosses = fewOf(
    countOf((text) => CROSS.test(text)),
    people,
  );
  const areAnswers = countOf(isYes) > 0;
  const isDecember = (text: string): boolean => isShortForDeceased(text) && !isSurelyDeceased(text);
  const areDecembers = countOf(isDecember) > Math.max(1, people * MOSTLY);
  const isDead = (text: string): boolean =>
    isShortForDeceased(text) &&
    !(isDecember(text) && areDecembers) &&
    countOf((other) => isOtherMonth(other) && beginsSmall(other) === beginsSmall(text)) === 0;
  const isNote = (text: string, values: RawRow['values']): boolean =>
    isDead(text) ||
    ((STAR.test(text) ? areFew : isQuestionMarks(text) || unitInTitle(text) !== null || !isOfNoMatter(text)) &&
      !isOwnNickname(text, values));
  const texts = rows.map(({ beside = [], unread }) => (unread ? [] : beside.flatMap((text) => text.split(/[,;]\s+/))));
  const matters = rows.map(({ values }, at) =>
    (texts[at] ?? []).filter((text) => text.length <= LONGEST && isNote(text, values)),
  );
  // Of several answers beside a person, no one can tell which is about what.
  const noes = texts.map((own) => {
    const [answer = '', another] = own.filter(isMark);
    return another === undefined && (isNo(answer) || (areAnswers && CROSS.test(answer))) ? answer : undefined;
  });
  const different = new Set(matters.flat().map(foldLoose));
  const marked = matters.filter((texts) => texts.length > 0).length;
  const topics = topicsOf(rows);
  const areNotes = different.size > FEW && marked >= people * MOSTLY;
  return rows.map((read, at) => {
    const own = matters[at] ?? [];
    const no = noes[at];
    const isNoted = (text: string): boolean => {
      if (own.includes(text) || text === no) return true;
      return isMark(text) ? areFew || (CROSS.test(text) && areFewCrosses) : isNote(text, read.values);
    };
    const noted = (texts[at] ?? []).filter(isNoted).map((text) => ({ text }));
    const row = noted.length > 0 ? { ...read, noted } : read;
    const text =
      own.find((one) => tellsAgainst(one) || isDead(one)) ??
      no ??
      (areNotes ? undefined : own.find((one) => !isPlainRemark(one) && !topics[at]?.(one)));
    if (text === undefined || (row.asks && row.asks.problem.includes(`“${shortened(text)}`))) return row;
    const said = `This row says ${quotedLast(text)}`;
    if (text === no) return asking(row, `${said} ${STILL_ASKED}`, 'isAvailable');
    const unit = unitInTitle(text);
    if (unit) return withUnit(row, unit, said);
    return asking(row, `${said} ${AS_SAID}`, row.values.calling ? 'calling' : 'firstName');
  });
}
