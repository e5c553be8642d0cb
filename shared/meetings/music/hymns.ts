import { hymnText } from '#shared/music/hymn-text.ts';
import { HYMN_SLOTS, HYMN_SLOT_NAMES, type HymnSlot, type MusicType } from '#shared/meetings/constants.ts';

export const HYMN_SLOT_LABELS: Record<HymnSlot, string> = {
  opening: 'Opening hymn',
  sacrament: 'Sacrament hymn',
  rest: 'Rest hymn',
  closing: 'Closing hymn',
  specialNumber: 'Special number',
};

/** Without these the music of a meeting is not complete. */
export const REQUIRED_SLOTS = ['opening', 'sacrament', 'closing'] as const satisfies readonly HymnSlot[];
export const isRequiredSlot = (slot: HymnSlot): boolean => REQUIRED_SLOTS.some((one) => one === slot);

/** The display field of a meeting that shows each slot. */
export const HYMN_FIELDS = {
  opening: 'openingHymn',
  sacrament: 'sacramentHymn',
  rest: 'restHymn',
  closing: 'closingHymn',
  specialNumber: 'specialNumber',
} as const satisfies Record<HymnSlot, string>;

/** 1 to 5. */
export const musicOrder = (slot: HymnSlot): number => HYMN_SLOT_NAMES.indexOf(slot) + 1;
export const slotOfType = (type: MusicType): HymnSlot =>
  HYMN_SLOT_NAMES.find((slot) => HYMN_SLOTS[slot] === type) ?? 'specialNumber';

/** What is chosen for a slot. */
export const musicIn = <M extends { type: MusicType }>(numbers: readonly M[], slot: HymnSlot): M | undefined =>
  numbers.find(({ type }) => type === HYMN_SLOTS[slot]);

type ChosenMusic = { type: MusicType; title: string; hymnNumber: number | null };

/** The five display texts of a meeting, from its musical numbers; null if nothing is chosen. */
export function displayHymns(numbers: readonly ChosenMusic[]) {
  const textOf = (slot: HymnSlot) => {
    const found = musicIn(numbers, slot);
    return found ? hymnText(found.hymnNumber, found.title) : null;
  };
  return {
    openingHymn: textOf('opening'),
    sacramentHymn: textOf('sacrament'),
    restHymn: textOf('rest'),
    closingHymn: textOf('closing'),
    specialNumber: textOf('specialNumber'),
  };
}
