import { remembered } from '#shared/text/remembered.ts';
import { monthOfWord } from '#shared/calendar/month-words.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { isPickTitle } from '../group-titles/picks.ts';
import { isWhoMaySpeak } from '../group-titles/who-may-speak.ts';
import { plainTitle } from '../letters/plain-titles.ts';
import { isListNotice } from '../texts/list-notices.ts';

const WHEN =
  '(?: (?:(?:19|20)\\d\\d|for|in|on|of|this|the|our|next|coming|spring|summer|fall|autumn|winter|month|quarter|half|year|sundays?|weeks?|ward|branch|any ?time))*';
const TO_SPEAK =
  '(?:be )?(?:ask(?:ed)?|speak|pray|invited?|give (?:(?:a|an|the|opening|closing) )*(?:talks?|prayers?)|offer (?:(?:a|an|the|opening|closing) )*prayers?|help)';
const GROUP =
  '(?:(?:here|are|the|these|our|people|members|those|everyone|all|ones|individuals|folks|adults|youth|men|women|elders|sisters|brothers|brethren|couples|families|names|speakers) )*';
/** 'Speakers (who I know of)', and when: a list of talks is for some months. */
const OF_TALKS = '(?:(?:our|the|ward|branch|possible|potential|sacrament|meeting) )*(?:speakers?|talks?|prayers?)';
const OF_MINE = '(?:who|whom|that) (?:i|we) (?:know(?: of)?|like|thought of|came up with|suggest)';
const QUARTER = '(?:q[1-4]|[1-4]q|(?:1st|2nd|3rd|4th|first|second|third|fourth) quarter)';
const FRIENDLY = new RegExp(
  `^${GROUP}(?:(?:(?:who |that )?(?:is|are) )?(?:fine|good|great|ok|okay|safe|free|willing|happy|glad|able|ready|comfortable) to|(?:who |that )?(?:will|can|could|may|might|would)) ${TO_SPEAK}${WHEN}$` +
    `|^${GROUP}(?:(?:who|that) )?(?:have |has )?(?:said (?:yes|ok|okay|sure)|agreed|accepted)(?: to ${TO_SPEAK})?${WHEN}$` +
    `|^(?:good|great|possible|potential|regular|willing|available|next|upcoming|future) (?:speakers|talks)${WHEN}$` +
    `|^(?:(?:our|the|ward|branch|master) )*(?:list|roster|rotation|names|people) (?:of|for) (?:(?:sacrament|meeting|speaking|talk|prayer|possible|future) )*(?:assignments?|speakers?|talks?|prayers?)${WHEN}$` +
    `|^${OF_TALKS}(?: for)?(?: ${QUARTER})?(?: (?:19|20)\\d\\d)?(?: ${QUARTER})?(?: ${OF_MINE})?$`,
);

const WHO =
  '(?:(?:here are|here is|these|elders|the|all|our|list of|members|people|those|individuals|adults|youth|speakers|names|brothers|sisters|brethren|families|couples|whos|who|that|has|have|had|is|are|was|were|i|we) )*';
const SINCE =
  '(?: (?:yet|ever|before|lately|recently|since|so far|this|the|last|past|in|over|for|a|an|more|than|year|years|month|months|while|sacrament meeting|meeting|church|(?:our|the|this) (?:ward|branch)|\\d+|at all|spoken|to|speak|pray|talk))*';
const TURN =
  '(?:spoke(?:n)?|prayed|(?:been )?(?:assigned|scheduled)|had (?:a |their )?(?:turn|talk|prayer|assignment)|given (?:a )?(?:talk|prayer)|heard from)';
/** They have not had their turn: whom a list for the bishopric is of. */
const STILL_TO_ASK = new RegExp(
  `^${WHO}(?:not|havent|hasnt|never|still not|not yet)(?: yet| ever| been| recently)* ${TURN}${SINCE}$` +
    `|^${WHO}(?:not (?:been )?(?:asked|invited|called on) yet|not yet (?:been )?(?:asked|invited|called on)|(?:(?:still|left|yet|remaining) )*to (?:be )?(?:ask|asked|invite|invited|assign|assigned|schedule|scheduled)|unassigned|(?:no|without (?:a )?) ?(?:talks?|prayers?|assignments?) (?:yet|since|in|this)${SINCE})$` +
    '|^(?:(?:hermanos|hermanas|personas|miembros|irmaos|irmas|pessoas|membros|los|las|os|as) )*(?:que |quienes )?(?:(?:aun|todavia|ainda) )?(?:no|nao) (?:han |ha |tem |tiveram )?(?:discursado|orado|hablado|discursaram|oraram|falaram|sido asignad[oa]s)(?: .*)?$',
  'u',
);

/** 'Who spoke', 'Quién discursó', 'Wer hat schon gesprochen': they have had their turn, and nothing else is said of them. */
const HAVE_SPOKEN = new RegExp(
  `^${WHO}(?:already |just |recently )?${TURN}(?: already)?${SINCE}${WHEN}$` +
    '|^(?:(?:hermanos|hermanas|personas|miembros|los|las) )*(?:que|quien(?:es)?) (?:ya )?(?:discurso|discursaron|hablo|hablaron|oro|oraron|(?:ha|han) (?:discursado|hablado|orado))(?: ya)?$' +
    '|^(?:(?:irmaos|irmas|pessoas|membros|os|as) )*(?:que|quem) (?:ja )?(?:discursou|discursaram|falou|falaram|orou|oraram)(?: ja)?$' +
    '|^(?:wer|die) (?:(?:hat|haben) )?(?:schon |bereits )?gesprochen(?: (?:hat|haben))?$' +
    '|^(?:qui|ceux qui) (?:a|ont) (?:deja )?parle(?: deja)?$|^chi ha (?:gia )?parlato$',
);

/** Between people it is noted with those below, as whoever spoke lately may come last. */
export const isOfThoseWhoSpoke = (text: string): boolean => {
  const words = text.length > 80 ? [] : foldLoose(plainTitle(text)).trim().split(' ');
  return HAVE_SPOKEN.test(words.filter((word) => monthOfWord(word) === null).join(' '));
};

/** 'Fine to ask', 'Possible speakers for winter': a title that only says who may be asked. */
export const isFriendlyTitle = remembered((text: string): boolean => {
  const folded = text.length > 80 ? '' : foldLoose(plainTitle(text)).trim();
  return FRIENDLY.test(folded) || STILL_TO_ASK.test(folded) || isWhoMaySpeak(folded);
});

/** It is about the list, or says who may be asked: nothing against anyone. */
export const isNoticeOrFriendly = (text: string): boolean => isListNotice(text) || isFriendlyTitle(text);

/** What sentences above a list are made of, where they say nothing of its people: whose names, for what, and who sends them. */
const LANGUAGES = [
  'ward branch roster rosters directory find as today date dated latest newest new whatsapp group chat fyi ' +
    'phone phones number numbers email emails address addresses contact contacts information info asked wanted requested updated current ' +
    'elders quorum relief society here heres are is attached below above following these those ours this that the a an our my your list lists name names people persons ' +
    'member members brother brothers brethren sister sisters individuals folks speaker speakers talk talks prayer prayers pray praying ' +
    'speak speaking give giving sacrament meeting meetings program programs sunday sundays for in on of to by with from and or i we you ' +
    'they us me who whom which bishopric bishop clerk secretary executive came come up chose chosen picked selected put together has have ' +
    'had would like want wants ask asking invite inviting please could can will be next coming upcoming month year week weeks quarter ' +
    'sent send sending id ive wed weve good great fine think thought few just some hey hi hello ok okay so alright well all ' +
    'ideas idea suggest suggested suggesting suggestion suggestions potential possible could should may might maybe call called ' +
    'ones texted talked spoke discussed invited mentioned recommended couple months quorums presidency presidencies agreed accepted confirmed volunteered sac mtg mtgs eq rs yw ym ss primary youth adults women men young ' +
    'about council said theyd they be willing happy able ready available everyone everybody me earlier yesterday tonight promised ' +
    'app application planner tool system site website file use mine',
  'barrio rama actual actualizada actualizado al hoy ' +
    'aqui esta estan los las el la nombre nombres lista persona personas hermano hermanos hermana hermanas miembros que para de del en ' +
    'por y obispado obispo eligio escogio discursar hablar orar discurso discursos oracion oraciones oradores discursantes estos estas nuestros nuestras ' +
    'son siguientes van a reunion sacramental domingo domingos proximo mes quiere quisiera quisieramos pedir invitar favor le les envio ' +
    'es mi mis nueva nuevo nuestro nuestra aplicacion app telefono telefonos numero numeros correo correos con tienen tiene ' +
    'hablamos platicamos conversamos comentamos sobre consejo cual cuales dijeron dispuestos dispuestas podrian pueden pasado',
  'ala ramo atual atualizada atualizado hoje ' +
    'aqui esta estao segue seguem nossos nossas os as o a nome nomes lista pessoa pessoas irmao irmaos irma irmas membros que para de do da dos em ' +
    'por e bispado bispo escolheu falar orar discursar discurso discursos oracao oracoes oradores estes estas sao seguintes vao reuniao ' +
    'sacramental domingo domingos proximo mes gostaria gostariamos convidar pedir favor ' +
    'minha meus nova novo nosso nossa aplicativo app telefone telefones numero numeros com tem ' +
    'falamos conversamos sobre conselho quem qual quais disseram dispostos dispostas poderiam podem passado',
  'voici les la le l noms liste des de personnes membres freres soeurs que qui pour en et eveque episcopat a ont choisi choisis parler ' +
    'prier discours priere prieres orateurs prochain mois dimanche dimanches reunion sainte cene a appeler contacter inviter possibles ' +
    'ma mes notre nos nouvelle nouveau nouvel application appli app logiciel telephone telephones numero numeros avec ' +
    'dont nous avons parle discute lors du conseil paroisse ce sont soeurs ont dit quils quelles peuvent pourraient dernier',
  'ecco qui la le il i gli l lista elenco nomi membri fratelli sorelle del della dei delle di che per e rione ramo vescovato vescovo ' +
    'preghiera preghiere discorso discorsi riunione sacramentale prossimo mese domenica domeniche aggiornata aggiornato oggi degli oratori da chiamare contattare possibili ' +
    'mia mio miei nostra nostro nuova nuovo app applicazione telefono telefoni numero numeri con ' +
    'cui abbiamo parlato discusso nel al consiglio queste questi sono hanno detto disposti disposte possono potrebbero parlare pregare scorsa',
  'hier sind ist die der das den namen liste personen mitglieder geschwister bruder schwestern fur im am von und bischofschaft bischof ' +
    'hat haben ausgesucht ausgewahlt sprecher ansprache ansprachen gebet gebete sprechen beten nachsten monat sonntag sonntage zu anrufen anzurufen fragen kontaktieren mogliche ' +
    'meine unsere unser neue neuen app anwendung gemeinde zweig telefon telefonnummer telefonnummern nummern mit ' +
    'uber wir haben gesprochen besprochen rat gemeinderat gesagt dass sie bereit konnen konnten letzten das',
].map((words) => new Set(words.split(' ')));
/** 'No conselho': in Portuguese it is no denial. */
const IN_THE = /\bn[oa] (?=domingo|conselho|bispado|proximo|mes|reuniao|ala|ramo)/g;
/** 'We talked about last Sunday': when it was said. */
const LAST_TIME =
  /(?<=\b(?:about|discussed|mentioned|promised)) last (?:sunday|monday|tuesday|wednesday|thursday|friday|saturday|week|night|month)\b/g;
/** 'Sisters without phone': what a list doesn't have of them says nothing against them; in its place, a word that all the languages have. */
const WITHOUT_CONTACT =
  /\b(?:(?:without|with no|no|(?:who |that )?(?:have|has) no|(?:who |that )?(?:dont|doesnt|do not|does not) have)(?: an?| any)? (?:cell |home )?(?:phones?|telephones?|cells?|e ?mails?)(?: numbers?| address(?:es)?)?|(?:(?:que )?(?:no tienen?|nao tem)|sin|sem) (?:numeros? de )?(?:tele[fp]on[oe]s?|celular(?:es)?|correos?|e ?mails?)|(?:sans|senza|ohne) (?:numeros? de |numero di )?(?:tele(?:ph|f)on[eoi]?s?|telefonnummern?|portables?|handys?|courriels?|e ?mails?))\b(?: (?:listed|on file|on record))?/g;
/** A word that says nothing of the people of a list, in one of the languages. */
export const isOfSentence = (word: string): boolean => LANGUAGES.some((language) => language.has(word));
/** 'Brother Ostler mentioned these people:' it is a sentence, and hers or his is no name of the list. */
const SENDER =
  /\b(?:brother|sister|bro|sis|bishop|president|elder)\.? \p{Lu}[\p{L}'’-]+(?= (?:mentioned|suggested|recommended|sent|picked|chose) .*\b(?:these|people|names|following|members)\b.*[:：]\s*$)/iu;
/** 'So for Sunday I talked to' ends with those who follow. */
const IS_UNFINISHED =
  /\b(?:i|we) (?:have )?(?:talked (?:to|with)|spoke (?:to|with)|asked|invited|called|texted|picked|chose)$/;
/** What a list is of. */
const OF_LIST =
  /\b(?:ideas?|suggestions?|names?|lists?|rosters?|directory|numbers|people|persons|members?|brothers|brethren|sisters|everyone|everybody|individuals|folks|speakers?|ones|these|those|ours|nuestr[oa]s|noss[oa]s|nombres|lista|elenco|membri|nomi|personas|hermanos|hermanas|miembros|oradores|discursantes|estos|nomes|pessoas|irmaos|irmas|membros|noms|liste|personnes|membres|orateurs|namen|personen|mitglieder|geschwister|schwestern|bruder|sprecher|hermanas|irmas|soeurs|freres|sorelle|fratelli)\b/;
/** A list of the sick has friends of the ward in it. */
const PRAY_FOR =
  /\b(?:pray|praying|orar|prier|beten) (?:for|por|para|pour|fur)\b|\bprayers (?:for|of) th(?:e|ese|ose) (?!next|month|coming)/;

/** Whom the missionaries teach. */
const PROSPECTIVE = /\b(?:potential|possible) members?\b/;
/** 'Prayer ideas' is whole with two words. */
const IDEAS = /\b(?:ideas|suggestions)\b/;
const FOR_SUNDAY = /\b(?:sac|sacrament|meetings?|mtgs?|speakers?|talks?|prayers?|sundays?|program)\b/;

/**
 * 'Here are the names the bishopric came up with for January:' a sentence of nothing but such words. A calling below it may be
 * a proposal all the same.
 */
export function isAnnouncement(text: string): boolean {
  if (isPickTitle(text)) return true;
  // What is cut off may say anything.
  const folded =
    text.length > 120 || /…\s*$/.test(text)
      ? ''
      : foldLoose(plainTitle(text.replace(SENDER, 'Bishop')))
          .replaceAll(WITHOUT_CONTACT, 'app app')
          .replaceAll(IN_THE, '')
          .replaceAll(LAST_TIME, '');
  const words = folded.split(' ').filter((word) => monthOfWord(word) === null && !/^\d+(?:st|nd|rd|th)?$/.test(word));
  const isOfIdeas = IDEAS.test(folded) && FOR_SUNDAY.test(folded);
  if (words.length < (isOfIdeas ? 2 : 3) || !(OF_LIST.test(folded) || IS_UNFINISHED.test(folded))) return false;
  if (PRAY_FOR.test(folded) || PROSPECTIVE.test(folded)) return false;
  return LANGUAGES.some((language) => words.every((word) => language.has(word)));
}
