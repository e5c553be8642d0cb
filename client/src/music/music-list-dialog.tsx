import { Fact, Facts } from '#client/ui/layout/facts.tsx';
import { HymnTitle } from '#client/ui/layout/hymn-title.tsx';
import { dateSeenFrom } from '#shared/calendar/format.ts';
import { MUSIC_MEETINGS } from '#shared/meetings/limits.ts';
import { HYMN_SLOT_LABELS, isRequiredSlot } from '#shared/meetings/music/hymns.ts';
import { nameIn, partsOfGroup } from '#shared/meetings/parts.ts';
import { KIND_LABELS } from '#shared/meetings/rules.ts';
import { HYMN_SLOT_NAMES } from '#shared/meetings/constants.ts';
import { sundayMarks } from '#shared/meetings/program/sunday-notes.ts';
import { capitalize } from '#shared/text/capitalize.ts';
import { useMusicPlan, type MusicLine, type PlannedMeeting } from './grid/music-plan.ts';
import { MusicPrintDialog } from './music-print-dialog.tsx';

type Props = { lines: readonly MusicLine[]; onClose: () => void };
type ListProps = { lines: readonly MusicLine[] };

/** Six Sundays on half a page, for the organ bench, starting with today on a Sunday. */
export function MusicListDialog({ lines, onClose }: Props) {
  const listed = lines.slice(0, MUSIC_MEETINGS);
  const hasUnsaved = listed.some((line) => line.planned?.isChanged);
  const subtitle = hasUnsaved ? 'Includes your unsaved changes' : 'Half-page list for the organist and chorister';
  return (
    <MusicPrintDialog title="Music List" subtitle={subtitle} onClose={onClose} narrow={<MusicLines lines={listed} />}>
      <MusicList lines={listed} />
    </MusicPrintDialog>
  );
}

const whyNone = (line: MusicLine) =>
  line.hasMeeting ? 'Not planned yet' : `${KIND_LABELS[line.kind]}: no sacrament meeting`;
const marksOf = (line: MusicLine) => (line.hasMeeting ? sundayMarks(line.date, line.kind).join(', ') : '');

function Head() {
  const { ward } = useMusicPlan();
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4">
      <b className="text-md font-semibold">Music, {ward.name}</b>
      <span className="text-sm text-muted">{ward.meetingTime}</span>
    </p>
  );
}

function MusicList({ lines }: ListProps) {
  const { today } = useMusicPlan();
  const hasSpecial = lines.some((line) => line.planned?.hymns.specialNumber);
  const slots = HYMN_SLOT_NAMES.filter((slot) => slot !== 'specialNumber' || hasSpecial);
  const parts = partsOfGroup('music');
  const people = ({ planned }: MusicLine) =>
    parts.flatMap((part) => (planned && nameIn(planned.meeting, part)) ?? []).join(', ');
  return (
    <div className="grid gap-2 font-serif">
      <Head />
      <table className="w-full border-collapse text-left align-top text-sm print:text-[9.5pt] print:leading-tight">
        <thead>
          <tr className="border-b border-input text-xs">
            <th className="py-1 pr-2 font-semibold">Sunday</th>
            {slots.map((slot) => (
              <th key={slot} className="px-2 py-1 font-semibold">
                {HYMN_SLOT_LABELS[slot]}
              </th>
            ))}
            <th className="py-1 pl-2 font-semibold">
              {capitalize(parts.map(({ label }) => label.toLowerCase()).join(', '))}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.date} className="border-b border-line align-top last:border-b-0">
              <th className="py-1.5 pr-2 font-normal">
                <b className="block font-semibold whitespace-nowrap">{dateSeenFrom(line.date, today)}</b>
                <span className="text-xs text-muted">{marksOf(line)}</span>
              </th>
              {line.planned ? (
                slots.map((slot) => (
                  <td key={slot} className="px-2 py-1.5">
                    {line.planned?.hymns[slot] ? (
                      <HymnTitle text={line.planned.hymns[slot]} />
                    ) : (
                      <span className="text-muted">–</span>
                    )}
                  </td>
                ))
              ) : (
                <td colSpan={slots.length} className="px-2 py-1.5 text-muted">
                  {whyNone(line)}
                </td>
              )}
              <td className="py-1.5 pl-2">{people(line) || <span className="text-muted">–</span>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The same as a list: one hymn slot per line. */
function MusicLines({ lines }: ListProps) {
  const { today } = useMusicPlan();
  return (
    <div className="grid gap-3 font-serif">
      <Head />
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <li key={line.date} className="grid gap-1 py-3 last:pb-0">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <b className="font-semibold">{dateSeenFrom(line.date, today)}</b>
              <span className="text-muted">{marksOf(line)}</span>
            </p>
            {line.planned ? <Sung planned={line.planned} /> : <p className="text-muted">{whyNone(line)}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Sung({ planned: { hymns, meeting } }: { planned: PlannedMeeting }) {
  return (
    <Facts>
      {HYMN_SLOT_NAMES.filter((slot) => hymns[slot] || isRequiredSlot(slot)).map((slot) => (
        <Fact key={slot} label={HYMN_SLOT_LABELS[slot]} empty="–">
          {hymns[slot] ? <HymnTitle text={hymns[slot]} /> : null}
        </Fact>
      ))}
      {partsOfGroup('music').map((part) => (
        <Fact key={part.key} label={part.label} empty="–">
          {nameIn(meeting, part)}
        </Fact>
      ))}
    </Facts>
  );
}
