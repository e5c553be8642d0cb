import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { API } from '#shared/api.ts';
import { AppError, ERRORS, type ErrorCode } from './errors.ts';
import { addressOf, type Route } from './route.ts';

describe('the address of a call', () => {
  test('has its params filled in and only the query that is given', () => {
    expect(
      addressOf(
        '/api/meetings/:id/pulpit-sheet/:format',
        { id: 7, format: 'outline' },
        { wardId: 2, from: undefined, to: null },
      ),
    ).toBe('/api/meetings/7/pulpit-sheet/outline?wardId=2');
    expect(addressOf('/api/hymn-usage/recent/:months', { months: 1.5 })).toBe('/api/hymn-usage/recent/1.5');
    expect(addressOf('/api/hymns/search', {}, { q: 'a&b=c #1 é' })).toBe('/api/hymns/search?q=a%26b%3Dc+%231+%C3%A9');
    expect(addressOf('/api/members', {}, { deleted: false, q: '' })).toBe('/api/members?deleted=false&q=');
  });

  test('returns every param and query unchanged', () => {
    const texts = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(texts, texts, (param, value) => {
        const [path = '', search = ''] = addressOf('/api/things/:name', { name: param }, { q: value }).split('?');
        expect(decodeURIComponent(path.slice('/api/things/'.length))).toBe(param);
        expect(path.split('/')).toHaveLength(4);
        expect(new URLSearchParams(search).get('q')).toBe(value);
      }),
    );
  });
});

/** Method and address; `:` means any param. */
const RELIED_ON = `
  GET /api/public/wards, POST /api/login, GET /api/login, POST /api/logout, GET /api/logout, GET /api/demo-login, GET /api/auth/user,
  GET /api/auth/capabilities, POST /api/auth/reset-password, POST /api/admin/users/:/reset-password,
  GET /api/auth/webauthn/credentials, DELETE /api/auth/webauthn/credentials/:, POST /api/auth/webauthn/registration/begin,
  POST /api/auth/webauthn/registration/finish, POST /api/auth/webauthn/authentication/begin, POST /api/auth/webauthn/authentication/finish,
  GET /api/members, POST /api/members, PUT /api/members/:, POST /api/members/import, GET /api/members/template.csv, GET /api/members/suggested-speakers,
  GET /api/meetings, GET /api/meetings/:, POST /api/meetings, PUT /api/meetings/:, DELETE /api/meetings/:, PATCH /api/meetings/:/music, GET /api/meetings/export.csv,
  DELETE /api/speaking-assignments/meeting/:, POST /api/speaking-assignments, DELETE /api/musical-numbers/meeting/:, POST /api/musical-numbers,
  GET /api/meetings/:/pulpit-sheet/:, POST /api/meetings/:/pulpit-sheet/:, POST /api/generate-script,
  GET /api/hymns, GET /api/hymns/search, GET /api/hymn-usage/recent/:, GET /api/hymn-usage/all-stats/:, POST /api/custom-hymns,
  GET /api/talks, GET /api/talks/stats, GET /api/talks/recent-and-upcoming, GET /api/prayers,
  GET /api/users, POST /api/users, PUT /api/users/:, DELETE /api/users/:, POST /api/users/:/deactivate, POST /api/users/:/reactivate,
  GET /api/admin/wards, POST /api/admin/wards, PUT /api/wards/:, GET /api/admin/users, POST /api/admin/users, PATCH /api/admin/users/:/role,
  GET /api/ward-config, PUT /api/ward-config, GET /api/health, GET /api/ready
`
  .split(',')
  .map((name) => name.trim());

/** Every name of a field that a schema takes or gives, at whatever depth. */
function fieldsOf(part: unknown, seen = new Set<unknown>()): string[] {
  if (typeof part !== 'object' || part === null || seen.has(part)) return [];
  seen.add(part);
  const inner: object = '_zod' in part ? (part._zod as { def: object }).def : part;
  const own = 'shape' in inner ? Object.keys(inner.shape as object) : [];
  return [...own, ...Object.values(inner).flatMap((piece) => fieldsOf(piece, seen))];
}

describe('the contract', () => {
  const records = Object.values(API).flatMap((feature) => Object.values(feature as Record<string, Route>));

  test('names each address and method once', () => {
    const names = records.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':x')}`);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  test('has every call that others rely on', () => {
    const names = new Set(records.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`));
    expect(RELIED_ON.filter((name) => !names.has(name))).toEqual([]);
  });

  test('names every field that is sent and answered in camelCase', () => {
    const names = new Set(records.flatMap(({ params, query, body, reply }) => fieldsOf([params, query, body, reply])));
    expect([...names]).toEqual(
      expect.arrayContaining([
        'wardId',
        'pageSize',
        'conductingMemberId',
        'speakerName',
        'hymnNumber',
        'canAccessSections',
      ]),
    );
    expect([...names].filter((name) => !/^[a-z][a-zA-Z0-9]*$/.test(name))).toEqual([]);
  });

  test('describes every param of an address', () => {
    for (const { path, params } of records) {
      const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      const described = params && 'shape' in params ? Object.keys(params.shape as object) : [];
      expect(described.toSorted(), path).toEqual(named.toSorted());
    }
  });

  test('puts no body on a GET, and a plain address before one with a param that would take its place', () => {
    for (const { method, body, path } of records) if (method === 'GET') expect(body, path).toBeUndefined();
    records.forEach(({ method, path }, i) => {
      const shadow = records
        .slice(0, i)
        .find(
          (other) =>
            other.method === method &&
            other.path !== path &&
            new RegExp(`^${other.path.replace(/:\w+/g, '[^/]+')}$`).test(path),
        );
      expect(shadow?.path, path).toBeUndefined();
    });
  });
});

describe('an error', () => {
  test.each(Object.keys(ERRORS))('%s has a failing status and a message', (code) => {
    const [status, words, sentAs = code] = ERRORS[code as ErrorCode] as readonly [number, string, string?];
    expect(status).toBeGreaterThanOrEqual(400);
    expect(words.trim()).not.toBe('');
    expect(new AppError(code as ErrorCode).toBody()).toEqual({ message: words, code: sentAs });
  });

  test('may add its own message and facts', () => {
    expect(new AppError('date_taken', { meetingId: 7, message: 'Taken' }).toBody()).toEqual({
      meetingId: 7,
      message: 'Taken',
      code: 'date_taken',
    });
  });
});
