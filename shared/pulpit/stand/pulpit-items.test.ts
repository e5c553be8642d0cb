import { describe, expect, it } from 'vitest';
import { hasPulpitView } from '#shared/access/roles.ts';
import { orderOfService } from '#shared/pulpit/order-of-service.ts';
import { leftOutFor, pulpitItems } from './pulpit-items.ts';
import { scriptText } from '#shared/pulpit/script.ts';
import { bare, full, ward } from '#shared/pulpit/sheet-samples.ts';

const keysOf = (items: readonly { key: string }[]) => items.map(({ key }) => key);
const textOf = (items: unknown) => JSON.stringify(items);
const itemAt = (items: ReturnType<typeof pulpitItems>, key: string) => items.find((item) => item.key === key);

describe('what the person conducting reads at the pulpit', () => {
  const items = pulpitItems('whole', full, ward);

  it('is the order of service, each step once', () => {
    expect(keysOf(items)).toEqual(keysOf(orderOfService(full, ward)));
    expect(new Set(keysOf(items)).size).toBe(items.length);
  });

  it('has releases before sustainings, asks for opposition to sustainings alone, and shows the pauses', () => {
    const keys = keysOf(items);
    expect(keys.indexOf('releases')).toBeLessThan(keys.indexOf('sustainings'));
    expect(textOf(itemAt(items, 'releases'))).not.toMatch(/oppos/iu);
    expect(textOf(itemAt(items, 'sustainings'))).toMatch(/opposed/u);
    expect(itemAt(items, 'releases')?.lines.some(({ tone }) => tone === 'pause')).toBe(true);
  });

  it('has the names and hymns apart from the words', () => {
    expect(itemAt(items, 'invocation')?.names).toEqual([{ text: 'Ruth Amundsen' }]);
    expect(itemAt(items, 'opening-hymn')?.names).toEqual([{ text: '#85 How Firm a Foundation' }]);
    expect(itemAt(items, 'welcome')?.names[0]).toEqual({ text: 'Bishop Soto', label: 'Presiding' });
  });

  it('says who is released and called in lines as large as names, in a written script too', () => {
    const meeting = { ...bare, newCallings: 'Jane Doe - Primary teacher\nLuis Soto - ward clerk', releases: 'Ann Lee' };
    for (const script of [null, scriptText(meeting, ward)]) {
      const { lines } = itemAt(pulpitItems('whole', meeting, ward, script), 'sustainings') ?? { lines: [] };
      expect(lines.flatMap(({ text, isName }) => (isName ? [text] : []))).toEqual([
        'Jane Doe as a Primary teacher',
        'Luis Soto as ward clerk',
      ]);
    }
  });

  it('names what is missing', () => {
    expect(itemAt(pulpitItems('whole', bare, ward), 'invocation')?.names).toEqual([{ text: '[to be announced]' }]);
  });
});

describe('a written script', () => {
  it('comes out as the steps that it was made from', () => {
    const items = pulpitItems('whole', full, ward, scriptText(full, ward));
    expect(keysOf(items)).toEqual(keysOf(orderOfService(full, ward)));
    expect(items.map(({ label }) => label)).toEqual(orderOfService(full, ward).map(({ label }) => label));
    expect(itemAt(items, 'opening-hymn')?.names).toEqual([{ text: '#85 How Firm a Foundation' }]);
    expect(itemAt(items, 'sustainings')?.lines.some(({ text, tone }) => text === '[pause]' && tone === 'pause')).toBe(
      true,
    );
    expect(textOf(items)).not.toContain('Alpine Stake');
  });

  it('loses no word, and shows no name that it no longer has', () => {
    const script = scriptText(full, ward)
      .replaceAll('Ruth Amundsen', 'Peter Vance')
      .replace('WELCOME', 'WELCOME\nThank the youth.');
    const items = pulpitItems('whole', full, ward, script);
    expect(itemAt(items, 'welcome')?.lines[0]).toEqual({ text: 'Thank the youth.', tone: 'say' });
    expect(textOf(items)).toContain('Peter Vance');
    expect(textOf(items)).not.toContain('Ruth Amundsen');
  });

  it('keeps the welcome when its heading or the sheet’s heading is changed or removed', () => {
    const bareOfNotes = { ...full, notes: null };
    const script = scriptText(bareOfNotes, ward);
    const [place = ''] = script.split('\n');
    const begins = {
      label: 'Welcome',
      key: 'welcome',
      first: 'Good morning, brothers and sisters, and welcome to sacrament meeting in the Maple Grove Ward.',
    };
    const changes: [string, string][] = [
      ['WELCOME\n', 'Welcome\n'],
      ['WELCOME\n', 'Welcome:\n'],
      ['WELCOME\n', ''],
      ['\n\nWELCOME\n', '\n'],
      ['\n\nWELCOME\n', '\nWELCOME\n'],
      ['9:00 AM', '1:00 PM'],
      ['Sacrament meeting', 'Sacrament meeting · Special program'],
      [`${place}\n`, ''],
    ];
    for (const [from, to] of changes) {
      const [first] = pulpitItems('whole', bareOfNotes, ward, script.replace(from, to));
      expect([from, to, first?.label, first?.key, first?.lines[0]?.text]).toEqual([
        from,
        to,
        begins.label,
        begins.key,
        begins.first,
      ]);
      expect(first?.names[0]).toEqual({ text: 'Bishop Soto', label: 'Presiding' });
    }
  });

  it('keeps private notes first and apart from the spoken words', () => {
    const script = scriptText(full, ward);
    for (const written of [script, script.replace('WELCOME\n', '')]) {
      const [notes, welcome] = pulpitItems('whole', full, ward, written);
      expect(notes).toEqual({
        key: 'notes',
        label: 'Notes (not read aloud)',
        names: [],
        lines: [{ text: 'The microphone is low.', tone: 'note' }],
      });
      expect([welcome?.label, welcome?.key, welcome?.lines[0]?.tone]).toEqual(['Welcome', 'welcome', 'say']);
    }
  });

  it('does not read the heading of an earlier kind of Sunday aloud', () => {
    const [asRegular, asFast] = [full, { ...full, kind: 'fast_testimony' as const }];
    for (const [made, read] of [
      [asRegular, asFast],
      [asFast, asRegular],
    ] as const) {
      const items = pulpitItems('whole', read, ward, scriptText(made, ward));
      expect(items.slice(0, 2).map(({ label }) => label)).toEqual(['Notes (not read aloud)', 'Welcome']);
      expect(textOf(items)).not.toMatch(/"Sacrament meeting/u);
    }
  });

  it('does not repeat a name or hymn below its large type', () => {
    const items = pulpitItems('whole', full, ward, scriptText(full, ward));
    expect(itemAt(items, 'invocation')).toMatchObject({ names: [{ text: 'Ruth Amundsen' }], lines: [] });
    expect(itemAt(items, 'special-number')).toMatchObject({
      names: [{ text: '#124 Be Still, My Soul' }, { text: 'the ward choir' }],
      lines: [],
    });
  });

  it('is read paragraph by paragraph where it has no headings', () => {
    const items = pulpitItems('whole', full, ward, 'Good morning.\nWelcome.\n\nWe will sing.\n');
    expect(items.map(({ label, lines }) => [label, lines.length])).toEqual([
      ['Part 1', 2],
      ['Part 2', 1],
    ]);
  });

  it('gives every step its own key', () => {
    const keys = keysOf(pulpitItems('whole', full, ward, 'SPEAKER\nOne\n\nSPEAKER\nTwo\n\nSPEAKER\nThree'));
    expect(new Set(keys).size).toBe(3);
  });
});

describe('what a program viewer reads at the pulpit', () => {
  const items = pulpitItems('program', full, ward);

  it('has the names, hymns, announcements and ward business', () => {
    for (const text of [
      'Bishop Soto',
      'Ruth Amundsen',
      'How Firm a Foundation',
      'Ward dinner',
      'We welcome the Silva family.',
      'Lily Amundsen',
    ]) {
      expect(textOf(items)).toContain(text);
    }
  });

  it('has no release, calling or note, even where the meeting at hand has them', () => {
    expect(keysOf(items)).not.toEqual(expect.arrayContaining(['releases']));
    expect(textOf(items)).not.toMatch(/Jane Doe|Ana Nuñez|Primary|microphone|uplifted|oppos/u);
  });

  it('has no one as Brother or Sister among bare names, and keeps the titles of offices', () => {
    const conductingMember = { firstName: 'Luis', lastName: 'Soto', calling: 'Ward Clerk' };
    const welcome = itemAt(pulpitItems('program', { ...full, conductingMember }, ward), 'welcome');
    expect(welcome?.names.map(({ text }) => text).slice(0, 2)).toEqual(['Bishop Soto', 'Luis Soto']);
  });

  it('has none of the words of the script, not even a saved one', () => {
    expect(pulpitItems('program', full, ward, 'WELCOME\nSecret words')).toEqual(items);
    expect(textOf(items)).not.toMatch(/We will|pause/u);
  });

  it('is nothing for those who plan only music', () => {
    expect(pulpitItems('music', full, ward)).toEqual([]);
    expect([
      hasPulpitView('whole'),
      hasPulpitView('program'),
      hasPulpitView('music'),
      hasPulpitView('nothing'),
    ]).toEqual([true, true, false, false]);
  });
});

it('only program viewers are told that something is left out', () => {
  expect(leftOutFor('program')).toMatch(
    /^This is the order of the meeting\. Releases, callings, notes, and the full script/u,
  );
  expect([leftOutFor('whole'), leftOutFor('music'), leftOutFor('nothing')]).toEqual([null, null, null]);
});
