import { linesOf, type PdfText } from '../text.ts';

/** '2' and '1, 3': what leads to notes below. */
const MARK = /^\s*\d{1,2}(?:\s?,\s?\d{1,2})*\s*$/;
/** In heights of the letters beside it: how small a mark is at most, how far it is raised, and how far away it stands. */
const SMALL = 0.9;
const [LEAST_RAISED, MOST_RAISED] = [0.12, 0.8] as const;
const APART = 0.3;
/** A phone has so many digits; an age with a mark is asked about as it is, and a date is none. */
const isOfPhone = ({ text }: PdfText): boolean => text.replace(/\D/g, '').length > 6 && !text.includes('/');
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const raised = (mark: string): string => mark.trim().replace(/\d/g, (digit) => RAISED[Number(digit)] ?? digit);

/** Whether `mark` is smaller than the text beside it and above its line. */
const isAbove = (mark: PdfText, { y, height }: PdfText): boolean =>
  mark.height < SMALL * height && mark.y - y > LEAST_RAISED * height && mark.y - y < MOST_RAISED * height;

/**
 * A smaller, raised digit behind or before a phone is a mark that leads to a note: it is written as one, so that no one takes
 * it for a digit of the phone.
 */
export function withRaisedMarks(pieces: readonly PdfText[]): PdfText[] {
  const marks = new Set(pieces.filter(({ text }) => MARK.test(text)));
  if (marks.size === 0) return [...pieces];
  const lines = linesOf(pieces);
  const found = new Map<PdfText, { before: string; after: string; left: number; right: number }>();
  const taken = new Set<PdfText>();
  for (const mark of marks) {
    const near = lines
      .filter(([first]) => first && Math.abs(mark.y - first.y) < 2 * first.height)
      .flat()
      .filter((piece) => piece !== mark && isAbove(mark, piece) && isOfPhone(piece));
    const isBehind = ({ right, height, text }: PdfText) =>
      /[\d)]\s*$/.test(text) && Math.abs(mark.left - right) < APART * height;
    const isBefore = ({ left, height, text }: PdfText) =>
      /^\s*[+(]*\d/.test(text) && Math.abs(left - mark.right) < APART * height;
    const of = near.find(isBehind) ?? near.find(isBefore);
    if (!of) continue;
    const known = found.get(of) ?? { before: '', after: '', left: of.left, right: of.right };
    if (isBehind(of)) found.set(of, { ...known, after: known.after + raised(mark.text), right: mark.right });
    else found.set(of, { ...known, before: known.before + raised(mark.text), left: mark.left });
    taken.add(mark);
  }
  return pieces.flatMap((piece) => {
    if (taken.has(piece)) return [];
    const own = found.get(piece);
    if (!own) return [piece];
    return [{ ...piece, text: own.before + piece.text + own.after, left: own.left, right: own.right }];
  });
}
