import { monthOfWord } from '#shared/calendar/month-words.ts';
import { foldLoose } from '#shared/text/fold.ts';

const LONGEST = 60;
const WHO =
  '(?:(?:the|our|my|your|bishops?|ward|branch|speakers?|people|persons|names|those|members|sisters|brothers|brethren|couples|families|adults|youth|who|that|we|i|ive|weve|are|is|have|has|been) )*';
const ASKED =
  '(?:(?:(?:already|just|recently) )?(?:been )?(?:asked|invited|contacted|texted)|already (?:called|talked to|spoken to|spoke to)|(?:asked|invited|contacted|texted|called) already)';
const PICKS =
  '(?:(?:top|best|first|second|good|favou?rite) (?:picks?|choices?)|picks|short ?list(?:ed)?|back ?up (?:speakers?|talks?|prayers?)|backups for (?:speakers|talks|prayers))';
const NEXT =
  '(?:on deck|next up|up next|next in (?:line|the rotation|rotation)|next on the list|in the queue|lined up|(?:all )?ready(?: to go)?|good to go|all set|set to go)';
const ELSEWHERE =
  '(?:ya|ja) (?:invitad|convidad|preguntad|contactad|contatad|perguntad)[oa]s|lista corta|lista curta|(?:los |os )?(?:siguientes|proximos)(?: en la lista| da lista)?|(?:schon|bereits) (?:gefragt|angefragt|eingeladen|kontaktiert)|als nachstes?|deja (?:demande|contacte|invite|appele)e?s|(?:les )?prochains|gia (?:contattat|invitat)[ie]|(?:i )?prossimi';
const FOR =
  '(?: (?:for|in|of|to|on|this|the|our|next|coming|speak|pray|speakers?|talks?|speaking|prayers?|sacrament|meetings?|month|sundays?|year|so far|para|fur|pour|per|discursos?|ansprachen|discours))*';
const TITLE = new RegExp(`^${WHO}(?:${ASKED}|${PICKS}|${NEXT}|${ELSEWHERE})${FOR}$`, 'u');

/** 'Already asked', 'Short list for January', 'Next up': how far the bishopric has come with those below, and nothing about them. */
export function isPickTitle(text: string): boolean {
  if (text.length > LONGEST) return false;
  const words = foldLoose(text).trim().split(/[ -]+/);
  return TITLE.test(
    words.filter((word) => monthOfWord(word) === null && !/^\d+(?:st|nd|rd|th)?$/.test(word)).join(' '),
  );
}
