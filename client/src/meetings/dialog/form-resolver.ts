import { toNestErrors } from '@hookform/resolvers';
import { useEffect, useRef } from 'react';
import type { Resolver, UseFormReturn } from 'react-hook-form';
import { dismiss, newestNotice } from '#client/lib/notify.ts';
import { MeetingForm, type MeetingValues } from '#shared/meetings/form.ts';
import { checkBeforeSave } from './check-before-save.ts';
import { focusFirst } from './focus-field.ts';
import { formProblems, type FieldProblem, type FormField } from './form-field.ts';

/** What the schema complains about, by the field that shows it: a person is one field, with an id and a text inside. */
const formComplaints = (values: MeetingValues) =>
  (MeetingForm.safeParse(values).error?.issues ?? []).map(({ path, message }) => ({
    field: path.filter((key) => key !== 'text').join('.') as FormField,
    message,
  }));

const resolver: Resolver<MeetingValues> = (values, _context, options) => {
  const complaints = formComplaints(values);
  if (complaints.length === 0) return { values, errors: {} };
  const errors = complaints.map(({ field, message }) => [field, { type: 'schema', message }]);
  return { values: {}, errors: toNestErrors<MeetingValues>(Object.fromEntries(errors), options) };
};

/** The same, together with what a save would ask for next, so that all of it is said at once. */
export function allComplaints(values: MeetingValues): FieldProblem[] {
  const complaints = formComplaints(values);
  const next = formProblems(checkBeforeSave(values)?.problems ?? [], values);
  return [...complaints, ...next.filter(({ field }) => complaints.every((complaint) => complaint.field !== field))];
}

/** Half a name is no mistake yet: fields are checked when the meeting is saved, and not while someone types. */
export const CHECKED_AT_SAVE = { resolver, shouldFocusError: false, reValidateMode: 'onSubmit' } as const;

/** What keeps the meeting from being saved. A field's mark goes when the field changes, and the notice with the last mark. */
export function useMarks(form: UseFormReturn<MeetingValues>) {
  const marked = useRef<readonly FormField[]>([]);
  const notice = useRef<number>(undefined);
  useEffect(() => {
    const hasMark = (field: FormField) => form.getFieldState(field).error !== undefined;
    return form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        const field = name as FormField | undefined;
        if (!field || !hasMark(field)) return;
        form.clearErrors(field);
        if (notice.current === undefined || marked.current.some(hasMark)) return;
        form.clearErrors('status');
        dismiss(notice.current);
      },
    });
  }, [form]);
  return {
    mark: (problems: readonly FieldProblem[]) => {
      for (const { field, message } of problems) form.setError(field, { message });
      marked.current = problems.map(({ field }) => field);
      notice.current = undefined;
      focusFirst(marked.current);
    },
    /** The notice that was just shown is about the marks. */
    noticed: () => {
      notice.current = newestNotice();
    },
  };
}
