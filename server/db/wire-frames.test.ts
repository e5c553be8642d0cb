import { describe, expect, it } from 'vitest';
import { fatalFrame, FrameReader, queryFrame, readyStatus, syncFrame, type Batch } from './wire-frames.ts';

function first(code: number, body = ''): Buffer {
  const bytes = Buffer.alloc(8 + body.length);
  bytes.writeInt32BE(bytes.length, 0);
  bytes.writeInt32BE(code, 4);
  bytes.write(body, 8);
  return bytes;
}

const startup = first(196608, 'user\0planner\0\0');
const parse = Buffer.from([80, 0, 0, 0, 8, 1, 2, 3, 4]);
const terminate = Buffer.from([88, 0, 0, 0, 4]);
const said = [startup, queryFrame('select 1'), parse, syncFrame(), queryFrame('select ü'), terminate];
const conversation = Buffer.concat(said);

function read(size: number): Batch[] {
  const reader = new FrameReader();
  const batches: Batch[] = [];
  for (let at = 0; at < conversation.length; at += size) {
    batches.push(...reader.push(conversation.subarray(at, at + size)));
  }
  return batches;
}

describe('FrameReader', () => {
  it.each([1, 2, 3, 7, 19, 1000])('finds the same batches in pieces of %i bytes', (size) => {
    expect(read(size)).toEqual([
      { kind: 'startup', frames: [startup] },
      { kind: 'messages', frames: [queryFrame('select 1')] },
      { kind: 'messages', frames: [parse, syncFrame()] },
      { kind: 'messages', frames: [queryFrame('select ü')] },
      { kind: 'terminate', frames: [] },
    ]);
  });

  it('recognizes the requests that come before startup', () => {
    const reader = new FrameReader();
    expect(reader.push(first(80877103)).map(({ kind }) => kind)).toEqual(['encryption']);
    expect(reader.push(first(80877104)).map(({ kind }) => kind)).toEqual(['encryption']);
    expect(reader.push(startup).map(({ kind }) => kind)).toEqual(['startup']);
    expect(new FrameReader().push(first(80877102, '12345678')).map(({ kind }) => kind)).toEqual(['cancel']);
  });

  it('refuses what is not the protocol', () => {
    for (const bytes of [Buffer.from('GET / HTTP/1.1\r\n'), first(131072), Buffer.from([0, 0, 0, 1])]) {
      expect(() => new FrameReader().push(bytes)).toThrow();
    }
  });
});

describe('readyStatus', () => {
  const ready = (status: string) =>
    Buffer.concat([fatalFrame('XX000', 'text'), Buffer.from(`Z\0\0\0\u0005${status}`, 'latin1')]);

  it('reads the end of an answer', () => {
    expect(readyStatus(ready('I'))).toBe('idle');
    expect(readyStatus(ready('T'))).toBe('transaction');
    expect(readyStatus(ready('E'))).toBe('failed');
    expect(readyStatus(fatalFrame('XX000', 'text'))).toBeNull();
    expect(readyStatus(Buffer.alloc(0))).toBeNull();
  });
});
