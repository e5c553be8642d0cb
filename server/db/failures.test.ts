import { describe, expect, it } from 'vitest';
import {
  isCheckViolation,
  isConflictOfTransactions,
  isForeignKeyViolation,
  isUnavailable,
  isUniqueViolation,
} from './failures.ts';

const coded = (code: string, more: object = {}) => Object.assign(new Error('driver'), { code, ...more });
const wrapped = (cause: unknown) => new Error('Failed query', { cause });

describe('violations', () => {
  it('are found behind any number of wrappers', () => {
    const unique = wrapped(wrapped(coded('23505', { constraint: 'meetings_ward_date' })));
    expect(isUniqueViolation(unique)).toBe(true);
    expect(isUniqueViolation(unique, 'meetings_ward_date')).toBe(true);
    expect(isUniqueViolation(unique, 'users_name')).toBe(false);
    expect(isForeignKeyViolation(unique)).toBe(false);
    expect(isForeignKeyViolation(coded('23503', { constraint: 'a' }), 'a')).toBe(true);
    expect(isCheckViolation(wrapped(coded('23514')))).toBe(true);
  });

  it('are not found where there are none', () => {
    for (const nothing of [null, undefined, '23505', 23505, new Error('23505'), {}]) {
      expect(isUniqueViolation(nothing)).toBe(false);
    }
    const circle = new Error('circle');
    circle.cause = circle;
    expect(isUniqueViolation(circle)).toBe(false);
  });

  it('are distinguished from conflicting transactions', () => {
    expect(isConflictOfTransactions(wrapped(coded('40001')))).toBe(true);
    expect(isConflictOfTransactions(coded('40P01'))).toBe(true);
    expect(isConflictOfTransactions(coded('23505'))).toBe(false);
  });
});

describe('isUnavailable', () => {
  it.each('ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT ENOTFOUND 57P01 57P03 08006 08P01 53300 25P03'.split(' '))(
    'counts %s',
    (code) => {
      expect(isUnavailable(coded(code))).toBe(true);
      expect(isUnavailable(wrapped(coded(code)))).toBe(true);
    },
  );

  it.each([
    'Connection terminated',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error and is not queryable',
    'Cannot use a pool after calling end on the pool',
  ])('counts "%s"', (message) => {
    expect(isUnavailable(wrapped(new Error(message)))).toBe(true);
  });

  it('looks at every address that was tried', () => {
    expect(isUnavailable(new AggregateError([coded('EINVAL'), coded('ECONNREFUSED')]))).toBe(true);
  });

  it('counts a missing socket, but no other missing file', () => {
    expect(isUnavailable(coded('ENOENT', { syscall: 'connect' }))).toBe(true);
    expect(isUnavailable(coded('ENOENT', { syscall: 'open' }))).toBe(false);
  });

  it('counts nothing else', () => {
    for (const code of ['23505', '42P01', '57014', '0A000']) expect(isUnavailable(coded(code))).toBe(false);
    for (const error of [new Error('a connection terminated'), null, 'ECONNREFUSED']) {
      expect(isUnavailable(error)).toBe(false);
    }
  });
});
