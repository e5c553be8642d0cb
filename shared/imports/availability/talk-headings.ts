import { foldLoose } from '#shared/text/fold.ts';

/** 'WontSpeak' is two words. */
const wordsOf = (heading: string): string => foldLoose(heading.slice(0, 100).replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '));

const TALK = '(?:speak(?:s|ing)?|talk(?:s|ing)?|give (?:a )?talks?|discursar?|discursos?)';
/** 'in sacrament meeting', and how the answer is given. */
const WHERE = '(?: (?:in|at|during|en|em|our|the|la|a|sacrament|church|meetings?|ward|public|sacramental))*';
const END = `${WHERE}(?: y n| yes no)?$`;

const WILLING = new RegExp(
  '^(?:(?:is|are|do|does|would|will|can|may|could) )?(?:(?:you|he|she|they|we) )?(?:be )?' +
    '(?:(?:willing|able|ok|okay|happy|comfortable|open|available|agrees?|wants?|will|can|may|could|dispuest[oa]s?|dispost[oa]s?|puede[ns]?|podem?)(?: (?:to|for|with|a|para|be))? )' +
    `(?:(?:asked|ask) to )?(?:${TALK}|ask(?:ed)?)${END}`,
);
/** 'Willing to speak', 'OK to ask?', 'Can speak in sacrament?': below it, a no means that someone isn't available. */
export const isWillingHeading = (heading: string): boolean => heading.length <= 80 && WILLING.test(wordsOf(heading));

const NOT =
  '(?:(?:please )?(?:do|does|will|can|should|would) not|dont|doesnt|wont|cant|cannot|shouldnt|wouldnt|never|not|no|unable|unwilling|excused|exempt|exclude[ds]?|declines?|declined|refuses)';
const BETWEEN = '(?: (?:to|from|be|able|willing|want|wants|like|likes|comfortable|asked|a|do|give|for|any))*';
const REFUSED = new RegExp(
  `^(?:is )?(?:${NOT}${BETWEEN} (?:${TALK}|ask(?: (?:to (?:speak|talk|give talks?)|for (?:a )?talks?))?)${END}|(?:currently )?(?:un ?|not )avail(?:able|ible)?(?: (?:to|for) ${TALK})?$|excused$|(?:no (?:esta )?|in|nao )disponi(?:ble|vel)$|indisponi(?:ble|vel)$|no discursa[r]?$|nao discursa[r]?$)`,
);
/** 'No. of talks' counts them. */
const COUNT = /^(?:no\.|nos\.|#)/i;
/** 'Unavailable', 'Do not ask', 'Won’t speak': below it, a yes means that someone isn't available. */
export const isRefusalHeading = (heading: string): boolean =>
  !COUNT.test(heading.trim()) && REFUSED.test(wordsOf(heading));

const ANY_NOT = new RegExp(`\\b${NOT}\\b`);
const PART =
  /\b(?:speak|speaks|speaking|talks?|ask|pray|prays|praying|prayers?|call on|invite|schedule|discursos?|discursar?)\b/;
const LEFT_OUT =
  /^(?:exclu(?:de[ds]?|sions?)|skip(?:ped)?|exempt(?:ed|ions?)?|opt(?:ed)? ?out|excused?|do not use|dont use|pray(?:s|ers?)? only|only pray(?:s|ers?)?|just pray(?:s|ers?)?|dna|home ?bound|house ?bound|shut ?ins?|bed ?ridden|hospice|memory care|nursing home|assisted living|care cent(?:er|re)|(?:membership )?restrict(?:ions?|ed))(?: .*)?$/;
/** 'Not available until', 'Away through': below it stands the day from which someone may be asked again. */
const AWAY_UNTIL =
  /^(?:(?:currently )?(?:not available|unavailable|away|gone|out(?: of town)?|traveling|on leave|excused|skip|do not ask|dont ask|hold) )(?:un)?(?:till?|through|thru|to|before)(?: (?:the )?(?:date|day))?$|^(?:no disponible|nao disponivel|indisponivel|ausente) (?:hasta|ate)$|^(?:nicht verfugbar|abwesend) bis$|^(?:pas disponible|indisponible|absente?) jusqu\p{L}*$/u;
export const isAwayUntil = (heading: string): boolean => AWAY_UNTIL.test(wordsOf(heading));
/** A talk that was given or is planned, what it is about, and what language someone speaks. */
const OTHER =
  /\b(?:last|next|previous|first|second|third|given|gave|spoke|spoken|since|total|number|count|of|topics?|subjects?|titles?|dates?|when|by|who|assigned|scheduled|confirmed|accepted|completed|done|month|year|years|week|this|ever|languages?|english|spanish|espanol|portuguese|french|german|tongan|samoan|asl|ingles|portugues|frances|idiomas?|langues?|roll|ultim[oa]s?|proxim[oa]s?|fechas?|datas?|temas?|numero|cantidad|quantidade|cuando|quando|asignad[oa]s?|designad[oa]s?|\d+)\b/;
/** 'Declined', 'Said no': a talk, or beside a calling, that. */
const DECLINED =
  /^(?:(?:has |date |dates |times |when |last )?(?:declin(?:ed|es)|refus(?:ed|es)|said no|turned (?:it |us )?down)(?: (?:on|date|times|count|talks?|to (?:speak|talk|pray)))?|unwilling|not (?:willing|interested))$/;
/** 'Speaker/Prayer', 'Talk or prayer?', 'Preference': below it stands which of the two someone will do. */
const CHOICE =
  /^(?:(?:speak|speaks|speaker|speaking|talks?) (?:(?:or|and|y|e) )?pray\p{L}*|pray\p{L}* (?:(?:or|and|y|e) )?(?:speak|speaks|speaker|speaking|talks?)|[st] p|p [st]|(?:assignments? (?:ok(?:ay)?|accepted)|(?:ok(?:ay)?|available) for)|speaker|(?:(?:talk|speaking|speaker|assignment|participation|sacrament) )?(?:pref(?:erence)?s?|prefers|choice)|(?:will|can|would|happy to|prefers to) (?:do|give)|willing to(?: do| give)?|preferencias?|discursos?(?: (?:o|y|e|ou))? orac(?:ion(?:es)?|ao|oes)|orac(?:ion(?:es)?|ao|oes)(?: (?:o|y|e|ou))? discursos?)$/u;
/** 'Willing?', 'Response': asked about what the list is for. */
const ANSWER =
  /^(?:(?:is |are you |are they )?willing(?:ness)?(?: y n)?|(?:their |his her |speaker )?(?:response|reply|answer|result|outcome)|respuesta|resposta|invitation|invited|invitacion|convite|reponse|antwort|risposta|dispuest[oa]|dispost[oa]|bereit)$/;
const SPEAKS =
  /\b(?:speak|speaks|speaking|talks?|ask|discurs(?:a|ar|os?)|orador(?:a|es|as)?|hablar?|falar?|spricht|sprechen|ansprachen?|parle|parler|prend la parole|ora|orar|pray|prays|prayers?)\b/;

const VERB =
  /\b(?:speaks|prays|talks(?= in| at)|can|could|will|willing|may|might|able|ok|okay|does|is|comfortable|open|dispuest[oa]|dispost[oa]|discursa|ora|habla|fala|puede|pode|spricht|betet|parle|prie)\b/;
/** 'Prays', 'Can pray', and 'Willing to speak?', below which each person has an answer; 'Prayer' may be one of a Sunday's. */
export const isAnsweredByEach = (heading: string): boolean =>
  askedBelow(heading) === 'yes' && VERB.test(wordsOf(heading));
/** What an unread column may say of who may be asked to speak; null where it says nothing of it. */
export type AskedBelow =
  /** Anything but a no is asked about; `declined`, unless the row has a calling that may be meant. */
  | 'no'
  | 'declined'
  /** A no is. */
  | 'yes'
  | 'answer'
  /** A prayer, or neither, is. */
  | 'choice'
  | null;
export function askedBelow(heading: string): AskedBelow {
  const words = wordsOf(heading);
  if (COUNT.test(heading.trim())) return null;
  if (DECLINED.test(words)) return 'declined';
  if (AWAY_UNTIL.test(words)) return 'no';
  if (OTHER.test(words)) return null;
  if (LEFT_OUT.test(words) || (ANY_NOT.test(words) && PART.test(words))) return 'no';
  if (CHOICE.test(words)) return 'choice';
  if (ANSWER.test(words)) return 'answer';
  return SPEAKS.test(words) ? 'yes' : null;
}
/** Of columns for whatever there is to say of someone: a short answer in them is theirs to a talk. */
export const isRemarksHeading = (heading: string): boolean =>
  /^(?:(?:speak(?:er|ing)|talk|prayer|member|other|additional|more|bishops?|clerk|special|personal) )?(?:notes?|info(?:rmation)?|details?|situation|status|remarks?|comments?|misc(?:ellaneous)?|other|reasons?|care|health|needs?|concerns?|why|explanations?|circumstances|considerations?|limitations?|restrictions?|estado|situacion|situacao|estatus|statut)$/.test(
    wordsOf(heading),
  );
