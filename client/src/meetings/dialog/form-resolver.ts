import { toNestErrors } from '@hookform/resolvers';
import type { Resolver } from 'react-hook-form';
import { MeetingForm, type MeetingValues } from '#shared/meetings/form.ts';
import type { FormField } from './form-field.ts';

/** What the schema complains about, by the field that shows it: a person is one field, with an id and a text inside. */
export const formComplaints = (values: MeetingValues) =>
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
