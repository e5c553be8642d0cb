import type { Line } from '../cells.ts';
import { isNoticeAbove } from '../texts/list-notices.ts';
import { withoutPassingWards } from '../units/passing-wards.ts';
import { stateBehindTitle } from './titles-with-states.ts';

/** What stands alone in a row above the headings of a table's columns. */
export const titlesAlone = (above: readonly Line[]): string[] =>
  above.flatMap(({ cells }) => {
    const [text, ...others] = cells.map(withoutPassingWards).filter((cell) => cell !== '' && !isNoticeAbove(cell));
    // Beside it stands when the list was made.
    if (text === undefined) return [];
    if (others.every((other) => /\d/.test(other))) return [text];
    const whole = [text, ...others].join(' - ');
    return others.length === 1 && stateBehindTitle(whole) !== null ? [whole] : [];
  });
