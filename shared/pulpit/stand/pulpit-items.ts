import { hasPulpitView, type MeetingView } from '#shared/access/roles.ts';
import { namingLines } from '#shared/pulpit/business/business.ts';
import { sheetHeader } from '#shared/pulpit/service-lines.ts';
import { orderOfService } from '#shared/pulpit/order-of-service.ts';
import { writtenParts, type WrittenPart } from '#shared/pulpit/sheet-text.ts';
import { withoutCommonTitle } from '#shared/pulpit/titles.ts';
import type { LineTone, ServiceItem, ServiceLine, SheetMeeting, SheetWard } from '#shared/pulpit/sheet.ts';

/** One step of the meeting as it appears at the pulpit: who or what in large type, then the words. */
export type PulpitItem = {
  key: string;
  label: string;
  names: { text: string; label?: string; hasDeclined?: true }[];
  /** `isName`: it says who is released or called, and is as large as a name. */
  lines: { text: string; tone: Exclude<LineTone, 'who'>; isName?: true }[];
};

function itemOf({ key, label }: ServiceItem, lines: readonly ServiceLine[]): PulpitItem {
  return {
    key,
    label,
    names: lines.flatMap(({ text, tone, label: role }) =>
      tone === 'who' ? [{ text, ...(role ? { label: role } : {}) }] : [],
    ),
    lines: lines.flatMap(({ text, tone }) => (tone === 'who' ? [] : [{ text, tone }])),
  };
}

/** Every word of the person conducting, made from the meeting. */
const scriptItems = (meeting: SheetMeeting, ward: SheetWard): PulpitItem[] =>
  orderOfService(meeting, ward).map((item) => itemOf(item, item.lines));

const CONFIDENTIAL = new Set(['releases', 'sustainings', 'notes']);

/** The order of service with its names, as in the program: no script, releases, callings, or notes, and no Brother among bare names. */
function programItems(meeting: SheetMeeting, ward: SheetWard): PulpitItem[] {
  const { releases: _released, newCallings: _called, notes: _notes, ...open } = meeting;
  const { presidingMember, conductingMember } = meeting;
  const named = {
    ...open,
    presidingMember: withoutCommonTitle(presidingMember),
    conductingMember: withoutCommonTitle(conductingMember),
  };
  return orderOfService(named, ward)
    .filter(({ key }) => !CONFIDENTIAL.has(key))
    .map((item) =>
      itemOf(
        item,
        item.lines.filter((line) => !line.scriptOnly),
      ),
    );
}

/** A name or hymn is shown in large type only while the written text still has it. */
const stillSays = (words: string, name: string): boolean =>
  name
    .replace(/^#\d+ /u, '')
    .split(' as ')
    .every((part) => words.includes(part));

function toned(line: string): PulpitItem['lines'][number] {
  if (/^\[[^\]]*\]$/u.test(line)) return { text: line, tone: 'pause' };
  const [, inside] = /^\((.*)\)$/u.exec(line) ?? [];
  return inside ? { text: inside, tone: 'note' } : { text: line, tone: 'say' };
}

/** A heading from an earlier date, time, or meeting type, which is not read aloud either. */
const DATED = /^(?:Sunday, \p{L}+ \d{1,2}, \d{4}\b|Sacrament meeting(?: · |$))/u;

/** The text without the ward, date, and meeting type at its head, which are not read aloud. */
function withoutHeader(script: string, header: readonly string[]): string {
  const lines = script.trimStart().split('\n');
  const isHeader = (line: string) => header.includes(line.trim()) || DATED.test(line.trim());
  const first = lines.slice(0, header.length + 1).findLastIndex(isHeader);
  return lines.slice(first + 1).join('\n');
}

/** The text before the first heading is the welcome, unless the welcome has a heading of its own. */
function openingLabel(parts: readonly WrittenPart[], known: readonly PulpitItem[]): string | null {
  const first = known.find(({ key }) => key !== 'notes');
  const headings = parts.flatMap(({ heading }) => heading ?? []);
  return first && headings.length > 0 && !headings.some((one) => one.toLowerCase() === first.label.toLowerCase())
    ? first.label
    : null;
}

const keyOf = (heading: string): string => heading.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');

/** A written or edited script, step by step, with the meeting's names and keys where they still fit. */
function writtenItems(script: string, meeting: SheetMeeting, ward: SheetWard): PulpitItem[] {
  const known = scriptItems(meeting, ward);
  const parts = writtenParts(
    withoutHeader(script, sheetHeader(meeting, ward)),
    known.map(({ label }) => label),
  );
  const opening = openingLabel(parts, known);
  const taken = new Set<string>();
  const free = (key: string): string => {
    let one = key;
    for (let count = 2; taken.has(one); count += 1) one = `${key}-${count}`;
    taken.add(one);
    return one;
  };
  return parts.map(({ heading, lines }, index) => {
    const label = heading ?? opening ?? `Part ${index + 1}`;
    const same = known.find((item) => item.label.toLowerCase() === label.toLowerCase() && !taken.has(item.key));
    const words = lines.join('\n');
    const names = same?.names.filter((name) => stillSays(words, name.text)) ?? [];
    const shown = new Set(names.flatMap(({ text, label: role }) => (role ? [text, `${role}: ${text}`] : [text])));
    return {
      key: free(same?.key ?? keyOf(label)),
      label: same?.label ?? label,
      names,
      // A line that repeats the large type above it would be read twice.
      lines: lines.filter((line) => !shown.has(line)).map(toned),
    };
  });
}

/** Several who are released or sustained are named in lines of the text, where no name may be misread either. */
function withNames(items: PulpitItem[], meeting: SheetMeeting): PulpitItem[] {
  const named = namingLines(meeting);
  return items.map((item) =>
    item.key === 'releases' || item.key === 'sustainings'
      ? { ...item, lines: item.lines.map((line) => (named.has(line.text) ? { ...line, isName: true } : line)) }
      : item,
  );
}

/** What a reader is told who gets less than the person conducting, so that no one takes this for all of it. */
export const leftOutFor = (view: MeetingView): string | null =>
  view === 'whole' || !hasPulpitView(view)
    ? null
    : 'This is the order of the meeting. Releases, callings, notes, and the full script aren’t shown for your role.';

/** What this view shows at the pulpit; `script` is the saved text that replaces the generated words. */
export function pulpitItems(
  view: MeetingView,
  meeting: SheetMeeting,
  ward: SheetWard,
  script: string | null = null,
): PulpitItem[] {
  if (view !== 'whole') return hasPulpitView(view) ? programItems(meeting, ward) : [];
  const items = script === null ? scriptItems(meeting, ward) : writtenItems(script, meeting, ward);
  return withNames(items, meeting);
}
