import { foldLoose } from '#shared/text/fold.ts';
import { isOutOfUnit } from '../units/out-of-unit.ts';

/** Said of someone who is not in the ward any more, in English, Spanish, Portuguese, French, and German. */
const LEFT =
  /^(?:(?:deceased|died|dead|passed away|fallecio|faleceu|fallecid[oa]s?|falecid[oa]s?)(?: (?:in|on|en|em|(?:jan|ene|feb|mar|apr|abr|ma[yi]|jun|jul|aug|ago|sep|set|oct|out|nov|dec|dic|dez)[a-z]*))*|(?:membership )?records? (?:have |has |were )?(?:been )?(?:re)?moved(?: .*)?|(?:membership )?records? (?:have |has |were |are |is )?(?:been |being |to be )?(?:sent|transferred)(?: .*)?|name (?:was |has been )?removed(?: .*)?|transferred to .*|attends (?:another|a different|(?!(?:our|this|the) )\p{L}+(?: \d\S*| \p{L}+)?) (?:ward|branch)(?: .*)?|not (?:a )?members?|not in (?:the |this |our )?(?:ward|branch|unit)(?: any ?more| any longer| now)?|(?:in )?(?:the )?wrong (?:ward|branch|unit)|(?:membership )?records? (?:are |is )?(?:still )?(?:in|at) (?!(?:order|process|progress|hand|file|place|transit|good|lcr|here|our|this|the ward)\b)(?:.*)|(?:has |have )?(?:asked|asks|wants?|wanted|requested|requests|would like) (?:to have |for )?(?:(?:his|hers?|their|the) )?(?:names?|records?) (?:to be |be )?(?:removed|removal)|(?:now )?in (?:the )?\p{L}+(?: \d\S*)? (?:ward|branch)(?: now)?|excommunicated|rip|duplicate of .*|(?:ha(?:s|ve) )?moved(?! (?:in|in (?:\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|last|this|the (?:spring|summer|fall)).*|in from .*|from .*|here.*|back.*)$)(?: .*)?|removed|do not (?:contact|call)|difunt[oa]s?|q ?e ?p ?d|gest|decedee?|verstorben|gestorben|se (?:mudo|traslado|cambio)(?: .*)?|(?:mudad|trasladad|transferid)[oa]s?(?: (?:a|al|para|p|pra|pro|ao|em|en) (?!(?:este|esta|nuestro|nuestra|nosso|nossa|aqui)\b).*)?|mudou(?: se)?|mudaram(?: se)?(?: .*)?|se mudaron(?: .*)?|(?:(?:a|ont|est|sont) )?demenage(?:e?s?)(?! (?:ici|de|du|depuis)\b)(?: .*)?|(?:(?:ist|sind|unbekannt) )?(?:verzogen|umgezogen|weggezogen)(?! (?:aus|von|hierher)\b)(?: .*)?|(?:si e )?trasferit[oaie](?:si)?(?! (?:qui|da)\b)(?: .*)?|(?:ist )?(?:verstorben|gestorben)(?: .*)?|(?:est )?decede(?:e?s?)(?: .*)?|decedut[oa](?: .*)?|deces(?: .*)?|(?:ist )?(?:aus der kirche )?(?:ausgetreten|exkommuniziert)(?: .*)?|exco(?:mulgad|mungad)[oa](?: .*)?|(?:a |ont )?(?:demissionne|quitte (?:leglise|la (?:paroisse|branche)|le pieu))(?: .*)?|renuncio a (?:la iglesia|su membresia)(?: .*)?|saiu da igreja(?: .*)?)(?: \d.*)?$/u;
/** The same where it is a status. */
const LEFT_AS_STATUS =
  /^(?:inactiv[oae](?: (?:since|for|now|member|desde) ?.*)?|inativ[oa](?: desde .*)?|no longer .*|left|resigned|attends .*|non ?members?|prospective members?|nm|not (?:yet )?baptized|unbaptized|(?:friend|investigator)(?: .*)?|delete|remove|duplicate|address unknown|unknown address|lost|(?:name|records?|membership) .*(?:removed|moved|transferred)|transferred.*)$/;

/** Where there may be a calling, too; a ward missionary is at home. */
const ON_MISSION =
  /^(?:(?:serving|on) (?:a )?(?:full time )?mission(?: .*)?|(?:serving as )?(?:a )?full time missionar(?:y|ies)(?: .*)?)$/;
export const isOnMission = (text: string): boolean => ON_MISSION.test(foldLoose(text));

/** The same of a family. */
const THEY_LEFT =
  /^(?:ya )?(?:se (?:mudaron|trasladaron|cambiaron|fueron)|(?:se )?mudaram(?: se)?|ya no viven aqui|(?:ja )?nao moram mais aqui|fallecieron|faleceram)(?: .*)?$/;
export const hasLeft = (text: string): boolean => {
  const folded = foldLoose(text);
  return LEFT.test(folded) || THEY_LEFT.test(folded) || isOutOfUnit(folded);
};
export const hasLeftAsStatus = (text: string): boolean =>
  hasLeft(text) || isOnMission(text) || LEFT_AS_STATUS.test(foldLoose(text));

/** 'dec.', 'dec. 2024', 'd. 2024'; with a capital, 'Dec.' may be a month as well. */
const SHORT_FOR_DECEASED = /^(?:dec|decd|dcd)(?: (?:19|20)\d\d)?$|^d (?:19|20)\d\d$/;
export const isShortForDeceased = (text: string): boolean => SHORT_FOR_DECEASED.test(foldLoose(text));
export const isSurelyDeceased = (text: string): boolean =>
  isShortForDeceased(text) && !/^[\s(]*D(?:ec|EC)(?!['’]?d)/.test(text);

/** Said of a calling that is not, or not yet, someone's. */
const NOT_CALLED =
  /^(?:declined|rejected|refused|turned down|withdrawn|not accepted|proposed|considering|being considered|under (?:consideration|review)|to be (?:called|released|sustained|extended|approved|set apart|confirmed|determined)|releasing|vacant|vacante|idea|propuest[oa]|propost[oa]|por (?:llamar|sostener|relevar|apartar|asignar|definir)|rechaz.*|recus.*|abgelehnt|vorgeschlagen)(?: .*)?$/;
const NOT_CALLED_AS_STATUS =
  /^(?:no|not .*|pending.*|approved|accepted|submitted|recommended|extended|(?:in|on|en|em) (?:process|progress|review|hold|proceso|espera|processo|andamento)|hold|pend[ie]+nte.*|aun no|nao)$/;
export const isNotCalled = (text: string): boolean => NOT_CALLED.test(foldLoose(text));
export const isNotCalledAsStatus = (text: string): boolean =>
  isNotCalled(text) || NOT_CALLED_AS_STATUS.test(foldLoose(text));

/** Beside a calling that is over, or not yet someone's: 'Ward Clerk (declined)', 'Incoming Primary President'. */
const NOT_CURRENT =
  / (?:former|formerly|past|ended|expired|incoming|outgoing|releas(?:e|ed|es|ing)(?! time)|relevad[oa]|desobrigad[oa]|declined|rejected|refused|withdrawn|vacant|vacante|tbd|tba|proposed|considering|recommended|nominated|pending|until|hasta|to be (?:called|sustained|extended|approved|set apart|confirmed)|not (?:yet )?(?:called|sustained|accepted|approved)) | (?:elect|extended|approved|accepted) $/;
export const isNotCurrent = (calling: string): boolean => NOT_CURRENT.test(` ${foldLoose(calling)} `);

/** Of a calling that is over. */
const RELEASED = /^(?:released|relevad[oa]|desobrigad[oa]|relevee?|entlassen)\b/;
export const isReleased = (text: string): boolean => RELEASED.test(foldLoose(text));
