import { readBusinessLine } from '#shared/pulpit/business/business-line.ts';
import { announcementLines, textLines } from '#shared/pulpit/service-lines.ts';
import { writtenParts } from '#shared/pulpit/sheet-text.ts';
import { MEMBER_PARTS, nameIn, PERSON_PARTS } from '#shared/meetings/parts.ts';
import { fullNameOrNull } from '#shared/text/person-name.ts';
import type { SheetMeeting, SheetWard } from '#shared/pulpit/sheet.ts';
import { CAPITALISED, OPENERS } from './vocabulary.ts';
import { OPPOSITION } from '#shared/pulpit/wording/wording-check.ts';

export const plainWords = (text: string): string =>
  ` ${(
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/['’]s\b/gu, '')
      .match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []
  ).join(' ')} `;

/** Each line as it was written, and the names in it as they are read: 'Doe, Jane' is 'Jane Doe'. */
const businessLines = (text: string | null | undefined): string[] =>
  textLines(text).flatMap((line) => {
    const known = readBusinessLine(line);
    return known && 'names' in known ? [line, known.names, known.position ?? ''] : [line];
  });

type Given = { all: string; releases: string; newCallings: string; hymns: Set<number> };

/** Every text of the meeting, as words; parts are kept apart so that no name arises between two of them. */
function givenOf(meeting: SheetMeeting, ward: SheetWard): Given {
  const talks = meeting.speakingAssignments ?? [];
  const music = [
    meeting.openingHymn,
    meeting.sacramentHymn,
    meeting.restHymn,
    meeting.closingHymn,
    meeting.specialNumber,
  ];
  const numbers = meeting.musicalNumbers ?? [];
  const texts = [
    ward.name,
    ward.stake,
    ...Object.values(ward.scriptWording.texts),
    ...PERSON_PARTS.map((part) => nameIn(meeting, part)),
    ...MEMBER_PARTS.flatMap(({ name }) => [meeting[name]?.calling, meeting[name]?.addressedAs]),
    ...announcementLines(meeting),
    ...textLines(meeting.wardBusiness),
    ...[meeting.releases, meeting.newCallings].flatMap(businessLines),
    ...talks.flatMap((talk) => [
      talk.speakerName,
      fullNameOrNull(talk.member),
      talk.member?.calling,
      talk.member?.addressedAs,
      talk.topic,
    ]),
    ...music,
    ...numbers.flatMap((number) => [number.title, number.performer, number.notes]),
  ];
  const hymns = [
    ...music.flatMap((text) => /^#?(\d{1,4})\b/u.exec(text ?? '')?.[1] ?? []),
    ...numbers.map((number) => number.hymnNumber ?? 0),
  ];
  return {
    all: texts.map((text) => plainWords(text ?? '')).join('|'),
    releases: businessLines(meeting.releases).map(plainWords).join('|'),
    newCallings: businessLines(meeting.newCallings).map(plainWords).join('|'),
    hymns: new Set(hymns.map(Number)),
  };
}

const RUN = /\p{Lu}[\p{L}\p{M}'’-]*\.?(?: (?:(?:de|del|la|da|dos|van|von) )*\p{Lu}[\p{L}\p{M}'’-]*\.?)*/gu;
const isShouted = (line: string) => line === line.toUpperCase();
const wordsOf = (text: string) => plainWords(text).trim().split(' ').filter(Boolean);

/** The words of a capitalised run that can only be a name, piece by piece. */
function namesIn(run: string, opensSentence: boolean): string[] {
  const words = wordsOf(run);
  const rest =
    opensSentence && words.length > 0 && (words.length === 1 || OPENERS.has(words[0] ?? '')) ? words.slice(1) : words;
  const names: string[] = [];
  let name: string[] = [];
  for (const word of [...rest, '']) {
    if (word !== '' && !CAPITALISED.has(word) && !OPENERS.has(word)) name.push(word);
    else if (name.length > 0) {
      names.push(name.join(' '));
      name = [];
    }
  }
  return names;
}

function unknownNames(line: string, given: Given): string[] {
  return [...line.matchAll(RUN)].flatMap(({ 0: run, index }) => {
    const opens = /(?:^|[.!?:“”"(–—])\s*$/u.test(line.slice(0, index));
    return namesIn(run, opens).every((name) => given.all.includes(` ${name} `)) ? [] : [run.replace(/\.$/u, '')];
  });
}

/** 'Wilhelmina will pray': a name alone at the start, where a capital says nothing by itself. */
const ACTS =
  /^(\p{Lu}[\p{L}'’-]+) (?:has been|(?:is|was) (?:released|called|sustained)|will (?:offer|speak|lead|pray|play|conduct|preside|bear))\b/u;
function unknownActor(line: string, given: Given): string[] {
  const [, name = ''] = ACTS.exec(line) ?? [];
  return namesIn(name, false).every((one) => given.all.includes(` ${one} `)) ? [] : [name];
}

/** Headings are in capitals, and so can be a sentence that says something new: then all of it is to be looked at. */
function unknownShout(line: string, given: Given): string[] {
  const words = wordsOf(line).filter((word) => !/\d/u.test(word));
  const isKnown = (word: string) => CAPITALISED.has(word) || OPENERS.has(word) || given.all.includes(` ${word} `);
  return words.every(isKnown) ? [] : [line];
}

function unknownHymns(line: string, given: Given): string[] {
  const numbers = [...line.matchAll(/(?:#|\bhymns?,? (?:number |no\. ?|#)?)(\d{1,4})\b/giu)].map(([, number]) =>
    Number(number),
  );
  const titles = [...line.matchAll(/[“"]([^”"]{3,120})[”"]/gu)].map(([, title = '']) => title);
  return [
    ...numbers.filter((number) => !given.hymns.has(number)).map((number) => `Hymn ${number}`),
    ...titles
      .filter((title) => !given.all.includes(plainWords(title).trim()))
      .map((title) => `“${title.replace(/[,.]$/u, '')}”`),
  ];
}

/** A person in the meeting who is not being released or called. */
function unknownBusiness(line: string, given: Given): string[] {
  const isRelease = /\breleased\b/iu.test(line);
  const isCalling = /\b(?:been called|called as|called to serve|sustain(?:ed)? (?!the))/iu.test(line);
  const allowed = `${isRelease ? given.releases : ''}${isCalling ? given.newCallings : ''}`;
  if (!isRelease && !isCalling) return [];
  const about = [...line.matchAll(RUN)].filter(({ 0: run }) => {
    const names = namesIn(run, false).filter((name) => given.all.includes(` ${name} `));
    return names.some((name) => !allowed.includes(` ${name} `));
  });
  return about.map(([run]) => `${run} ${isRelease ? 'released' : 'called'}`);
}

/** A release asks for thanks alone. */
function opposedReleases(script: string): string[] {
  const releases = writtenParts(script).filter(({ heading, lines }) => {
    const words = `${heading ?? ''} ${lines.join(' ')}`;
    return /^releas/iu.test(heading ?? '') || (/\breleased\b/iu.test(words) && !/\b(?:sustain|called)/iu.test(words));
  });
  return releases.flatMap(({ lines }) =>
    lines.filter((line) => OPPOSITION.test(line)).map((line) => `“${line}” at a release`),
  );
}

/** Names, hymns, and business in a script that are not in its meeting: check them, don't trust them. */
export function extraInScript(script: string, meeting: SheetMeeting, ward: SheetWard): string[] {
  const given = givenOf(meeting, ward);
  const lines = script
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const found = lines.flatMap((line) => {
    if (isShouted(line)) return [...unknownShout(line, given), ...unknownHymns(line, given)];
    const withoutTitles = line.replace(/[“"][^”"]*[”"]/gu, (title) => ' '.repeat(title.length));
    return [
      ...unknownActor(withoutTitles, given),
      ...unknownNames(withoutTitles, given),
      ...unknownHymns(line, given),
      ...unknownBusiness(withoutTitles, given),
    ];
  });
  return [...new Set([...found, ...opposedReleases(script)])];
}
