import { hasPulpitView, type MeetingView } from '#shared/access/roles.ts';
import { sheetHeader } from './header.ts';
import { orderOfService } from './order-of-service.ts';
import { writtenParts, type WrittenPart } from './sheet-text.ts';
import type { LineTone, ServiceItem, ServiceLine, SheetMeeting, SheetWard } from './sheet.ts';

/** One step of the meeting as it is read at the pulpit: who or what it is in large type, then the words. */
export type PulpitItem = {
  key: string;
  label: string;
  names: { text: string; label?: string }[];
  lines: { text: string; tone: Exclude<LineTone, 'who'> }[];
};

function itemOf({ key, label }: ServiceItem, lines: readonly ServiceLine[]): PulpitItem {
  return {
    key,
    label,
    names: lines.flatMap(({ text, tone, label: role }) => (tone === 'who' ? [{ text, ...(role ? { label: role } : {}) }] : [])),
    lines: lines.flatMap(({ text, tone }) => (tone === 'who' ? [] : [{ text, tone }])),
  };
}

/** Every word that the one conducting says, made from the meeting. */
const scriptItems = (meeting: SheetMeeting, ward: SheetWard): PulpitItem[] =>
  orderOfService(meeting, ward).map((item) => itemOf(item, item.lines));

const CONFIDENTIAL = new Set(['releases', 'sustainings', 'notes']);

/** The order of service with its names, as the program has it: no words around them, no releases, callings or notes. */
function programItems(meeting: SheetMeeting, ward: SheetWard): PulpitItem[] {
  const { releases: _released, newCallings: _called, notes: _notes, ...open } = meeting;
  return orderOfService(open, ward)
    .filter(({ key }) => !CONFIDENTIAL.has(key))
    .map((item) => itemOf(item, item.lines.filter((line) => !line.scriptOnly)));
}

/** A name or hymn is shown in large type only while the written words still have it. */
const stillSays = (words: string, name: string): boolean =>
  name.replace(/^#\d+ /u, '').split(' as ').every((part) => words.includes(part));

function toned(line: string): PulpitItem['lines'][number] {
  if (/^\[[^\]]*\]$/u.test(line)) return { text: line, tone: 'pause' };
  const [, inside] = /^\((.*)\)$/u.exec(line) ?? [];
  return inside ? { text: inside, tone: 'note' } : { text: line, tone: 'say' };
}

const keyOf = (heading: string): string => heading.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');

/** A script that somebody wrote or edited, step by step, with the names and keys of the meeting where they still fit. */
function writtenItems(script: string, meeting: SheetMeeting, ward: SheetWard): PulpitItem[] {
  const known = scriptItems(meeting, ward);
  const header = new Set(sheetHeader(meeting, ward));
  const isHeader = ({ heading, lines }: WrittenPart) => heading === null && lines.some((line) => header.has(line));
  const taken = new Set<string>();
  const free = (key: string): string => {
    let one = key;
    for (let count = 2; taken.has(one); count += 1) one = `${key}-${count}`;
    taken.add(one);
    return one;
  };
  return writtenParts(script)
    .filter((part, index) => index > 0 || !isHeader(part))
    .map(({ heading, lines }, index) => {
      const label = heading ?? `Part ${index + 1}`;
      const same = known.find((item) => item.label.toLowerCase() === label.toLowerCase() && !taken.has(item.key));
      const words = lines.join('\n');
      return {
        key: free(same?.key ?? keyOf(label)),
        label: same?.label ?? label,
        names: same?.names.filter((name) => stillSays(words, name.text)) ?? [],
        lines: lines.map(toned),
      };
    });
}

/** What this view reads at the pulpit; `script` is the text that somebody saved in place of the words made here. */
export function pulpitItems(view: MeetingView, meeting: SheetMeeting, ward: SheetWard, script: string | null = null): PulpitItem[] {
  if (view !== 'whole') return hasPulpitView(view) ? programItems(meeting, ward) : [];
  return script === null ? scriptItems(meeting, ward) : writtenItems(script, meeting, ward);
}
