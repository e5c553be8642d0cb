import { createContext, useContext } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useToday } from '#client/auth/session.ts';
import { changedFormParts, savedValues } from '#client/meetings/meeting-parts.ts';
import { planOfValues } from '#client/meetings/meeting-values.ts';
import type { MeetingStatus } from '#shared/meetings/constants.ts';
import type { Assignment } from '#shared/invitations/assignments.ts';
import { declinesAhead } from '#shared/invitations/declines.ts';
import { declinesByField } from '#shared/invitations/replaced.ts';
import { staysDraft, workOutStatus } from '#shared/meetings/rules.ts';
import type { DatedTalk } from '#shared/meetings/hints/dated-talks.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import type { Member } from '#shared/members/schema.ts';
import type { MeetingValues } from '#shared/meetings/form.ts';

/** What the fields of the dialog know beyond their own values. */
export type MeetingFormInfo = {
  /** The saved meeting; null while a new one is scheduled. */
  meeting: Meeting | null;
  /** The values that a save is compared with. */
  base: MeetingValues;
  members: readonly Member[];
  /** The other meetings that planning looks at, and the talks and prayers in them. */
  others: readonly Meeting[];
  talks: readonly DatedTalk[];
  prayers: readonly DatedTalk[];
  /** While a meeting is edited its date is read-only until the person asks to change it. */
  isDateFixed: boolean;
  changeDate: () => void;
};

export const MeetingFormContext = createContext<MeetingFormInfo | null>(null);

export function useMeetingInfo(): MeetingFormInfo {
  const info = useContext(MeetingFormContext);
  if (!info) throw new Error('useMeetingInfo is used outside the meeting dialog');
  return info;
}

export const useFormFields = () => useFormContext<MeetingValues>();

/** All that is typed, as it is typed: for the parts of the dialog that sum it up. */
export function useValues(): MeetingValues {
  const { control, getValues } = useFormFields();
  useWatch({ control });
  return getValues();
}

/** What the plan comes to. Before anyone has typed there is none, whoever the rotation has put into the fields. */
export function useWorkedStatus(): MeetingStatus {
  const values = useValues();
  const { meeting, base } = useMeetingInfo();
  const isUntouched = meeting === null && changedFormParts(base, values).length === 0;
  const plan = planOfValues(values);
  return isUntouched || staysDraft(plan, meeting?.status) ? 'draft' : workOutStatus(plan);
}

const NO_ONE: ReadonlyMap<string, Assignment> = new Map();

/** Who declined and is still in the form, by field; on another Sunday no one has answered. */
export function useDeclines(): ReadonlyMap<string, Assignment> {
  const values = useValues();
  const { meeting, base } = useMeetingInfo();
  const declines = declinesAhead(meeting, useToday());
  return meeting?.date === values.date ? declinesByField(declines, savedValues(base, values)) : NO_ONE;
}

/** One value, whose readers are not drawn again for anything else that is typed. */
export function useValue<K extends 'date' | 'kind'>(name: K): MeetingValues[K] {
  return useWatch({ control: useFormFields().control, name });
}

/** Conflict hints by field; hints.tsx works them out. */
export const HintsContext = createContext<ReadonlyMap<string, string>>(new Map());
export const useHint = (field: string): string | undefined => useContext(HintsContext).get(field);
