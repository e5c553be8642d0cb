import { createContext, useContext } from 'react';
import type { hymnFinderOf } from '#client/music/hymn-words.ts';
import type { DatedTalk } from '#shared/meetings/hints/conflicts.ts';
import type { SundaySlot } from '#shared/meetings/hints/upcoming.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import type { Member } from '#shared/members/schema.ts';
import type { Use } from '#shared/music/rules.ts';
import type { Column } from './columns.ts';
import type { GridSaves } from './grid-saves.ts';
import type { GridView } from './grid-view.ts';
import type { GridLine, CellPlace } from './keyboard.ts';

export type Slot = SundaySlot<Meeting>;

/** What the cells of the grid share. It stays the same while a person moves and types. */
export type GridInfo = {
  today: string;
  minutes: number;
  hymnRepeatWeeks: number;
  warns: boolean;
  members: readonly Member[];
  meetings: readonly Meeting[];
  talks: readonly DatedTalk[];
  uses: readonly Use[];
  hymns: ReturnType<typeof hymnFinderOf>;
  columns: readonly Column[];
  /** The cells as they are now. */
  lines: () => readonly GridLine[];
  saves: GridSaves;
  view: GridView;
  move: (from: CellPlace, to: CellPlace) => Promise<void>;
};

export const GridContext = createContext<GridInfo | null>(null);

export function useGrid(): GridInfo {
  const info = useContext(GridContext);
  if (!info) throw new Error('useGrid is used outside the planning grid');
  return info;
}
