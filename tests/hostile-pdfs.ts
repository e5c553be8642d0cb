import { deflateSync } from 'node:zlib';

type Stream = { dictionary: string; data: Buffer };
export type PdfObject = string | Stream;

/** Objects 1, 2, … as a PDF without a cross-reference table, which readers then make themselves. */
export function pdfOf(objects: readonly PdfObject[]): Buffer {
  const parts = objects.map((object, i) => {
    if (typeof object === 'string') return Buffer.from(`${i + 1} 0 obj\n${object}\nendobj\n`);
    const { dictionary, data } = object;
    const start = `${i + 1} 0 obj\n<<${dictionary}/Length ${data.length}>>\nstream\n`;
    return Buffer.concat([Buffer.from(start), data, Buffer.from('\nendstream\nendobj\n')]);
  });
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), ...parts, Buffer.from('trailer\n<</Root 1 0 R>>\n')]);
}

export const CATALOG = '<</Type/Catalog/Pages 2 0 R>>';
const PAGES = '<</Type/Pages/Kids[3 0 R]/Count 1>>';
export const FONT = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
const HELLO = { dictionary: '', data: Buffer.from('BT /F1 12 Tf 9 9 Td (Lee, Kim) Tj ET') };
const packed = (data: Buffer | string, more = ''): Stream => ({
  dictionary: `/Filter/FlateDecode${more}`,
  data: deflateSync(data),
});
const MEGABYTE = 1024 * 1024;
/** More than the reader may have. */
const ZEROS = 400 * MEGABYTE;
const made = new Map<number, Buffer>();

/** Zeros that were packed as often as `times` says: each time a thousandth remains. */
function zeros(times: number): Buffer {
  const before = made.get(times);
  if (before) return before;
  const data = times === 0 ? Buffer.alloc(ZEROS) : deflateSync(zeros(times - 1), { level: 1 });
  if (times > 0) made.set(times, data);
  return data;
}
const bomb = (dictionary = ''): Stream => ({
  dictionary: `${dictionary}/Filter[/FlateDecode/FlateDecode]`,
  data: zeros(2),
});

type OnePage = { content?: Stream; font?: string; resources?: string; box?: string; more?: PdfObject[] };

/** One page (object 3) with its text (4) and font (5); `more` begins at 6. */
export const onePage = ({
  content = HELLO,
  font = FONT,
  resources = '',
  box = '0 0 612 792',
  more = [],
}: OnePage): Buffer =>
  pdfOf([
    CATALOG,
    PAGES,
    `<</Type/Page/Parent 2 0 R/MediaBox[${box}]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>${resources}>>>>`,
    content,
    font,
    ...more,
  ]);

const fontWith = (descriptor: string, more = '') =>
  `<</Type/Font/Subtype/TrueType/BaseFont/Bomb/FirstChar 0/LastChar 255${more}/FontDescriptor ${descriptor}>>`;
const DESCRIPTOR = '<</Type/FontDescriptor/FontName/Bomb/Flags 32/FontFile2 7 0 R>>';
const form = (content: string, own: string): Stream => ({
  dictionary: `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<<${own}>>`,
  data: Buffer.from(content),
});

/** Each form draws the next one ten times: ten billion words from a kilobyte. */
const forms = (): PdfObject[] =>
  Array.from({ length: 11 }, (_, i) =>
    i === 10
      ? form('BT /F1 9 Tf (ha) Tj ET', '/Font<</F1 5 0 R>>')
      : form('/X Do '.repeat(10), `/XObject<</X ${i + 7} 0 R>>`),
  );

/** PDFs that are made to cost far more than they weigh, each in another way. */
export const HOSTILE_PDFS: Record<string, () => Buffer> = {
  'endless text': () => onePage({ content: packed(`BT /F1 12 Tf ${'(a) Tj 5 1 Td '.repeat(3_000_000)}ET`) }),
  'one endless word': () => onePage({ content: packed(`BT /F1 12 Tf (${'a'.repeat(100 * MEGABYTE)}) Tj ET`) }),
  'zeros as text': () => onePage({ content: { dictionary: '/Filter/FlateDecode', data: zeros(1) } }),
  'zeros packed twice': () => onePage({ content: bomb() }),
  'a font that unfolds': () => onePage({ font: fontWith('6 0 R'), more: [DESCRIPTOR, bomb()] }),
  'a table of letters that unfolds': () =>
    onePage({
      font: fontWith('<</Type/FontDescriptor/FontName/Bomb/Flags 32>>', '/ToUnicode 6 0 R'),
      more: [
        packed(
          `begincmap\n1 begincodespacerange <00000000> <ffffffff> endcodespacerange\n${'1 beginbfrange <00000000> <7fffffff> <0041> endbfrange\n'.repeat(1000)}endcmap`,
        ),
      ],
    }),
  'a predictor with endless columns': () =>
    onePage({ content: packed(Buffer.alloc(9), '/DecodeParms<</Predictor 12/Columns 2000000000/Colors 4>>') }),
  'two billion pages': () =>
    pdfOf([CATALOG, '<</Type/Pages/Kids[3 0 R]/Count 2000000000>>', '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>']),
  'a page tree with a hundred thousand leaves': () =>
    pdfOf([
      CATALOG,
      `<</Type/Pages/Count 150/Kids[${Array.from({ length: 90_000 }, (_, i) => `${i + 3} 0 R`).join(' ')}]>>`,
      ...Array.from({ length: 90_000 }, () => '<</Type/Page/Parent 2 0 R>>'),
    ]),
  'a page tree that holds itself': () => pdfOf([CATALOG, '<</Type/Pages/Kids[2 0 R 2 0 R]/Count 150>>']),
  'a giant page': () =>
    onePage({
      box: '0 0 1e300 1e300',
      content: packed(`BT ${'/F1 1e300 Tf 1e300 1e300 Td (a) Tj '.repeat(400_000)}ET`),
    }),
  'lists in lists': () => pdfOf([CATALOG, PAGES, `<</Type/Page/Parent 2 0 R/Resources ${'['.repeat(4_000_000)}`]),
  'dictionaries in dictionaries': () => pdfOf([`<</Type/Catalog/Pages ${'<</A'.repeat(1_000_000)}`, PAGES]),
  'lists in the text': () => onePage({ content: packed(`BT ${'['.repeat(20_000_000)}`) }),
  'a picture in the text': () =>
    onePage({ content: packed(`BI /W 60000 /H 60000 /BPC 8 /CS /RGB ID ${'\u0000'.repeat(100 * MEGABYTE)} EI`) }),
  'a picture of four hundred million dots': () =>
    onePage({
      content: packed('/I Do BT /F1 9 Tf (Lee, Kim) Tj ET'),
      resources: '/XObject<</I 6 0 R>>',
      more: [bomb('/Type/XObject/Subtype/Image/Width 20000/Height 20000/BitsPerComponent 8/ColorSpace/DeviceGray')],
    }),
  'forms in forms': () =>
    onePage({ content: packed('/X Do '.repeat(10)), resources: '/XObject<</X 6 0 R>>', more: forms() }),
  'objects packed away': () => pdfOf([CATALOG, PAGES, bomb('/Type/ObjStm/N 400000000/First 4')]),
  'a cross-reference that unfolds': () => {
    const data = zeros(2);
    const start = `%PDF-1.7\n1 0 obj\n<</Type/XRef/Size 60000000/W[1 4 1]/Root 2 0 R/Filter[/FlateDecode/FlateDecode]/Length ${data.length}>>\nstream\n`;
    return Buffer.concat([Buffer.from(start), data, Buffer.from('\nendstream\nendobj\nstartxref\n9\n%%EOF\n')]);
  },
  'two hundred heavy pages': () =>
    pdfOf([
      CATALOG,
      `<</Type/Pages/Count 200/Kids[${Array.from({ length: 200 }, (_, i) => `${i + 5} 0 R`).join(' ')}]>>`,
      packed(`BT /F1 9 Tf ${Array.from({ length: 60_000 }, (_, i) => `(w${i}) Tj 0 ${i % 7} Td `).join('')}ET`),
      FONT,
      ...Array.from(
        { length: 200 },
        () => '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 3 0 R/Resources<</Font<</F1 4 0 R>>>>>>',
      ),
    ]),
};
