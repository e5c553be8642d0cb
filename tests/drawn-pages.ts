import { CATALOG, FONT, pdfOf, type PdfObject } from './hostile-pdfs.ts';
import { LISTED, type Listed } from './membership-lists.ts';

/** A text where one reads it: from the left edge, and from the lower one; `turned` where it isn't turned as its page is. */
export type Placed = { text: string; x: number; y: number; turned?: number };
/** `rotate`: how far a reader turns the page clockwise; `turned`: how far its text is turned against that. */
export type DrawnPage = { texts?: readonly Placed[]; rotate?: number; turned?: number; hasImage?: boolean };

const [WIDTH, HEIGHT] = [612, 792];
/** Where a page that is held so has its letters. */
const matrixAt = (degrees: number, x: number, y: number): string =>
  ({
    0: `1 0 0 1 ${x} ${y}`,
    90: `0 1 -1 0 ${WIDTH - y} ${x}`,
    180: `-1 0 0 -1 ${WIDTH - x} ${HEIGHT - y}`,
    270: `0 -1 1 0 ${y} ${HEIGHT - x}`,
  })[degrees] ?? '';

/** A PDF whose pages draw these texts in this order. */
export function drawnPdf(pages: readonly DrawnPage[]): Buffer {
  const image = { dictionary: '/Type/XObject/Subtype/Image/Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray' };
  const first = 5;
  const kids = pages.map((_, i) => `${first + 2 * i} 0 R`);
  const own = pages.flatMap(({ texts = [], rotate = 0, turned = rotate, hasImage }, i): PdfObject[] => {
    const said = texts.map(
      (one) => `BT /F1 9 Tf ${matrixAt(one.turned ?? turned, one.x, one.y)} Tm (${one.text}) Tj ET`,
    );
    const data = Buffer.from([hasImage ? 'q 500 0 0 600 40 40 cm /I Do Q' : '', ...said].join('\n'), 'latin1');
    return [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${WIDTH} ${HEIGHT}]/Rotate ${rotate}/Contents ${first + 1 + 2 * i} 0 R` +
        '/Resources<</Font<</F1 3 0 R>>/XObject<</I 4 0 R>>>>>>',
      { dictionary: '', data },
    ];
  });
  const images = pages.some(({ hasImage }) => hasImage) ? { ...image, data: Buffer.from('A') } : 'null';
  return pdfOf([CATALOG, `<</Type/Pages/Kids[${kids.join(' ')}]/Count ${pages.length}>>`, FONT, images, ...own]);
}

/** Those whose names need no accents. */
export const PLAIN: readonly Listed[] = LISTED.filter(({ firstName, lastName }) =>
  /^[ -~]*$/.test(firstName + lastName),
).slice(0, 12);

/** A table's cells, row by row. */
export const cellsOf = (
  rows: readonly (readonly string[])[],
  xs: readonly number[] = [40, 200, 330],
  pitch = 18,
): Placed[][] =>
  rows.map((cells, row) =>
    cells.flatMap((text, at) => (text === '' ? [] : [{ text, x: xs[at] ?? 0, y: 560 - row * pitch }])),
  );

export const memberRows = (people: readonly Listed[] = PLAIN): string[][] => [
  ['Name', 'Phone', 'E-mail'],
  ...people.map((told) => [`${told.lastName}, ${told.firstName}`, told.phone, told.email]),
];
