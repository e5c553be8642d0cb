import { ListChecks } from 'lucide-react';
import { Button } from '#client/ui/controls/button.tsx';
import { Menu } from '#client/ui/overlays/menu.tsx';
import { dateSeenFrom } from '#shared/calendar/format.ts';
import type { PersonToAsk } from '#shared/invitations/to-ask.ts';

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
