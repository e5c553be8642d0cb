import { useMemo, type KeyboardEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import { useToday } from '#client/auth/session.ts';
import { AbsentPeople } from '#client/meetings/absent-people.tsx';
import { ClashDialog } from '#client/meetings/clash-dialog.tsx';
import { heldAnswer } from '#client/meetings/links.ts';
import { AlertDialog } from '#client/ui/overlays/alert-dialog.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { useNarrow } from '#client/ui/use-media.ts';
import { longDate } from '#shared/calendar/format.ts';
import { prayersIn, talksIn } from '#shared/meetings/hints/dated-talks.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { DialogFooter } from './footer.tsx';
import { MeetingFormContext } from './form-context.ts';
import { DialogDate, DialogStatus, OtherSundays } from './header.tsx';
import { Hints } from './hints.tsx';
import type { Start } from './meeting-start.ts';
import { NewsNotice, RestoredNotice } from './notices.tsx';
import { SectionNav } from './section-nav.tsx';
import { Sections } from './sections.tsx';
import { useMeetingForm } from './use-meeting-form.ts';

type Props = Start & {
  /** Under this name what is typed is kept for a reload. */
  target: string;
  others: readonly Meeting[];
  onClose: (next?: string) => void;
};

export function MeetingDialog({ target, others, onClose, ...start }: Props) {
  const { meeting, members } = start;
  const editor = useMeetingForm({ target, start, onClose });
  const { form, origin, isSaving, isChangingDate, taken, clash, submit, close, changeDate } = editor;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target: at, currentTarget: fields, key } = event;
    if (!(at instanceof Element) || !fields.contains(at)) return;
    const isSave = (event.ctrlKey || event.metaKey) && (key === 'Enter' || key === 's');
    // A second Enter after taking a suggestion must not save half a plan.
    if (isSave || (key === 'Enter' && at instanceof HTMLInputElement)) event.preventDefault();
    if (isSave) void submit();
  };
  const today = useToday();
  const isNarrow = useNarrow();
  const asked = useMemo(() => ({ talks: talksIn(others, today), prayers: prayersIn(others, today) }), [others, today]);
  const isDateFixed = meeting !== null && !isChangingDate;
  const info = { meeting, base: origin.base, members, others, ...asked, isDateFixed, changeDate };
  return (
    <FormProvider {...form}>
      <MeetingFormContext value={info}>
        <Dialog
          open
          flush
          size="lg"
          onRequestClose={close}
          title={meeting ? 'Edit Meeting' : 'Schedule New Sacrament Meeting'}
          subtitle={<DialogDate />}
          actions={
            <>
              {isNarrow ? null : <DialogStatus />}
              <OtherSundays date={origin.base.date} others={others} onGo={(date) => void editor.goTo(date)} />
            </>
          }
          footer={<DialogFooter problem={editor.problem} isSaving={isSaving} onCancel={close} />}
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <div data-scroll onKeyDown={onKeyDown} className="relative md:grid md:grid-cols-[12rem_minmax(0,1fr)]">
            <SectionNav />
            <div className="min-w-0 border-line md:border-l">
              {meeting && heldAnswer(start.field) ? (
                <div className="border-b border-line px-4 py-2.5 empty:hidden md:px-6">
                  <AbsentPeople meeting={meeting} came={editor.came} onChange={editor.setCame} />
                </div>
              ) : null}
              <Hints>
                <Sections field={start.field} />
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
            (taken?.isChanged ? 'Someone just changed the other meeting. ' : '') +
            `A sacrament meeting is already scheduled for ${longDate(taken?.save.values.date ?? start.date)}. ` +
            'Overwriting deletes it along with its speakers, music, and pulpit sheets, and saves this one instead. ' +
            (taken?.lost ?? '')
          }
          verb="Overwrite Meeting"
          danger
          busy={isSaving}
          onCancel={editor.leaveTaken}
          onConfirm={editor.overwrite}
        />
        {clash ? (
          <ClashDialog clash={clash} isSaving={isSaving} onCancel={editor.leaveClash} onSave={editor.saveMerged} />
        ) : null}
      </MeetingFormContext>
    </FormProvider>
  );
}
