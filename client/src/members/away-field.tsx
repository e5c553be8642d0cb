import { Plus, Trash2 } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useToday } from '#client/auth/session.ts';
import { Button } from '#client/ui/controls/button.tsx';
import { DateInput } from '#client/ui/controls/date-input.tsx';
import { Field } from '#client/ui/controls/field.tsx';
import { dateSeenFrom } from '#shared/calendar/format.ts';
import { isDay } from '#shared/calendar/sundays.ts';
import { awayInWords, withAway } from '#shared/members/away.ts';
import { AWAY_FULL, AWAY_MOST } from '#shared/members/limits.ts';
import { awayIn, awayText } from '#shared/members/schema.ts';

/** What is typed into the two fields and not in the list yet. */
type TypedDates = { from: string; to: string };
export const NO_DATES: TypedDates = { from: '', to: '' };
export const hasDates = ({ from, to }: TypedDates): boolean => from !== '' || to !== '';

/** The dates away with those that are typed, or what is wrong with these. */
export function withTyped(value: string, typed: TypedDates, today: string): { value: string; error?: string } {
  if (!hasDates(typed)) return { value };
  const { from, to } = { from: typed.from, to: typed.to || typed.from };
  const away = awayIn(value);
  if (!isDay(from) || !isDay(to)) return { value, error: 'Choose the first day, too.' };
  if (to < from) return { value, error: 'The last day can’t be before the first.' };
  if (away.length >= AWAY_MOST) return { value, error: `${AWAY_FULL}.` };
  return { value: awayText(withAway(away, { from, to }, today)) };
}

type Props = {
  value: string;
  onChange: (value: string) => void;
  typed: TypedDates;
  onType: (typed: TypedDates) => void;
  hint?: ReactNode;
};

/** When a member is away: the dates so far, and more. */
export function AwayField({ value, onChange, typed, onType, hint }: Props) {
  const today = useToday();
  const help = useId();
  const away = awayIn(value);
  const { from, to } = typed;
  const next = withTyped(value, typed, today);
  const words = (day: string) => (isDay(day) ? dateSeenFrom(day, today) : '');
  const add = () => {
    onChange(next.value);
    onType(NO_DATES);
  };
  return (
    <fieldset className="grid gap-3 md:col-span-2">
      <legend className="mb-1.5 text-sm font-medium">Away</legend>
      {away.length > 0 ? (
        <ul className="grid gap-1">
          {away.map((one) => (
            <li key={`${one.from} ${one.to}`} className="flex items-center justify-between gap-2">
              {awayInWords(one, today)}
              <Button
                size="sm"
                variant="ghost"
                icon={Trash2}
                className="text-muted! hover:text-danger!"
                aria-label={`Remove ${awayInWords(one, today)}`}
                onClick={() => onChange(awayText(away.filter((other) => other !== one)))}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <div className="grid gap-3 md:grid-cols-[1fr_1fr_auto] md:items-end">
        <Field label="First day away">
          <DateInput words={words(from)} value={from} onChange={(event) => onType({ from: event.target.value, to })} />
        </Field>
        <Field label="Last day away" error={next.error}>
          <DateInput words={words(to)} value={to} onChange={(event) => onType({ from, to: event.target.value })} />
        </Field>
        <Button
          icon={Plus}
          disabled={!hasDates(typed) || next.error !== undefined}
          aria-describedby={help}
          onClick={add}
        >
          Add Dates
        </Button>
      </div>
      <p id={help} className="text-sm text-muted">
        Choose the days, then add them. For a single day, leave the last day blank.
      </p>
      {hint}
    </fieldset>
  );
}
