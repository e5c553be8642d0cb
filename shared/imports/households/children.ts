import { foldLoose } from '#shared/text/fold.ts';

export const withoutAge = (text: string) => text.replace(/\(\d{1,2}\)$/, '').trim();

export const AND = /&|\s(?:and|y|e)\s/;

/** 'Tim, Ann, Joe' and a lone 'Tim' show how children are written; 'Tim, Ann' might be Ann Tim. */
export const isByFirstName = (cell: string) => cell.split(',').length > 2 || /^[^\s,;&]+$/.test(withoutAge(cell));

/** With `isByComma` commas part children, unless the family's name stands before the comma. */
export function childrenIn(cell: string, family: string, isByComma: boolean): string[] {
  const isOneName = cell.split(',').length === 2 && foldLoose(cell.split(',')[0] ?? '') === foldLoose(family);
  const mark = /[;\n]/.test(cell) ? /[;\n]/ : isByComma && !isOneName ? /,|&|\sand\s/ : AND;
  return cell.split(mark).map(withoutAge).filter(Boolean);
}

const NO_CHILD =
  /^(?:expecting|expected|expectant|unborn|pregnant|due(?: \S+){0,3}|baby(?: (?:due|on the way|boy|girl))?(?: \S+){0,2}|newborn|grown(?: up)?|adult children|several|\d{1,2}(?: (?:kids|children|grown))?|esperando|embarazada|gravida)$/;
/** 'expecting', 'baby due in May', '3 kids': written where children are, and nobody's name. */
export const isNoChild = (text: string): boolean => text.length <= 60 && NO_CHILD.test(foldLoose(text));
