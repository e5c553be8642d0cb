import type { InvitationState, InvitationWay } from './constants.ts';

const STATE_LABELS: Record<InvitationState, string> = {
  not_asked: 'Not asked yet',
  asked: 'Asked',
  accepted: 'Accepted',
  declined: 'Declined',
};

/** 'Asked by text message'; nothing where it was only marked. */
export const WAY_WORDS: Record<InvitationWay, string> = {
  by_hand: '',
  copy: '',
  sms: 'by text message',
  whatsapp: 'on WhatsApp',
  email: 'by email',
  link: 'by link',
};

type Mark = { state: InvitationState; way: InvitationWay | null; at: string; by: string | null; word?: string | null };

/**
 * 'asked by text message, Sat, Nov 21, 2026, by Ruth Ames', 'declined by link, Sun, Nov 22, 2026: “We’re out of town.”'
 * A link is answered by the person themselves, who isn't named again.
 */
export function statusInWords(mark: Mark): string {
  if (mark.state === 'not_asked') return STATE_LABELS.not_asked.toLowerCase();
  const how = [STATE_LABELS[mark.state].toLowerCase(), mark.way && WAY_WORDS[mark.way]].filter(Boolean).join(' ');
  const by = mark.by && mark.way !== 'link' ? `${mark.state === 'asked' ? 'by' : 'marked by'} ${mark.by}` : '';
  return `${[how, mark.at, by].filter(Boolean).join(', ')}${mark.word ? `: “${mark.word}”` : ''}`;
}

/** '2 not asked', '1 declined'; who was asked and hasn’t answered is waited for, beside those who have. */
export const countInWords = (state: InvitationState, count: number): string =>
  `${count} ${state === 'asked' ? 'waiting' : state.replace('_', ' ')}`;
