/**
 * A text beside rows, such as the name of a group, and where it stands. `isExact`: it says itself, by its drawn cell, up to where
 * it is about rows.
 */
export type Label = { text: string; left: number; right: number; bottom: number; top: number; isExact: boolean };

const isBesideIt = (y: number, { bottom, top }: Label): boolean => y > bottom && y < top;
/** Whether two stand below each other, on one side of a table. */
const areInLine = (a: Label, b: Label): boolean => a.left < b.right && a.right > b.left;

/**
 * The labels of a row, `y` being the middle of its lines. One whose cell isn't drawn may be about any row up to the next label:
 * one question too many is better than none.
 */
export const labelsOfRow = (y: number, labels: readonly Label[]): string[] =>
  labels.flatMap((label) => {
    if (isBesideIt(y, label)) return label.text;
    const isBetween = (other: Label): boolean => {
      if (other === label || !areInLine(other, label)) return false;
      if (isBesideIt(y, other)) return true;
      return y < label.bottom
        ? other.top < label.bottom && other.bottom > y
        : other.bottom > label.top && other.top < y;
    };
    return label.isExact || labels.some(isBetween) ? [] : label.text;
  });

/** The labels that may go on beside the rows of the next page: of those below each other, the last one, unless its cell ends it. */
export const lowestOf = (labels: readonly Label[]): Label[] =>
  labels
    .filter((label) => !label.isExact && !labels.some((other) => areInLine(other, label) && other.top < label.bottom))
    .map((label) => ({ ...label, bottom: Number.POSITIVE_INFINITY, top: Number.POSITIVE_INFINITY }));
