import { ListChecks, Send } from 'lucide-react';
import { quietly } from '#client/lib/lazy-module.ts';
import { notify } from '#client/lib/notify.ts';
import { Button } from '#client/ui/controls/button.tsx';
import { Menu } from '#client/ui/overlays/menu.tsx';
import { dateSeenFrom } from '#shared/calendar/format.ts';
import type { SentTo } from '#shared/http/route.ts';
import type { invitations } from '#shared/invitations/addresses.ts';
import { NOT_ASKED } from '#shared/invitations/assignments.ts';
import type { PersonToAsk } from '#shared/invitations/to-ask.ts';
import { useMarkInvitations } from './api.ts';
import { invite } from './inviting.tsx';
import { asBefore } from './undo-mark.ts';
import { listOfAll } from '#shared/text/in-words.ts';

type Props = {
  people: readonly PersonToAsk[];
  today: string;
  onSelect: (some: readonly PersonToAsk[]) => void;
};

/** One by one, everyone on a Sunday, or everyone there is. */
export function SelectPeople({ people, today, onSelect }: Props) {
  const sundays = [...new Set(people.map(({ meeting }) => meeting.date))].toSorted();
  const item = (key: string, words: string, some: readonly PersonToAsk[]) => ({
    key,
    label: `${words} (${some.length})`,
    onRun: () => onSelect(some),
  });
  return (
    <Menu
      label="Select people"
      trigger={
        <Button size="sm" variant="ghost" edge="end" icon={ListChecks}>
          Select
        </Button>
      }
      items={[
        { key: 'some', label: 'Choose People', onRun: () => onSelect([]) },
        ...sundays.map((date, place) => ({
          ...item(
            date,
            dateSeenFrom(date, today),
            people.filter(({ meeting }) => meeting.date === date),
          ),
          divided: place === 0,
        })),
        { ...item('everyone', 'Everyone', people), divided: true },
      ]}
    />
  );
}

type Marks = SentTo<typeof invitations.mark>['body'];

/** What brings the marks of several people back: those that were the same in one call. */
function marksAsBefore(people: readonly PersonToAsk[]): Marks[] {
  const calls = new Map<string, Marks>();
  for (const { meeting, assignment } of people) {
    const { key, name, invitation } = assignment;
    const before = asBefore(invitation ?? NOT_ASKED);
    const same = JSON.stringify(before);
    const assignments = [...(calls.get(same)?.assignments ?? []), { meetingId: meeting.id, key, name }];
    calls.set(same, { ...before, assignments });
  }
  return [...calls.values()];
}

/** What is done with everyone selected, in one step. */
export function SelectedPeople({ people, onDone }: { people: readonly PersonToAsk[]; onDone: () => void }) {
  const { mutateAsync, isPending } = useMarkInvitations();
  const undo = async () => {
    for (const marks of marksAsBefore(people)) await mutateAsync(marks);
  };
  const markAsked = async () => {
    const assignments = people.map(({ meeting, assignment: { key, name } }) => ({ meetingId: meeting.id, key, name }));
    await mutateAsync({ assignments, state: 'asked' });
    onDone();
    const names = people.map(({ assignment }) => assignment.name);
    notify({
      title: names.length === 1 ? `${names[0]} Marked as Asked` : `${names.length} People Marked as Asked`,
      description: listOfAll(names),
      action: { label: 'Undo', onRun: () => quietly(undo()) },
    });
  };
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line px-4 py-2">
      <span role="status" className="mr-auto text-sm">{`${people.length} selected`}</span>
      <Button size="sm" icon={Send} onClick={() => invite(people, { onClose: onDone })}>
        Invite
      </Button>
      <Button size="sm" busy={isPending} busyText="Saving..." onClick={() => quietly(markAsked())}>
        Mark as Asked
      </Button>
    </div>
  );
}
