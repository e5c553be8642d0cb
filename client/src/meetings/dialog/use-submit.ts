import { useRef } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { notify } from '#client/lib/notify.ts';
import { errorPaths, focusFirst } from './focus-field.ts';
import type { MeetingValues } from '#client/meetings/meeting-values.ts';
import { checkBeforeSave, type SaveProblem } from './check-before-save.ts';

/** Checks what was typed and what its status demands, marks what is missing, and saves when nothing is. */
export function useSubmit(form: UseFormReturn<MeetingValues>, save: (values: MeetingValues) => Promise<void>) {
  const isOver = useRef(false);
  /** Two presses of Ctrl+Enter can come before anything is drawn again. */
  const isUnderWay = useRef(false);

  const refuse = (values: MeetingValues, { title, description, problems, offersPartial }: SaveProblem) => {
    for (const { path, message } of problems) form.setError(path as FieldPath<MeetingValues>, { message });
    if (values.status === 'planned') form.setError('status', { message: description });
    focusFirst(problems.map(({ path }) => path));
    const savePartial = () => {
      // The notice outlives the dialog.
      if (isOver.current) return;
      form.setValue('status', 'partially_planned', { shouldDirty: true });
      form.clearErrors();
      void submit();
    };
    const action = offersPartial ? { label: 'Yes, Save', onRun: savePartial } : undefined;
    notify({ kind: 'error', title, description, action });
  };
  const submit = async (): Promise<void> => {
    if (isUnderWay.current || isOver.current) return;
    isUnderWay.current = true;
    const check = form.handleSubmit(
      (values) => {
        const demand = checkBeforeSave(values);
        return demand ? refuse(values, demand) : save(values);
      },
      (errors) => focusFirst(errorPaths(errors)),
    );
    await check().finally(() => {
      isUnderWay.current = false;
    });
  };
  const end = () => {
    isOver.current = true;
  };
  return { submit, end };
}
