import { useMemo, useState, type KeyboardEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import { useWard } from '#client/auth/session.ts';
import { useLeaveGuard } from '#client/lib/leave-guard.ts';
import { AlertDialog } from '#client/ui/overlays/alert-dialog.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { longDate } from '#shared/calendar/format.ts';
import { talksIn } from '#shared/meetings/hints/conflicts.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { ClashDialog } from '#client/meetings/clash-dialog.tsx';
import { DateChangeContext } from './date-change.ts';
import { DialogFooter } from './footer.tsx';
import { DialogDate, DialogStatus } from './header.tsx';
import { focusField } from './focus-field.ts';
import { Hints } from './hints.tsx';
import { MeetingFormContext } from './meeting-form.ts';
import { originOf, type Start } from './meeting-start.ts';
import { NewsNotice, RestoredNotice } from './notices.tsx';
import { SectionNav } from './section-nav.tsx';
import { Sections } from './sections.tsx';
import { useMeetingEditor } from './use-meeting-editor.ts';
import { useMeetingSave } from './use-meeting-save.ts';
import { useSubmit } from './use-submit.ts';

type Props = Start & {
  /** Under this name what is typed is kept for a reload. */
  target: string;
  others: readonly Meeting[];
  onClose: () => void;
};

export function MeetingDialog({ target, others, onClose, ...start }: Props) {
  const { meeting, members } = start;
  const { defaultTalkLength } = useWard();
  const [isChangingDate, setChangingDate] = useState(false);
  const editor = useMeetingEditor(target, start, () => saving.isSaving);
  const { form, origin, isDirty } = editor;

  const leave = () => {
    end();
    editor.forget();
    onClose();
  };
  const saving = useMeetingSave({ meeting, talkMinutes: defaultTalkLength, form, onSaved: leave });
  const { taken, clash, isSaving } = saving;
  const { submit, end } = useSubmit(form, async (values) => {
    if (!isSaving) await saving.save({ values, origin });
  });
  const close = useLeaveGuard({ isDirty, onLeave: leave }, true);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target: at, currentTarget: fields } = event;
    if (event.key !== 'Enter' || !(at instanceof Element) || !fields.contains(at)) return;
    const isSave = event.ctrlKey || event.metaKey;
    // A second Enter after taking a suggestion must not save half a plan.
    if (isSave || at instanceof HTMLInputElement) event.preventDefault();
    if (isSave) void submit();
  };
  const info = useMemo(
    () => ({ meeting, base: origin.base, members, others, talks: talksIn(others) }),
    [meeting, origin.base, members, others],
  );
  const dateChange = useMemo(() => {
    const begin = () => {
      setChangingDate(true);
      requestAnimationFrame(() => focusField('date'));
    };
    return { isChanging: isChangingDate, begin };
  }, [isChangingDate]);
  return (
    <FormProvider {...form}>
      <MeetingFormContext value={info}>
        <DateChangeContext value={dateChange}>
          <Dialog
            open
            flush
            size="lg"
            onRequestClose={close}
            title={meeting ? 'Edit Meeting' : 'Schedule New Sacrament Meeting'}
            subtitle={<DialogDate />}
            actions={<DialogStatus />}
            footer={<DialogFooter problem={saving.problem} isSaving={isSaving} onCancel={close} />}
            onSubmit={(event) => {
              event.preventDefault();
              void submit();
            }}
          >
            <div data-scroll onKeyDown={onKeyDown} className="relative md:grid md:grid-cols-[11.5rem_minmax(0,1fr)]">
              <SectionNav />
              <div className="min-w-0 border-line md:border-l">
                <Hints>
                  <Sections />
                </Hints>
              </div>
            </div>
            <div className="sticky bottom-0 z-10">
              {editor.isOld && !isSaving ? <NewsNotice /> : null}
              {editor.isRestored ? <RestoredNotice onDiscard={editor.discardRestored} /> : null}
            </div>
          </Dialog>
          <AlertDialog
            open={taken !== null}
            title="Meeting Already Scheduled"
            description={
              `A sacrament meeting is already scheduled for ${longDate(taken?.values.date ?? start.date)}. Overwriting ` +
              'deletes it along with its speakers, music, and pulpit sheets, and saves this one instead.'
            }
            verb="Overwrite Meeting"
            danger
            busy={isSaving}
            onCancel={saving.leaveTaken}
            onConfirm={() => (taken ? void saving.save({ ...taken, overwrite: true }) : undefined)}
          />
          {clash ? (
            <ClashDialog
              clash={clash}
              isSaving={isSaving}
              onCancel={saving.leaveClash}
              onSave={(merged) => {
                const from = originOf({ ...start, meeting: clash.current }, defaultTalkLength);
                editor.begin(from, merged);
                void saving.save({ values: merged, origin: from, overwrite: clash.overwrite });
              }}
            />
          ) : null}
        </DateChangeContext>
      </MeetingFormContext>
    </FormProvider>
  );
}
