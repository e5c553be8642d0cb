import type { MailSettings } from './smtp-settings.ts';

type Login = MailSettings['login'];

const HIDDEN = '…';
const LONGEST = 300;

const literally = (text: string): string => text.replace(/[\^$.*+?()[\]{}|\\]/gu, '\\$&');
const base64 = (text: string): string => Buffer.from(text).toString('base64').replace(/=+$/u, '');

/** Everything that a server may have seen of a login, the longest first, since one may contain another. */
function formsOf({ user, password }: NonNullable<Login>): string[] {
  const sent = [`\0${user}\0${password}`, `${user}\0${user}\0${password}`].map(base64);
  return [user, password, base64(user), base64(password), ...sent].toSorted((a, b) => b.length - a.length);
}

/** What a mail server said, in one line short enough to read. Some repeat what they were told: of the login, nothing stays. */
export function withoutLogin(said: string, login: Login): string {
  const forms = login === null ? [] : formsOf(login);
  const kept = forms.reduce((words, form) => words.replace(new RegExp(`${literally(form)}=*`, 'giu'), HIDDEN), said);
  return kept.replace(/\s+/gu, ' ').slice(0, LONGEST);
}
