import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNow, useWard } from '#client/auth/session.ts';
import { ApiError, isUnauthorized, wordsOf } from '#client/lib/api-error.ts';
import { useLeaveGuard } from '#client/lib/leaving/leave-guard.ts';
import { notify } from '#client/lib/notify.ts';
import { showFailure } from '#client/lib/show-error.ts';
import { NOT_UPDATED, useChangeMeeting } from '#client/meetings/api.ts';
import { meetingOptions } from '#client/meetings/meeting-options.ts';
import { heldAnswer, heldWith } from '#client/meetings/links.ts';
import { changedFormParts } from '#client/meetings/meeting-parts.ts';
import { valuesOf } from '#client/meetings/meeting-values.ts';
import { membersAdded } from '#client/members/api.ts';
import { searchableHymnsOptions } from '#client/music/api.ts';
import { cameIn } from '#shared/invitations/declines.ts';
import { CONDUCTING_NEEDED } from '#shared/meetings/constants.ts';
import type { MeetingValues } from '#shared/meetings/form.ts';
import { SeenMeeting, type Meeting } from '#shared/meetings/schema.ts';
import { checkBeforeSave, type SaveProblem } from './check-before-save.ts';
import { allComplaints, CHECKED_AT_SAVE, useMarks } from './form-resolver.ts';
import { confirmEnding, lostWith } from './confirm-move.ts';
import { focusField } from './focus-field.ts';
import { formProblems } from './form-field.ts';
import { changeBody, newBody } from '#client/meetings/meeting-bodies.ts';
import { firstField, originOf, startValues, type Start } from './meeting-start.ts';
import { reduce, stateAtFirst, type Origin, type Save } from './save-state.ts';
import { afterwardOf, undoAction } from './undo-save.ts';
import { readKept, useKeptInput } from './use-kept-input.ts';
import { NOT_OVERWRITTEN, NOT_SCHEDULED, useScheduleMeeting } from './use-schedule-meeting.ts';

type Options = {
  target: string;
  start: Start;
  /** With a date, its Sunday comes next. */
  onClose: (next?: string) => void;
};

/** The meeting dialog's form: what is typed, what it began from, and what becomes of a save. */
export function useMeetingForm({ target, start, onClose }: Options) {
  const { meeting, field } = start;
  const { defaultTalkLength } = useWard();
  const now = useNow();
  const client = useQueryClient();
  const schedule = useScheduleMeeting();
  const change = useChangeMeeting(meeting?.id ?? 0, false);

  const [kept] = useState(() => readKept(target));
  const [state, dispatch] = useReducer(reduce, null, () =>
    stateAtFirst(kept ?? originOf(start, defaultTalkLength), kept !== null),
  );
  const { origin, isSaving } = state;
  const [first] = useState(() => kept?.values ?? startValues(origin.base, start, defaultTalkLength));
  const form = useForm<MeetingValues>({ ...CHECKED_AT_SAVE, defaultValues: first });
  const { mark, noticed } = useMarks(form);
  const forget = useKeptInput(target, form, origin);
  const isDirty = () => changedFormParts(origin.base, form.getValues()).length > 0;

  const focusFirstField = useEffectEvent(() => {
    const wanted = firstField(start, first);
    if (wanted) focusField(wanted);
  });
  useEffect(() => {
    // After the dialog has put the focus on its own first control.
    const frame = requestAnimationFrame(focusFirstField);
    return () => cancelAnimationFrame(frame);
  }, []);

  const begin = (from: Origin, values: MeetingValues = from.base) => {
    dispatch({ type: 'began', origin: from });
    form.reset(values);
  };
  const isOld =
    meeting !== null && (meeting.version !== origin.version || meeting.musicVersion !== origin.musicVersion);
  const catchUp = useEffectEvent(() => {
    if (!isSaving && !isDirty()) begin(originOf(start, defaultTalkLength));
  });
  useEffect(() => {
    if (!isOld) return;
    // Someone else's save: what is unchanged here follows it at once, what was typed waits for the clash dialog.
    const timer = setTimeout(catchUp);
    return () => clearTimeout(timer);
  }, [isOld, meeting?.version, meeting?.musicVersion]);

  /** Notices and keys outlive the dialog. */
  const isClosed = useRef(false);
  const next = useRef<string>(undefined);
  const leave = () => {
    isClosed.current = true;
    forget();
    onClose(next.current);
  };
  const close = useLeaveGuard({ isDirty, onLeave: leave });

  const [came, setCame] = useState<readonly string[]>(() => heldWith(field));
  const heldIn = (values: MeetingValues, from: Save['origin']) => {
    const held = values.date === from.base.date ? heldAnswer(field) : null;
    return held && meeting && { ...held, tookPart: cameIn(meeting, came).map(({ key }) => key) };
  };

  const send = ({ values, origin: from, overwrite }: Save): Promise<Meeting> | null => {
    if (!meeting) return schedule.mutateAsync({ ...newBody(from.base, values), overwrite });
    const body = changeBody(from.base, values);
    const { version, musicVersion } = from;
    const held = heldIn(values, from);
    return body || held ? change.mutateAsync({ ...body, ...held, version, musicVersion, overwrite }) : null;
  };

  /** Turns a refusal into something that the dialog can ask or show. */
  const refuse = async (error: unknown, save: Save): Promise<void> => {
    const { values, overwrite } = save;
    const reply = error instanceof ApiError ? error.body : undefined;
    if (reply?.code === 'date_taken') {
      const seen = SeenMeeting.safeParse(reply).data;
      const lost = seen ? await lostWith(client, seen.meetingId) : '';
      return dispatch({ type: 'date taken', taken: { save, seen, lost, isChanged: overwrite !== undefined } });
    }
    if (reply?.code === 'stale' && meeting) {
      try {
        const current = await client.fetchQuery({ ...meetingOptions(meeting.id), staleTime: 0 });
        const theirs = valuesOf(current, defaultTalkLength);
        const clash = { base: save.origin.base, mine: values, theirs, current, overwrite };
        return dispatch({ type: 'clashed', clash });
      } catch (failed) {
        return refuse(failed, save);
      }
    }
    const needsConducting = reply?.message === CONDUCTING_NEEDED;
    // The notice says why, and the footer not the same once more.
    dispatch({ type: 'refused', problem: needsConducting ? 'Not saved' : wordsOf(error) });
    if (isUnauthorized(error)) return;
    mark(formProblems(reply?.errors ?? [], values));
    if (needsConducting) {
      showFailure(error, { title: 'Conducting Member Required', words: CONDUCTING_NEEDED });
      noticed();
    } else
      showFailure(error, {
        title: 'Error',
        words: overwrite ? NOT_OVERWRITTEN : meeting ? NOT_UPDATED : NOT_SCHEDULED,
      });
  };

  /** Two presses of Ctrl+Enter can come before anything is drawn again. */
  const isUnderWay = useRef(false);
  const once = async (work: () => Promise<void>): Promise<void> => {
    if (isUnderWay.current || isClosed.current) return;
    isUnderWay.current = true;
    await work().finally(() => {
      isUnderWay.current = false;
    });
  };

  const save = async (wanted: Save) => {
    dispatch({ type: 'saving' });
    const before = meeting && (client.getQueryData(meetingOptions(meeting.id).queryKey) ?? meeting);
    try {
      const saved = await send(wanted);
      if (saved) {
        const said = before && heldIn(wanted.values, wanted.origin) ? afterwardOf(before, came) : null;
        const undo =
          before && !wanted.overwrite
            ? undoAction(client, saved, { meeting: before, values: wanted.origin.base }, defaultTalkLength, said)
            : undefined;
        notify({
          title: 'Success',
          description: `Meeting ${meeting ? 'updated' : 'scheduled'} successfully`,
          action: undo,
        });
        // A title that was typed has become one of the ward's own hymns.
        void client.invalidateQueries({ queryKey: searchableHymnsOptions().queryKey });
      }
      dispatch({ type: 'saved' });
      leave();
    } catch (error) {
      await refuse(error, wanted);
    }
  };

  const askFor = ({ title, description, problems, offersPartial }: SaveProblem, again: () => Promise<void>) => {
    const values = form.getValues();
    mark(formProblems(problems, values));
    if (values.status === 'planned') form.setError('status', { message: description });
    const savePartial = () => {
      if (isClosed.current) return;
      form.setValue('status', 'partially_planned', { shouldDirty: true });
      form.clearErrors();
      void again();
    };
    const action = offersPartial ? { label: 'Yes, Save', onRun: savePartial } : undefined;
    notify({ kind: 'error', title, description, action });
    noticed();
  };
  /** Saves, unless the schema or the status asks for something else first. */
  const submit = (): Promise<void> => {
    const check = form.handleSubmit(
      async (values) => {
        const problem = checkBeforeSave(values);
        if (problem) askFor(problem, submit);
        else if (!meeting || (await confirmEnding(client, { meeting, base: origin.base, values }, now)))
          await save({ values, origin });
      },
      () => mark(allComplaints(form.getValues())),
    );
    return once(async () => {
      await membersAdded(client);
      await check();
    });
  };

  /** Unsaved changes are asked about as they are before closing. */
  const goTo = async (date: string) => {
    next.current = date;
    await close();
    next.current = undefined;
  };

  return {
    form,
    goTo,
    came,
    setCame,
    ...state,
    isOld,
    submit,
    close,
    changeDate: () => {
      dispatch({ type: 'date opened' });
      requestAnimationFrame(() => focusField('date'));
    },
    discardRestored: () => {
      const from = originOf(start, defaultTalkLength);
      dispatch({ type: 'discarded', origin: from });
      form.reset(from.base);
    },
    overwrite: () => {
      const { taken } = state;
      if (taken) void once(() => save({ ...taken.save, overwrite: taken.seen }));
    },
    leaveTaken: () => dispatch({ type: 'date left' }),
    saveMerged: (merged: MeetingValues) => {
      if (!state.clash) return;
      const { current, overwrite } = state.clash;
      const from = originOf({ ...start, meeting: current }, defaultTalkLength);
      begin(from, merged);
      void once(() => save({ values: merged, origin: from, overwrite }));
    },
    leaveClash: () => dispatch({ type: 'clash left' }),
  };
}
