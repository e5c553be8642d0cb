import { callingWords } from '#shared/members/calling-words.ts';
import { monthOfWord } from '#shared/calendar/month-words.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { isCallingWord, isAddress } from '../callings.ts';
import { answerIn } from '../doubts/answers.ts';
import { isAboutPerson, isNothing } from '../doubts/nothing.ts';
import { CHECKS } from '../marks/signs.ts';

/** Words of which 'Accepted and sustained', 'Called', and 'Set apart by the bishop' are made. Without a 'not', 'to', or 'be'. */
const CURRENT = new Set(
  (
    'present ongoing today presente accepted sustained called set apart apartado apartada done complete completed finished active current currently serving ' +
    'ordained confirmed recorded entered filled extended and by on in since as of at the bishop bp brother sister bro sis pres ' +
    'president stake ward lcr ok yes good all sacrament meeting aceptado aceptada acepto sostenido sostenida llamado llamada ' +
    'completo completa hecho listo vigente actual activo activa desde y e el la en de aceito aceita aceitou apoiado apoiada ' +
    'designado designada chamado chamada feito concluido concluida ativo ativa atual em o a'
  ).split(' '),
);
/** At least one of these says that the calling is theirs. */
const SAYS_SO =
  /\b(?:present|ongoing|presente|accepted|sustained|set apart|called|done|completed?|finished|active|current(?:ly)?|serving|ordained|confirmed|recorded|entered|filled|ok|yes|since|as of|aceptad[oa]|acepto|sostenid[oa]|apartad[oa]|llamad[oa]|complet[oa]|hecho|listo|vigente|actual|activ[oa]|desde|aceit[oa]|aceitou|apoiad[oa]|designad[oa]|chamad[oa]|feito|concluid[oa]|ativ[oa]|atual)\b/;
/** Who has accepted still has to be sustained. */
const ACCEPTED_ONLY = /^(?:accepted|aceptad[oa]|acepto|aceit[oa]|aceitou)$/;
const isDateWord = (word: string): boolean => /^\d+(?:st|nd|rd|th)?$/.test(word) || monthOfWord(word) !== null;

/** 'Sustained', 'Accepted and set apart', 'since March 2023': the calling is theirs. */
export function saysCurrent(text: string): boolean {
  const folded = foldLoose(text);
  return (
    !ACCEPTED_ONLY.test(folded) &&
    SAYS_SO.test(folded) &&
    folded.split(' ').every((word) => CURRENT.has(word) || isDateWord(word))
  );
}

/** Offices, classes, groups, places, and times: what callings are told apart by. */
const BESIDE = new Set(
  (
    'bishop president presidency counselor counselors secretary clerk clerks patriarch councilor organist pianist accompanist chorister ' +
    'teacher instructor adviser advisers advisor advisors missionary missionaries librarian consultant auditor scheduler coordinator ' +
    'specialist leader leaders director worker workers representative superintendent historian custodian usher greeter bishopric ' +
    'grade grades age ages year years month months team zone area section room hour morning afternoon evening am pm weekly monthly ' +
    'boys girls boy girl senior junior adult lead co combined joint north south east west english spanish portuguese tongan samoan ' +
    'chinese korean japanese french german italian russian asl deaf tagalog ysa eq rs yw ym ss fhe jv wm fsy hp hc wml ctr ctrs sunbeam ' +
    'valiants explorers gatherers messengers builders beehive beehives laurels mia maids deacon priest gospel doctrine come follow me ' +
    'book mormon old new testament covenants history prep preparation lesson lessons sundays sunday monday tuesday wednesday thursday ' +
    'friday saturday odd even i ii iii iv v a b c d no number nr pre k kindergarten level part time full local lay ' +
    'valientes rayitos rayos sol portadores haz lo justo hlj hej cuorum clase clases anos nino ninos nina ninas jovenes hombres ' +
    'mujeres adultos menor mayores valentes raios filhos cte classe turma criancas mocas rapazes solteros solteiros y e de del da do ' +
    'das dos la el los las para con com em en primera primeira segunda tercera terceira noche manha early mo mos yr yrs meetinghouse chapel ' +
    'bischof erster erste zweiter zweite ratgeber ratgeberin prasident prasidentin sekretar sekretarin fhv pv jd eveque premier premiere ' +
    'deuxieme seconde conseiller conseillere secretaire'
  ).split(' '),
);
/** What a small word ends is cut off, and 'over' alone means that it is. */
const OVER = /^(?:over|mission|old|new|no|first|to)$/;
const isBesideWord = (word: string): boolean => isCallingWord(word) || BESIDE.has(word) || isDateWord(word);
/** Nothing but words of callings, and of what stands beside them. */
export const isVocabulary = (folded: string): boolean =>
  !OVER.test(folded) &&
  !/(?:^| )(?:no|over|to)$/.test(folded) &&
  (folded.split(' ').every(isBesideWord) || callingWords(folded).trim().split(' ').every(isBesideWord));

/** What has been of a person in a ward's own list that takes no calling from them. */
const OF_A_MEMBER =
  /^(?:(?:new |full |active |ward |lds |church )*members?(?: of record)?|(?:less|semi|partly|fully) active|(?:unbaptized )?child of record|bic|born in covenant|(?:newly|recently) (?:baptized|moved in)|new (?:convert|move in)|convert|(?:recent |return(?:ed|ing)? )+(?:convert|member|missionary)|(?:has )?moved (?:in|here|back|from)(?: .*)?|move in|endowed|baptized|confirmed|visited|widow(?:ed|er)?|miembros?|membros?|menos activ[oa]|menos ativ[oa])$/;
const isOfMember = (text: string): boolean => isAboutPerson(text) || OF_A_MEMBER.test(foldLoose(text));

const CHECKED = new RegExp(`^[${CHECKS}🟢]\ufe0f?$`, 'u');
/** What may stand under 'Status' beside a calling that someone has. */
export const isCurrentStatus = (text: string): boolean =>
  isNothing(text) || saysCurrent(text) || isOfMember(text) || CHECKED.test(text) || isNumberOrDate(text);

/** Neither a word nor a sign: '12', '3/4/2024', '100%'; 'Nov 29' may be to come. */
const isNumberOrDate = (text: string): boolean =>
  /^[\d\s/.,:+()–-]+$|^100 ?%$/.test(text) || (/\d{4}/.test(text) && foldLoose(text).split(' ').every(isDateWord));

/** What may stand beside any calling without a question. */
export const isHarmless = (text: string): boolean =>
  !/[\p{L}\p{Extended_Pictographic}]/u.test(text) ||
  isCurrentStatus(text) ||
  foldLoose(text).split(' ').every(isDateWord) ||
  answerIn(text) !== null ||
  (isAddress(text) && !isTelling(text)) ||
  isVocabulary(foldLoose(text));

const STEPS = 'extend|release|sustain|call|set apart|announce|approve|interview|ordain|confirm|ask|contact|replace';
const STEPPED = `(?:${STEPS})(?:e?d|ing)?`;
/** Words with which a calling is denied, over, or to come, wherever they stand. No calling has any of them. */
const TELLING = new RegExp(
  `\\b(?:${[
    'no longer|no more|not|never|(?:has|have|did|does|is|wo|was|would|could|ca|do)nt|cannot|without success',
    'said no|says no|turned (?:it )?down|declin(?:e|ed|es|ing)|rejected|refus(?:e|ed|es)|rescinded|revoked|retracted|withdr[ae]wn?|withdrew|cancel(?:l?ed|ling|s)?|dropped|void',
    `needs? (?:to (?:be )?)?${STEPPED}|to (?:be )?${STEPPED}|${STEPPED} (?:needed|required|soon|next|this|scheduled)`,
    'interview(?:s|ing|ed)?|sustain|extend|waiting|awaits?|awaiting|pending|pends|proposed|proposal|proposing|considered|considering|under consideration|thinking|pray(?:ing|ed|er needed)|maybe|perhaps|possible|possibly|potential|probably|prospective calling|tentative(?:ly)?|undecided|unsure|unconfirmed|candidate|nominated|nominee|recommended|submitted|approved|future|upcoming|incoming|outgoing|expected|planned|planning|scheduled|to come|tbd|tba',
    'sub|substitute|interim|acting|former(?:ly)?|previous(?:ly)?|prior|past|was|were|used to|until|ended|ends|ending|expired|expires|over now|old calling|retired|resign(?:s|ed|ing)?|relieved|replaced|removed|releas(?:e|ed|es|ing)(?! time)|stepped down|stepping down|quit|gone|left|leaving|moved(?! (?:in|here|back|from)\\b)|moving(?! in$)|moves|deceased|died|(?<!for the )dead|passed away|inactive|excommunicated|non ?members?|visitor|in process|in progress|in review|on hold|hold|stalled|started|start of|called as|asked|tried|emailed|texted|voicemail|left message|follow up|vacant|open|temporary until|unavailable|sick|on leave|leave of absence|suspended|duplicate|wrong|error|mistake|delete',
    'aun no|todavia no|ya no|no acept\\p{L}*|no ha|no quiere|no es|dijo no|nao|por (?:llamar|sostener|relevar|apartar|definir)|para (?:relevar|llamar|sostener|apoiar|desobrigar)|a ser|(?:ser|sera) \\p{L}+|pendiente|pendente|espera(?:ndo)?|aguard\\p{L}*|tal vez|talvez|quiza|posible|possivel|propuest[oa]|propost[oa]|futur[oa]|anterior|relevad[oa]|desobrigad[oa]|rechaz\\p{L}*|recus\\p{L}*|renunci\\p{L}*|mudad[oa]|mudou|se mudo|fallecid[oa]|falecid[oa]|fallecio|faleceu|inactiv[oa]|inativ[oa]|difunt[oa]|entlassen|abgelehnt|vorgeschlagen|geplant|nicht|ehemalig\\p{L}*|ancien(?:ne)?|releve|refuse',
  ].join('|')})\\b`,
  'u',
);
/** What a day begins with. */
export const DAY =
  '(?:in|on|next|after|before|\\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|sunday|tomorrow|week|month)';
const BEGINS_OR_ENDS = new RegExp(
  `\\b(?:start(?:s|ing)?|begin(?:s|ning)?|effective|until|till?|through|thru|from) ${DAY}`,
);
const STRUCK = /~~/;

/** 'No longer', 'Maybe', 'moved to Lehi', 'starting Dec 6': a calling beside it is over, to come, or no one's. */
export function isTelling(text: string): boolean {
  const folded = foldLoose(text);
  return TELLING.test(folded) || BEGINS_OR_ENDS.test(folded) || STRUCK.test(text);
}

/** The same before or in the words of a calling itself, of which some have a 'Visitor' or a 'Follow-Up'. */
const NO_LONGER_OR_NOT_YET =
  /\b(?:no longer|old(?! testament)|last(?! sunday)|next|backup|back up|ex|then|before|under|ahora|not|never|maybe|perhaps|possib(?:le|ly)|potential|probably|tentative|future|upcoming|previous(?:ly)?|prior|called as|called to be|declined|resign(?:ed|ing)|relieved|moved|moving|deceased|cancel(?:l?ed)|waiting|awaiting|pending|until|next (?:year|month|week|sunday)|soon to|about to|going to be|asked to|just (?:called|asked)|needs? to|was|were|will be|ya no|aun no|ainda nao|nao|tal vez|talvez|quiza|posible|possivel|futur[oa]|anterior)\b/;
/** 'No longer Ward Clerk', 'Ward Clerk starting Dec 6', '~~Ward Clerk~~' */
export function isTellingCalling(calling: string): boolean {
  const folded = foldLoose(calling);
  return NO_LONGER_OR_NOT_YET.test(folded) || BEGINS_OR_ENDS.test(folded) || STRUCK.test(calling);
}
