import { Plus, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useToday } from '#client/auth/session.ts';
import { Button } from '#client/ui/controls/button.tsx';
import { DateInput } from '#client/ui/controls/date-input.tsx';
import { Field } from '#client/ui/controls/field.tsx';
import { dateSeenFrom } from '#shared/calendar/format.ts';
import { isDay } from '#shared/calendar/sundays.ts';
import { awayInWords, withAway } from '#shared/members/away.ts';
import { AWAY_MOST } from '#shared/members/limits.ts';
import { awayIn, awayText } from '#shared/members/schema.ts';

type Props = { value: string; onChange: (value: string) => void; hint?: ReactNode };

/** When a member is away: the times so far, and one more. */
export function AwayField({ value, onChange, hint }: Props) {
  const today = useToday();
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const away = awayIn(value);
  const last = to === '' ? from : to;
  const error = from !== '' && isDay(last) && last < from ? 'The last day can’t be before the first.' : undefined;
  const isReady = isDay(from) && isDay(last) && !error && away.length < AWAY_MOST;
  const words = (day: string) => (isDay(day) ? dateSeenFrom(day, today) : '');
  const add = () => {
    onChange(awayText(withAway(away, { from, to: last }, today)));
    setFrom('');
    setTo('');
  };
  return (
    <fieldset className="grid gap-3 md:col-span-2">
      <legend className="mb-1 font-medium">Away</legend>
      {away.length > 0 ? (
        <ul className="grid gap-1">
          {away.map((one) => (
            <li key={`${one.from} ${one.to}`} className="flex items-center justify-between gap-2">
              {awayInWords(one, today)}
              <Button
                size="sm"
                variant="ghost"
                icon={X}
                aria-label={`Remove ${awayInWords(one, today)}`}
                onClick={() => onChange(awayText(away.filter((other) => other !== one)))}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <div className="grid gap-3 md:grid-cols-[1fr_1fr_auto] md:items-end">
        <Field label="First day away">
          <DateInput words={words(from)} value={from} onChange={(event) => setFrom(event.target.value)} />
        </Field>
        <Field label="Last day away" error={error}>
          <DateInput words={words(to)} value={to} onChange={(event) => setTo(event.target.value)} />
        </Field>
        <Button icon={Plus} disabled={!isReady} onClick={add}>
          Add Dates
        </Button>
      </div>
      {hint}
    </fieldset>
  );
}
