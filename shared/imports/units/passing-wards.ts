import { foldLoose } from '#shared/text/fold.ts';
import { looksLikeFullName } from '../names.ts';
import { unitInTitle } from './named-units.ts';
import { NAMED_UNIT } from './unit-words.ts';

const LONGEST = 300;
const ANY = new RegExp(`\\b(?:${NAMED_UNIT})\\b`, 'i');
const LEAST_WORDS = 5;
/** Not behind 'St.' and 'Mt.', which names of wards begin with. */
const BETWEEN = /(?<=(?:[\p{L}\d)]{3}|[ap]m|\d)[.!?])\s+(?=[\p{Lu}¡¿])/u;

/** Of those below, whatever else a sentence says; and of whose list it is. */
const OF_BELOW =
  /\b(?:following|below|these|this|those|here(?: is| are)|lists?|names?|records?|moved|moving|joined|transferred|belong\p{L}*|liv(?:e|es|ing)|attend\p{L}*|(?:our|my) (?:own )?(?:ward|branch)|i am|im|we are|siguientes?|abajo|est[aeo]s|aqui|listas?|nombres?|mudaron|mudo|viven?|asisten?|pertenecen?|somos|soy|nuestr[oa] (?:barrio|rama)|mi (?:barrio|rama)|seguintes?|abaixo|ess[ae]s|nomes?|mudaram|mudou|moram?|frequentam?|pertencem?|sou|noss[oa] (?:ala|ramo)|minha ala|meu ramo)\b/u;
const PEOPLE =
  /\b(?:members?|people|persons?|families|family|households?|visitors?|guests?|converts?|speakers?|brothers?|brethren|sisters?|youth(?! (?:activit(?:y|ies)|conference|night|dance|temple))|couples?|missionar(?:y|ies)|leaders?|bishopric|presidency|clerk|they|miembros?|personas?|familias?|visitas?|visitantes?|discursantes?|oradores|herman[oa]s?|jovenes|misioner[oa]s?|ellos|membros?|pessoas|irma[os]?s?|irmaos|jovens|missionari[oa]s|eles)\b/u;

const GREETING =
  /^(?:dear|hi|hello|hey|good (?:morning|evening)|hola|buen[oa]s \p{L}+|querid[oa]s|estimad[oa]s|ola|oi|olá|bom dia)\b[^,:]{0,30}[,:]\s+/iu;
const THANKS =
  /^(?:and |also |y |e )?(?:(?:a |many |big |special )*thanks?|(?:please )?thank|we (?:thank|appreciate|loved|enjoyed)|(?:muchas )?gracias|agradec\p{L}+|(?:muito )?obrigad[oa]s?)\b/u;
const PRAISE =
  /\b(?:was|were|gave|did|spoke|sang|estuv\p{L}+|fue|fueron|dieron|hablaron|foram|foi|falaram|estavam)\b.*\b(?:great|wonderful|good|excellent|amazing|beautiful(?:ly)?|inspiring|lovely|fantastic|awesome|well|excelentes?|maravill?h?os[oa]s?|bien|bem|hermos[oa]s?|lind[oa]s?|otim[oa]s?|buen[oa]s?)\b/u;

const IS =
  /\b(?:has|have|had|is|was|were|meets?|met|uses?|used|starts?|begins?|ends?|will|shares?|needs?|hosts?|hosting|cleans?|invites?|invited|invite us|holds?|held|tiene|tendra|es|esta|estara|sera|fue|usa|usara|se reune|reune|comienza|empieza|termina|comparte|compartimos|limpia|invita|nos invita|tem|tera|estara|foi|comeca|divide|dividimos|limpa|convida|nos convida|e)\b/;
/** Buildings, hours, and what wards do together. */
const OF_SCHEDULE =
  /\b(?:building|chapel|church house|meeting ?house|stake center|cultural hall|gym|kitchen|parking|keys?|cabinet|piano|organ|schedule|meets?|\d{1,2}(?: \d\d)? ?(?:am|pm|a m|p m)|(?:from|at|until|before|after) \d{1,2}|choir|practice|rehearsals?|activit(?:y|ies)|party|dinner|breakfast|picnic|fireside|devotional|conference|baptisms?|temple (?:trip|day|night)|cleaning|concert|broadcast|edificio|capilla|salon|cocina|llaves?|horario|reune|a las \d+|de \d+ a \d+|coro|ensayo|practica|actividad(?:es)?|fiesta|cena|desayuno|noche de hogar|conferencia|bautismos?|limpieza|predio|capela|cozinha|chaves?|as \d+|das \d+|ensaio|atividades?|festa|jantar|batismos?|limpeza)\b/;

/** 'High council speaker (Cedar Ridge Ward): Brother Dean Ostler': one person, who is named. */
function isOfOnePerson(sentence: string): boolean {
  const [, inside = '', behind = ''] = /\(([^()]+)\)\s*[:：–—-]\s*(\S.*)$/u.exec(sentence) ?? [];
  const [name = ''] = behind.split(/[,(]/);
  return unitInTitle(inside) !== null && looksLikeFullName(name.trim());
}

/** Whether a sentence names a ward only for what goes on there: 'The Oak Hills Ward has our building from 9 to 11.' */
function isInPassing(sentence: string): boolean {
  if (sentence.length > LONGEST || unitInTitle(sentence) === null) return false;
  if (isOfOnePerson(sentence)) return true;
  // 'Dear brethren, the Oak Hills Ward has the chapel at 9.'
  const said = sentence.replace(GREETING, '');
  const folded = foldLoose(said);
  if (/[:：]\s*$/.test(sentence) || folded.split(' ').length < LEAST_WORDS || OF_BELOW.test(folded)) return false;
  if (THANKS.test(folded) || PRAISE.test(folded)) return true;
  // Behind a semicolon it may go on about anyone.
  const clause = foldLoose(said.split(';')[0] ?? '');
  return !PEOPLE.test(clause) && IS.test(clause) && OF_SCHEDULE.test(clause);
}

/** A text without the sentences that say nothing of a list but what goes on in another ward. */
export function withoutPassingWards<Text extends string | null>(text: Text): Text | string {
  if (text === null || text.length > LONGEST || !ANY.test(text)) return text;
  const others = text.split(BETWEEN).filter((sentence) => !isInPassing(sentence));
  return others.join(' ');
}
