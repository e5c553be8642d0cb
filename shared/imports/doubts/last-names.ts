/** Last names in the United States that hardly anyone is called by first. */
const IN_ENGLISH = new Set(
  (
    'adams baker christensen edwards evans hall hansen harris hill hughes johnson jones larsen larson miller moore ' +
    'myers nielsen olsen olson peterson petersen phillips price richardson roberts rogers sanders smith sorensen ' +
    'thompson white williams wood wright young'
  ).split(' '),
);
const OTHERS = new Set(
  (
    'alvarez castillo chavez diaz fernandez flores garcia gomez gonzalez gutierrez hernandez jimenez lopez martinez ' +
    'mendoza morales nguyen ortiz patel perez ramirez rivera rodriguez ruiz sanchez torres'
  ).split(' '),
);

export const isLastNameForSure = (folded: string): boolean => IN_ENGLISH.has(folded) || OTHERS.has(folded);
export const isEnglishForSure = (folded: string): boolean => IN_ENGLISH.has(folded);
