import { foldLoose } from '#shared/text/fold.ts';
import { isInvitedHeading } from './invited-headings.ts';

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

const ANY_NOT = new RegExp(`\\b(?:${NOT}|nao|nunca|nicht|nie|keine?|ne|pas|non)\\b`);
/** Talks and prayers, and who is asked for them. */
const SPEECH =
  'speak|speaks|speaking|talks?|pray|prays|praying|prayers?|invocations?|benedictions?|inv ben|discurs(?:a|ar|os?)|orador(?:a|es|as)?|hablar?|falar?|ora|orar|orac(?:ion(?:es)?|ao|oes)|spricht|sprechen|reden|ansprachen?|betet|beten|gebete?|parle|parler|prend la parole|discours|prie|prier|prieres?|parla|parlare|discors[oi]|prega|pregare|preghier[ae]';
const PART = new RegExp(
  `\\b(?:${SPEECH}|ask|call on|invite|schedule|assign|llamar|chamar|preguntar|perguntar|pedir|invitar|convidar|asignar|designar|fragen|anfragen|ansprechen|einladen|einteilen|demander|solliciter|inviter|chiedere|invitare)\\b`,
);
/** 'Prayer Opt-Out', 'Opt Out of Talks', 'Opted out'; of a directory or of texts, that says nothing of talks. */
const OPT_OUT = new RegExp(
  `^(?:(?:${SPEECH}|sacrament|meeting|public|and|or|has|have|is|wants? to) )*opt(?:s|ed|ing)? ?outs?(?! .*\\b(?:director(?:y|ies)|photos?|pictures?|e ?mails?|texts?|messages|newsletters?|sharing|calls|dates?|since)\\b)(?: .*)?$`,
);
/** 'Talks', 'both', and 'opening prayers': what someone won't do, where that is asked. */
const PART_WORD = `(?:${SPEECH}|both|either|all|any(?:thing)?|everything|giv(?:e|es|ing)|opening|closing|public|a|and|or|y|e|o|ou|und|oder|et|ed|amb[oa]s|os dois|as duas|beides?|les deux|entramb[ie]|tod[oa]s?|tudo|alles|tout)`;
const PARTS = new RegExp(`^${PART_WORD}(?: ${PART_WORD})*$`);
export const isPartOfMeeting = (cell: string): boolean => cell.length <= 80 && PARTS.test(foldLoose(cell));
const LEFT_OUT =
  /^(?:exclu(?:de[ds]?|sions?)|skip(?:ped)?|exempt(?:ed|ions?)?|excused?|do not use|dont use|pray(?:s|ers?)? only|only pray(?:s|ers?)?|just pray(?:s|ers?)?|dna|home ?bound|house ?bound|shut ?ins?|bed ?ridden|hospice|memory care|nursing home|assisted living|care cent(?:er|re)|(?:membership )?restrict(?:ions?|ed))(?: .*)?$|^(?:(?:will|would|does|do) not|wont|wouldnt|doesnt|dont|refuses to|declines to) do$/;
/** 'Not available until', 'Away through': below it stands the day from which someone may be asked again. */
const AWAY_UNTIL =
  /^(?:(?:currently )?(?:not available|unavailable|away|gone|out(?: of town)?|traveling|on leave|excused|skip|do not ask|dont ask|hold) )(?:un)?(?:till?|through|thru|to|before)(?: (?:the )?(?:date|day))?$|^(?:no disponible|nao disponivel|indisponivel|ausente) (?:hasta|ate)$|^(?:nicht verfugbar|abwesend) bis$|^(?:pas disponible|indisponible|absente?) jusqu\p{L}*$/u;
export const isAwayUntil = (heading: string): boolean => AWAY_UNTIL.test(wordsOf(heading));
/** A talk that was given or is planned, what it is about, and what language someone speaks. */
const OTHER =
  /\b(?:last|next|previous|first|second|third|given|gave|spoke|spoken|since|total|number|count|of|topics?|subjects?|titles?|dates?|when|by|who|assigned|scheduled|confirmed|accepted|completed|done|month|year|years|week|this|ever|languages?|english|spanish|espanol|portuguese|french|german|tongan|samoan|asl|ingles|portugues|frances|deutsch|englisch|spanisch|franzosisch|portugiesisch|anglais|francais|espagnol|portugais|allemand|inglese|spagnolo|idiomas?|langues?|roll|yet|encore|ainda|todavia|noch|desde|depuis|seit|ultim[oa]s?|proxim[oa]s?|fechas?|datas?|temas?|numero|cantidad|quantidade|cuando|quando|asignad[oa]s?|designad[oa]s?|\d+)\b/;
/** 'Declined', 'Said no': a talk, or beside a calling, that. */
const DECLINED =
  /^(?:(?:has |date |dates |times |when |last )?(?:declin(?:ed|es)|refus(?:ed|es)|said no|turned (?:it |us )?down)(?: (?:on|date|times|count|talks?|to (?:speak|talk|pray)))?|unwilling|not (?:willing|interested))$/;
/** 'Speaker/Prayer', 'Talk or prayer?', 'Preference': below it stands which of the two someone will do. */
const CHOICE =
  /^(?:(?:speak|speaks|speaker|speaking|talks?) (?:(?:or|and|y|e) )?pray\p{L}*|pray\p{L}* (?:(?:or|and|y|e) )?(?:speak|speaks|speaker|speaking|talks?)|[st] p|p [st]|(?:assignments? (?:ok(?:ay)?|accepted)|(?:ok(?:ay)?|available) for)|speaker|(?:(?:talk|speaking|speaker|assignment|participation|sacrament) )?(?:pref(?:erence)?s?|prefers|choice)|(?:will|can|would|happy to|prefers to) (?:do|give)|willing to(?: do| give)?|preferencias?|discursos?(?: (?:o|y|e|ou))? orac(?:ion(?:es)?|ao|oes)|orac(?:ion(?:es)?|ao|oes)(?: (?:o|y|e|ou))? discursos?)$/u;
/** 'Willing?', 'Response': asked about what the list is for. */
const ANSWER =
  /^(?:(?:is |are you |are they )?(?:willing(?:ness)?|able|comfortable)(?: y n)?|(?:(?:will|can|able to|willing to|available to) )(?:serve|participate|take part)|rsvp|(?:their |his her |speaker )?(?:response|reply|answer|result|outcome)|respuesta|resposta|invitation|invitacion|convite|reponse|antwort|risposta|dispuest[oa]|dispost[oa]|bereit)$/;
const SPEAKS = new RegExp(`\\b(?:${SPEECH}|ask)\\b`);
/** 'Available Sundays', 'Which Sundays are you available?': below it stands when someone is. */
const WHEN =
  /^(?:(?:which |what )?(?:sundays?|dates?|days?|weeks?|months?|times?)(?: (?:are|is|you|they|he|she))* avail(?:able|ability)|avail(?:able|ability)(?: (?:on|for|which|sundays?|dates?|days?|weeks?|months?|times?))+|(?:domingos|fechas|datas|dias) disponi(?:bles|veis))$/;

const VERB =
  /\b(?:speaks|prays|talks(?= in| at)|can|could|will|willing|may|might|able|ok|okay|does|is|comfortable|open|dispuest[oa]|dispost[oa]|discursa|ora|habla|fala|puede|pode|kann|darf|peut|puo|spricht|betet|parle|prie|prega)\b/;
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
  /** A refusal is; a no says that no one has asked yet. */
  | 'invited'
  /** A prayer, or neither, is. */
  | 'choice'
  /** That there is no time at all is. */
  | 'when'
  | null;
export function askedBelow(heading: string): AskedBelow {
  const words = wordsOf(heading);
  if (COUNT.test(heading.trim())) return null;
  if (DECLINED.test(words)) return 'declined';
  if (isInvitedHeading(heading)) return 'invited';
  if (AWAY_UNTIL.test(words) || OPT_OUT.test(words)) return 'no';
  if (WHEN.test(words)) return 'when';
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
