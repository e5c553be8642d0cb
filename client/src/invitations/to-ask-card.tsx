import { Send } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useNow, useSession, useWard } from '#client/auth/session.ts';
import { Button } from '#client/ui/controls/button.tsx';
import { Checkbox } from '#client/ui/controls/checkbox.tsx';
import { Card, CardHead, ShowAll } from '#client/ui/layout/card.tsx';
import { cx } from '#client/ui/cx.ts';
import { lazyPart } from '#client/ui/lazy-part.ts';
import { dateSeenFrom } from '#shared/calendar/format.ts';
import { dayIn } from '#shared/calendar/today.ts';
import { peopleToAsk, type PersonToAsk } from '#shared/invitations/to-ask.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { capitalize } from '#shared/text/capitalize.ts';
import { invite } from './inviting.tsx';

const MarkButtons = lazyPart(() => import('./mark-panel.tsx').then((module) => module.MarkButtons));
const SelectPeople = lazyPart(() => import('./select-people.tsx').then((module) => module.SelectPeople));
const SelectedPeople = lazyPart(() => import('./select-people.tsx').then((module) => module.SelectedPeople));
const Replacements = lazyPart(() => import('./replacements.tsx').then((module) => module.Replacements));

const SHOWN_AT_FIRST = 5;
const keyOf = ({ meeting, assignment }: PersonToAsk) => `${meeting.id} ${assignment.key}`;

type CardProps = { meetings: readonly Meeting[]; today: string };

/** Who is still to be asked, has not answered, or has declined; one or several at once. */
export function ToAskCard({ meetings, today }: CardProps) {
  const { may } = useSession();
  const { timezone } = useWard();
  const [isWhole, setWhole] = useState(false);
  /** Null until someone wants to select. */
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const now = useNow();
  const people = peopleToAsk(meetings, { now, dayOf: (moment) => dayIn(timezone, new Date(moment)) });
  const declined = people.filter(({ state }) => state === 'declined');
  const selectable = people.filter(({ state }) => state !== 'declined');
  const selected = selectable.filter((person) => chosen?.includes(keyOf(person)));
  if (!may('meetings:write') || people.length === 0) return null;
  const hasMore = people.length > SHOWN_AT_FIRST + 1;
  const choose = (key: string, isChosen: boolean) =>
    setChosen(isChosen ? [...(chosen ?? []), key] : (chosen ?? []).filter((one) => one !== key));
  return (
    <Card aria-labelledby="to-ask">
      <CardHead
        plain
        id="to-ask"
        title="People to Ask"
        // The button makes the head no higher than those of the cards above and below.
        className="md:px-4! [&>div]:-my-0.5"
        end={
          selectable.length > 1 ? (
            <Suspense fallback={<span className="h-control-sm" />}>
              <SelectPeople
                people={selectable}
                today={today}
                onSelect={(some) => {
                  setChosen(some.map(keyOf));
                  // No one is selected out of sight.
                  setWhole(true);
                }}
              />
            </Suspense>
          ) : null
        }
      />
      <ul className="divide-y divide-line pb-1">
        {(hasMore && !isWhole ? people.slice(0, SHOWN_AT_FIRST) : people).map((person, place) => (
          <Line
            key={keyOf(person)}
            person={person}
            today={today}
            before={people[place - 1]}
            declined={declined}
            isChosen={chosen === null ? null : chosen.includes(keyOf(person))}
            onChoose={(isChosen) => choose(keyOf(person), isChosen)}
            onInvite={() => invite([person], { onClose: () => setChosen(null) })}
          />
        ))}
      </ul>
      {selected.length > 0 ? (
        <Suspense fallback={null}>
          <SelectedPeople people={selected} onDone={() => setChosen(null)} />
        </Suspense>
      ) : null}
      {hasMore ? <ShowAll count={people.length} isWhole={isWhole} onChange={setWhole} /> : null}
    </Card>
  );
}

type LineProps = {
  person: PersonToAsk;
  today: string;
  /** The person above: a heading is said once. */
  before: PersonToAsk | undefined;
  /** Everyone who declined: each is replaced by someone else. */
  declined: readonly PersonToAsk[];
  /** Null while no one is being selected. */
  isChosen: boolean | null;
  onChoose: (isChosen: boolean) => void;
  onInvite: () => void;
};

/** What can't wait, on any Sunday, then the Sundays in their order. */
const headOf = ({ meeting, state, due }: PersonToAsk, today: string): string =>
  state === 'declined' ? 'Declined' : due < today ? 'Overdue' : dateSeenFrom(meeting.date, today);

function Line({ person, today, before, declined, isChosen, onChoose, onInvite }: LineProps) {
  const { meeting, assignment, state } = person;
  const { name, label } = assignment;
  const day = dateSeenFrom(meeting.date, today);
  const head = headOf(person, today);
  return (
    <li className="group/line">
      {before && headOf(before, today) === head ? null : (
        <h3 className={cx('-mb-1 px-4 pt-2 text-sm font-medium', head === day ? 'text-muted' : 'text-warn')}>{head}</h3>
      )}
      <div className="relative flex items-start gap-1 py-1 pr-3 pl-4 touch:flex-wrap touch:pr-2">
        <span className="min-w-0 flex-1 wrap-anywhere">
          {state === 'declined' || isChosen === null ? (
            <span className="block py-0.5">
              {capitalize(name)}
              <span className="block text-sm text-muted">
                <About person={person} today={today} />
              </span>
            </span>
          ) : (
            <Checkbox
              label={capitalize(name)}
              description={<About person={person} today={today} />}
              aria-label={`Select ${name}, ${label.toLowerCase()}, ${day}`}
              checked={isChosen}
              onChange={(event) => onChoose(event.target.checked)}
              className="py-0.5!"
            />
          )}
          {state === 'declined' ? (
            <Suspense fallback={null}>
              <Replacements person={person} declined={declined} />
            </Suspense>
          ) : null}
        </span>
        <span className="quiet-buttons flex flex-row-reverse items-center py-0.5 max-[22.5rem]:[&_svg]:hidden touch:basis-full touch:justify-between touch:pt-0">
          {state === 'declined' ? null : (
            <Button
              icon={Send}
              size="sm"
              variant="ghost"
              aria-label={`Invite ${name}, ${label.toLowerCase()}, ${day}`}
              title={`Invite ${name}, ${label.toLowerCase()}, ${day}`}
              onClick={onInvite}
              className="gap-1.5! px-1! touch:px-3!"
            >
              Invite
            </Button>
          )}
          <Suspense fallback={<span className="h-control-sm w-24" />}>
            <MarkButtons isInList meeting={meeting} assignment={assignment} />
          </Suspense>
        </span>
      </div>
    </li>
  );
}

function About({ person, today }: Pick<LineProps, 'person' | 'today'>) {
  const { meeting, assignment, state } = person;
  const { label, invitation } = assignment;
  const day = dateSeenFrom(meeting.date, today);
  const isUrgent = headOf(person, today) !== day;
  const said = state === 'asked' ? 'no answer yet' : null;
  return (
    <>
      <span className="before-quiet">
        <span className="whitespace-nowrap">{label}</span>{' '}
        {isUrgent ? <span className="whitespace-nowrap">· {day}</span> : said ? <span data-said>· {said}</span> : null}
      </span>
      {isUrgent && said ? <span className="block first-letter:uppercase">{said}</span> : null}
      {state === 'declined' && invitation?.word ? <span className="block">“{invitation.word}”</span> : null}
    </>
  );
}
