import { monthOfWord } from '#shared/calendar/month-words.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { refuses } from '../availability/refusals.ts';
import { isAnnouncement, isFriendlyTitle } from '../headings/friendly-titles.ts';
import { isAgainstGroup } from '../group-titles/group-titles.ts';
import { isOfList } from '../group-titles/list-words.ts';
import { isProgramTitle } from '../group-titles/program-titles.ts';
import { speaksAgainst } from '../group-titles/words-against.ts';
import { isCourtesy } from '../letters/courtesies.ts';
import { plainTitle } from '../letters/plain-titles.ts';
import { isParticle } from '../name-parts/particles.ts';
import { isGreetingOrClosing, isRequest } from '../doubts/letter-lines.ts';
import { isNote } from '../non-people.ts';
import { titlesInLine } from '../text-tables/heading-line.ts';
import { isListNotice, isNoticeBehind } from '../texts/list-notices.ts';
import { isPageNote } from '../texts/page-notes.ts';
import { UNITS_BEFORE_NAMES } from '../units/unit-words.ts';
import { saysNothing } from './list-titles.ts';

const UNITS = /^(?:ward|branch|stake|district)$/;
const UNITS_BEFORE = /^(?:estaca|distrito)$/;
/** So many words may be the name of a ward. */
export const MOST_OF_UNIT = 4;
/** 'Ames Family', 'Group B', 'A': where a list by family, by group, or by letter goes on. */
const PART =
  /^(?:\S+ famil(?:y|ies|ia)|(?:(?:famil(?:y|ies|ias)|(?:last )?names?|letters?|groups?|sections?|parts?|teams?) )?\p{L}(?: (?:to |thru |through )?\p{L})?|returned missionaries|(?:(?:the|our) )?ysas?(?: (?:list|roster|group|members?|contacts?|fhe|\d{4}))*|(?:(?:missionary|mission|temple|marriage) )+prep(?:aration)?(?: (?:class|list|group|roster))*|empty nesters|temple (?:ordinance )?workers|emergency contact list)$/u;
const NEW =
  /^(?:fyi )?(?:(?:the|our|some|my) )?(?:new|newest|latest|corrected|changed) (?:(?:contact|phone|email|e mail|mail|address|cell) )*(?:info|information|details|contacts?|numbers?|phones?|emails?|addresses)$|^(?:the )?new (?:members?|families|converts|move ?ins?)(?: (?:in|of) (?:the|our) (?:ward|branch))?$|^(?:(?:the |our )?(?:new|newest|latest|corrected) (?:(?:ward|branch|member|members|phone|contact) )?(?:list|directory)|(?:nueva|nova|nuova|neue) (?:lista|liste)|lista (?:nueva|nova|nuova))$/;
/** Whoever is asked to do something on a Sunday. */
const TO_ASK =
  /^(?:(?:ward|members?|people|those|adults?|youth|brothers|sisters|who(?: (?:is|are))?) )*(?:(?:ok|okay|available|willing|happy) to|will) (?:ask|pray|speak|talk|give (?:a )?talks?)$|^(?:to )?(?:pray|speak)$/;
/** What members do for each other; 'teaching' alone may be of the missionaries. */
const TEACHING = /\b(?:home|visiting) teach(?:ing|ers?)\b/g;
/** What leaders look for: nothing against whom it is of. */
const NO_MINISTERS =
  /\b(?:without|with no|who have no|needing) (?:any |a )?(?:ministering|home teaching|visiting teaching) (?:brothers?|sisters?|companions?|families|assignments?)(?: assigned| yet)*\b/g;
const NUMBER = /^\d+(?:st|nd|rd|th|er|do|o|a)?$/;

export const isCapital = (word: string): boolean => /^[\p{Lu}\d]/u.test(word) || isParticle(word);

/** Without the names of wards and stakes: 'Maple Grove 2nd Ward', 'Barrio Los Olivos'. */
function withoutUnits(words: readonly string[]): string[] {
  const isName = new Set<number>();
  for (const [at, word] of words.entries()) {
    const unit = foldLoose(word);
    for (let by = 1; by <= MOST_OF_UNIT; by += 1) {
      const [before, behind] = [words[at - by], words[at + by]];
      if (UNITS.test(unit) && before !== undefined && words.slice(at - by, at).every(isCapital))
        isName.add(at - by).add(at);
      const isBefore = UNITS_BEFORE.test(unit) || UNITS_BEFORE_NAMES.has(unit);
      // German has a capital in 'Gemeinde Weggezogene', too.
      if (
        isBefore &&
        behind !== undefined &&
        !speaksAgainst(behind) &&
        words.slice(at + 1, at + by + 1).every(isCapital)
      )
        isName.add(at + by);
    }
  }
  return words.filter((_, at) => !isName.has(at));
}

const LONGEST = 300;
const YEAR = /^(?:19|20)\d\d$/;

const wordsIn = (text: string): string[] =>
  text.split(/[^\p{L}\p{M}\p{N}'’.-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
/** A list's word, a number, a month, or a time. */
const isPlain = (word: string): boolean =>
  isOfList(word) || NUMBER.test(word) || monthOfWord(word) !== null || /^\d[\d.:apm]*$/.test(word);

const SENTENCES = /[.!?]+\s+/;
/** 'Good evening. Please add the members below. Thank you!' says as little as each of its sentences. */
function areSentences(text: string): boolean {
  const parts = text.length > LONGEST ? [] : text.split(SENTENCES).filter((part) => /\p{L}/u.test(part));
  const is = (part: string) => [isFriendlyTitle, isAnnouncement, isHarmlessTitle].some((one) => one(part));
  return parts.length > 1 ? parts.every(is) : isBesideNotice(parts[0] ?? '');
}

/** 'Ward list - please keep confidential' */
function isBesideNotice(text: string): boolean {
  const [title = '', notice = '', more] = text.split(/\s[-–—]+\s/u);
  return more === undefined && (isNoticeBehind(notice) || isCourtesy(notice)) && isHarmlessTitle(title);
}

/** Whether the title of a list, or of a part of it, says nothing but whose list it is, of whom, and when it was made. */
export function isHarmlessTitle(text: string): boolean {
  if (isListNotice(text) || isRequest(text) || isCourtesy(text)) return true;
  if (areSentences(text)) return true;
  const plain = plainTitle(text);
  if (plain !== text) return !/\p{L}/u.test(plain) || isFriendlyTitle(plain) || isHarmlessTitle(plain);
  // They visit from the stake, or may not take part.
  if (
    /\b(?:high council|first presidency|general authorit(?:y|ies)|quorum of the twelve|mission presid\p{L}+|area seventies|restrict\p{L}*)\b/u.test(
      foldLoose(text),
    ) ||
    refuses(text)
  )
    return false;
  // 'Young Men (call parents)'
  const [brackets, inside = ''] = /\(([^()]*)\)/.exec(text) ?? [];
  if (brackets && /\p{L}/u.test(inside)) return isHarmlessTitle(inside) && isHarmlessTitle(text.replace(brackets, ' '));
  // A note between people says something of them, as 'Wrong Number' does.
  if (isPageNote(text) && !isNote(text) && !isAgainstGroup(text)) return true;
  if (titlesInLine(text) !== null || isProgramTitle(text)) return true;
  const whole = foldLoose(text);
  if (saysNothing(whole) || NEW.test(whole) || (isGreetingOrClosing(text) && !/\bservice\b/.test(whole))) return true;
  const words = withoutUnits(wordsIn(text))
    .flatMap((word) => foldLoose(word).split(/[ -]/))
    .join(' ')
    .replaceAll(NO_MINISTERS, '')
    .replaceAll(TEACHING, '')
    .split(' ')
    .filter(Boolean);
  // 'Callings for 2027' is a plan.
  if (words.some((word) => YEAR.test(word) && Number(word) > new Date().getFullYear())) return false;
  // 'Talk list - update 11/20' says when.
  const isUpdate = (word: string): boolean => words.length > 1 && /^updates?$/.test(word);
  return (
    PART.test(words.join(' ')) || TO_ASK.test(words.join(' ')) || words.every((word) => isPlain(word) || isUpdate(word))
  );
}

/** Words that tell something where a ward is called so: 'Old Mill Ward', 'Lost Creek Ward.' */
const TELLS_TOO =
  /^(?:new|old|lost|past|prior|former|next|other|others|out|dead|gone|left|away|open|hold|test|draft|spare|extra)$/;
/** 'Cottonwood' in 'Cottonwood Members 2026': what else than a list's words a title has, where it may be the name of a ward. */
export function nameInTitle(title: string): string | null {
  const others = wordsIn(title).filter((word) => !isPlain(foldLoose(word)));
  const isName = others.length > 0 && others.length <= MOST_OF_UNIT && title.includes(others.join(' '));
  return isName && others.every((word) => /^\p{Lu}\p{L}{3,}/u.test(word) && !TELLS_TOO.test(foldLoose(word)))
    ? others.join(' ')
    : null;
}
