import { isIP } from 'node:net';
import * as z from 'zod/mini';
import { passwordProblem } from '#shared/auth/password.ts';
import { timezone } from '#shared/calendar/schema.ts';
import { isSmtpUrl, mailSettings } from './mail/smtp-settings.ts';

const port = z.pipe(
  z.pipe(z.string(), z.transform(Number)),
  z.int('must be a whole number').check(z.minimum(0, 'must be 0 or more'), z.maximum(65_535, 'must be at most 65535')),
);
const flag = z.pipe(
  z.enum(['0', '1', 'true', 'false', ''], 'must be 0 or 1'),
  z.transform((value) => value === '1' || value === 'true'),
);
const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;
const NAMED_PROXIES = ['loopback', 'linklocal', 'uniquelocal'];
/** An address, a name that Express knows, or a subnet such as 10.0.0.0/8. */
function isProxy(text: string): boolean {
  const [address = '', bits] = text.split('/');
  const most = isIP(address) === 4 ? 32 : 128;
  return (
    NAMED_PROXIES.includes(text) ||
    (isIP(address) !== 0 &&
      (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= most)))
  );
}
const isProxySetting = (text: string): boolean =>
  /^\d{0,3}$/.test(text) || text.split(',').every((part) => isProxy(part.trim()));
const blankless = z.string().check(z.minLength(1, 'must not be empty'));

const seconds = (usual: string) =>
  z.pipe(
    z._default(z.string(), usual),
    z.pipe(
      z.transform(Number),
      z
        .number('must be a number of seconds')
        .check(z.minimum(0.1, 'must be at least 0.1 seconds'), z.maximum(600, 'must be at most 600 seconds')),
    ),
  );

/** Every variable that the server reads. `.env.example` lists the same; a test compares them. */
const Environment = z.object({
  NODE_ENV: z._default(
    z.enum(['development', 'production', 'test'], 'must be development, production, or test'),
    'development',
  ),
  PORT: port,
  HOST: z._default(blankless, '127.0.0.1'),
  ORIGIN: z.optional(
    z.string().check(z.refine(isOrigin, 'must be an address such as https://planner.example.org, without a path')),
  ),
  RP_ID: z.optional(blankless),
  DATABASE_URL: z.optional(
    z.string().check(z.regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')),
  ),
  DATA_DIR: z._default(blankless, './data'),
  DAILY_COPIES: z._default(flag, true),
  DEFAULT_TIMEZONE: z.optional(timezone('must be an IANA time zone such as America/Denver')),
  TRUST_PROXY: z._default(
    z.string().check(z.refine(isProxySetting, 'must be the number of proxies, or their addresses separated by commas')),
    '',
  ),
  DEMO: z.optional(flag),
  SUPER_ADMIN_USERNAME: z.optional(z.string().check(z.minLength(3, 'must be at least 3 characters'))),
  SUPER_ADMIN_PASSWORD: z.optional(blankless),
  SMTP_URL: z.optional(
    z
      .string()
      .check(z.refine(isSmtpUrl, 'must begin with smtp:// or smtps://, name a server, and have % written as %25')),
  ),
  SMTP_HOST: z.optional(blankless),
  SMTP_PORT: z.optional(port),
  SMTP_USER: z.optional(blankless),
  SMTP_PASSWORD: z.optional(blankless),
  MAIL_FROM: z.optional(z.string().check(z.regex(/^[^\s@<>]+@[^\s@<>]+$/, 'must be an email address'))),
  OPENAI_API_KEY: z.optional(blankless),
  OPENAI_BASE_URL: z.optional(z.string().check(z.regex(/^https?:\/\//, 'must begin with http:// or https://'))),
  OPENAI_MODEL: z._default(blankless, 'gpt-4o-mini'),
  OPENAI_FIRST_WORD_SECONDS: seconds('10'),
  OPENAI_WHOLE_SECONDS: seconds('60'),
  LOG_LEVEL: z._default(
    z.enum(['silent', 'error', 'warn', 'info', 'debug'], 'must be silent, error, warn, info, or debug'),
    'info',
  ),
});
export const VARIABLES = Object.keys(Environment.shape);

export class WrongEnvironment extends Error {}

/**
 * Where passkeys are made and used. They belong to a name, RP_ID, and browsers offer them only at addresses of that name
 * or below it, so a pair that does not fit together is found here and not by the first person who tries.
 */
function passkeyHome({ ORIGIN, RP_ID, PORT }: { ORIGIN?: string; RP_ID?: string; PORT: number }) {
  const origin = ORIGIN ?? `http://localhost:${PORT}`;
  const { protocol, hostname } = new URL(origin);
  const rpId = RP_ID ?? hostname;
  if (protocol !== 'https:' && hostname !== 'localhost') {
    throw new WrongEnvironment(
      'ORIGIN is not valid: browsers offer passkeys only at https:// addresses and at http://localhost.',
    );
  }
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) {
    throw new WrongEnvironment(
      'ORIGIN is not valid: passkeys need a name such as planner.example.org or localhost, not an IP address.',
    );
  }
  if (hostname !== rpId && !(rpId.includes('.') && hostname.endsWith(`.${rpId}`))) {
    throw new WrongEnvironment(
      `RP_ID and ORIGIN don’t match: RP_ID must be ${hostname} or a parent domain of it, but it is ${rpId}.`,
    );
  }
  return { origin, rpId };
}

export type Env = ReturnType<typeof readEnv>;

/** Checks the environment. An empty variable counts as unset. Throws WrongEnvironment, which names the variable. */
export function readEnv(source: Record<string, string | undefined> = process.env) {
  const given = Object.fromEntries(VARIABLES.filter((name) => source[name]).map((name) => [name, source[name]]));
  const read = Environment.safeParse({ PORT: '3000', ...given });
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new WrongEnvironment(
      `The environment variable ${String(issue?.path[0])} is not valid: it ${issue?.message}.`,
    );
  }
  const env = read.data;
  const demo = env.DEMO ?? (env.DATABASE_URL === undefined && env.NODE_ENV !== 'production');
  if (Boolean(env.SUPER_ADMIN_USERNAME) !== Boolean(env.SUPER_ADMIN_PASSWORD)) {
    throw new WrongEnvironment('Set both SUPER_ADMIN_USERNAME and SUPER_ADMIN_PASSWORD, or neither.');
  }
  const weakness =
    env.SUPER_ADMIN_PASSWORD && passwordProblem(env.SUPER_ADMIN_PASSWORD, env.SUPER_ADMIN_USERNAME)?.replace(/\.$/, '');
  if (weakness) throw new WrongEnvironment(`The environment variable SUPER_ADMIN_PASSWORD is wrong: ${weakness}.`);
  const { SMTP_URL, SMTP_HOST, SMTP_PORT, SMTP_USER, SMTP_PASSWORD, MAIL_FROM } = env;
  const smtp = mailSettings({ SMTP_URL, SMTP_HOST, SMTP_PORT, SMTP_USER, SMTP_PASSWORD, MAIL_FROM });
  if ('problem' in smtp) throw new WrongEnvironment(smtp.problem);
  return {
    mode: env.NODE_ENV,
    port: env.PORT,
    host: env.HOST,
    ...passkeyHome(env),
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    dailyCopies: env.DAILY_COPIES,
    timezone: env.DEFAULT_TIMEZONE ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    trustProxy: env.TRUST_PROXY,
    demo,
    superAdmin:
      env.SUPER_ADMIN_USERNAME && env.SUPER_ADMIN_PASSWORD
        ? { username: env.SUPER_ADMIN_USERNAME, password: env.SUPER_ADMIN_PASSWORD }
        : null,
    ai: env.OPENAI_API_KEY
      ? {
          key: env.OPENAI_API_KEY,
          baseUrl: env.OPENAI_BASE_URL,
          model: env.OPENAI_MODEL,
          limits: { firstByteMs: env.OPENAI_FIRST_WORD_SECONDS * 1_000, wholeMs: env.OPENAI_WHOLE_SECONDS * 1_000 },
        }
      : null,
    mail: smtp.mail,
    logLevel: env.LOG_LEVEL,
  };
}
