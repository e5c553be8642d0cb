import { describe, expect, it } from 'vitest';
import { RouteFinder } from './route-finder.ts';

const finder = new RouteFinder<string>();
for (const [method, path] of [
  ['GET', '/api/meetings'],
  ['GET', '/api/meetings/:id'],
  ['GET', '/api/meetings/export.csv'],
  ['POST', '/api/meetings/open'],
  ['GET', '/api/meetings/:id/history'],
  ['DELETE', '/api/talks/meeting/:meetingId'],
  ['GET', '/api/:kind/:id/notes'],
] as const)
  finder.add(method, path, `${method} ${path}`);

describe('finding a route', () => {
  it.each([
    ['GET', '/api/meetings', 'GET /api/meetings', {}],
    ['GET', '/API/Meetings/', 'GET /api/meetings', {}],
    ['GET', '/api/meetings/7', 'GET /api/meetings/:id', { id: '7' }],
    ['GET', '/api/meetings/a%20b', 'GET /api/meetings/:id', { id: 'a b' }],
    ['GET', '/api/meetings/export.csv', 'GET /api/meetings/export.csv', {}],
    ['GET', '/api/meetings/7/history', 'GET /api/meetings/:id/history', { id: '7' }],
    ['GET', '/api/meetings/export.csv/history', 'GET /api/meetings/:id/history', { id: 'export.csv' }],
    ['GET', '/api/meetings/7/notes', 'GET /api/:kind/:id/notes', { kind: 'meetings', id: '7' }],
    ['GET', '/api/meetings/open', 'GET /api/meetings/:id', { id: 'open' }],
    ['POST', '/api/meetings/open', 'POST /api/meetings/open', {}],
    ['DELETE', '/api/talks/meeting/9', 'DELETE /api/talks/meeting/:meetingId', { meetingId: '9' }],
  ])('takes %s %s to %s', (method, path, handler, params) => {
    expect(finder.find(method, path)).toEqual({ handler, params });
  });

  it.each([
    ['GET', '/'],
    ['GET', '/api'],
    ['GET', '/api/meetings//'],
    ['GET', '/api/meetings//history'],
    ['GET', '/api/meetings/7/history/8'],
    ['PUT', '/api/meetings/7'],
    ['GET', '/api/talks/meeting'],
  ])('finds nothing for %s %s', (method, path) => {
    expect(finder.find(method, path)).toBeNull();
  });

  it('refuses a value that is not encoded as an address is', () => {
    expect(() => finder.find('GET', '/api/meetings/%E0%A4%A')).toThrow(URIError);
  });

  it.each([
    ['/API/meetings/', ['GET']],
    ['/api/meetings/7', ['GET']],
    ['/api/meetings/open', ['GET', 'POST']],
    ['/api/meetings//history', []],
    ['/api/nothing', []],
  ])('knows every method of %s', (path, methods) => {
    expect(finder.methodsOf(path)).toEqual(methods);
  });

  it('takes no second route for the same address', () => {
    expect(() => finder.add('GET', '/api/meetings/:number', 'again')).toThrow('Two routes');
  });
});
