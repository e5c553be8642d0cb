import { headingWords, isAboutThings } from '../sheets/column-looks.ts';
import { isPartingHeading } from '../lone-cells/parting-headings.ts';

const LONGEST = 80;
/** Of places, numbers, dates, relatives, callings, talks, and work: what stands below them says nothing against anyone. */
const WORDS = new RegExp(
  `\\b(?:${[
    'address(?:es)?|street|city|town|state|province|zip|postal|post code|country|county|apt|apartment|suite|po box|house (?:no|number)|neighborhood|subdivision|latitude|longitude|lat|lng|geo\\p{L}*|map|units?|ward|stake|branch|area|zone|district|region|route|building|hometown',
    'mrn|(?:membership|record|member|confirmation|reference|account|household|row|serial|order|seq\\p{L}*) (?:no|nr|num|number|id|ref)|ids?|uuid|guid|position id',
    'birth\\p{L}*|born|dob|age|ages|anniversary|sex|gender|phones?|tel|telephone|cell|mobile|fax|carrier|e ?mails?|web ?sites?|facebook|instagram|whatsapp|social media|url|links?|photos?|pictures?|images?|avatar',
    'households?|family|families|hoh|head of house\\p{L}*|couples?|spouses?|wife|husband|partner|child|children|kids|sons?|daughters?|parents?|guardians?|mother|father|mom|dad|siblings?|maiden|middle|prefix|suffix|titles?|anrede|civilite|tratamiento|tratamento|salutation|honorific|initials?|nick ?names?|preferred|name|names|surname|relation\\p{L}*|marital|married|marriage|wedding',
    'callings?|positions?|organi[sz]ations?|auxiliar(?:y|ies)|class(?:es)?|quorums?|priesthood|office|sustained|set apart|date called|groups?|grade|school year|teachers?|ministering|ministers?|minister to|companions?|companionship|(?:sisters?|brothers?|members?|herman[oa]s?|irmas?|irmaos?) visit(?:ed|ad[oa]s?)|home teach\\p{L}*|visiting teach\\p{L}*',
    'topics?|subjects?|themes?|themed?|hymns?|songs?|last (?:talk|spoke|spoken|speaking|prayer|prayed|asked)|(?:talk|prayer|speaking|sacrament|meeting) dates?|dates? (?:of )?(?:last )?(?:talk|prayer|spoke)|(?:num\\p{L}*|no|count) of (?:talks|prayers)|talks|prayers|assignments?',
    'returned missionar(?:y|ies)|rm|seminary|institute|baptism|baptized|confirmed|confirmation|endow\\p{L}*|seal\\p{L}*|ordain\\p{L}*|ordination|temple|recommend|convert|patriarchal|languages?|nationality|ethnicity|occupation|profession|employer|employment|jobs?|company|department|majors?|hobb(?:y|ies)|interests?|skills?|talents?|instruments?|voice|favorite\\p{L}*|allerg\\p{L}*|shirt|size|colors?|vehicle|license',
    'created|updated|modified|added|entered|timestamp|submitted|source|export\\p{L}*|version|last login|owner|etag|move(?:d)? in(?: date)?|date moved in|(?:moved|came|coming|comes) from|arriv\\p{L}*|emergency contact',
    'direcc?ion|endereco|ciudad|cidade|municipio|pais|codigo postal|cep|bairro|barrio|colonia|calle|rua|estaca|ala|rama|ramo|cedula|cpf|rg|dni|nacim\\p{L}*|nascim\\p{L}*|edad|idade|sexo|genero|telefon\\p{L}*|celular|correo|conyuge|espos[oa]|hij[oa]s?|filh[oa]s?|padres?|madre|pai|mae|famil\\p{L}*|organizac\\p{L}*|clase|cuorum|sacerdo\\p{L}*|llamamientos?|chamados?|bautismo|batismo|idiomas?|profesion|profissao|trabajo|trabalho|tema|apellid\\p{L}*|sobrenome|nombre|nome',
    'investid\\p{L}*|sellad[oa]s?|sellamiento|selad[oa]s?|selamento|ordenad[oa]s?|ordenac\\p{L}*|bauti[sz]ad[oa]s?|batizad[oa]s?|confirmad[oa]s?|confirmac\\p{L}*|templo|recomendac\\p{L}*|patriarcal|seminario|instituto|convers[oa]s?|casad[oa]s?|matrimonio|casamento|solter[oa]s?|solteir[oa]s?|viud[oa]s?|viuv[oa]s?|jefe|chefe|cabeza|cabeca|hogar|grupos?|edificio|predio|zona|distrito|region|regiao|titulo|himnos?|hinos?',
    'nacionalidad\\p{L}*|ocupac\\p{L}*|empleo|emprego|empresa|escuela|escola|grado|pasatiempos|intereses|interesses|talentos?|instrumentos?|voz|alergias?|talla|tamanho|camis\\p{L}*|vehiculo|veiculo|cread[oa]|criad[oa]|actualizad[oa]|atualizad[oa]',
    'adresse|strasse|ort|plz|ville|rue|code postal|geburt\\p{L}*|naissance|alter|geschlecht|beruf|berufung|sprache|langue|gemeinde|pfahl|paroisse|pieu|thema|sujet|prenom|nom|vorname|nachname|familie|famille|kinder|enfants|ehe\\p{L}*|conjoint|indirizzo|citta|nascita|eta|sesso|coniuge|figli|chiamata|lingua',
  ].join('|')})\\b`,
  'u',
);
const ALONE =
  /^(?:id|no|nr|n|nbr|num|number|row|index|line|order|key|dates?|days?|months?|years?|times?|weeks?|sundays?|type|kind|from|origin|origen|origem|procedencia|count|total|attendance|roll|present|fecha|data|datum|jour)$/;
const COUNTED = /^[#№]$/;
/** Whoever has none may speak all the same. */
const RECOMMEND = /^(?:temple )?recommend (?:status|type|expir\p{L}*|date)/u;
/** Whatever else such a heading is about, below it stands what there is to say of someone. */
const TELLING =
  /\b(?:notes?|comments?|remarks?|status|stat|sts|reasons?|willing\p{L}*|available|availability|away|gone|moved(?! (?:in|from|here)\b)|left|do not|dont|no|not|inactive|contact status|restrict\p{L}*|care|health|needs?|concerns?|issues?|special|estado|notas?|observa\p{L}*|comentarios?)\b/u;

/** Whether a column has, by its heading, nothing that a person must read before someone is saved. */
export function isHarmlessHeading(title: string): boolean {
  if (title.length > LONGEST) return false;
  const words = headingWords(title);
  return (
    COUNTED.test(title.trim()) ||
    ALONE.test(words) ||
    RECOMMEND.test(words) ||
    (WORDS.test(words) && !isTellingHeading(title))
  );
}
const GROUP = /^(?:groups?|types?|kind|class(?:es)?|categor(?:y|ies)|grupos?|tipos?|clases?|categorias?)$/;
/** Headings below which most say where in the ward they belong, and others may say that they don't. */
export const isGroupHeading = (title: string): boolean => title.length <= LONGEST && GROUP.test(headingWords(title));
/** Whether a heading says that whatever stands below it may be for a reader. */
export const isTellingHeading = (title: string): boolean =>
  title.length <= LONGEST && (TELLING.test(headingWords(title)) || isPartingHeading(title));
/** Of several people only one has something there, below a heading that tells of no things: it is for a reader, whatever it is. */
export const isLoneAnswer = (title: string, filled: readonly string[], people: number): boolean =>
  filled.length === 1 &&
  people > 2 &&
  title.trim() !== '' &&
  (/\?\s*$/.test(title) || ![isHarmlessHeading, isGroupHeading, isAboutThings].some((is) => is(title)));
