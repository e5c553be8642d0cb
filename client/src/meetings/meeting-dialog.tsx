import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { FormProvider, useForm, type FieldPath } from 'react-hook-form';
import { useWard } from '#client/auth/session.ts';
import { useLeaveGuard } from '#client/lib/leave-guard.ts';
import { AlertDialog } from '#client/ui/alert-dialog.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { notify } from '#client/ui/notify.ts';
import { longDate } from '#shared/calendar/format.ts';
import type { Meeting, MeetingKind } from '#shared/meetings/schema.ts';
import { memberName } from '#shared/members/rules.ts';
import type { Member } from '#shared/members/schema.ts';
import { ClashDialog } from './clash-dialog.tsx';
import { DateChangeContext } from './date-change.ts';
import { DialogFooter } from './dialog-footer.tsx';
import { DialogDate, DialogStatus } from './dialog-header.tsx';
import { errorPaths, focusField, focusFirst } from './focus-field.ts';
import { Hints } from './hints.tsx';
import { readKept } from './kept-input.ts';
import { MeetingFormContext } from './meeting-form.ts';
import { MeetingForm } from './meeting-form-schema.ts';
import { changedParts } from './meeting-parts.ts';
import { emptyValues, NOBODY, valuesOf, type MeetingValues } from './meeting-values.ts';
import { NewsNotice, RestoredNotice } from './notices.tsx';
import { demandOf } from './save-demands.ts';
import { SectionNav } from './section-nav.tsx';
import { Sections } from './sections.tsx';
import { useKeptInput } from './use-kept-input.ts';
import { useMeetingSave, type Origin } from './use-meeting-save.ts';

type Props = {
  /** Under this name what is typed is kept for a reload. */
  target: string;
  meeting: Meeting | null;
  date: string;
  kind: MeetingKind;
  field: string | null;
  members: readonly Member[];
  others: readonly Meeting[];
  onClose: () => void;
};

const originOf = (meeting: Meeting | null, date: string, kind: MeetingKind, talkMinutes: number): Origin => ({
  base: meeting ? valuesOf(meeting, talkMinutes) : emptyValues(date, kind),
  version: meeting?.version ?? 0,
  musicVersion: meeting?.musicVersion ?? 0,
});

/** `speakers:12` brings member 12 along as one more speaker, from where people are chosen. */
const assignedBy = (field: string | null): number | null => Number(/^speakers:(\d+)$/.exec(field ?? '')?.[1]) || null;

/** A gap 'speakers' is filled in a row, so there is one; whoever is assigned has one too. */
function withRow(values: MeetingValues, field: string | null, members: readonly Member[], talkMinutes: number): MeetingValues {
  const member = members.find(({ id }) => id === assignedBy(field));
  const person = member ? { id: member.id, text: memberName(member) } : NOBODY;
  const isThere = member ? values.speakers.some((speaker) => speaker.person.id === member.id) : values.speakers.length > 0;
  if (!field?.startsWith('speakers') || isThere) return values;
  return { ...values, speakers: [...values.speakers, { person, topic: '', duration: talkMinutes }] };
}

export function MeetingDialog({ target, meeting, date, kind, field, members, others, onClose }: Props) {
  const { defaultTalkLength } = useWard();
  const [kept, setKept] = useState(() => readKept(target));
  const [origin, setOrigin] = useState<Origin>(() => kept ?? originOf(meeting, date, kind, defaultTalkLength));
  const [isChangingDate, setChangingDate] = useState(false);
  const [hasNews, setHasNews] = useState(false);
  const [start] = useState(() => kept?.values ?? withRow(origin.base, field, members, defaultTalkLength));
  const form = useForm<MeetingValues>({ defaultValues: start, resolver: zodResolver(MeetingForm), shouldFocusError: false });
  const isOver = useRef(false);
  const forget = useKeptInput(target, form, origin);
  const isDirty = () => changedParts(origin.base, form.getValues()).length > 0;

  const begin = (from: Origin, values: MeetingValues = from.base) => {
    setOrigin(from);
    setHasNews(false);
    form.reset(values);
  };
  const leave = () => {
    isOver.current = true;
    forget();
    onClose();
  };
  const saving = useMeetingSave({ meeting, talkMinutes: defaultTalkLength, form, onSaved: leave });
  const close = useLeaveGuard({ isDirty, onLeave: leave }, true);

  const isOld = meeting !== null && (meeting.version !== origin.version || meeting.musicVersion !== origin.musicVersion);
  useEffect(() => {
    if (!isOld || saving.isSaving) return;
    if (isDirty()) setHasNews(true);
    else begin(originOf(meeting, date, kind, defaultTalkLength));
    // Only another version of the meeting is news.
  }, [isOld, meeting?.version, meeting?.musicVersion]);

  useEffect(() => {
    const isTouch = window.matchMedia('(pointer: coarse)').matches;
    const row = start.speakers.findIndex(({ person }) => person.id !== null && person.id === assignedBy(field));
    const first = field?.startsWith('speakers') ? `speakers.${Math.max(0, row)}` : (field ?? (isTouch ? null : 'conductingMemberId'));
    // After the dialog has put the focus on its first field.
    const frame = requestAnimationFrame(() => (first ? focusField(first) : undefined));
    return () => cancelAnimationFrame(frame);
  }, [field]);

  const submit = form.handleSubmit(
    async (values) => {
      if (saving.isSaving) return;
      const demand = demandOf(values);
      if (!demand) return saving.save({ values, origin });
      for (const { path, message } of demand.problems) form.setError(path as FieldPath<MeetingValues>, { message });
      if (values.status === 'planned') form.setError('status', { message: demand.description });
      focusFirst(demand.problems.map(({ path }) => path));
      const { title, description } = demand;
      const savePartial = () => {
        // The notice outlives the dialog.
        if (isOver.current) return;
        form.setValue('status', 'partially_planned', { shouldDirty: true });
        form.clearErrors();
        void submit();
      };
      notify({
        kind: 'error', title, description,
        action: demand.offersPartial ? { label: 'Yes, save', onRun: savePartial } : undefined,
      });
    },
    (errors) => focusFirst(errorPaths(errors)),
  );
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target: at, currentTarget: fields } = event;
    if (event.key !== 'Enter' || !(at instanceof Element) || !fields.contains(at)) return;
    const isSave = event.ctrlKey || event.metaKey;
    // A second Enter after taking a suggestion must not save half a plan.
    if (isSave || at instanceof HTMLInputElement) event.preventDefault();
    if (isSave) void submit();
  };

  const discardKept = () => {
    setKept(null);
    begin(originOf(meeting, date, kind, defaultTalkLength));
  };
  const beginDate = () => {
    setChangingDate(true);
    requestAnimationFrame(() => focusField('date'));
  };
  const info = useMemo(
    () => ({
      meeting, base: origin.base, members, others,
      talks: others.flatMap((other) => other.speakingAssignments.flatMap(({ memberId }) => (memberId ? [{ memberId, date: other.date }] : []))),
    }),
    [meeting, origin.base, members, others],
  );
  const { taken, clash } = saving;
  return (
    <FormProvider {...form}>
      <MeetingFormContext value={info}>
        <DateChangeContext value={{ isChanging: isChangingDate, begin: beginDate }}>
          <Dialog
            open
            flush
            size="lg"
            onRequestClose={close}
            title={meeting ? 'Edit Meeting' : 'Schedule New Sacrament Meeting'}
            subtitle={<DialogDate />}
            actions={<DialogStatus />}
            footer={<DialogFooter problem={saving.problem} isSaving={saving.isSaving} onCancel={close} />}
            onSubmit={(event) => void submit(event)}
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
              {hasNews ? <NewsNotice /> : null}
              {kept ? <RestoredNotice onDiscard={discardKept} /> : null}
            </div>
          </Dialog>
          <AlertDialog
            open={taken !== null}
            title="Meeting Already Scheduled"
            description={`A sacrament meeting is already scheduled for ${longDate(taken?.values.date ?? date)}. Overwriting deletes it with its speakers, music and pulpit sheets, and saves this one in its place.`}
            verb="Overwrite Meeting"
            danger
            busy={saving.isSaving}
            onCancel={saving.leaveTaken}
            onConfirm={() => (taken ? void saving.save({ ...taken, overwrite: true }) : undefined)}
          />
          {clash ? (
            <ClashDialog
              clash={clash}
              isSaving={saving.isSaving}
              onCancel={saving.leaveClash}
              onSave={(merged) => {
                const from = originOf(clash.current, date, kind, defaultTalkLength);
                begin(from, merged);
                void saving.save({ values: merged, origin: from, overwrite: clash.overwrite });
              }}
            />
          ) : null}
        </DateChangeContext>
      </MeetingFormContext>
    </FormProvider>
  );
}
