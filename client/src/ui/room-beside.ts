// Wall: what the first screen needs is asked for before React is there.
/** The sidebar is shown next to the page. */
export const ROOM_BESIDE = '(width >= 64rem)';
export const hasRoomBeside = (): boolean => window.matchMedia(ROOM_BESIDE).matches;
