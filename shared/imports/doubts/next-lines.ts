import { shortened } from '../line-parts.ts';
import { isTelling } from '../offices/current-words.ts';
import type { RawRow } from '../rows.ts';
import { asking, STILL_HERE } from '../sheets/gone.ts';

const LONGEST = 80;
/** How someone was called on the phone. */
const REACHED = /\b(?:left (?:a )?message|voicemail|texted|emailed|tried|no answer)\b/i;
/** In small letters and no one's name: what goes on about the person above. */
const isGoingOn = ({ unread }: RawRow): boolean =>
  unread !== undefined &&
  unread.text.length <= LONGEST &&
  /^[\s(*–—-]*\p{Ll}/u.test(unread.text) &&
  isTelling(unread.text) &&
  !REACHED.test(unread.text);

/** 'released last Sunday' in the line below a person is about that person. */
export const withNextLines = (rows: readonly RawRow[]): RawRow[] =>
  rows.map((row, at) => {
    const next = rows[at + 1];
    if (row.unread || !next?.unread || next.row !== row.row + 1 || !isGoingOn(next)) return row;
    const said = `The next line says “${shortened(next.unread.text.trim())}.”`;
    return row.values.calling
      ? asking(row, `${said} Do they have this calling?`, 'calling')
      : asking(row, `${said} ${STILL_HERE}`, 'firstName');
  });
