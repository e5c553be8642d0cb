import { expect, test } from 'vitest';
import { isMusicComplete, missingInWords, missingParts, planOf, workOutStatus } from '#shared/meetings/rules.ts';

test('a number that no hymn has is no hymn that is chosen, but keeps its Sunday from being empty', () => {
  const draft = { kind: 'regular', isComplete: false, speakingAssignments: [] } as const;
  for (const typed of ['999', '#999', 'Hymn 999']) {
    const plan = planOf({ ...draft, openingHymn: typed, sacramentHymn: typed, closingHymn: typed });
    expect(isMusicComplete({ ...plan, closingHymn: true })).toBe(false);
    expect(missingInWords(missingParts(plan))).toContain('music');
    expect(workOutStatus(plan)).toBe('partially_planned');
  }
  for (const title of ['#2 The Spirit of God', '100 Voices Strong'])
    expect(planOf({ ...draft, openingHymn: title }).openingHymn).toBe(true);
});
