import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Router } from 'wouter';
import type { Meeting } from '#shared/meetings/schema.ts';
import { MissingLink, sundayToFill } from './meeting-status.tsx';

it('on a card, what is missing is one text that leads to the first of it', () => {
  const meeting = { id: 7, kind: 'regular', isComplete: false, speakingAssignments: [] } as unknown as Meeting;
  const html = renderToStaticMarkup(
    <Router ssrPath="/">
      <MissingLink meeting={meeting} />
    </Router>,
  );
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html.replace(/<[^>]*>/g, '')).toContain('Missing: conducting, presiding, prayers, speakers, music');
});

it('a Sunday that no one has planned says what it is missing as an empty draft does', () => {
  const slot = { date: '2026-12-27', kind: 'regular', meeting: null } as const;
  const html = renderToStaticMarkup(
    <Router ssrPath="/">
      <MissingLink meeting={sundayToFill(slot)} />
    </Router>,
  );
  expect(html).toContain('plan=2026-12-27&amp;field=conductingMember');
  expect(html.replace(/<[^>]*>/g, '')).toContain('Missing: conducting, presiding, prayers, speakers, music');
});
