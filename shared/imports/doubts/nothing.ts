import { foldLoose } from '#shared/text/fold.ts';
import { answerIn, sexIn } from './answers.ts';
import { isNotCalled, isNotCurrent, isReleased } from './gone-words.ts';

/** What people and programs write where there is nothing: '-', 'N/A', 'nan', '#REF!', 'TBD'. */
const NOTHING =
  /^(?:[-–—.?*_]+|#?n\/?a|n\.a\.|none|nada|blank|ningun[oa]|nenhuma?|keine?r?|aucune?|nessun[oa]|s\/n|unknown|nan|null|nil|undefined|false|tbd|tba|0|#[¡¿]?(?:ref|value|name|num|null|div\/0|spill|calc|valor|nombre|nome)[!?]*)$/i;
/** '(none)', '<null>' */
const IN_BRACKETS = /^[(<[](.*)[)>\]]$/;
export const isNothing = (text: string): boolean => NOTHING.test(text.trim().replace(IN_BRACKETS, '$1'));

/** Nan and Na are first names, written so; programs write 'nan', 'NaN', and 'NA'. */
export const isNoFirstNamePart = (text: string): boolean => !/^Nan?$/.test(text.trim()) && isNoNamePart(text);

/** Someone may be called Null. */
export const isNoNamePart = (text: string): boolean =>
  text.trim() !== 'Null' && (isNothing(text) || /^(?:x|[xX]{3,}|[sS]ame|[dD]itto|[iI]dem|〃)$/.test(text.trim()));

const PRIESTHOOD = new Set(
  (
    'elder|high priest|priest|deacon|unordained|not ordained|seventy|sumo sacerdote|presbiteros?|sacerdotes?|diaconos?|' +
    'diakone?|priester|diacres?|pretres?'
  )
    .split('|')
    .flatMap((word) => (word.endsWith('?') ? [word.slice(0, -2), word.slice(0, -1)] : word)),
);
/** 'Deacon', 'Elder'; a teacher may be one by calling. */
export const isPriesthoodOffice = (text: string): boolean => PRIESTHOOD.has(foldLoose(text));

/** About a person, and no calling: how they are related or married. */
const ABOUT_A_PERSON = new Set(
  (
    'married|single|single adult|divorced|widow|widowed|widower|separated|wife|husband|spouse|son|daughter|child|children|' +
    'mother|father|parent|head|head of household|head of house|hoh|other|other adult|self|relative|grandson|granddaughter|' +
    'grandchild|grandmother|grandfather|brother|sister|endowed|' +
    'not endowed|youth|adult|ysa|young single adult|casado|casada|soltero|soltera|viudo|viuda|divorciado|divorciada|esposo|esposa|' +
    'hijo|hija|jefe de familia|jefe de hogar|conyuge|activo|activa|inactivo|inactiva|menos activo|menos activa|active|new member|' +
    'nuevo|nueva|converso reciente|visitante|miembro|sin llamamiento|no tiene|sem chamado|nao tem|no calling|no current calling|' +
    'unassigned|sin asignar|available|not available|solteiro|solteira|marido|filho|filha'
  ).split('|'),
);
/** 'Quorum Member', 'Returned missionary': whoever is of a group, or was away, serves in nothing by that. */
const OF_A_GROUP =
  /^(?:(?:ward|branch|church|class|quorum|deacons|teachers|priests|elders|relief society|sunday school|young (?:women|men)|primary) )*members?$|^return(?:ed)? missionary$/;
export const isAboutPerson = (text: string): boolean =>
  ABOUT_A_PERSON.has(foldLoose(text)) || OF_A_GROUP.test(foldLoose(text)) || isPriesthoodOffice(text);

/** 'None', 'No calling', 'Deacon': whoever has that for a calling holds none. */
export const holdsNone = (calling: string): boolean =>
  calling.trim() === '' || isNothing(calling) || isAboutPerson(calling);

/** 'released', 'see Bishop', 'none yet', 'Female': neither a calling nor a blank. */
const NO_CALLING =
  /^(?:see .*|none .*|has (?:a )?calling|(?:needs|wants) .*|(?:on )?hold|(?:formerly|former|past|ex|antes|fue) .*|vacancy|vago|open|same(?: .*)?|with .*|\S+s wife|ditto|idem|pending.*|extended|accepted|visitor|was .*|to be .*|away .*|.* (?:released|relevad[oa])|set apart|moving|on (?:a )?mission|\d(?:st|nd|rd|th) hour|room \d+|en (?:espera|proceso)|pendiente.*|vive en .*|acept[oa]|aun no)$/;
export const isNoCalling = (text: string): boolean =>
  NO_CALLING.test(foldLoose(text)) ||
  isNotCalled(text) ||
  isNotCurrent(text) ||
  isReleased(text) ||
  answerIn(text) !== null ||
  sexIn(text) !== undefined;
