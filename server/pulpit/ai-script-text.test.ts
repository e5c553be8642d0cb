import { expect, it } from 'vitest';
import { maskContacts } from '#shared/pulpit/ai-check/contact-mask.ts';
import { isPlainScript } from './ai-script.ts';

const GOOD = [
  'WELCOME',
  'Good morning, brothers and sisters. Welcome to sacrament meeting. President Kim Lee presides.',
  'OPENING HYMN',
  'We will open by singing hymn number 2, “The Spirit of God.”',
  'SACRAMENT',
  'We will now prepare for the sacrament, and thank all who take part in it today with reverence.',
].join('\n');

it('plain text is distinguished from markup', () => {
  const text = `${GOOD}\n(He stands.) #85 and 3 < 4\n  - a list\n`;
  expect(isPlainScript(text)).toBe(true);
  for (const bad of [
    '<b>x</b>',
    '&nbsp;',
    '```',
    '[a](b)',
    '> quote',
    '| a | b |',
    'a\u0007',
    '*Welcome*',
    '_Welcome_',
    '* We will sing.',
    '## Welcome',
  ])
    expect(isPlainScript(`${text}\n${bad}`), bad).toBe(false);
  for (const given of [
    '* Bring a dish',
    'Join at <https://example.org/zoom>',
    'Sign here: ____',
    '*Please* be quiet',
  ]) {
    expect(isPlainScript(`${text}\n${given}`, `ANNOUNCEMENTS\n${given}`), given).toBe(true);
  }
  for (const plain of ['- We will sing.', '1. Welcome', '5 * 3 * 2', 'It is 9 - 10 AM – come', 'a_b_c'])
    expect(isPlainScript(`${text}\n${plain}`), plain).toBe(true);
});

it.each(['801-555-0100', '(801) 555-0100', '+44 20 7946 0958', '8015550100', 'kim.lee@example.org', '555-0100'])(
  '%s is masked and comes back',
  (contact) => {
    const text = `On 2026-06-21 at 9:00 AM, hymn 1044, call ${contact}.`;
    const { masked, restore } = maskContacts(text);
    expect(masked).toBe('On 2026-06-21 at 9:00 AM, hymn 1044, call [contact 1].');
    expect(restore(masked)).toBe(text);
  },
);
