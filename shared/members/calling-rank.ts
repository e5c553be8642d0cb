import { remembered } from '#shared/text/remembered.ts';
import type { AgeGroup } from './age-groups.ts';
import { callingWords, singleCallings } from './calling-words.ts';

const NO_CALLING = 99;
const OTHER = 60;
const YOUTH = 50;
/** From this rank on, people are listed only by name. */
export const FIRST_NOT_LEADING = YOUTH;
const ORGANIZATIONS = ['elders quorum', 'relief society', 'young women', 'primary', 'sunday school'] as const;

type Words = (phrase: string) => boolean;

const isFormer = (has: Words) => ['former', 'emeritus', 'released', 'past'].some(has);
const isCounselor = (has: Words) => has('counselor');
const isSecretary = (has: Words) => has('secretary') || has('clerk');

/** 13 to 18: the stake's leaders, who preside when they attend, after the bishopric, who are there every week. */
function stakeRank(has: Words): number | null {
  if (has('patriarch')) return 15;
  if (has('high councilor')) return 16;
  if (!has('stake')) return null;
  if (ORGANIZATIONS.some(has) || has('young men')) return 39;
  if (has('executive secretary') || has('clerk')) return has('assistant') ? 18 : 17;
  if ((has('presidency') || has('president')) && isCounselor(has)) return 14;
  return has('president') ? 13 : OTHER;
}

/** 10 to 23: bishopric, clerks and executive secretaries; a branch has a presidency instead. */
function wardRank(has: Words): number | null {
  if (has('executive secretary')) return has('assistant') ? 23 : 21;
  if (has('clerk')) return has('assistant') ? 22 : 20;
  const ofBishopric = ['bishopric', 'bishop', 'bishops', 'branch presidency'].some(has) || has('branch president');
  if (!ofBishopric) return null;
  if (isCounselor(has)) return has('first') ? 11 : 12;
  return has('bishop') || has('branch president') ? 10 : OTHER;
}

function organizationRank(has: Words): number | null {
  const place = ORGANIZATIONS.findIndex(has);
  if (place < 0) return null;
  if (isSecretary(has)) return 45 + place;
  if (isCounselor(has) || has('presidency')) return 40 + place;
  return has('president') ? 30 + place : OTHER;
}

function isYouth(has: Words): boolean {
  if (has('adviser') || has('advisor') || has('specialist')) return false;
  if (['deacons quorum', 'teachers quorum', 'priests quorum'].some(has)) return true;
  if (['quorum de deacons', 'quorum de teachers', 'quorum de priests'].some(has)) return true;
  return has('class') && (has('president') || has('presidency') || isCounselor(has) || isSecretary(has));
}

const LEADERS: readonly (readonly [phrases: readonly string[], rank: number])[] = [
  [['mission leader'], 35],
  [['temple and family history leader', 'family history leader'], 36],
  [['music coordinator', 'music chair', 'music chairperson'], 37],
  [['young single adult leader', 'young single adult representative', 'ysa leader', 'ysa representative'], 38],
];

function rankOfOne(calling: string): number {
  const words = callingWords(calling);
  if (words.trim() === '') return NO_CALLING;
  const has: Words = (phrase) => words.includes(` ${phrase} `);
  if (isFormer(has)) return OTHER;
  if (isYouth(has)) return YOUTH;
  const rank = stakeRank(has) ?? organizationRank(has) ?? wardRank(has);
  if (rank !== null) return rank;
  if (words === ' first counselor ') return 11;
  if (words === ' second counselor ') return 12;
  if (has('assistant')) return OTHER;
  return LEADERS.find(([phrases]) => phrases.some(has))?.[1] ?? OTHER;
}

/**
 * The rank of a calling in a list that puts leaders first, lower before higher: bishopric (10 to 12), stake (13 to 18),
 * clerks and secretaries (20 to 23), presidents (30 to 34), other leaders (35 to 39), counselors and secretaries
 * (40 to 49), youth presidencies (50), everyone else with a calling (60), no calling (99). Whole phrases count: a
 * Deacons Quorum President is not a president of adults. Of several callings the best one counts.
 */
export function callingRank(calling: string | null): number {
  return Math.min(NO_CALLING, ...singleCallings(calling ?? '').map(rankOfOne));
}

const LAST_TO_PRESIDE = 14;
const MUSIC = ['organist', 'pianist', 'accompanist', 'chorister', 'choir director'] as const;
/** The bishopric and the stake presidency, and who plays or leads the music: they have a part nearly every Sunday. */
export const hasPartEachSunday = remembered((calling) =>
  singleCallings(calling).some((one) => {
    const words = callingWords(one);
    const has: Words = (phrase) => words.includes(` ${phrase} `);
    return !isFormer(has) && (rankOfOne(one) <= LAST_TO_PRESIDE || (MUSIC.some(has) && !ORGANIZATIONS.some(has)));
  }),
);

/** Only adults have any calling there, and only they advise. */
const OF_ADULTS = ['elders quorum', 'relief society', 'adviser', 'advisor'] as const;
/** Ranks of callings that a youth may have, too: an office without its organization, music, and secretary of Sunday School. */
const OF_ANYONE: ReadonlySet<number> = new Set([37, 39, 49]);

function ageGroupOfOne(calling: string): AgeGroup | null {
  const words = callingWords(calling);
  const has: Words = (phrase) => words.includes(` ${phrase} `);
  const rank = rankOfOne(calling);
  // The bishop presides over the priests.
  if (has('president') && (has('priests quorum') || has('quorum de priests'))) return null;
  if (rank === YOUTH) return 'youth';
  if (OF_ADULTS.some(has)) return 'adult';
  // 'Young Women 14-15 President' is one of them, a priest assists the bishop, and counselors are in every presidency.
  const isUnclear =
    /\d/.test(words) || (has('assistant') && has('bishop')) || /^ (?:first|second) counselor $/.test(words);
  return rank >= OTHER || isUnclear || OF_ANYONE.has(rank) ? null : 'adult';
}

/** Whether a calling is an adult's or a youth's; null for those that either may have. */
export function ageGroupOfCalling(calling: string | null | undefined): AgeGroup | null {
  const groups = singleCallings(calling ?? '').map(ageGroupOfOne);
  return groups.includes('adult') ? 'adult' : (groups.find((group) => group !== null) ?? null);
}
