import { headingWords } from '../sheets/column-looks.ts';

const LONGEST = 80;
/** Words of leaving, of dying, of not being asked, and of being ill or away, in English, Spanish, Portuguese, French, German, and Italian. */
const PARTING = new RegExp(
  `\\b(?:${[
    'nao|nicht|dnc|dnd|dna|declin\\p{L}*|refus\\p{L}*|unavailable|unable|unwilling|opt(?:ed)? ?out|optout|skip\\p{L}*|exempt\\p{L}*|excus\\p{L}*|off (?:the )?list',
    'leave|leaves|leaving|depart(?:s|ed|ure|ing)?|withdr\\p{L}*|remov\\p{L}*|deactiv\\p{L}*|archived|resign\\p{L}*|excom\\p{L}*|exit\\p{L}*|farewell|released from|(?:transferred|moves|moved|moving) (?:to|out)|moved from (?:the |our )?(?:ward|unit|branch)|records? (?:requested|request|sent|transfer\\p{L}*)|deployed|deployment|missing',
    'died|dead|death|deceas\\p{L}*|rip|funeral\\p{L}*|burial|buried|obit\\p{L}*|interment|graveside',
    'sick|ill|illness|hospital\\p{L}*|hospice|surgery|less active|menos activ[oa]|menos ativ[oa]|cirugia|cirurgia',
    'salida|salio|baja|se fue|se fueron|retirad[oa]|enferm[oa]|inactiv[oa]|fallec\\p{L}*|entierro|sepelio|velorio|hospitalizad[oa]',
    'saida|saiu|sairam|baixa|partiu|foi embora|afastad[oa]|inativ[oa]|doente|falec\\p{L}*|enterro|sepultamento|internad[oa]',
    'partie?s?|quitte|deces|obseques|enterrement|malade|auszug|ausgezogen|abgemeldet|beerdigung|krank|partenza|uscita|malat[oa]',
  ].join('|')})\\b`,
  'u',
);

/** Whether a heading, whatever else is in it, speaks of leaving, of dying, of not being asked, or of being ill or away. */
export const isPartingHeading = (title: string): boolean =>
  title.length <= LONGEST && PARTING.test(headingWords(title));

const ELSEWHERE =
  /^(?:where(?: (?:now|to|living|they (?:are|live) now))?|now (?:in|at)|relocat(?:ed|ing|ion)(?: to)?|left for|gone to|went to|(?:at )?(?:school|college|university|byu|mission)(?: (?:or |and )?(?:away|school|college|university|byu|mission))+(?: mission)?|(?:college|university|(?:school|college|university) attending|attending)|living (?:in|at)|lives (?:in|at)|vive en|mora em|se fue a|foi para)$/;
/** Whether below a heading stands the place where someone is now, or has gone. */
export const isElsewhereHeading = (title: string): boolean =>
  title.length <= LONGEST && ELSEWHERE.test(headingWords(title));
