import { foldLoose } from '#shared/text/fold.ts';

/** Headings above people who are not in the ward any more, or not yet. */
const GONE =
  /^(?:(?:recently )?(?:moved|moving)(?: (?:out|away))?(?: (?:members?|people|individuals|households|families|records))?|move outs?|(?:ward |branch )?(?:members?|people|individuals|households|families|records) (?:who (?:have )?)?(?:recently )?(?:moved|moving) (?:out|away)(?: .*)?|(?:miembros|membros|hermanos|irmaos|familias) (?:que se (?:han )?)?(?:mudad[oa]s|mudaron|mudaram|trasladad[oa]s|trasladaron)(?: .*)?|deceased|died|passed away|do not (?:contact|call)|(?:membership )?records? (?:moved|removed|out)|removed(?: records)?|members who (?:have |are )?(?:moved|died|gone|no longer here)(?: (?:out|away))?|(?:former|previous) (?:members?|bishopric|ward members)|(?:membership )?records? to (?:be )?(?:moved?|removed?|transfer(?:red)?)|(?:currently )?serving (?:a )?(?:full time )?missions?|inactive|(?:has |have )?left (?:the|our) ward|gone|transferred|new ward|no longer in (?:the )?ward|visitors?|guests?|investigators?|friends|mudados?|mudanzas|fallecidos|falecidos|(?:(?:weg|um|ver)ge|ver)zogene?(?: (?:mitglieder|familien|geschwister|personen))?|verstorbene?(?: mitglieder)?|ausgetretene?(?: mitglieder)?|inaktive?(?: mitglieder)?|untersucher|besucher|gaste|freunde|(?:membres )?(?:decedes|partis|inactifs|demenages)|amis|visiteurs|amigos)$/;
/** The same of records sent elsewhere, deaths, those whom missionaries teach, and those who go to another ward, by language. */
const GONE_TOO = new RegExp(
  `^(?:(?:recent(?:es)? |recently )?(?:${[
    '(?:(?:membership )?records?|members?|people|families) (?:transferred|transfers)(?: out)?|transfer(?:s|red)? out|move ?outs?|moved out|deaths?|deceased|obituar(?:y|ies)|(?:now )?attend(?:ing|s)? (?:(?:a |the )?(?:ysa|singles?)(?: (?:ward|branch))?|(?:an ?)?other (?:wards?|branch(?:es)?|units?)|a different (?:ward|branch)|elsewhere)|(?:people )?being taught|(?:people )?taking (?:the )?(?:lessons|discussions)|new friends|referrals?|prospects?|relatives visiting|family visiting|visiting (?:family|relatives)',
    '(?:miembros|registros|cedulas|fichas) (?:trasladad|transferid)[oa]s|(?:trasladad|transferid)[oa]s|defunciones|fallecimientos|obituarios|asisten a (?:otr[oa] (?:barrio|rama)|jas)|recibiendo (?:las )?(?:lecciones|charlas)|en ensenanza|nuevos amigos|referencias|prospectos|mudanzas recientes|(?:familia(?:res)?|parientes) de visita',
    '(?:membros|registros|fichas) (?:transferid|mudad)[oa]s|obitos|falecimentos|mortes|frequentam (?:outr[oa] (?:ala|ramo)|jas)|sendo ensinad[oa]s|recebendo (?:as )?licoes|novos amigos|mudancas recentes|(?:familia(?:res)?|parentes) (?:em|de) visita',
    '(?:membres|dossiers|fiches) transferee?s|transferes|deces(?: recents)?|necrologie|frequentent (?:une )?autre paroisse|en cours d ?enseignement|nouveaux amis|demenagements(?: recents)?|(?:famille|proches) en visite',
    '(?:uberwiesene|transferierte) mitglieder|uberwiesen|todesfalle|sterbefalle|nachrufe|besuchen (?:eine )?andere gemeinde|werden unterrichtet|in unterweisung|neue freunde|interessenten|(?:letzte )?wegzuge|(?:familie|verwandte) zu besuch',
  ].join('|')}))$`,
);
/** What a list calls those who left, in one word or two. */
const GONE_SHORT = new RegExp(
  `^(?:${[
    'relocated|relocations?|departed|departures|missing|leaving|old|dropped|deleted?|deletions|transfers|vacation|undeliverable|unlocated|nonattending|non attending|removals|passed on',
    'anciens membres|ehemalige(?: mitglieder)?|antiguos miembros|antigos membros|eliminad[oa]s|ex ?miembros|emigrad[oa]s|muert[oa]s|perdid[oa]s|simpatizantes|duplicad[oa]s|traslados|salidas',
    'excluid[oa]s|baixas|desativad[oa]s|mort[oa]s|removid[oa]s|mudancas|transferid[oa]s|transferencias|saidas',
    'defunts|radies|mutes|introuvables|supprimes|inconnus|morts|excommunies|demenagements?|transferts|departs',
    'nichtmitglieder|unbekannte?|abgemeldete?|geloschte?|ausgeschlossene?|verschollene?|ungetaufte?|umzuge?|ausgewanderte?|heimgegangene?|abgange|freunde der kirche|im ausland|in mission',
  ].join('|')})$`,
);
export const isGoneInWords = (words: string): boolean =>
  GONE.test(words) || GONE_TOO.test(words) || GONE_SHORT.test(words);
/** Between people, these are above others than the ward's; above a list, they may be what it is for. */
const OTHERS_BETWEEN =
  /^(?:care ?givers?|doctors?|physicians|dentists|landlords?|emergency contacts?|relatives|cuidador[ea]s|medicos|doctores|caseros|arrendadores|contactos de emergencia|parientes|familiares|senhorios|contatos de emergencia|parentes|aidants|soignants|medecins|bailleurs|contacts d ?urgence|proches|pflegekrafte|arzte|vermieter|notfallkontakte|verwandte|angehorige)$/;
export const areOthersBetween = (words: string): boolean => OTHERS_BETWEEN.test(words);
/** Above callings that are not the ward's. */
export const STAKE_CALLINGS =
  /^(?:(?:our |current )?stake (?:callings?|positions?|leaders?|leadership|assignments?)|(?:llamamientos|lideres) de (?:la )?estaca|(?:chamados|lideres) d[ea] estaca|appels d[eu] pieu|dirigeants d[eu] pieu|pfahlberufungen|berufungen im pfahl)$/;
const LAST_YEAR =
  /^(?:last|previous|prior) year(?:s callings)?$|^(?:el )?ano (?:pasado|anterior)$|^(?:l ?)?annee (?:derniere|precedente)$|^(?:letztes|voriges) jahr$|^vorjahr$/;
const YEARS = /^\s*((?:19|20)\d\d)(?:\s*[-–—/]\s*((?:19|20)?\d\d))?\s*:?\s*$/;
/** 'Last Year', '2024-2025': above callings that are over. `now`: the clock. */
export function isOfPastYear(text: string, now = new Date()): boolean {
  const [, from = '', to = from] = YEARS.exec(text) ?? [];
  const end = Number(to.length === 2 ? from.slice(0, 2) + to : to);
  return from === '' ? LAST_YEAR.test(foldLoose(text)) : end >= Number(from) && end < now.getFullYear();
}
export const RELEASED_CALLINGS =
  /^(?:to be )?(?:released|releases|relevados?|relevos|desobrigad[oa]s?|former callings?|previous callings?)$/;
/** Headings above people who don't speak or pray. */
export const NOT_TO_ASK =
  /^(?:(?:(?:people|members|those) (?:who are )?)?(?:currently )?(?:not available|unavailable)(?: .*)?|(?:please )?(?:do not|dont|never) (?:ask|assign|invite)(?: .*)?|(?:(?:people|members|those|names|families|brothers|sisters|everyone)(?: who are)? )?not to (?:be )?(?:ask(?:ed)?|assign(?:ed)?|invit(?:e|ed)|call(?:ed)?(?: (?:on|upon))?|use[d]?)(?: .*)?|(?:(?:people|members|those) who )?(?:wont|will not|do not|dont|cannot|cant|prefer not to|would rather not) (?:pray|speak|give)(?: .*)?|no disponibles?|indisponive(?:l|is)|no contact(?: please)?|(?:no|nao) (?:llamar|contactar|contatar))$/;

/** Of callings where the list has some, and else of talks and prayers. */
export const DECLINED =
  /^(?:(?:(?:people|members|those) (?:who )?)?(?:have |has )?(?:declined?s?|refused?|turned (?:it |us )?down|said no)(?: (?:to |a |give |our |all )*(?:speak|pray|speaking|praying|talks?|prayers?|invitations?|requests?))*|(?:(?:people|members|those) )?(?:not willing|unwilling|not interested)(?: .*)?|rechazad[oa]s|rechazaron|recusad[oa]s|recusaram)$/;
