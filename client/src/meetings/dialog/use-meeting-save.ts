import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { ApiError, isUnauthorized, wordsOf } from '#client/lib/api-error.ts';
import { searchableHymnsOptions } from '#client/music/api.ts';
import { notify } from '#client/lib/notify.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { CONDUCTING_NEEDED } from '#shared/meetings/constants.ts';
import { meetingOptions, useChangeMeeting, useScheduleMeeting } from '#client/meetings/api.ts';
import type { Clash } from '#client/meetings/clash-dialog.tsx';
import { focusFirst } from './focus-field.ts';
import { changeBody, formPath, newBody } from './meeting-bodies.ts';
import { valuesOf, type MeetingValues } from '#client/meetings/meeting-values.ts';

/** What the typing began from: a save is compared with it, and its versions go along. */
export type Origin = { base: MeetingValues; version: number; musicVersion: number };
export type Save = { values: MeetingValues; origin: Origin; overwrite?: boolean };

const FAILED = 'Failed to schedule meeting';
const NOT_OVERWRITTEN = 'Failed to overwrite existing meeting';

type Options = {
  meeting: Meeting | null;
  talkMinutes: number;
  form: UseFormReturn<MeetingValues>;
  onSaved: (saved: Meeting | null) => void;
};

/** Sends what was typed and turns every refusal into something that the dialog can ask or show. */
export function useMeetingSave({ meeting, talkMinutes, form, onSaved }: Options) {
  const client = useQueryClient();
  const schedule = useScheduleMeeting(false);
  const change = useChangeMeeting(meeting?.id ?? 0, false);
  const [problem, setProblem] = useState<string | null>(null);
  const [taken, setTaken] = useState<Save | null>(null);
  const [clash, setClash] = useState<(Clash & { current: Meeting; overwrite?: boolean }) | null>(null);

  const send = ({ values, origin, overwrite }: Save): Promise<Meeting> | null => {
    if (!meeting) return schedule.mutateAsync({ ...newBody(origin.base, values), overwrite });
    const body = changeBody(origin.base, values);
    const { version, musicVersion } = origin;
    return body && change.mutateAsync({ ...body, version, musicVersion, overwrite });
  };

  const markFields = (error: ApiError, values: MeetingValues) => {
    const problems = (error.body.errors ?? []).map(({ path, message }) => ({ path: formPath(path, values), message }));
    for (const { path, message } of problems) form.setError(path as FieldPath<MeetingValues>, { message });
    focusFirst(problems.map(({ path }) => path));
  };

  const showClash = async (id: number, { values, origin, overwrite }: Save) => {
    const current = await client.fetchQuery({ ...meetingOptions(id), staleTime: 0 });
    setTaken(null);
    setClash({ base: origin.base, mine: values, theirs: valuesOf(current, talkMinutes), current, overwrite });
  };

  const refused = async (error: unknown, save: Save): Promise<void> => {
    const { values, overwrite } = save;
    const code = error instanceof ApiError ? error.body.code : undefined;
    if (code === 'date_taken' && !overwrite) return setTaken(save);
    if (code === 'stale' && meeting)
      return showClash(meeting.id, save).catch((failed: unknown) => refused(failed, save));
    setTaken(null);
    setProblem(wordsOf(error));
    if (isUnauthorized(error)) return;
    if (error instanceof ApiError) markFields(error, values);
    const lacksConducting = error instanceof ApiError && error.body.message === CONDUCTING_NEEDED;
    if (lacksConducting) notify({ kind: 'error', title: 'Conducting Member Required', description: CONDUCTING_NEEDED });
    else notify({ kind: 'error', title: 'Error', description: overwrite ? NOT_OVERWRITTEN : FAILED });
  };

  const save = async (wanted: Save) => {
    setProblem(null);
    try {
      const saved = await send(wanted);
      if (saved) {
        notify({ title: 'Success', description: `Meeting ${meeting ? 'updated' : 'scheduled'} successfully` });
        // A title that was typed has become one of the ward's own hymns.
        void client.invalidateQueries({ queryKey: searchableHymnsOptions().queryKey });
      }
      setTaken(null);
      setClash(null);
      onSaved(saved);
    } catch (error) {
      await refused(error, wanted);
    }
  };

  return {
    save,
    problem,
    isSaving: schedule.isPending || change.isPending,
    taken,
    leaveTaken: () => setTaken(null),
    clash,
    leaveClash: () => setClash(null),
  };
}
