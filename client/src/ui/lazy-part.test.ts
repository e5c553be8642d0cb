import { createElement, Suspense, type ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { lazyPart } from './lazy-part.ts';

async function textWith(begin: () => Promise<ComponentType>): Promise<string> {
  const screen = createElement('p', null, 'Meetings', createElement(Suspense, null, createElement(lazyPart(begin))));
  const { prelude } = await prerender(screen);
  return (await new Response(prelude).text()).replaceAll(/<[^>]*>/g, '');
}

test('a part that loads separately is shown, and a screen whose part can’t be loaded appears without it', async () => {
  expect(await textWith(async () => () => ' · 4 need music')).toBe('Meetings · 4 need music');
  expect(await textWith(() => Promise.reject(new Error('Failed to fetch')))).toBe('Meetings');
});
