import { foldLoose } from '#shared/text/fold.ts';

/** Who came is here: 'Families who moved in this year'. */
const MOVED_IN =
  /\bmov(?:e|ed|ing) ?ins?(?= (?:recently|lately|last|this|since|here|within|during)\b|$)|\bmove ?ins\b|\bmoved (?:here|into (?:our|the|this) ward)\b/g;
const OWN_UNIT =
  /^(?:the |our |all )*(?:ward|branch)(?= )|\b(?:our|the|this|in) (?:ward|branch)\b|\b(?:nuestro|nuestra|el|la|este|esta|nosso|nossa|o|a|unsere[rn]?|der|die|notre|la|il|nostro) (?:barrio|rama|ala|ramo|gemeinde|paroisse|branche|rione)\b/g;
/** What the words below would say wrongly. */
const HARMLESS =
  /\bpast (?:the|our)\b|\b(?:no|without) (?:kids|children|little ones|babies)(?: yet)?\b|^members without callings\b|^(?:les )?anciens$|\b(?:college des|quorum des) anciens\b|\b(?:older|retired)(?= (?:couples|sisters|brothers|brethren|members|adults|families|men|women|singles)\b)/g;

/** Stems of words that may speak against those below a heading: they are elsewhere, gone, not to be asked, not sure, or not yet. */
const ENGLISH =
  'mov(?:e|es|ed|ing)|moveouts?|left|leav\\w*|away|outs?|gone|going|other|others|else\\w*|elsewhere|outside|across|beyond|former\\w*|ex|previous\\w*|past|prior|' +
  'old|once|less|inactiv\\w*|semi|part|not|no|non\\w*|never|none|nobody|neither|nor|cannot|\\w+nt(?<=\\b(?:do|does|did|wo|ca|could|should|would|is|are|was|were|have|has|had|ai|must)nt)|' +
  'without|unable|un(?!der\\b|dergrad|it\\b|its\\b|ited|til\\b|married|cle)\\w+|until|till|declin\\w*|refus\\w*|reject\\w*|turned|decea\\w*|dead|died|dying|deaths?|passed|passing|funerals?|' +
  'memor\\w*|buried|records?|remov\\w*|restrict\\w*|drop\\w*|resign\\w*|releas\\w*|excom\\w*|withdr\\w*|disaffect\\w*|disfellow\\w*|apostat\\w*|hospi\\w*|nursing|care|assisted|' +
  'facilit\\w*|rehab\\w*|ill|illness\\w*|sick\\w*|ailing|health|surger\\w*|cancer|dementia|disab\\w*|handicap\\w*|homebound|bound|shut\\w*|bedridden|frail|mission\\w*|mtc|' +
  'prison\\w*|jail\\w*|incarcer\\w*|inmates?|colleges?|universit\\w*|students?|byu\\w*|uvu|usu|abroad|overseas|military|army|navy|deploy\\w*|travel\\w*|vacation\\w*|trips?|' +
  'snow ?birds?|snowbird\\w*|winter\\w*|summer\\w*|season\\w*|tempora\\w*|lost|missing|find\\w*|locat\\w*|wrong|bad|invalid|outdated|hidden|private|confident\\w*|visit\\w*|guests?|' +
  'friends?|investigat\\w*|prospect\\w*|potential|possibl\\w*|candidat\\w*|baptisms?|taught|learning|interested|borrow\\w*|loan\\w*|transfer\\w*|delet\\w*|duplic\\w*|skip\\w*|exclu\\w*|' +
  'except\\w*|avoid\\w*|exempt\\w*|excus\\w*|omit\\w*|ignor\\w*|hold|pend\\w*|wait\\w*|later|maybe|tentativ\\w*|might|undecid\\w*|question\\w*|doubt\\w*|check|verify|consider\\w*|' +
  'propos\\w*|suggest\\w*|recommended|recommendations?|nominat\\w*|requests?|choices?|options?|ideas?|sustain\\w*|vacan\\w*|open\\w*|fill|need\\w*|replac\\w*|substitut\\w*|backups?|' +
  'drafts?|test|samples?|examples?|histor\\w*|stop\\w*|quit\\w*|ban|banned|block(?:ed|ing)|offend\\w*|divorc\\w*|separat\\w*|estrang\\w*|anti|hostile|angry|upset|mad|difficult|hard|troubl\\w*|' +
  'problem\\w*|issues?|conflict\\w*|concern\\w*|sensitiv\\w*|special|careful|caution|beware|only|just|shy|afraid|fear\\w*|nerv\\w*|anxi\\w*|scared|reluctan\\w*|hesita\\w*|hates?|' +
  'dislik\\w*|prefers?|rather|asked to be|boundar\\w*|return\\w*|rarely|seldom|hardly|barely|longer|anymore|off|alone|disappear\\w*|vanish\\w*|' +
  'ghost\\w*|strangers?|unwell|late|absent\\w*|absence|evict\\w*|sold|selling|house for sale|homeless|fled|skipp\\w*|crossed|struck|cancel\\w*|postpon\\w*|failed|lapsed|stale|expired|' +
  'archiv\\w*|closed|dnc|dns|las?|lam|rip|tbd|tba|excused|opposed|against|suspend\\w*|probation|disciplin\\w*|council|authorit\\w*|emerit\\w*|pray(?:ing)? for|prayers (?:of|for)|in our prayers';
const ELSEWHERE =
  'mud(?:ad|ar|o|ou|anz)\\w*|traslad\\w*|fuera|fora|otr[oa]s?|outr[oa]s?|ausent\\w*|inactiv\\w*|inativ\\w*|menos|nao|nunca|jamas|jamais|sin|sem|fallec\\w*|falec\\w*|difunt\\w*|muert\\w*|mort[oi]?|enferm\\w*|' +
  'doent\\w*|internad\\w*|mision\\w*|missao|missoes|prisao|prision|carcel|presos?|antigu?[oa]s|anterior\\w*|rechaz\\w*|recus\\w*|negar\\w*|retirad\\w*|desconocid\\w*|desconhecid\\w*|viaj\\w*|viaje|' +
  'visitant\\w*|amig[oa]s|investigador\\w*|pesquisador\\w*|baja|bajas|salier\\w*|fueron|saira?m|relevad\\w*|desobrigad\\w*|pendient\\w*|pendent\\w*|propuest\\w*|propost\\w*|posibl\\w*|possive\\w*|' +
  'estudiant\\w*|estudant\\w*|extranjero|exterior|alejad\\w*|afastad\\w*|solo|apenas|somente|falta\\w*|' +
  'ne|pas|plus|sans|partis?|parties|demenag\\w*|decede\\w*|malades?|autres?|anciens?|anciennes?|inconnu\\w*|refus\\w*|visiteurs|absents?|amis|etranger|' +
  'nicht|keine?r?|nie|ohne|verzogen\\w*|umgezogen\\w*|weggezogen\\w*|gezogen\\w*|verstorben\\w*|gestorben\\w*|krank\\w*|andere\\w*|ehemalig\\w*|fruhere\\w*|unbekannt\\w*|abgelehnt\\w*|besucher|gaste|freunde|' +
  'weg|ausgetreten\\w*|inaktiv\\w*|abwesend\\w*|gefangnis|krankenhaus|ausland|entlassen\\w*|weniger|' +
  'non|mai|senza|trasferit\\w*|decedut\\w*|malat\\w*|altr[ieoa]|ex|sconosciut\\w*|rifiut\\w*|visitatori|simpatizzanti|assenti|meno|inattiv\\w*|estero|inactif\\w*|mogliche\\w*|potenziel\\w*|possibil\\w*|absag\\w*|abgesag\\w*';
const AGAINST = new RegExp(`\\b(?:${ENGLISH}|${ELSEWHERE})\\b`, 'u');

const UNIT =
  /\b(?:stakes?|wards?|branch(?:es)?|units?|parish\w*|estacas?|barrios?|ramas?|alas?|ramos?|paroisses?|pieux?|gemeinden?|pfahl|rion[ei]|palo)\b/;

/** A heading without the words that may look as if they were against someone and aren't. */
export const withoutHarmless = (heading: string): string =>
  foldLoose(heading.replaceAll('-', ' '))
    .replaceAll(MOVED_IN, ' ')
    .replaceAll(HARMLESS, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
/** Whether a heading has any word that may be against those below it. */
export const speaksAgainst = (heading: string): boolean => AGAINST.test(withoutHarmless(heading));
/** Whether it names a unit that may not be theirs. */
export const namesUnit = (heading: string): boolean => UNIT.test(foldLoose(heading).replaceAll(OWN_UNIT, ' '));
