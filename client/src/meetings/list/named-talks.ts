import { CELL_WIDTH, fitsTwoLines } from '#client/meetings/fits-two-lines.ts';
import { NO_TOPIC } from '#client/meetings/meeting-words.ts';
import type { InvitationRow } from '#shared/invitations/schema.ts';
import type { Meeting } from '#shared/meetings/schema.ts';

export type InShort = { meeting: Meeting; byName: boolean; today: string; width?: number };

const NAMED = 2;

/** Whether a name has a mark beside it in a list. */
export const isAnswer = (invitation: InvitationRow | undefined): boolean =>
  invitation !== undefined && invitation.state !== 'not_asked';

/** The one or two talks that a row names, as space allows. */
export function namedTalks({ meeting, byName, today, width = CELL_WIDTH }: InShort) {
  const talks = meeting.speakingAssignments;
  const isShort = (name = '') => name.length < width;
  const all = talks.map((talk) => {
    const text = byName ? talk.speakerName : (talk.topic ?? NO_TOPIC);
    const isMarked = meeting.date >= today && isAnswer(talk.invitation);
    // The mark takes the room of two letters.
    const measured = `${text}${isMarked ? 'mm' : ''}`;
    return { talk, text, isMarked, measured, isWhole: byName && isShort(measured) };
  });
  const moreThan = (named: number) => (talks.length > named ? ` +\u00a0${talks.length - named}\u00a0more` : '');
  const whole = (name: string) => (byName && isShort(name) ? name.replaceAll(' ', '\u00a0') : name);
  const texts = all.slice(0, NAMED).map(({ measured }) => whole(measured));
  const shown = all.slice(0, fitsTwoLines(texts.join(', ') + moreThan(NAMED), width) ? NAMED : 1);
  const more = talks.length - shown.length;
  // One name alone, or one long topic, that takes more lines than there are.
  const isCut = !fitsTwoLines(texts.slice(0, shown.length).join(', ') + moreThan(shown.length), width);
  return { shown, more, isCut };
}
