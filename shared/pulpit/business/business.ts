import { articleOf } from './calling-article.ts';
import { pronounsOf } from './pronouns.ts';
import { readBusinessLine, type BusinessLine } from './business-line.ts';
import { read, textLines, who } from '#shared/pulpit/service-lines.ts';
import type { ServiceItem, ServiceLine, SheetMeeting } from '#shared/pulpit/sheet.ts';
import type { ScriptWording } from '#shared/pulpit/wording/wording-schema.ts';
import { spoken, wordingText } from '#shared/pulpit/wording/wording.ts';
import type { WordingKey } from '#shared/pulpit/wording/wording-texts.ts';

type Read = Exclude<BusinessLine, { words: string }>;

/** 'as a Primary teacher', 'as bishop'; nothing for a bare name. */
const asCalling = ({ position, several }: Read) =>
  position ? `as ${several ? '' : articleOf(position)}${position}` : '';
const entry = (line: Read) => [line.names, asCalling(line)].filter(Boolean).join(' ');

const isRead = (line: BusinessLine): line is Read => 'names' in line;
const listed = (line: BusinessLine) => (isRead(line) ? entry(line) : line.words);

type Texts = Record<'one' | 'several' | 'read', WordingKey>;
const RELEASE: Texts = { one: 'releaseOne', several: 'releaseSeveral', read: 'releaseRead' };
const SUSTAINING: Texts = { one: 'sustainOne', several: 'sustainSeveral', read: 'sustainRead' };

/** One name is a sentence, several are a list, and a line that has no recognizable name is read as written. */
function presented(lines: readonly BusinessLine[], texts: Texts, wording: ScriptWording): ServiceLine[] {
  const template = (key: WordingKey) =>
    wordingText(wording, key).replace('{opposed}', () => wordingText(wording, 'opposed'));
  const [only] = lines;
  if (!only || lines.length > 1 || !isRead(only)) {
    return spoken(template(lines.some(isRead) ? texts.several : texts.read), {}, lines.map(listed));
  }
  const { names, position, several } = only;
  const { service, whom } = pronounsOf(names, position, several);
  const words = spoken(template(texts.one), {
    name: names,
    has: several ? 'have' : 'has',
    'as calling': asCalling(only),
    'for service': `for ${service} service`,
    whom,
  });
  return [who(entry(only)), ...words];
}

function lined(key: string, label: string, read: readonly BusinessLine[], lines: ServiceLine[]): ServiceItem[] {
  return read.length > 0 ? [{ key, label: read.length === 1 ? label : `${label}s`, part: 'business', lines }] : [];
}

type Presented = { released: BusinessLine[]; called: BusinessLine[] };
const presentedOf = new WeakMap<SheetMeeting, Presented>();

/** Read once per meeting: one sheet is generated many times to find out which of the ward's own texts it uses. */
function readBusiness(meeting: SheetMeeting): Presented {
  const known = presentedOf.get(meeting);
  if (known) return known;
  const lines = (text: string | null | undefined) => textLines(text).flatMap((line) => readBusinessLine(line) ?? []);
  const made = { released: lines(meeting.releases), called: lines(meeting.newCallings) };
  presentedOf.set(meeting, made);
  return made;
}

/** The lines that name someone who is released or called: 'Jane Doe as a Primary teacher'. */
export function namingLines(meeting: SheetMeeting): ReadonlySet<string> {
  const { released, called } = readBusiness(meeting);
  return new Set([...released, ...called].filter(isRead).map(entry));
}

/** Releases come before sustainings, and both come before other business. */
export function businessItems(meeting: SheetMeeting, wording: ScriptWording): ServiceItem[] {
  const part = 'business';
  const { released, called } = readBusiness(meeting);
  const other = textLines(meeting.wardBusiness);
  const items = [
    ...lined('releases', 'Release', released, presented(released, RELEASE, wording)),
    ...lined('sustainings', 'Sustaining', called, presented(called, SUSTAINING, wording)),
  ];
  if (other.length > 0) items.push({ key: 'business', label: 'Ward business', part, lines: other.map(read) });
  items[0]?.lines.unshift(...spoken(wordingText(wording, 'business')));
  if (meeting.kind === 'ward_conference') {
    items.push({
      key: 'officers',
      label: 'Sustaining of officers',
      part,
      lines: [who('Presented by the stake presidency'), ...spoken(wordingText(wording, 'officers'))],
    });
  }
  return items;
}
