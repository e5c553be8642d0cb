import { foldLoose } from '#shared/text/fold.ts';
import { headingWords } from '../sheets/column-looks.ts';

/** Headings of how someone would rather be reached. */
const HEADING =
  /\b(?:(?:contact|communication|reach\p{L}*|texting|calling) (?:preferences?|prefs?|method|methods)|prefer(?:red|s|ence)? (?:(?:way|method|means|form|mode) (?:of|to) )?(?:be )?(?:contact\p{L}*|communicat\p{L}*|reach\p{L}*)|(?:best|preferred) (?:way|method|means) (?:to|of) (?:be )?(?:contact\p{L}*|reach\p{L}*|communicat\p{L}*)|how to (?:contact|reach)|(?:contacto|contato) preferido|preferencia de (?:contacto|contato)|(?:mejor|melhor) (?:forma|manera|maneira) de (?:contact\p{L}*|contatar))\b/u;
export const isWayHeading = (title: string): boolean => title.length <= 60 && HEADING.test(headingWords(title));

/** 'Text only', 'Phone only - no email': which ways are the only ones, and which are none. */
const LIMITS =
  /\b(?:only|no|not|never|dont|do not|without|except|unless|solo|solamente|so|somente|apenas|nunca|nao|nur|kein\p{L}*|nicht|seulement|pas)\b/u;
export const limitsWays = (cell: string): boolean => cell.includes(' ') && LIMITS.test(foldLoose(cell));
