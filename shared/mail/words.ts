import type { MailKind, MailState } from './constants.ts';

export const KIND_WORDS: Record<MailKind, string> = {
  invitation: 'Invitation',
  reminder: 'Reminder',
  hymn_list: 'Hymn list',
  whats_missing: 'Weekly list of what’s missing',
};

export const STATE_WORDS: Record<MailState, string> = {
  waiting: 'Waiting',
  sending: 'Sending',
  sent: 'Sent',
  failed: 'Failed',
  refused: 'Address rejected',
  unclear: 'May have been sent',
  held: 'On hold',
  skipped: 'Not sent',
};
