import { describe, expect, it } from 'vitest';
import { capitalize } from '#shared/text/capitalize.ts';
import { readBusinessLine } from './business-line.ts';
import { missingFromScript } from '#shared/pulpit/ai-check/ai-check-missing.ts';
import { scriptText } from '#shared/pulpit/script.ts';
import { bare, ward } from '#shared/pulpit/sheet-samples.ts';
import { extraInScript } from '#shared/pulpit/ai-check/ai-check-extra.ts';
import { WORDING_PRESETS, type WordingPreset } from '#shared/pulpit/wording/wording-schema.ts';

/** Lines as clerks write them, with the name and the calling in each. */
const ONE: readonly [line: string, names: string, position: string | null][] = [
  ['Bob Roe, first counselor in the bishopric', 'Bob Roe', 'first counselor in the bishopric'],
  ['Bishopric: Bob Roe, first counselor', 'Bob Roe', 'first counselor in the bishopric'],
  ['Bob Roe, Bishopric, first counselor', 'Bob Roe', 'first counselor in the bishopric'],
  ['Bob Roe, 1st counselor, bishopric', 'Bob Roe', '1st counselor in the bishopric'],
  ['Bob Roe as first counselor to Bishop Soto', 'Bob Roe', 'first counselor to Bishop Soto'],
  ['Jane Doe – Primary president', 'Jane Doe', 'Primary president'],
  ['Jane Doe- Primary president', 'Jane Doe', 'Primary president'],
  ['Jane Doe -> Primary president', 'Jane Doe', 'Primary president'],
  ['Jane Doe; Primary president', 'Jane Doe', 'Primary president'],
  ['Jane Doe / Primary president', 'Jane Doe', 'Primary president'],
  ['Jane Doe... Primary president', 'Jane Doe', 'Primary president'],
  ['3) Jane Doe - Primary president.', 'Jane Doe', 'Primary president'],
  ['Jane Doe, as Primary president', 'Jane Doe', 'Primary president'],
  ['Jane Doe released from Primary president', 'Jane Doe', 'Primary president'],
  ['Jane Doe is called to serve as Primary president', 'Jane Doe', 'Primary president'],
  ['Jane Doe was released as Primary president with a vote of thanks', 'Jane Doe', 'Primary president'],
  ['Sustain Jane Doe as Primary president', 'Jane Doe', 'Primary president'],
  ['Releasing: Jane Doe, Primary president', 'Jane Doe', 'Primary president'],
  ['Primary - Jane Doe - president', 'Jane Doe', 'Primary president'],
  ['Primary: Jane Doe (president)', 'Jane Doe', 'Primary president'],
  ['Primary presidency: Jane Doe, president', 'Jane Doe', 'Primary president'],
  ['Doe, Jane - Primary president', 'Jane Doe', 'Primary president'],
  ['Doe, Jane, Primary president', 'Jane Doe', 'Primary president'],
  ['jane doe - primary president', 'jane doe', 'primary president'],
  ['Release: Sis. Doe (RS 2nd counselor)', 'Sis. Doe', 'RS 2nd counselor'],
  ['Relief Society: Jane Doe, secretary', 'Jane Doe', 'Relief Society secretary'],
  ['Jane Doe - Primary - CTR 5 teacher', 'Jane Doe', 'Primary CTR 5 teacher'],
  ['Elder Sam Fox as Deacons quorum president', 'Elder Sam Fox', 'Deacons quorum president'],
  ['Bishop Luis Soto: stake president', 'Bishop Luis Soto', 'stake president'],
  ['President Kim Lee released as elders quorum president', 'President Kim Lee', 'elders quorum president'],
  ['Tom Reyes, Jr., ward clerk', 'Tom Reyes Jr.', 'ward clerk'],
  ['Tom Reyes - Ward Assistant Clerk--Membership', 'Tom Reyes', 'Ward Assistant Clerk--Membership'],
  ['Ward Temple & Family History Leader: Bob Roe', 'Bob Roe', 'Ward Temple & Family History Leader'],
  ['Sue Primary as teacher', 'Sue Primary', 'teacher'],
  ['Jane "Jenny" Doe, ward organist', 'Jane "Jenny" Doe', 'ward organist'],
  ['José Ángel Núñez Peña: maestro de Primaria', 'José Ángel Núñez Peña', 'maestro de Primaria'],
  ['TBD - Primary president', '[to be announced]', 'Primary president'],
  ['Primary president: ?', '[to be announced]', 'Primary president'],
  ['Bishop Soto', 'Bishop Soto', null],
  ['Sister Jane Doe', 'Sister Jane Doe', null],
  ['TBA', '[to be announced]', null],
];

const SEVERAL: typeof ONE = [
  ['Jane Doe and Ann Lee as Primary teachers', 'Jane Doe and Ann Lee', 'Primary teachers'],
  ['Jane Doe, Ann Lee, Sue Fox - Primary teachers', 'Jane Doe, Ann Lee, and Sue Fox', 'Primary teachers'],
  ['Primary teachers: Jane Doe, Ann Lee and Sue Fox', 'Jane Doe, Ann Lee, and Sue Fox', 'Primary teachers'],
  ['Jane Doe, Ann Lee, and Sue Fox as Primary teachers', 'Jane Doe, Ann Lee, and Sue Fox', 'Primary teachers'],
  ['Primary teachers: Jane Doe, Ann Lee, and Sue Fox', 'Jane Doe, Ann Lee, and Sue Fox', 'Primary teachers'],
  ['Jane Doe, Ann Lee, & Sue Fox', 'Jane Doe, Ann Lee, & Sue Fox', null],
  ['Bob and Sue Roe, ward missionaries', 'Bob and Sue Roe', 'ward missionaries'],
  ['Bob Roe/Sue Roe - ward missionaries', 'Bob Roe and Sue Roe', 'ward missionaries'],
  ['Bob Roe + Sue Roe - ward missionaries', 'Bob Roe and Sue Roe', 'ward missionaries'],
  ['Bro. and Sis. Roe as nursery leaders', 'Bro. and Sis. Roe', 'nursery leaders'],
  [
    'Relief Society presidency: Jane Doe, Ann Lee, Sue Fox',
    'Jane Doe, Ann Lee, and Sue Fox',
    'the Relief Society presidency',
  ],
  ['Bishopric: Luis Soto, Bob Roe and Sam Fox', 'Luis Soto, Bob Roe, and Sam Fox', 'the bishopric'],
  ['Elder Fox and Elder Lee', 'Elder Fox and Elder Lee', null],
];

/** The person who reads these aloud knows what was meant; the planner cannot. */
const AS_WRITTEN: readonly string[] = [
  "Bishop's youth council",
  'Sam Fox, Bishop’s youth council',
  'Nursery: Jane Doe',
  'Jane Doe, choir',
  'Jane Doe (Primary)',
  'Jane Doe - Gospel Doctrine',
  'Bishopric: Bob Roe, first counselor; Sam Fox, second counselor',
  'Jane Doe, president; Ann Lee, first counselor',
  'Jane Doe (Primary president) and Ann Lee (first counselor)',
  'Jane Doe as Primary president and Ann Lee as first counselor',
  'Jane Doe, Primary president, with Ann Lee and Sue Fox as counselors',
  'Jane Doe, Primary president, and her counselors',
  'Tom Reyes, Assistant ward clerk, membership',
  'Young Men: Sam Fox, Teachers quorum adviser',
  'Teachers quorum: Sam Fox',
  'Bob Roe released from the elders quorum presidency',
  'Bob Roe, stake high council',
  'Primary President Jane Doe',
  'Jane Doe to be Primary president',
  'Release of Jane Doe as Primary president',
  'All Primary teachers',
  'Doe, Jane',
  'jane doe',
  'Sam Fox - ordination to deacon',
  'Sam Fox to be ordained a teacher',
  'Jane Doe - Primary president (effective January 1)',
  'Jane Doe - Primary president - released November 8',
  'Jane Doe, Primary president (new move-in)',
  'Stake business: Bob Roe as high councilor',
  'See list',
  'Same as last week',
  'Bob Roe and family',
];

function partOf(field: 'releases' | 'newCallings', line: string, preset: WordingPreset): string[] {
  const script = scriptText({ ...bare, [field]: line }, { ...ward, scriptWording: { preset, texts: {} } });
  expect(missingFromScript(script, { ...bare, [field]: line })).toEqual([]);
  const label = field === 'releases' ? 'RELEASE' : 'SUSTAINING';
  return (
    script
      .split('\n\n')
      .find((part) => part.startsWith(`${label}\n`))
      ?.split('\n')
      .slice(2) ?? []
  );
}

const CASES = [...ONE.map((row) => [...row, false] as const), ...SEVERAL.map((row) => [...row, true] as const)];

const A = new Set(['Jane Doe - Primary - CTR 5 teacher', 'Sue Primary as teacher']);
/** Lines that say neither Brother nor Sister, and no calling that only men or only women hold. */
const NEITHER = new Set([
  'Jane Doe - Primary - CTR 5 teacher',
  'Tom Reyes, Jr., ward clerk',
  'Tom Reyes - Ward Assistant Clerk--Membership',
  'Ward Temple & Family History Leader: Bob Roe',
  'Sue Primary as teacher',
  'Jane "Jenny" Doe, ward organist',
  'José Ángel Núñez Peña: maestro de Primaria',
]);
function pronouns(line: string, names: string, several: boolean): [service: string, whom: string] {
  if (several) return ['their', 'them'];
  if (names === '[to be announced]' && !line.includes('Primary')) return ['their', names];
  if (NEITHER.has(line)) return [`${names}’s`, names];
  return /Bob|Bishop|Elder|President Kim/u.test(line) ? ['his', 'him'] : ['her', 'her'];
}

describe('a line of business', () => {
  it.each(CASES)('%s', (line, names, position, several) => {
    expect(readBusinessLine(line)).toEqual({ names, position, several });
    const has = several ? 'have' : 'has';
    const [service, whom] = pronouns(line, names, several);
    const as = position ? ` as ${A.has(line) ? 'a ' : ''}${position}` : '';
    expect(extraInScript(scriptText({ ...bare, releases: line }, ward), { ...bare, releases: line }, ward)).toEqual([]);
    expect(partOf('releases', line, 'handbook')).toEqual([
      capitalize(`${names} ${has} been released${as}.`),
      `Those who would like to express thanks for ${service} service may show it by the uplifted hand.`,
      '[pause]',
    ]);
    expect(partOf('releases', line, 'traditional').slice(0, 2)).toEqual([
      capitalize(`${names} ${has} been released${as}.`),
      `It is proposed that we extend a vote of thanks for ${service} service.`,
    ]);
    expect(partOf('newCallings', line, 'handbook').slice(0, 3)).toEqual([
      capitalize(`${names}, would you please stand.`),
      capitalize(`${names} ${has} been called${as}.`),
      `Those in favor of sustaining ${whom} may show it by the uplifted hand.`,
    ]);
    expect(partOf('newCallings', line, 'traditional').slice(0, 2)).toEqual([
      `We would ask ${names} to please stand.`,
      `It is proposed that we sustain ${names}${as}.`,
    ]);
  });

  it.each(AS_WRITTEN)('is read as written: %s', (line) => {
    for (const preset of WORDING_PRESETS) {
      for (const field of ['releases', 'newCallings'] as const) {
        const [first, second] = partOf(field, line, preset);
        expect(first).toBe(line);
        expect(second).toMatch(
          /^(?:Those (?:who would like to express thanks|in favor)|All who wish to join in a vote of thanks) may (?:show|manifest) it by the uplifted hand\.$/u,
        );
      }
    }
  });

  it.each(['None this week', 'No releases', 'no new callings', 'None at this time.'])(
    'that says there is nothing, as %s does, is not read out',
    (line) => {
      expect(scriptText({ ...bare, releases: line, newCallings: line }, ward)).toBe(scriptText(bare, ward));
    },
  );
});
