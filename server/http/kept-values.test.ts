import { describe, expect, it } from 'vitest';
import { KeptValues } from './kept-values.ts';

const lengthOf = (text: string) => text.length;

describe('what is kept', () => {
  it('is reused as long as its tag stays the same, and made again with another one', async () => {
    const kept = new KeptValues<string>(100, lengthOf);
    expect(await kept.get('a', '1', async () => 'first')).toBe('first');
    expect(await kept.get('a', '1', async () => 'second')).toBe('first');
    expect(await kept.get('a', '2', async () => 'third')).toBe('third');
    expect(await kept.get('a', '1', async () => 'fourth')).toBe('fourth');
    expect(kept.size).toBe('fourth'.length);
  });

  it('is made once for all who ask at the same time, and never kept where it failed', async () => {
    const kept = new KeptValues<string>(100, lengthOf);
    let made = 0;
    const fail = async () => {
      made += 1;
      throw new Error('The database is gone');
    };
    const asked = await Promise.allSettled([kept.get('a', '1', fail), kept.get('a', '1', fail)]);
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(made).toBe(1);
    expect(await kept.get('a', '1', async () => 'there')).toBe('there');
  });

  it("stays within its size: what wasn't asked for the longest is dropped first", async () => {
    const kept = new KeptValues<string>(10, lengthOf);
    const make = (text: string) => async () => text;
    await kept.get('a', '1', make('aaaa'));
    await kept.get('b', '1', make('bbbb'));
    await kept.get('a', '1', make('other'));
    await kept.get('c', '1', make('cccc'));
    expect(kept.size).toBe(8);
    expect(await kept.get('a', '1', make('gone'))).toBe('aaaa');
    expect(await kept.get('b', '1', make('b'))).toBe('b');
    await kept.get('d', '1', make('longer than all there is room for'));
    expect(kept.size).toBe(0);
  });
});

it('gives those who must not wait only what has been made, under the same tag', async () => {
  const kept = new KeptValues<string>(100, (value) => value.length);
  let make: (value: string) => void = () => undefined;
  const made = kept.get('a', '1', () => new Promise((resolve) => (make = resolve)));
  expect(kept.made('a', '1')).toBeUndefined();
  make('value');
  await made;
  expect([kept.made('a', '1'), kept.made('a', '2'), kept.made('b', '1')]).toEqual(['value', undefined, undefined]);
});
