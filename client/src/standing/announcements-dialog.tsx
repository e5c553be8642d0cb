import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useToday } from '#client/auth/session.ts';
import { usePartSave } from '#client/ui/use-merge.ts';
import { Button, IconButton } from '#client/ui/controls/button.tsx';
import { Field } from '#client/ui/controls/field.tsx';
import { Select } from '#client/ui/controls/select.tsx';
import { Textarea } from '#client/ui/controls/textarea.tsx';
import { NotLoaded } from '#client/ui/feedback/not-loaded.tsx';
import { WaitingFields } from '#client/ui/feedback/waiting.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { PartDialog } from '#client/ui/overlays/part-dialog.tsx';
import { dateSeenFrom } from '#shared/calendar/format.ts';
import { addDays, sundaysFrom } from '#shared/calendar/sundays.ts';
import { ANNOUNCEMENT_LIMITS } from '#shared/standing/limits.ts';
import type { RepeatingAnnouncement, Standing } from '#shared/standing/schema.ts';
import { standingOptions, useChangeStanding } from './api.ts';
import { mergedAnnouncements } from './merged-announcements.ts';

const WEEKS_OFFERED = 52;
const USUAL_WEEKS = 4;

/** What is announced every Sunday until a date, in one place. */
export function AnnouncementsDialog({ onClose }: { onClose: () => void }) {
  const standing = useQuery(standingOptions());
  if (standing.data) return <AnnouncementsForm standing={standing.data} onClose={onClose} />;
  return (
    <Dialog open onRequestClose={onClose} title="Repeating Announcements">
      <NotLoaded query={standing}>
        <WaitingFields count={3} />
      </NotLoaded>
    </Dialog>
  );
}

const PROBLEMS = {
  clash: 'Someone else changed the announcements. Check them, then save again.',
  failed: 'The announcements weren’t saved.',
} as const;

const filled = (rows: readonly RepeatingAnnouncement[]) => rows.filter(({ text }) => text.trim() !== '');

function AnnouncementsForm({ standing, onClose }: { standing: Standing; onClose: () => void }) {
  const today = useToday();
  const client = useQueryClient();
  const { mutateAsync } = useChangeStanding('Announcements Saved');
  const stored = ({ version, announcements }: Standing) => ({ version, value: announcements });
  const part = usePartSave({
    stored: stored(standing),
    read: async () => stored(await client.fetchQuery({ ...standingOptions(), staleTime: 0 })),
    send: (rows, { version }) => mutateAsync({ version, announcements: filled(rows) }),
    merge: mergedAnnouncements,
    onSaved: onClose,
  });
  const rows = part.value;
  const isDirty = JSON.stringify(filled(rows)) !== JSON.stringify(part.base);
  const add = () => {
    const [from = today] = sundaysFrom(today, 1);
    part.change([...rows, { text: '', from, until: addDays(from, 7 * (USUAL_WEEKS - 1)) }]);
  };
  return (
    <PartDialog
      part={part}
      title="Repeating Announcements"
      subtitle="Included every Sunday from the first date through the last, in the program and pulpit sheets."
      isDirty={isDirty}
      problems={PROBLEMS}
      saveLabel="Save Announcements"
      onClose={onClose}
    >
      <div className="grid gap-5">
        {rows.length === 0 ? <p className="text-muted">No repeating announcements yet.</p> : null}
        {rows.map((row, place) => (
          <AnnouncementFields
            key={place}
            place={place}
            row={row}
            today={today}
            onChange={(next) => part.change(rows.with(place, next))}
            onRemove={() => part.change(rows.toSpliced(place, 1))}
          />
        ))}
        <div>
          <Button icon={Plus} onClick={add} disabled={rows.length >= ANNOUNCEMENT_LIMITS.count}>
            Add Announcement
          </Button>
        </div>
      </div>
    </PartDialog>
  );
}

type RowProps = {
  place: number;
  row: RepeatingAnnouncement;
  today: string;
  onChange: (row: RepeatingAnnouncement) => void;
  onRemove: () => void;
};

function AnnouncementFields({ place, row, today, onChange, onRemove }: RowProps) {
  const sundays = sundaysFrom(today, WEEKS_OFFERED);
  const choices = (from: readonly string[], chosen: string) =>
    [...new Set([...from, chosen])].sort().map((date) => ({ value: date, label: dateSeenFrom(date, today) }));
  const label = `Announcement ${place + 1}`;
  return (
    <section aria-label={label} className="grid gap-3 border-t border-line pt-5 first:border-0 first:pt-0">
      <div className="flex items-start gap-2">
        <Field label={label} className="min-w-0 flex-1">
          <Textarea
            rows={2}
            maxLength={ANNOUNCEMENT_LIMITS.text}
            value={row.text}
            onChange={({ target }) => onChange({ ...row, text: target.value })}
          />
        </Field>
        <IconButton
          icon={Trash2}
          label={`Remove announcement ${place + 1}`}
          onClick={onRemove}
          className="mt-6 text-muted! hover:text-danger!"
        />
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label="First Sunday">
          <Select
            value={row.from}
            onChange={({ target: { value: from } }) =>
              onChange({ ...row, from, until: row.until < from ? from : row.until })
            }
            options={choices(sundays, row.from)}
          />
        </Field>
        <Field label="Last Sunday">
          <Select
            value={row.until}
            onChange={({ target }) => onChange({ ...row, until: target.value })}
            options={choices(
              sundays.filter((date) => date >= row.from),
              row.until,
            )}
          />
        </Field>
      </div>
    </section>
  );
}
