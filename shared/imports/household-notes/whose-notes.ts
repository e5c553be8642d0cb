import { foldLoose } from '#shared/text/fold.ts';
import { isChild, mentionsIn, wordsIn, type HomePerson, type Mention, type Word } from './named-people.ts';
import { oneOfTwo } from './one-of-two.ts';

/** A part of a note, and the people of the row whom it concerns. `isNamed`: it says so itself. */
type Part = { text: string; rest: string; people: readonly number[]; isNamed: boolean };

/** 'Tom says they moved': what someone tells concerns more than the one who tells it. */
const TELLS =
  /^(?:says|said|tells|told|reports|reported|called|texted|emailed|requested|requests|thinks|informed|confirmed|dice|dijo|disse)$/;
/** Behind these stands why, when, or with whom something is so. */
const LINK =
  /^(?:with|near|per|via|by|from|through|about|at|after|before|when|because|since|as|due|while|until|where|who|that|of|in|on|con|com|por|de|cuando|quando)$/;
const MOVE =
  /^(?:(?:has|have|had|is|are|was|were|be|just|recently) )*(?:mov|relocat|left|gone|went|liv|transfer|mud|traslad|se )/;
const BEFORE_SUBJECT =
  /^(?:the|a|an|both|older|oldest|younger|youngest|middle|adult|one|two|bro|brother|sis|sister|his|her|their|and|or|only|just|also|el|la|o|a|y|e)$/;
const IS = /^(?:is|are|was|were|es|esta|estan|e|foi|foram|estao)$/;
const DIED = /\b(?:died|dead|deceased|passed|murio|fallecio|fallecid[oa]|morreu|faleceu|falecid[oa])\b/i;

type Read = { mentions: Mention[]; words: Word[]; leading: number };
function read(text: string, members: readonly HomePerson[]): Read {
  const words = wordsIn(text);
  const found = mentionsIn(text, words, members);
  const isMentioned = (word: Word | undefined) => found.some((one) => one.word === word);
  const families = new Set(members.flatMap(({ family }) => foldLoose(family).split(' ').filter(Boolean)));
  const end = words.findIndex(
    (word, at) =>
      !isMentioned(word) &&
      !BEFORE_SUBJECT.test(word.folded) &&
      !(isMentioned(words[at - 1]) && families.has(word.folded)),
  );
  const leading = end < 0 ? words.length : end;
  const mentions = found.filter(({ word, people, isChild }) => {
    const at = words.indexOf(word);
    const isEveryone = people.length === members.length && members.length > 1;
    if (at < leading) return ![words[leading], words[leading + 1]].some((next) => TELLS.test(next?.folded ?? ''));
    if (isChild) return false;
    // 'moved (wife)', 'not a member - wife'
    const isBehind = /(?:\(|[-–—:,])\s*$/.test(text.slice(0, word.at)) && at === words.length - 1;
    if (isBehind || isEveryone) return true;
    const before = words.slice(0, at).map(({ folded }) => folded);
    return (
      !word.isPossessive &&
      word.folded !== 'his' &&
      !MOVE.test(before.join(' ')) &&
      !before.some((one) => LINK.test(one))
    );
  });
  return { mentions, words, leading: found.length > 0 ? leading : 0 };
}

const BREAK = /,\s*|\s+(?:and|but|y|e|pero|mas)\s+|\s*&\s*/g;
/** Sentences, but not the 'Bro.' of one. */
const SENTENCE_END = /(?<=[;!?\n])\s*|(?<=\p{L}{4}\.)\s+/u;

/** A sentence in which each part has its own people: 'Tom moved | wife stays'. */
function partsOf(sentence: string, members: readonly HomePerson[]): string[] {
  const breaks = [...sentence.matchAll(BREAK)];
  const parts: { from: number; to: number; isBare: boolean }[] = [];
  for (const [i, from] of [0, ...breaks.map(({ 0: mark, index }) => index + mark.length)].entries()) {
    const to = breaks[i]?.index ?? sentence.length;
    const { mentions, words, leading } = read(sentence.slice(from, to), members);
    const isBare = mentions.length > 0 && leading === words.length;
    const before = parts.at(-1);
    if (!before || (mentions.length > 0 && !isBare && !before.isBare)) parts.push({ from, to, isBare });
    else Object.assign(before, { to, isBare: before.isBare && isBare });
  }
  return parts.map(({ from, to }) => sentence.slice(from, to).trim());
}

function partOf(text: string, members: readonly HomePerson[]): Part {
  const { mentions, words, leading } = read(text, members);
  const people = [...new Set(mentions.flatMap((one) => one.people))];
  const isOfOthers = mentions.length > 0 && people.length === 0;
  const isNoOnes = isOfOthers && (DIED.test(text) || mentions.every((one) => one.isChild));
  const isNamed = people.length > 0 || isNoOnes;
  const behind = words[leading];
  const start = behind && IS.test(behind.folded) ? words[leading + 1] : behind;
  const rest = isNamed && leading > 0 && start ? text.slice(start.at) : text;
  return { text, rest, people: isNamed ? people : members.map((_, at) => at), isNamed };
}

/** Longer notes are about everyone. */
const LONGEST = 500;

const partsIn = (note: string, members: readonly HomePerson[]): Part[] => {
  const parts = note.length > LONGEST ? [] : note.split(SENTENCE_END).flatMap((one) => partsOf(one, members));
  return parts.filter((part) => /[^\s.,;!?]/.test(part)).map((part) => partOf(part, members));
};

const joined = (texts: readonly string[]): string =>
  texts
    .map((text) => text.replace(/[\s,;]+$/, ''))
    .map((text, at) => (at < texts.length - 1 && !/[.!?]$/.test(text) ? `${text};` : text))
    .join(' ');

/**
 * What a note about a household says of each of its people: all that doesn't name someone, and what names them, `judged`
 * without the name. `kept` is the note as it is written, with those whom it names, or else with the adults.
 */
export function saidOfEach(note: string, members: readonly HomePerson[]): { judged: string; kept: string }[] {
  const adults = members.filter((member) => !isChild(member));
  // The name in 'dale@example.org' is a part of it.
  if (/^\S+@\S+$/.test(note.trim())) return members.map(() => ({ judged: note, kept: note }));
  if (oneOfTwo(note, adults).isWhole)
    return members.map((member) => (isChild(member) ? { judged: '', kept: '' } : { judged: note, kept: note }));
  const read = partsIn(note, members);
  if (read.length === 0) read.push({ text: note, rest: note, people: members.map((_, at) => at), isNamed: false });
  return members.map((member, at) => {
    const ofAll = adults.length === 0 || !isChild(member);
    const own = read.filter(({ people }) => people.includes(at));
    const kept = read.filter(({ people, isNamed }) => (isNamed && people.length > 0 ? people.includes(at) : ofAll));
    const isWhole = kept.length === read.length;
    return {
      judged:
        own.length === read.length && own.every(({ text, rest }) => text === rest)
          ? note
          : joined(own.map(({ rest }) => rest)),
      kept: isWhole ? note : joined(kept.map(({ text }) => text)),
    };
  });
}

/** For each of these, what a note says of them that names them, or those whom it means, by a name or a word. */
export function saidOfNamed(note: string, members: readonly HomePerson[]): string[] {
  const named = partsIn(note, members).filter(({ isNamed }) => isNamed);
  return members.map((_, at) => joined(named.flatMap(({ text, people }) => (people.includes(at) ? [text] : []))));
}
