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

/** Everyone on a Sunday, or everyone there is. */
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
        <Button size="sm" variant="ghost" icon={ListChecks}>
          Select
        </Button>
      }
      items={[
        ...sundays.map((date) =>
          item(
            date,
            dateSeenFrom(date, today),
            people.filter(({ meeting }) => meeting.date === date),
          ),
        ),
        { ...item('everyone', 'Everyone', people), divided: true },
      ]}
    />
  );
}
