// Wall: hardly anyone needs it, so the planner comes without it.
import { Field } from '#client/ui/controls/field.tsx';
import { Textarea } from '#client/ui/controls/textarea.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import type { Reminder } from '#shared/reminders/reminders.ts';

/** The text itself, selected, where the browser doesn’t allow copying. */
export function ReminderDialog({ reminder: { name, text }, onClose }: { reminder: Reminder; onClose: () => void }) {
  return (
    <Dialog open size="sm" onRequestClose={onClose} title={`Reminder for ${name}`}>
      <Field label="Reminder" help="Your browser doesn’t allow copying. Select the text and copy it.">
        <Textarea readOnly data-autofocus value={text} onFocus={(event) => event.target.select()} />
      </Field>
    </Dialog>
  );
}
