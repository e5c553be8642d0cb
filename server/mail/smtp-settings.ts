const LOCAL = ['localhost', '127.0.0.1', '::1', '[::1]'];
const SMTPS_PORT = 465;
const SUBMISSION_PORT = 587;

export type MailSettings = {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise STARTTLS, without which nothing is said to another machine. */
  isSecure: boolean;
  needsTls: boolean;
  login: { user: string; password: string } | null;
  from: string;
};

type Variables = {
  SMTP_URL?: string;
  SMTP_HOST?: string;
  SMTP_PORT?: number;
  SMTP_USER?: string;
  SMTP_PASSWORD?: string;
  MAIL_FROM?: string;
};

export function isSmtpUrl(text: string): boolean {
  if (!/^smtps?:\/\//.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  try {
    // A '%' of a password that was not written as '%25'.
    decodeURIComponent(username + password);
    return hostname !== '';
  } catch {
    return false;
  }
}

/** How mail is sent; null where it is not set up. `problem` names the variable that is missing. */
export function mailSettings(variables: Variables): { mail: MailSettings | null } | { problem: string } {
  const { SMTP_URL, SMTP_HOST, SMTP_PORT, SMTP_USER, SMTP_PASSWORD, MAIL_FROM } = variables;
  const beside = Object.entries({ SMTP_HOST, SMTP_PORT, SMTP_USER, SMTP_PASSWORD }).find(
    ([, value]) => value !== undefined,
  );
  if (SMTP_URL !== undefined && beside) return { problem: `Set SMTP_URL or ${beside[0]}, but not both.` };
  const url = SMTP_URL === undefined ? null : new URL(SMTP_URL);
  const host = url?.hostname ?? SMTP_HOST;
  if (host === undefined) {
    const orphan = Object.entries(variables).find(([, value]) => value !== undefined)?.[0];
    return orphan ? { problem: `${orphan} needs SMTP_URL or SMTP_HOST as well.` } : { mail: null };
  }
  if (MAIL_FROM === undefined) return { problem: 'Set MAIL_FROM, the address that emails come from.' };
  const user = url ? decodeURIComponent(url.username) : (SMTP_USER ?? '');
  const password = url ? decodeURIComponent(url.password) : (SMTP_PASSWORD ?? '');
  if ((user === '') !== (password === ''))
    return { problem: 'Set both a username and a password for SMTP, or neither.' };
  const isSmtps = url?.protocol === 'smtps:';
  const port = url?.port ? Number(url.port) : (SMTP_PORT ?? (isSmtps ? SMTPS_PORT : SUBMISSION_PORT));
  const isSecure = isSmtps || port === SMTPS_PORT;
  const login = user === '' ? null : { user, password };
  return {
    mail: { host, port, isSecure, needsTls: !isSecure && !LOCAL.includes(host), login, from: MAIL_FROM },
  };
}
