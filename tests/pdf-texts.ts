import type { PdfText } from '#server/imports/pdf/text.ts';

/** A text of 10-point letters at a place on the page. */
export const at = (text: string, left: number, y: number): PdfText => ({
  text,
  left,
  right: left + text.length * 5,
  y,
  height: 10,
});
