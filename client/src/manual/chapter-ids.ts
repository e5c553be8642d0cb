import { PATHS } from '#client/paths.ts';

/** The chapters of the manual, in their order. */
const CHAPTER_IDS = [
  'getting-started',
  'meeting-planning',
  'speaker-management',
  'music-coordination',
  'pulpit-sheets',
  'talk-tracking',
  'roles',
  'troubleshooting',
] as const;
export type ChapterId = (typeof CHAPTER_IDS)[number];

/** The manual, opened at a chapter. */
export const manualPath = (chapter: ChapterId): string => `${PATHS.manual}#${chapter}`;
