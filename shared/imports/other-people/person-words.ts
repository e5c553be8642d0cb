import { foldLoose } from '#shared/text/fold.ts';
import { tellsOutOfUnit } from '../units/out-of-unit.ts';

/** 'In Primary now' has a calling there. */
const GROUPS =
  'primary|nursery|rs|relief|eq|elders?|hp|high|yw|ym|young|sunday|priests?|teachers?|deacons?|laurels?|beehives?|seminary|choir|town|person|bishopric|presidency|college|school|kindergarten|ward|branch';

/** Before 'until January' and the like, or behind it, in the languages in which lists are written. */
const AWAY =
  'out of town|on vacation|abroad|travell?ing|de viaje|de vacaciones|viajando|de viagem|em viagem|de ferias|verreist|unterwegs|im urlaub|auf reisen|im ausland|en voyage|en vacances|en deplacement|absente?s?|in viaggio|in vacanza|all ?estero|assent[ei]|fuera|fora|ausentes?';
const UNTIL = '(?:un)?till?|through|thru|hasta|ate|bis|jusqu\\p{L}*|fino';

/** Words of notes about people who are not in the ward, not any more, or not of the Church, wherever they stand. */
const WORDS = new RegExp(
  `\\b(?:${[
    'non ?members?|not (?:lds|(?:yet )?baptized|(?:a )?members?|here|attending|of our faith|in (?:the |our |this )?(?:ward|branch))|investigators?|investigador\\p{L}*|pesquisador\\p{L}*|taking (?:the )?(?:lessons|discussions)|baptism (?:scheduled|date|set|planned)|catholic|baptist|other faith',
    'visiting(?! teach\\p{L}*| sisters?)|visitors?|passed(?= away|$| \\d{4}| \\d{1,2} \\d| (?:in|on|last)\\b| (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*)|died|deceased|(?<!for the )dead|gone|married (?:and )?left|be moving|moving (?:out|away|to|soon|next|\\d|in (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|the|a)\\p{L}*)|out of (?:state|town until|the country)|left (?:us|the|for)|transferred|move ?out|name (?:removed|removal)|funeral (?:was|is|on|held)|belongs to (?:\\p{L}+ ){1,3}(?:ward|branch)|resigned|excommunicated',
    '(?<!not )(?:on|serving|leaving on) (?:a |his |her )?(?:full time )?mission|away (?:at|for)|at (?:byu|college|university|the mtc)|part time resident|snowbird|in (?:prison|jail)',
    'no longer (?:here|in (?:the )?(?:ward|area|boundar(?:y|ies))|attend\\p{L}*|a member|lives? (?:here|in))|basic training|boot ?camp|mail returned|returned mail|address not found|unable to contact|no such person|who is this|dont know (?:them|him|her|who)|not sure who|(?:not want|wants? no|not to be) contact(?:ed)?|incarcerated|joined another church|went to live with|(?:divorced|married|separated)(?: and)? moved(?! in| here| back)',
    'with (?:(?:his|her|their) )?(?:son|daughter|parents|mom|dad|sister|brother) in \\p{L}+|winters? in \\p{L}+|moving (?:january|february|march|april|may|june|july|august|september|october|november|december)|at (?:usu|uvu|suu|byui)',
    'deployed|deployment|stationed|no contact(?! info| numbers?| phone| email)|(?:cant|cannot|couldnt|could not|unable to|havent been able to) (?:find|locate)|sold (?:(?:the|his|her|their) )?(?:house|home)|(?:bad|wrong|old) address|address (?:is |was )?(?:bad|wrong|unknown|not valid)',
    `in (?!(?:the|our|this|good|${GROUPS}))(?:\\p{L}+ ){1,2}now$|(?:now|serving|living) in (?!(?:the|our|this|his|her|their|my|a|an|good|basement|apartment|${GROUPS})\\b)\\p{L}+`,
    'records? (?:requested|sent|not|went|back|gone|out|pulled)|(?:sent|pulled|moved|requested) (?:his |her |their )?records|boundary|boundaries|(?:other|another|different|wrong) (?:ward|stake|branch|unit)|(?:our|this) old ward',
    '(?:now |is )?in (?:the )?\\d+(?:st|nd|rd|th)\\b|(?:from |in )?(?:the )?\\d+(?:st|nd|rd|th) (?:ward|branch)|(?:spanish|ysa|singles?|deaf|tongan|samoan|care center) (?:ward|branch)|attends? (?:ysa|\\p{L}+ (?:ward|branch))|(?:goes|going|went) to (?:\\p{L}+ ){1,3}(?:ward|branch)',
    '(?:lives?|living) (?:w|with) .* in \\p{L}+|in (?:a |the )?(?:care center|nursing home|assisted living) in|attend\\p{L}* (?:with |at )?(?:\\p{L}+ ){1,3}(?:ward|branch)|never (?:lived|attended|met|came|here)|no one (?:by|with|of) (?:that|this) name|does ?nt live|lives? in (?!the ward|our)\\p{L}+(?: now)?|lives elsewhere|house (?:is )?(?:sold|empty|vacant)',
    'murio|fallecio|morreu|faleceu|se fue|se fueron|saiu|visitante|de visita|otro barrio|outra ala|otra rama|no (?:es |son )?miembros?|nao (?:e |sao )?membros?|vive en|mora em|mudou|(?:na|en la|en el|no) (?:ala|barrio|rama|ramo) \\p{L}+|en (?:la )?mision|na missao|frequenta outra|asiste a otro|barrio \\d|amig[oa] da igreja|outra ala|nao membro|no miembro',
    'ya no (?:viven?|esta|estan|asisten?|es miembro) ?(?:aqui|en \\p{L}+)?|no vive(?:n)? (?:aqui|en (?:el |la )?(?:barrio|rama))|(?:nao|ja nao) (?:mora|moram|vive|frequenta)(?: mais)?|no (?:contactar|llamar)(?:l[oae]s?)?|pid(?:io|ieron) (?:que )?no (?:l[oae]s? )?(?:llam|contact|visit)\\p{L}*|nao (?:contatar|contactar|ligar)|sin contacto|sem contato|fallecieron|murieron|inactiv[oa]$|inativ[oa]$',
    '(?:partie?s? |parti |est |sont )?en mission\\b(?! de)|partie?s?(?: vivre)? (?:a|au|aux|en) \\p{L}+|(?:nhabite(?:nt)?|ne vi(?:t|vent)|ne reside(?:nt)?) (?:plus|pas) (?:ici|la|dans)|ne (?:fait|font) plus partie|autre paroisse|(?:pas|non) membre|(?:ne )?pas (?:contacter|appeler|visiter|deranger)|pas de contact|mort[es]?$|visiteu(?:r|se)s?',
    '(?:auf|in) (?:einer |seiner |ihrer )?mission|(?:wohnt|wohnen|lebt|ist) nicht mehr (?:hier|da|in)|andere gemeinde|nicht mehr in der gemeinde|(?:kein|nicht) mitglied|kein(?:en)? kontakt|nicht (?:kontaktieren|anrufen|besuchen)|besucher(?:in)?|unbekannt verzogen',
    'in missione|non (?:abita|abitano|vive|vivono) piu|altro rione|non (?:e )?(?:un )?membro|non (?:contattare|chiamare|visitare)|nessun contatto|mort[oa]$|visitator[ei]|visitatrice',
    '(?:do not|dont) (?:visit|contact|disturb)(?! (?:by|via|at|on|after|before)\\b)',
    // A family that has moved within the ward, in, or back is here.
    `(?<!\\b(?:just|recently|newly|who|was|were|being|been|have to be|deeply) )moved(?! (?:in|here|back|from|by|up|on from|into (?:the |our |this )?(?:ward|branch|neighborhood|area|boundar\\p{L}*|new)|to (?:the |our |this )?(?:ward|branch|area|new (?:house|home|address)|${GROUPS})|within|next door|around the corner|down the street|across the street|houses|apartments)\\b)(?= (?:to|out|away|on|last|this|over|over to|onto|off|with|when|after|\\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|summer|fall|spring|winter)|$)`,
    'left (?:the )?(?:ward|area|town|state|branch|stake|church|country)|(?:inactive|inaktiv|inactivo|inactiva|inativo|inativa) (?:since|for \\d|desde|seit)|moving \\d+',
    '(?:em|na|numa) missao|en (?:una )?mision|ausgetreten|exkommunizi\\p{L}*|excomulgad[oa]|excomungad[oa]|demissionne',
    'away (?:un)?till?|(?:gone|south|away|in (?:arizona|florida|az|st george|mesa|california|texas)) (?:for the winter|(?:un)?till?|through|from) ',
    `(?:${AWAY}) (?:${UNTIL}|for the (?:winter|summer|season|month|year))(?: |$)`,
    // 'bis Ende Mai im Ausland', 'hasta fines de mayo en España'
    `(?:${UNTIL}) (?:[\\p{L}\\d]+ ){1,5}(?:(?:${AWAY})|(?:en|em|in) (?!(?:the|our|this|his|her|their|my|a|an|el|la|los|las|o|der|dem|den|le|les|une?|casa|primaria|${GROUPS})\\b)\\p{L}+)$`,
    'in (?:\\p{L}+ ){1,3}for the (?:winter|summer)',
    'guest speakers?|stake speakers?|high council(?:or)? speakers?|speaker from (?:the )?(?:stake|high council)|(?:stake|area) authority|general authority',
  ].join('|')})\\b`,
  'u',
);
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*';
/** 'MTC Jan 6', 'd. Mar 2026', 'Brazil mission': who has been on one, and the ward's own mission, are at home. */
const SHORT = new RegExp(
  `^(?:(?:(?:to|in|at|enters|entering|reports to|leaves for) )?(?:the )?mtc(?: (?:in |on )?(?:\\d|${MONTH}).*)?|d (?:\\d|${MONTH}).*|(?:(?!(?:served?|serves|ward|stake|branch|service|home|return\\p{L}*|from|for|back|of|wants?|after|before|no|not|former|future|prep\\p{L}*|papers?|a)\\b)\\p{L}+ ){1,3}mission|mission (?!prep|papers|leader|call|plan|president|interview|age|fund|ready|service)\\p{L}+|(?:us )?(?:army|navy|marines|air force)(?! (?:retired|vet|veteran|reserves?)\\b).*)$`,
  'u',
);
/** The same where they are all that is said. */
const ALONE =
  /^(?:nm|guest|out|left|passed|sick|rip|jail|prison|ysa|byu|byui|usu|uvu|withdrawn|friend|amig[oa]|visita|mission|mision|missao|not sure|unsure|unknown|delete|remove|duplicate|moved|moving|death|dnc|move out|inactive|inactif|inaktiv|inattiv[oa]|dont call|gast|ospite)$/;

const PARTED = /[.,;!?\n]|\s[-–—]\s/;
const OF_RELATIVE =
  /^(?:(?:her|his|their|su|seu) )?(?:(?:husband|wife|spouse|parents?|mom|dad|mother|father)(?: (?:is|are))? (?:an? )?(?:non ?members?|not (?:an? )?members?)|(?:espos[oa]|marido|mulher|padres?|madre|pais|mae|pai) (?:no|nao) (?:(?:es|e|son|sao) )?(?:miembros?|membros?))$/;
/** 'husband not a member' and nothing else: it is said of him. Behind a comma, it may be said of anyone. */
export const isOfRelative = (text: string): boolean => !text.includes(',') && OF_RELATIVE.test(foldLoose(text));

/** 'Non-member', 'now in 3rd ward', 'passed 2024': of someone who may not be in the ward. */
export function tellsOfPerson(text: string): boolean {
  const folded = foldLoose(text);
  if (ALONE.test(folded) || SHORT.test(folded) || WORDS.test(folded) || tellsOutOfUnit(text)) return true;
  return PARTED.test(text) && text.split(PARTED).some((part) => WORDS.test(foldLoose(part)));
}

/** A stake and its high council, visitors, and who may stand for them, in the languages that we know. */
const STAKE = 'stake|stk|estaca|(?:de |da |la )*estaca|pieu|pfahl|palo';
const WHO =
  'h ?c|hc s?|high council(?:or|ors|lor|ler|man|men|woman)?|high counsel(?:or)?|sumo consejo|alto consejo|sumo conselho|alto conselho|grand conseil|hoher ?rat|hoherrat|visit(?:or|ors|ing)|guests?|out of (?:ward|unit|stake|town)|(?:another|other|different) ward|area sevent(?:y|ies)|sevent(?:y|ies)|area authority|mission pres(?:ident|idency)?|temple pres(?:ident|idency)?|visitante|visita|invitad[oa]|convidad[oa]|besucher(?:in)?|gast|visiteu(?:r|se)|invitee?';
const WITH =
  'speakers?|members?|presidency|president|pres|counselor|leaders?|leadership|visit|visitor|representative|rep|assignment|assigned|sunday|talk|high council|rs|relief society|yw|young women|ym|young men|primary|sunday school|clerk|secretary|patriarch|presidencia|presidente|presidenza|consejero|conselheiro|miembro|membro|discursante|orador|sprecher|from|of|de|da|du|del|the|by|our|la|1st|2nd|first|second';
const VISITING = new RegExp(
  `^(?:(?:${WITH}) )*(?:${STAKE}|${WHO})(?: (?:${WITH}|${STAKE}|hc))*$|^(?:visitor|visiting|guest)s? (?:from|of) .*|^pfahl(?:prasident\\p{L}*|sprecher)$`,
  'u',
);
const LONGEST_VISITOR = 60;

/** 'HC', 'High Councilor', 'Stake speaker', 'visitor from Mesa 3rd': of whoever came to a ward to speak. */
export const isVisitingSpeaker = (text: string): boolean =>
  text.length <= LONGEST_VISITOR && VISITING.test(foldLoose(text));
