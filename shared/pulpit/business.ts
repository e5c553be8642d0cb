import { readBusinessLine, type BusinessLine } from './business-line.ts';
import { ended, hint, pause, read, say, textLines, who } from './lines.ts';
import type { ServiceItem, ServiceLine, SheetMeeting } from './sheet.ts';

type Read = Exclude<BusinessLine, { words: string }>;

const entry = ({ names, position }: Read) => (position ? `${names} as ${position}` : names);

function sentence({ names, position, several }: Read, done: 'released' | 'called'): string {
  return ended(`${names} ${several ? 'have' : 'has'} been ${done}${position ? ` as ${position}` : ''}`, '.');
}

/** One name is a sentence of its own; several are a list after 'The following have been …'. */
function announced(lines: readonly BusinessLine[], done: 'released' | 'called'): ServiceLine[] {
  const known = lines.filter((line) => 'names' in line);
  const spoken = lines.flatMap((line) => {
    if ('words' in line) return [read(line.words)];
    return known.length > 1 ? [read(entry(line))] : [who(entry(line)), say(sentence(line, done))];
  });
  return known.length > 1 ? [say(`The following have been ${done}:`), ...spoken] : spoken;
}

function releases(lines: readonly BusinessLine[]): ServiceLine[] {
  const [first] = lines;
  const several = lines.length > 1 || (first && 'names' in first && first.several);
  const service = several ? ' for their service' : first && 'names' in first ? ' for this service' : '';
  // A release asks for thanks alone, never for opposition.
  return [
    ...announced(lines, 'released'),
    say(`Those who would like to express thanks${service} may show it by the uplifted hand.`),
    pause(),
  ];
}

function sustainings(lines: readonly BusinessLine[]): ServiceLine[] {
  const [only] = lines;
  const single = lines.length === 1 && only && 'names' in only ? only : null;
  const known = lines.some((line) => 'names' in line);
  const whose = single ? single.names : known ? 'each of you whose name is read' : null;
  const whom = single && !single.several ? ` of sustaining ${single.names}` : known ? ' of sustaining them' : '';
  return [
    ...(whose ? [say(`We invite ${whose} to stand.`)] : []),
    ...announced(lines, 'called'),
    say(`Those in favor${whom} may show it by the uplifted hand.`),
    pause(),
    say('Those opposed, if any, may also show it.'),
    pause(),
    ...(whose ? [say('Thank you. Please be seated.')] : []),
  ];
}

function lined(key: string, label: string, read: readonly BusinessLine[], lines: ServiceLine[]): ServiceItem[] {
  return read.length > 0 ? [{ key, label: read.length === 1 ? label : `${label}s`, part: 'business', lines }] : [];
}

/** Releases come before sustainings, and both before whatever else the ward has to do. */
export function businessItems(meeting: SheetMeeting): ServiceItem[] {
  const part = 'business';
  const released = textLines(meeting.releases).flatMap((line) => readBusinessLine(line) ?? []);
  const called = textLines(meeting.newCallings).flatMap((line) => readBusinessLine(line) ?? []);
  const other = textLines(meeting.wardBusiness);
  const items = [
    ...lined('releases', 'Release', released, releases(released)),
    ...lined('sustainings', 'Sustaining', called, sustainings(called)),
  ];
  if (other.length > 0) items.push({ key: 'business', label: 'Ward business', part, lines: other.map(read) });
  items[0]?.lines.unshift(say('We will now attend to the business of the ward.'));
  if (meeting.kind === 'ward_conference') {
    items.push({
      key: 'officers',
      label: 'Sustaining of officers',
      part,
      lines: [
        who('Presented by the stake'),
        say('We now turn the time over to the stake, that the officers may be presented for your sustaining vote.'),
        hint('The officers are presented.'),
      ],
    });
  }
  return items;
}
