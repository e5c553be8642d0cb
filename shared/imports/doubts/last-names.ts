/** Last names in the United States that hardly anyone is called by first. */
const LAST_NAMES = new Set(
  (
    'adams alvarez baker castillo chavez christensen diaz edwards evans fernandez flores ' +
    'garcia gomez gonzalez gutierrez hall hansen harris hernandez hill hughes jimenez johnson jones larsen larson lopez ' +
    'martinez mendoza miller moore morales myers nguyen nielsen olsen olson ortiz patel perez peterson ' +
    'petersen phillips price ramirez richardson rivera roberts rodriguez rogers ruiz sanchez sanders smith sorensen ' +
    'thompson torres white williams wood wright young'
  ).split(' '),
);

export const isLastNameForSure = (folded: string): boolean => LAST_NAMES.has(folded);
