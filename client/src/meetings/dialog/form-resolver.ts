import { toNestErrors } from '@hookform/resolvers';
import type { Resolver } from 'react-hook-form';
import { MeetingForm, type MeetingValues } from '#shared/meetings/form.ts';
import { checkBeforeSave } from './check-before-save.ts';
import { formProblems, type FieldProblem, type FormField } from './form-field.ts';

/** What the schema complains about, by the field that shows it: a person is one field, with an id and a text inside. */
const formComplaints = (values: MeetingValues) =>
  (MeetingForm.safeParse(values).error?.issues ?? []).map(({ path, message }) => ({
    field: path.filter((key) => key !== 'text').join('.') as FormField,
    message,
  }));

export const resolver: Resolver<MeetingValues> = (values, _context, options) => {
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
