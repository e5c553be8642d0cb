import { createContext, useContext } from 'react';
import type { DueOn } from '#client/standing/use-standing.ts';
import type { hymnFinderOf } from '#client/music/hymn-words.ts';
import type { DatedTalk } from '#shared/meetings/hints/dated-talks.ts';
import type { SundaySlot } from '#shared/meetings/hints/upcoming.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import type { Member } from '#shared/members/schema.ts';
import type { Use } from '#shared/music/rules.ts';
import type { Templates } from '#shared/standing/schema.ts';
import type { Column } from './columns.ts';
import type { GridSaves } from './grid-saves.ts';
import type { GridView } from './grid-view.ts';
import type { GridLine, CellPlace } from './keyboard.ts';

export type Slot = SundaySlot<Meeting>;

/** What hints and suggestions are made of. A save changes it, and the cells that it does not touch follow later. */
export type GridFacts = {
  members: readonly Member[];
  meetings: readonly Meeting[];
  talks: readonly DatedTalk[];
  prayers: readonly DatedTalk[];
  uses: readonly Use[];
  hymns: ReturnType<typeof hymnFinderOf>;
};

/** What the cells of the grid share. It stays the same while a person moves, types, and saves. */
export type GridInfo = {
  today: string;
  minutes: number;
  hymnRepeatWeeks: number;
  warns: boolean;
  columns: readonly Column[];
  /** One Sunday, its cells one below the other. */
  isSheet: boolean;
  /** The cells as they are now. */
  lines: () => readonly GridLine[];
  saves: GridSaves;
  view: GridView;
  /** Whose turn an assignment is. */
  dueOn: DueOn;
  hasRotation: boolean;
  /** What each kind of Sunday usually has. */
  templates: Templates;
  move: (from: CellPlace, to: CellPlace) => Promise<void>;
};

export const GridFactsContext = createContext<GridFacts | null>(null);

export function useFacts(): GridFacts {
  const facts = useContext(GridFactsContext);
  if (!facts) throw new Error('useFacts is used outside the planning grid');
  return facts;
}

export const GridContext = createContext<GridInfo | null>(null);

export function useGrid(): GridInfo {
  const info = useContext(GridContext);
  if (!info) throw new Error('useGrid is used outside the planning grid');
  return info;
}
