import { useQuery } from '@tanstack/react-query';
import { CalendarDays, Music, Search, User, type LucideIcon } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useSession, useToday } from '#client/auth/session.ts';
import { planningOptions } from '#client/meetings/meeting-options.ts';
import { useDialogLinks, meetingsWith } from '#client/meetings/links.ts';
import { goTo } from '#client/lib/leaving/page-guard.ts';
import { directoryPath } from '#client/members/directory.ts';
import { membersOptions } from '#client/members/api.ts';
import { searchableHymnsOptions } from '#client/music/api.ts';
import { meetingPath } from '#client/paths.ts';
import { ComboboxList, type Option } from '#client/ui/controls/combobox-list.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { Input } from '#client/ui/controls/input.tsx';
import { useCombobox } from '#client/ui/controls/use-combobox.ts';
import { relativeDay, dateSeenFrom } from '#shared/calendar/format.ts';
import { searchMembers } from '#shared/members/rules.ts';
import { hymnKey } from '#shared/music/hymn-text.ts';
import { searchHymns } from '#shared/music/rules.ts';
import { fullName } from '#shared/text/person-name.ts';
import { usePaletteActions } from './palette-actions.ts';
import { findActions, findSundays } from './palette-search.ts';

const MAX_OF_A_KIND = 5;

type Choice = Option & { run: () => void };

type Props = {
  /** What was typed before it was there. */
  typedEarly: () => string;
  onClose: () => void;
  onKeys: () => void;
};

/**
 * The command menu: type a few letters and press Enter to open a Sunday, member, hymn, or page, or to run an action.
 */
export function Palette({ typedEarly, onClose, onKeys }: Props) {
  const [typed, setTyped] = useState(typedEarly);
  const id = useId();
  const choices = useChoices(typed, onKeys);
  const list = useCombobox(
    choices.map(({ key, run }) => ({ key, run })),
    id,
    { onLeave: onClose },
  );
  return (
    <Dialog open onRequestClose={onClose} title="Search or jump to…" size="md" flush anchored>
      <div className="grid gap-2 p-4">
        <Input
          icon={Search}
          role="combobox"
          aria-label="Search Sundays, members, hymns, and actions"
          placeholder="Mar 1, Jane, music…"
          aria-autocomplete="list"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={list.active >= 0 ? list.rowId(list.active) : undefined}
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            list.typed();
          }}
          onKeyDown={list.onKeyDown}
        />
        {/* What is only begun at the lower edge fades. */}
        <div className="relative flex min-h-40 flex-col md:max-h-[50dvh] after:pointer-events-none after:absolute after:inset-x-0 after:bottom-0 after:h-5 after:bg-linear-to-t after:from-surface after:from-30% [&>[role=listbox]]:pb-5">
          <ComboboxList
            id={`${id}-list`}
            options={choices}
            actions={[]}
            loading={false}
            emptyText="No results. Try a date, a name, a hymn, or a page."
            active={list.active}
            rowId={list.rowId}
            onHighlight={list.highlight}
            onSelect={list.select}
          />
        </div>
      </div>
    </Dialog>
  );
}

const icon = (Icon: LucideIcon): ReactNode => <Icon className="text-muted" />;

function useChoices(typed: string, onKeys: () => void): Choice[] {
  const { may, view } = useSession();
  const today = useToday();
  const { plan } = useDialogLinks();
  const isAsked = typed.trim() !== '';
  const meetings = useQuery({ ...planningOptions(today), enabled: may('meetings:read') }).data ?? [];
  const people = useQuery({ ...membersOptions(), enabled: may('members:read') && isAsked }).data ?? [];
  const hymnBook = useQuery({ ...searchableHymnsOptions(), enabled: may('music:read') && isAsked }).data ?? [];
  const actions = usePaletteActions(onKeys);

  const sundays = findSundays(
    typed,
    today,
    meetings.map(({ date }) => date),
  ).flatMap((date): Choice[] => {
    const meeting = meetings.find((held) => held.date === date);
    const href = meeting ? meetingPath(meeting.id) : may('meetings:write') ? plan(date) : null;
    if (href === null) return [];
    const end = meeting || view === 'program' ? undefined : 'Not planned yet';
    return [
      {
        key: date,
        label: dateSeenFrom(date, today),
        detail: relativeDay(date, today),
        leading: icon(CalendarDays),
        end,
        group: 'Sundays',
        run: () => void goTo(href),
      },
    ];
  });
  const members = isAsked
    ? searchMembers(people, typed)
        .slice(0, MAX_OF_A_KIND)
        .map((member): Choice => {
          const name = fullName(member);
          return {
            key: `member ${member.id}`,
            label: name,
            detail: member.calling,
            leading: icon(User),
            group: 'Members',
            run: () => void goTo(directoryPath(name)),
          };
        })
    : [];
  const hymns = searchHymns(hymnBook, typed)
    .slice(0, MAX_OF_A_KIND)
    .map((hymn): Choice => ({
      key: `hymn ${hymnKey(hymn)}`,
      label: hymn.title,
      leading: icon(Music),
      end: hymn.number === null ? undefined : String(hymn.number),
      group: 'Hymns',
      run: () => void goTo(meetingsWith(hymn.title)),
    }));
  const doable = findActions(typed, actions).map((action): Choice => ({
    key: action.key,
    label: action.label,
    leading: icon(action.icon),
    group: 'Actions',
    run: () => ('href' in action ? void goTo(action.href) : action.run()),
  }));
  return [...sundays, ...members, ...doable, ...hymns];
}
