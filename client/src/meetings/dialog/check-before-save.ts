import { holdsMeeting, plannedProblems } from '#shared/meetings/rules.ts';
import { CONDUCTING_NEEDED } from '#shared/meetings/constants.ts';
import { planOfValues } from '#client/meetings/meeting-values.ts';
import type { MeetingValues } from '#shared/meetings/form.ts';

export type SaveProblem = {
  title: string;
  description: string;
  problems: { path: string; message: string }[];
  /** A lesser status would need less. */
  offersPartial: boolean;
};

/** What keeps these values from being saved with the status that was chosen; null when nothing does. */
export function checkBeforeSave(values: MeetingValues): SaveProblem | null {
  const plan = planOfValues(values);
  const problems = values.status === 'planned' ? plannedProblems(plan) : [];
  const first = problems[0];
  if (first) {
    return {
      title: 'Cannot Mark as Planned',
      description: `Missing required fields: ${first.message}. Save as partially planned instead?`,
      problems,
      offersPartial: true,
    };
  }
  if (plan.conducting || values.status === 'draft' || !holdsMeeting(values.kind)) return null;
  return {
    title: 'Conducting Member Required',
    description: CONDUCTING_NEEDED,
    problems: [{ path: 'conductingMemberId', message: 'Choose a conducting member' }],
    offersPartial: false,
  };
}
