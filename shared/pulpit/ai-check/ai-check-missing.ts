import { FORMS_OF_ADDRESS } from '#shared/text/forms-of-address.ts';
import { readBusinessLine } from '#shared/pulpit/business/business-line.ts';
import { HEAD_PARTS, nameIn, PRAYER_PARTS } from '#shared/meetings/parts.ts';
import { fullNameOrNull } from '#shared/text/person-name.ts';
import { announcementLines, oneLine, textLines } from '#shared/pulpit/service-lines.ts';
import { musicOf } from '#shared/pulpit/sheet-music.ts';
import type { SheetMeeting, SheetPerson } from '#shared/pulpit/sheet.ts';
import { titledName } from '#shared/pulpit/titles.ts';
import { plainWords } from './ai-check-extra.ts';

type Given = { label: string; text: string; isIn: (script: string) => boolean };

const TITLES = FORMS_OF_ADDRESS.map((title) => title.toLowerCase());
const NO_NAMES = new Set([...TITLES, 'the', 'jr', 'sr']);
const wordsOf = (text: string): string[] =>
  plainWords(text)
    .trim()
    .split(' ')
    .filter((word) => word !== '');
const has = (script: string, words: string): boolean => script.includes(` ${words} `);

/** By the whole name, by first and last name, or by a title and the surname. */
function isNamed(script: string, name: string): boolean {
  const words = wordsOf(name).filter((word) => !NO_NAMES.has(word));
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return true;
  return [words.join(' '), `${first} ${last}`, ...TITLES.map((title) => `${title} ${last}`)].some((form) =>
    has(script, form),
  );
}

const MOST_OF = 0.6;
/** Free text may be put in other words; when most of its words are gone, the thing itself is. */
function isTold(script: string, text: string): boolean {
  const words = wordsOf(text).filter((word) => word.length > 3 || /\d/u.test(word));
  const counted = words.length > 0 ? words : wordsOf(text);
  return counted.filter((word) => has(script, word)).length >= counted.length * MOST_OF;
}

function person(label: string, given: SheetPerson | string | null | undefined): Given[] {
  const name = oneLine(typeof given === 'string' ? given : fullNameOrNull(given));
  const said = given && typeof given !== 'string' ? titledName(given) : null;
  const isIn = (script: string) => isNamed(script, name ?? '') || has(script, wordsOf(said ?? '').join(' '));
  return name ? [{ label, text: name, isIn: said ? isIn : (script) => isNamed(script, name) }] : [];
}

function business(label: string, text: string | null | undefined): Given[] {
  return textLines(text).flatMap((line) => {
    const known = readBusinessLine(line);
    if (known === null) return [];
    const isIn =
      'words' in known
        ? (script: string) => isTold(script, line)
        : (script: string) =>
            has(script, wordsOf(known.names).join(' ')) && (known.position === null || isTold(script, known.position));
    return [{ label, text: line, isIn }];
  });
}

const told = (label: string, text: string | null | undefined): Given[] =>
  textLines(text).map((line) => ({ label, text: line, isIn: (script) => isTold(script, line) }));

/** A note such as 'Verses 1 and 2' is short: all of it has to be there. */
function music(label: string, meeting: SheetMeeting, slot: Parameters<typeof musicOf>[1]): Given[] {
  return musicOf(meeting, slot).flatMap(({ number, title, performer, notes }): Given[] => [
    {
      label,
      text: number === null ? title : `#${number} ${title}`,
      isIn: (script) => (number !== null && has(script, String(number))) || has(script, wordsOf(title).join(' ')),
    },
    ...(performer
      ? [{ label: `${label}, performed by`, text: performer, isIn: (script: string) => isTold(script, performer) }]
      : []),
    ...(notes
      ? [
          {
            label: `${label}, with the note`,
            text: notes,
            isIn: (script: string) => has(script, wordsOf(notes).join(' ')),
          },
        ]
      : []),
  ]);
}

function givenIn(meeting: SheetMeeting): Given[] {
  const isFast = meeting.kind === 'fast_testimony';
  const talks = isFast ? [] : (meeting.speakingAssignments ?? []).toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0));
  const prayers = (section: 'opening' | 'closing') =>
    PRAYER_PARTS.filter((part) => part.section === section).flatMap((part) =>
      person(part.label, nameIn(meeting, part)),
    );
  return [
    ...HEAD_PARTS.flatMap((part) => person(part.label, nameIn(meeting, part))),
    ...told('Announcement', announcementLines(meeting).join('\n')),
    ...music('Opening hymn', meeting, 'opening'),
    ...prayers('opening'),
    ...business('Release', meeting.releases),
    ...business('Sustaining', meeting.newCallings),
    ...told('Ward business', meeting.wardBusiness),
    ...music('Sacrament hymn', meeting, 'sacrament'),
    ...talks.flatMap((talk) => person('Speaker', oneLine(talk.speakerName) ?? talk.member)),
    ...music('Rest hymn', meeting, 'rest'),
    ...(isFast ? [] : music('Special musical number', meeting, 'specialNumber')),
    ...music('Closing hymn', meeting, 'closing'),
    ...prayers('closing'),
  ];
}

/** What the meeting has and a written script leaves out, in the order of service. */
export function missingFromScript(script: string, meeting: SheetMeeting): string[] {
  const words = plainWords(script);
  return [
    ...new Set(
      givenIn(meeting)
        .filter(({ isIn }) => !isIn(words))
        .map(({ label, text }) => `${label}: ${text}`),
    ),
  ];
}
