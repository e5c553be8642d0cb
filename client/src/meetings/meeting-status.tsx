import { ChevronDown } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'wouter';
import { useToday } from '#client/auth/session.ts';
import { Button } from '#client/ui/controls/button.tsx';
import { Menu } from '#client/ui/overlays/menu.tsx';
import { Marked, Missing } from '#client/ui/feedback/notice.tsx';
import { CommaList } from '#client/ui/layout/line-breaks.tsx';
import { declinedCount } from '#shared/invitations/declined.ts';
import { missingInWords, missingParts, planOf, holdsMeeting } from '#shared/meetings/rules.ts';
import type { SundaySlot } from '#shared/meetings/hints/upcoming.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { dateSeenFrom } from '#shared/calendar/format.ts';
import { capitalize } from '#shared/text/capitalize.ts';
import { cx } from '#client/ui/cx.ts';
import { useTouch } from '#client/ui/use-media.ts';
import { useDialogLinks } from './links.ts';
import { fitsTwoLines } from './fits-two-lines.ts';
import { StatusBadge } from '#client/ui/feedback/status-badge.tsx';
import type { MeetingKind } from '#shared/meetings/constants.ts';

/** `isSaidBelow`: answers are counted below it, declines first and in red. */
type BadgeProps = { isSaidBelow?: boolean } & (
  | { meeting: Meeting; kind?: undefined }
  | { meeting: Meeting | null; kind: MeetingKind }
);

/**
 * The status of a Sunday: its meeting's, after how many declined, 'unplanned' without one, 'no meeting' where the ward does
 * not meet.
 */
export function MeetingBadge({ meeting, isSaidBelow, ...slot }: BadgeProps) {
  const kind = slot.kind ?? meeting?.kind;
  const declined = declinedCount(meeting, useToday());
  return kind && holdsMeeting(kind) ? (
    <StatusBadge status={meeting?.status ?? 'unplanned'} declined={isSaidBelow ? 0 : declined} />
  ) : (
    <StatusBadge status="no_meeting" />
  );
}

const NOTHING = { isComplete: false, speakingAssignments: [] };

/** A meeting, or a Sunday that has none yet and lacks what an empty draft does. */
type OpenSunday = Meeting | ({ id: null; date: string; kind: MeetingKind } & typeof NOTHING);
export const sundayToFill = ({ date, kind, meeting }: SundaySlot<Meeting>): OpenSunday =>
  meeting ?? { ...NOTHING, id: null, date, kind };

type Gap = { word: string; path: string };

/** What a meeting is missing, each word with the field it links to; 'prayers' links to the first one. */
function gapsOf(meeting: OpenSunday): Gap[] {
  const parts = missingParts(planOf(meeting));
  const pathOf = (word: string) => {
    if (word === 'prayers') return 'invocationMember';
    return parts.find((part) => part.label === word)?.path ?? 'hymns.opening';
  };
  return missingInWords(parts).map((word) => ({ word, path: pathOf(word) }));
}

export const lacksAny = (meeting: OpenSunday): boolean => gapsOf(meeting).length > 0;

const lacksEverything = (meeting: OpenSunday): boolean =>
  missingParts(planOf(meeting)).length === missingParts(planOf({ ...NOTHING, kind: meeting.kind })).length;

function useFillLinks() {
  const { plan, edit } = useDialogLinks();
  return ({ id, date }: OpenSunday, path: string) => (id === null ? plan(date, path) : edit(id, path));
}

/** 'Benediction, closing hymn', every word a link, the first behind its `label` or capitalized. */
function MissingWords({ meeting, label }: { meeting: OpenSunday; label?: string }) {
  const fill = useFillLinks();
  return (
    <CommaList>
      {gapsOf(meeting).map(({ word, path }, index) => (
        <Fragment key={path}>
          {index === 0 ? label : null}
          <Link href={fill(meeting, path)} className="tall text-text">
            {index === 0 && !label ? capitalize(word) : word}
          </Link>
        </Fragment>
      ))}
    </CommaList>
  );
}

/**
 * The same for a cell of two lines, `width` letters wide: on two of them it is one link, since several would have to be
 * further apart than the lines of a row are; what does not fit there is counted, and listed in a menu.
 */
export function MissingInShort({ meeting, width, today }: { meeting: OpenSunday; width: number; today: string }) {
  const fill = useFillLinks();
  const gaps = gapsOf(meeting);
  const inWords = gaps.map(({ word }) => word).join(', ');
  const [first] = gaps;
  if (!first) return null;
  if (fitsTwoLines(inWords, width))
    return (
      <Marked>
        {inWords.length <= width ? (
          <MissingWords meeting={meeting} />
        ) : (
          <Link href={fill(meeting, first.path)} className="text-text">
            {capitalize(inWords)}
          </Link>
        )}
      </Marked>
    );
  const isAll = lacksEverything(meeting);
  const count = isAll ? 'Everything' : `${gaps.length} missing`;
  return (
    <Menu
      label={`Missing on ${dateSeenFrom(meeting.date, today)}`}
      align="start"
      trigger={
        <Button
          size="sm"
          variant="ghost"
          edge="start"
          className="gap-1! font-normal!"
          title={capitalize(inWords)}
          aria-label={`${isAll ? 'Everything missing' : count} on ${dateSeenFrom(meeting.date, today)}`}
        >
          <Marked>{count}</Marked>
          <ChevronDown className="-mr-1" />
        </Button>
      }
      items={gaps.map(({ word, path }) => ({ key: path, label: capitalize(word), href: fill(meeting, path) }))}
    />
  );
}

/** One text, which leads to the first of them. Its lines are as close as those of any text. */
export function MissingLink({ meeting, className }: { meeting: OpenSunday; className?: string }) {
  const fill = useFillLinks();
  const gaps = gapsOf(meeting);
  const [first] = gaps;
  if (!first) return null;
  return (
    <Link
      href={fill(meeting, first.path)}
      className={cx('text-text touch:flex touch:min-h-11 touch:items-center', className)}
    >
      <Missing className="max-md:text-base">Missing: {gaps.map(({ word }) => word).join(', ')}</Missing>
    </Link>
  );
}

export function MissingLine({ meeting }: { meeting: Meeting }) {
  const isTouched = useTouch();
  if (gapsOf(meeting).length === 0) return null;
  // Links as tall as a finger would push the lines of one text apart.
  if (isTouched) return <MissingLink meeting={meeting} />;
  return (
    <Missing>
      <MissingWords meeting={meeting} label="Missing: " />
    </Missing>
  );
}
