import { foldLoose } from '#shared/text/fold.ts';
import { isOnMission } from '../doubts/gone-words.ts';
import { headingWords } from '../sheets/column-looks.ts';

const HEADING =
  /^(?:(?:full time|current|is|served|serving|a) )*(?:mission(?:s|ary|aries)?|misi[o]n(?:er[oa]s?)?|miss(?:ao|oes|ionari[oa]s?)|rm|returned missionary)(?: (?:status|service|served|info|y n|estado))?$/;
/** Below 'Mission': away until it ends. 'Served' and 'Returned' are over. */
const SERVING =
  /^(?:(?:now|currently|is|still|presently|esta) )*(?:serving|on (?:a |his |her )?mission|(?:out )?in (?:the )?(?:mission )?(?:field|mtc)|mtc|away|out|sirviendo|en (?:la )?mision|servindo|(?:em|na) missao)(?: .*)?$/;

export const isMissionHeading = (title: string): boolean => HEADING.test(headingWords(title));
/** What a column about missions says of whoever is away on one. */
export const saysServing = (cell: string): boolean => SERVING.test(foldLoose(cell)) || isOnMission(cell);
