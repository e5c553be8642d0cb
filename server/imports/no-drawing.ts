/**
 * pdf.js refers to what a canvas brings as soon as it is loaded. Reading text draws nothing, and a canvas would be the
 * largest part of an installation. Stands before pdf.js among the imports.
 */
class NotDrawn {}

for (const name of ['DOMMatrix', 'ImageData', 'Path2D']) {
  if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value: NotDrawn, configurable: true });
}
