import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useWard } from '#client/auth/session.ts';
import { focusField } from './focus-field.ts';
import { readKept } from './kept-input.ts';
import { MeetingForm } from './meeting-form-schema.ts';
import { changedParts } from '#client/meetings/meeting-parts.ts';
import { firstField, originOf, startValues, type Start } from './meeting-start.ts';
import type { MeetingValues } from '#client/meetings/meeting-values.ts';
import { useKeptInput } from './use-kept-input.ts';
import type { Origin } from './use-meeting-save.ts';

/** The form, what it began from, and what this tab still had of an earlier try. */
export function useMeetingEditor(target: string, start: Start, isSaving: () => boolean) {
  const { defaultTalkLength } = useWard();
  const { meeting, field } = start;
  const [kept, setKept] = useState(() => readKept(target));
  const [origin, setOrigin] = useState<Origin>(() => kept ?? originOf(start, defaultTalkLength));
  const [first] = useState(() => kept?.values ?? startValues(origin.base, start, defaultTalkLength));
  const form = useForm<MeetingValues>({
    defaultValues: first,
    resolver: zodResolver(MeetingForm),
    shouldFocusError: false,
  });
  const forget = useKeptInput(target, form, origin);

  const isDirty = () => changedParts(origin.base, form.getValues()).length > 0;
  const begin = (from: Origin, values: MeetingValues = from.base) => {
    setOrigin(from);
    form.reset(values);
  };

  const isOld =
    meeting !== null && (meeting.version !== origin.version || meeting.musicVersion !== origin.musicVersion);
  const catchUp = useEffectEvent(() => {
    if (!isSaving() && !isDirty()) begin(originOf(start, defaultTalkLength));
  });
  useEffect(() => {
    if (!isOld) return;
    // Somebody else's save: what is unchanged here follows it at once, what is typed waits for the clash dialog.
    const timer = setTimeout(catchUp);
    return () => clearTimeout(timer);
  }, [isOld, meeting?.version, meeting?.musicVersion]);

  const focusFirstField = useEffectEvent(() => {
    const path = firstField(field, first);
    if (path) focusField(path);
  });
  useEffect(() => {
    // After the dialog has put the focus on its own first control.
    const frame = requestAnimationFrame(focusFirstField);
    return () => cancelAnimationFrame(frame);
  }, []);

  return {
    form,
    origin,
    isOld,
    isDirty,
    begin,
    forget,
    isRestored: kept !== null,
    discardRestored: () => {
      setKept(null);
      begin(originOf(start, defaultTalkLength));
    },
  };
}
