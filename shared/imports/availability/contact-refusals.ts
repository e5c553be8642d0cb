import { foldLoose } from '#shared/text/fold.ts';

/** One who does so now or wishes to; 'did not open the door' tells of one day. */
const NOT =
  '(?:(?:do|does|will|would|can) not|dont|doesnt|wont|wouldnt|cant|cannot|never|not (?:to|willing to|want(?:s|ing)? to)|refus(?:es|ed|ing) to|declin(?:es|ed|ing) to|unwilling to)';
const FOREIGN_NOT = '(?:no|nao|nunca|ya no|ja nao|jamas|jamais)';
const CALLERS =
  '(?:(?:the|our|any|more|home|ministering|further|all|church|ward|elders?|sisters?|missionar(?:y|ies)) )*';
const VISITS = '(?:visits?|visitors?|visitation|company)';
const WISHES =
  '(?:wants?|wanted|wish(?:es)?|wished|prefers?|preferred|requests?|requested|asks? for|asked for|accepts?|takes?|allows?|(?:would|d) (?:like|prefer))';
/** 'No visits needed', 'no visits yet' are about what visitors did. */
const END = '(?: (?:please|pls|at all|ever|again|anymore|any more|(?:right )?now|at this time|(?:from|by|with) .*))*$';
const ASKED_OF = 'contact|contat|visit|llam|lig(?:ad|uem)|invit|convid|asign|design|molest|incomod';
const VISITAS = '(?:visitas?|contact?o|contato|companhia)';

const REFUSALS = new RegExp(
  `(?:^|\\b)(?:${[
    `${NOT} (?:ever |even )?(?:open|answer|come to|go to|get)(?:s|ing)? (?:the |her |his |their )?(?:front )?door`,
    `${NOT} (?:ever |even )?let (?:\\p{L}+ ){1,3}(?:in(?! the car\\b)|inside)\\b`,
    `${NOT} (?:please |ever |just )?(?:come|stop|drop|swing|go) (?:by|over|around)\\b`,
    `${NOT} (?:want|like|wish|accept|take|receive|allow|welcome|appreciate|have|see)(?: to have| for)? ${CALLERS}${VISITS}${END}`,
    `${NOT} (?:want to |like to |wish to )?be (?:visited|contacted)`,
    `${WISHES} no ${CALLERS}${VISITS}${END}`,
    `^(?:please )?no ${CALLERS}(?:visits|visitors|visitation)${END}`,
    `(?:refuses|declines|rejects) (?:all )?${CALLERS}${VISITS}${END}`,
    '(?:slam(?:s|med)?|shuts?) (?:the |her |his |their )?door|hid(?:es)? (?:from|when) (?:us|we|anyone|visitors|missionaries)',
    '(?:asked|asks|told|tells) (?:\\p{L}+ ){0,2}(?:not to (?:come|visit|return|call|knock|contact)|to (?:leave(?! (?:early|the house|for))|go away|stop (?:coming|visiting|calling)))',
    `${FOREIGN_NOT} (?:se )?(?:abr|contest|atiend|atend|respond)\\p{L}* (?:\\p{L}{1,3} )?(?:puerta|porta)`,
    `${FOREIGN_NOT} (?:\\p{L}{1,3} )?(?:solicit|dese|quier|quer|acept|aceit|recib|receb|permit|gust|pid)\\p{L}* (?:\\p{L}{1,4} |recibir |receber |tener |ter )*${VISITAS}`,
    `${FOREIGN_NOT} (?:quier|quer|dese|gust)\\p{L}* (?:de )?(?:ser |que (?:l[aoe]s? |se )?)(?:\\p{L}+ )?(?:${ASKED_OF})`,
    'ne (?:veu(?:t|lent)|souhait\\p{L}+|desir\\p{L}+) (?:pas|plus) (?:etre|quon|que) (?:\\p{L}{1,2} )?(?:contact|visit|appel|derang|sollicit|invit|design)',
    '(?:mochten?|will|wollen|wunscht) (?:bitte |lieber )?nicht (?:mehr )?(?:kontaktiert|besucht|angerufen|angesprochen|gefragt|angefragt|eingeladen|gestort)',
    `^(?:por favor )?(?:no|sin|nao|sem|nada de) visitas?$`,
    '(?:offnet|macht) (?:\\p{L}+ ){0,3}tur(?: \\p{L}+)? nicht|(?:offnet|macht) nie (?:\\p{L}+ )?tur',
    '(?:mochte|will|wunscht|wollen|mochten)(?: bitte)? keine?n? (?:\\p{L}+ )?(?:besuch|kontakt)\\p{L}*|^(?:bitte )?keine (?:\\p{L}+ )?besuche?r?$',
    'n ?ouvr(?:e|ent) (?:pas|plus|jamais) (?:\\p{L}+ )?porte|ne (?:veu(?:t|lent)|souhait\\p{L}+|desir\\p{L}+|recoi(?:t|vent)) (?:pas|plus|aucune?) (?:(?:de|d) )?(?:visites?|contact)|^pas de visites?$',
  ].join('|')})`,
  'u',
);
const ANY =
  /door|\blet\b|come|stop|drop|swing|\bgo\b|visit|contact|contat|company|slam|hid|leave|call|knock|puerta|porta|t[üu]e?r\b|besuch|kontakt|porte|return|\b(?:ser|que|[êe]tre|qu[’']on)\b|nicht/i;

/** 'Will not open the door', 'wants no visits', 'no solicitar visitas': whoever is sent there should know. */
export const refusesContact = (text: string): boolean =>
  ANY.test(text) && text.split(/[.;,!?()\n]|\s[-–—]\s/).some((part) => REFUSALS.test(foldLoose(part)));
