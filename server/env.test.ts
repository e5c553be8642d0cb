import { readFileSync } from 'node:fs';
import express from 'express';
import { describe, expect, it } from 'vitest';
import { COMMON_PASSWORD, PASSWORD_IS_NAME } from '#shared/auth/password.ts';
import { readEnv, VARIABLES, WrongEnvironment } from './env.ts';

const EXAMPLE = readFileSync(new URL('../.env.example', import.meta.url), 'utf8');
const SETTING = /^#?([A-Z][A-Z_]+)=(.*)$/;

describe('.env.example', () => {
  it('lists every variable that is read, once, and no other', () => {
    const listed = EXAMPLE.split('\n').flatMap((line) => SETTING.exec(line)?.[1] ?? []);
    expect(listed.toSorted()).toEqual(VARIABLES.toSorted());
  });

  it('explains each in a comment above its group', () => {
    for (const group of EXAMPLE.trim().split(/\n\n+/)) expect(group).toMatch(/^# \S/);
  });

  it('can be used as it is', () => {
    const set = EXAMPLE.split('\n')
      .filter((line) => !line.startsWith('#'))
      .flatMap((line) => {
        const found = SETTING.exec(line);
        return found ? [[found[1], found[2]] as const] : [];
      });
    expect(readEnv(Object.fromEntries(set))).toMatchObject({
      mode: 'production',
      port: 3000,
      host: '127.0.0.1',
      demo: false,
    });
  });
});

describe('the environment', () => {
  it('may be empty', () => {
    expect(readEnv({})).toMatchObject({
      mode: 'development',
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      dataDir: './data',
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      trustProxy: '',
      demo: true,
      superAdmin: null,
      logLevel: 'info',
    });
  });

  it('counts an empty variable as unset', () => {
    expect(readEnv(Object.fromEntries(VARIABLES.map((name) => [name, ''])))).toEqual(readEnv({}));
  });

  it.each([
    [{}, true],
    [{ NODE_ENV: 'production' }, false],
    [{ DATABASE_URL: 'postgres://x/y' }, false],
    [{ NODE_ENV: 'production', DEMO: '1' }, true],
    [{ DEMO: '0' }, false],
    [{ DATABASE_URL: 'postgresql://x/y', DEMO: 'true' }, true],
  ])('%j makes demo mode %j', (source, demo) => {
    expect(readEnv(source).demo).toBe(demo);
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['NODE_ENV', 'staging'],
    ['DATABASE_URL', 'mysql://x'],
    ['DEFAULT_TIMEZONE', 'Mars/Olympus'],
    ['DEMO', 'perhaps'],
    ['SUPER_ADMIN_USERNAME', 'me'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'everyone'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/64'],
    ['TRUST_PROXY', '-1'],
    ['OPENAI_FIRST_WORD_SECONDS', 'soon'],
    ['OPENAI_FIRST_WORD_SECONDS', '0'],
    ['OPENAI_WHOLE_SECONDS', '601'],
  ])('%s=%s stops with a sentence that names it', (name, value) => {
    const read = () => readEnv({ [name]: value });
    expect(read).toThrow(WrongEnvironment);
    expect(read).toThrow(new RegExp(`^The environment variable ${name} is not valid: it must .+\\.$`));
  });

  it.each(['1', '0', 'loopback', '127.0.0.1, 10.0.0.0/8', '::1', 'uniquelocal,2001:db8::/32'])(
    'accepts %j for the proxies in front, and so does Express',
    (trustProxy) => {
      expect(readEnv({ TRUST_PROXY: trustProxy }).trustProxy).toBe(trustProxy);
      expect(() =>
        express().set('trust proxy', /^\d+$/.test(trustProxy) ? Number(trustProxy) : trustProxy),
      ).not.toThrow();
    },
  );

  it('requires the username and password of the first super admin together', () => {
    for (const half of [{ SUPER_ADMIN_USERNAME: 'admin' }, { SUPER_ADMIN_PASSWORD: 'Long-enough-1' }]) {
      expect(() => readEnv(half)).toThrow('Set both SUPER_ADMIN_USERNAME and SUPER_ADMIN_PASSWORD, or neither.');
    }
    const both = { SUPER_ADMIN_USERNAME: 'admin', SUPER_ADMIN_PASSWORD: 'Long-enough-1' };
    expect(readEnv(both).superAdmin).toEqual({ username: 'admin', password: 'Long-enough-1' });
  });
});

describe('where passkeys live', () => {
  it.each([
    [{}, 'http://localhost:3000', 'localhost'],
    [{ PORT: '4000' }, 'http://localhost:4000', 'localhost'],
    [{ ORIGIN: 'https://planner.example.org' }, 'https://planner.example.org', 'planner.example.org'],
    [
      { ORIGIN: 'https://planner.example.org:8443', RP_ID: 'example.org' },
      'https://planner.example.org:8443',
      'example.org',
    ],
  ])('%j', (variables, origin, rpId) => {
    expect(readEnv(variables)).toMatchObject({ origin, rpId });
  });

  it.each([
    [
      { ORIGIN: 'planner.example.org' },
      'The environment variable ORIGIN is not valid: it must be an address such as https://planner.example.org, without a path.',
    ],
    [
      { ORIGIN: 'https://planner.example.org/' },
      'The environment variable ORIGIN is not valid: it must be an address such as https://planner.example.org, without a path.',
    ],
    [
      { ORIGIN: 'http://planner.example.org' },
      'ORIGIN is not valid: browsers offer passkeys only at https:// addresses and at http://localhost.',
    ],
    [
      { ORIGIN: 'https://192.0.2.7' },
      'ORIGIN is not valid: passkeys need a name such as planner.example.org or localhost, not an IP address.',
    ],
    [
      { ORIGIN: 'https://[2001:db8::7]' },
      'ORIGIN is not valid: passkeys need a name such as planner.example.org or localhost, not an IP address.',
    ],
    [
      { RP_ID: 'example.org' },
      'RP_ID and ORIGIN don’t match: RP_ID must be localhost or a parent domain of it, but it is example.org.',
    ],
    [
      { ORIGIN: 'https://planner.example.org', RP_ID: 'ner.example.org' },
      'RP_ID and ORIGIN don’t match: RP_ID must be planner.example.org or a parent domain of it, but it is ner.example.org.',
    ],
    [
      { ORIGIN: 'https://planner.example.org', RP_ID: 'org' },
      'RP_ID and ORIGIN don’t match: RP_ID must be planner.example.org or a parent domain of it, but it is org.',
    ],
  ])('%j stops the start', (variables, sentence) => {
    expect(() => readEnv(variables)).toThrow(new WrongEnvironment(sentence));
  });
});

it.each([
  ['short', 'Password must be at least 8 characters'],
  ['choose-a-good-1', 'Password must contain at least one uppercase letter'],
  ['P@ssw0rd', COMMON_PASSWORD],
  ['Ward-Clerk-7', PASSWORD_IS_NAME],
])('the first super admin needs as strong a password as everyone else: not %s', (password, why) => {
  const variables = { SUPER_ADMIN_USERNAME: 'ward.clerk', SUPER_ADMIN_PASSWORD: password };
  expect(() => readEnv(variables)).toThrow(`The environment variable SUPER_ADMIN_PASSWORD is wrong: ${why}`);
});

describe('mail', () => {
  const from = { MAIL_FROM: 'planner@example.org' };
  it('mail is off until a server and a sender are named', () => {
    expect(readEnv({}).mail).toBeNull();
    expect(() => readEnv({ SMTP_HOST: 'smtp.example.org' })).toThrow(
      'Set MAIL_FROM, the address that emails come from.',
    );
    expect(() => readEnv(from)).toThrow('MAIL_FROM needs SMTP_URL or SMTP_HOST as well.');
  });

  it.each([
    [{ SMTP_HOST: 'smtp.example.org' }, { port: 587, isSecure: false, needsTls: true, login: null }],
    [
      { SMTP_HOST: 'smtp.example.org', SMTP_PORT: '465' },
      { port: 465, isSecure: true, needsTls: false },
    ],
    [
      { SMTP_HOST: 'localhost', SMTP_PORT: '25' },
      { port: 25, isSecure: false, needsTls: false },
    ],
    [{ SMTP_HOST: 'smtp.example.org', SMTP_USER: 'me', SMTP_PASSWORD: 'x' }, { login: { user: 'me', password: 'x' } }],
    [
      { SMTP_URL: 'smtps://me%40example.org:a%2Fb@smtp.example.org' },
      { host: 'smtp.example.org', port: 465, isSecure: true, login: { user: 'me@example.org', password: 'a/b' } },
    ],
    [{ SMTP_URL: 'smtp://127.0.0.1:2525' }, { host: '127.0.0.1', port: 2525, needsTls: false }],
  ])('%j is sent by %j', (variables, settings) => {
    expect(readEnv({ ...variables, ...from }).mail).toMatchObject({ ...settings, from: 'planner@example.org' });
  });

  it.each([
    [{ SMTP_URL: 'http://x' }, /SMTP_URL is not valid/],
    [{ SMTP_URL: 'smtp://x', SMTP_HOST: 'x' }, /Set SMTP_URL or SMTP_HOST, but not both/],
    [{ SMTP_URL: 'smtp://x', SMTP_USER: 'me', SMTP_PASSWORD: 'x' }, /Set SMTP_URL or SMTP_USER, but not both/],
    [{ SMTP_URL: 'smtp://me:50%off@x' }, /SMTP_URL is not valid/],
    [{ SMTP_HOST: 'x', SMTP_USER: 'me' }, /Set both a username and a password/],
    [{ SMTP_HOST: 'x', MAIL_FROM: 'nobody' }, /MAIL_FROM is not valid/],
  ])('%j stops with a sentence that names it', (variables, sentence) => {
    expect(() => readEnv({ ...from, ...variables })).toThrow(sentence);
  });
});
