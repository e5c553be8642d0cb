import { monthOfWord } from '#shared/calendar/month-words.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { isKnownCalling } from '../callings.ts';
import { tellsAgainst } from '../other-people/beside-people.ts';
import { unitInTitle } from '../units/named-units.ts';

const LONGEST = 200;
const DAY = "(?:\\d{1,2}[/.-]\\d{1,4}(?:[/.-]\\d{2,4})?|(?:19|20)\\d\\d|['’]\\d\\d)";
const WITH_DAY = new RegExp(`^(?:(\\p{L}{2,}|d)[-_.:/#]*${DAY}|${DAY}[-_.:/#]*(\\p{L}{2,}))$`, 'iu');
const WITH_NUMBER = /^(\p{L}{3,})[-_.:/#]*\d+$/u;

/** 'DNC2026', 'out-2026', 'd.2025': a word with a day, where it isn't the month of that day; no code. */
export function isWordWithDay(text: string): boolean {
  const [, before, behind] = WITH_DAY.exec(text) ?? [];
  const word = before ?? behind;
  if (word !== undefined) return monthOfWord(word) === null;
  const [, numbered] = WITH_NUMBER.exec(text) ?? [];
  return numbered !== undefined && tellsAgainst(numbered);
}

const MISSIONARY =
  /^(?:(?:a|on|as|is|now|our|full time|ft|senior|young|couple) )*(?:missionar(?:y|ies)|mission|misioner[oa]s?|missionari[oa]s?)\b ?(.*)$/;
const OF_CLASS = /^(?:prep|preparation|work|class|committee|training|lessons?|meeting)\b/;
/** 'Missionary' and 'Missionary in Peru': someone who is away; a Missionary Leader and a Ward Missionary are here. */
function isMissionary(folded: string): boolean {
  const [, rest] = MISSIONARY.exec(folded) ?? [];
  return rest !== undefined && !(rest !== '' && (OF_CLASS.test(rest) || isKnownCalling(rest)));
}

const STAKE = /(?:^|\s)\p{Lu}[\p{L}\p{M}'’.]* (?:[Ss]take|[Dd]istrict)\b/u;
const UNIT_BEFORE =
  /\b(?:[Bb]arrio|[Rr]ama|[Aa]la|[Rr]amo|[Ee]staca|[Dd]istrito) (?:d[aeo]l? |dos )?(?:(?:[Ll][ao]s?|[Ee]l|[AaOo]s) )?\p{Lu}/u;
/** Whether a text names a ward, a branch, or a stake, as it does where someone belongs to another one. */
const namesUnit = (text: string): boolean =>
  /\p{Lu}/u.test(text) &&
  (unitInTitle(text) !== null || ((STAKE.test(text) || UNIT_BEFORE.test(text)) && !isKnownCalling(text)));

/** Whether a text of the file tells that someone belongs to another ward, or is away as a missionary. */
export const tellsOfElsewhere = (text: string): boolean =>
  text.length <= LONGEST && (namesUnit(text) || isMissionary(foldLoose(text)));
