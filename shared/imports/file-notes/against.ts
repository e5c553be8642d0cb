import { foldLoose } from '#shared/text/fold.ts';
import { refusesContact } from '../availability/contact-refusals.ts';
import { isHomebound, refuses } from '../availability/refusals.ts';
import { hasLeftAsStatus } from '../doubts/gone-words.ts';
import { tellsOfPerson } from '../other-people/person-words.ts';

/** Nearly every street, class, and relation has none of these, so that the longer lists need not be asked. */
const ANY =
  /dnc|^d\.? ?(?:19|20)\d\d$|mov|deceas|fallec|falec|dec[eé]d|died|dead|pass|gone|left|contact|call|visit|disturb|knock|long|mission|misi[oó]n|miss[aã]o|\bno\b|not|n[’']?t\b|never|\bnone\b|nobody|neither|n[aã]o|nicht|plus|mehr|refus|rehus|rechaz|recus|\bneg[oó]|declin|reject|unwill|withdr|remove|resign|inac|inat|inak|out ?of|away|outside|f(?:ue|o)ra d|fuori|hors|dehors|au(?:ß|ss)erhalb|\bunit\b(?! ?#?\d)|\brip\b|unknown|wrong|\bbad\b|guest|visit|non-?mem|prison|jail|hospi|bound|care|nursing|memory|wait|hold|later|mud[aoó]|traslad|verst|gestorb|verzog|umgezog|demenag|d[ée]m[ée]nag|delete|duplicate|lost|excom|deploy|college|byu|restrict|ward|barrio|paroisse|gemeinde|skip|archiv|deactiv|exclud|exempt|excus|return|sold|vacant|address|serving|snow ?bird|winter|record|muri|murió|morre|unavail|indispon|pray|afraid|turned|funeral|\b(?:otr|outr)[oa]s?\b/i;
/** The same as in notes, with a street or a class before it: '20 Oak St DO NOT CONTACT', 'Elder, moved'. */
const ANYWHERE =
  /^d (?:19|20)\d\d$|\b(?:dnc|(?:do not|dont|never) (?:call|contact|visit|knock|text|mail|ask|disturb)|(?:has |have )?moved(?! (?:in|here|back|from)\b)|moving (?:out|away)|deceased|died|passed away|(?:his|her|their) funeral|funeral (?:was|is|on|in|held|last|this|\d+)|rip(?: \d{4}|$)|no longer|archived|deactivated|withdrawn|out of state|(?:on|serving) (?:a )?mission|(?:declined|declines|refused|refuses)|no visitar|no llamar|ya no|nicht mehr|nicht (?:besuchen|anrufen)|ne pas (?:visiter|appeler))\b/;
/** 'Peru Lima East Mission', and no street. */
const OF_MISSION =
  /\b\p{L}+ \p{L}+ mission\b(?! (?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|viejo|hills|way|ct|cir|bay|park)\b)/u;
const LONGEST = 300;

/** Whether a text says, with whatever else stands in it, that someone is gone, not to be asked, or only later. */
export function isAgainst(text: string): boolean {
  if (text.length > LONGEST) return false;
  if (!ANY.test(text)) return refusesContact(text);
  const folded = foldLoose(text).replace(/(?<=\p{L}{3})(?=\d)/gu, ' ');
  return (
    ANYWHERE.test(folded) ||
    OF_MISSION.test(folded) ||
    refuses(text) ||
    hasLeftAsStatus(text) ||
    isHomebound(text) ||
    tellsOfPerson(text)
  );
}
