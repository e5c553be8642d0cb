import { foldLoose } from '#shared/text/fold.ts';
import { isHomebound, praysOnly, refuses } from '../availability/refusals.ts';
import { isAgainst } from '../file-notes/against.ts';
import { looksLikeFullName } from '../names.ts';
import { isNote } from '../non-people.ts';
import { isHarmlessTitle } from '../other-people/harmless-titles.ts';
import { isOfList } from '../group-titles/list-words.ts';
import { unitInTitle } from '../units/named-units.ts';
import { withoutPassingWards } from '../units/passing-wards.ts';
import { isAnnouncement, isNoticeOrFriendly } from './friendly-titles.ts';
import { stateBehindTitle } from '../dividers/titles-with-states.ts';

const LONGEST = 60;
/** Above people who may have left, or were never there. */
const LEFT =
  /^(?:gone|left|out|fuera|fora|in memoriam|(?:in|en|em) (?:loving )?mem(?:ory|oria)|rest in peace|q ?e ?p ?d|unbaptized|not baptized|no bautizad[oa]s|nao batizad[oa]s|records? only|(?:on|serving|out on) (?:their |a )?missions?|(?:taken|removed|dropped|crossed) (?:off|from)(?: .*)?|off the (?:list|rolls?|records?)|se (?:mudaron|fueron|trasladaron)|mudaram(?: se)?|mudaron(?: se)?|fallecieron|faleceram|en (?:la |una )?(?:mision|misiones)|(?:em|na) (?:missao|missoes)|(?:in )?(?:the )?(?:military|army|navy|prison|jail)|snow ?birds?|hidden|unlisted|ex members?|(?:away )?at (?:byu(?: \p{L}+)?|(?:the )?(?:mtc|college|university))|(?!.*\b(?:ward|branch|stake|family|history|service|temple|our|the)\b)\p{L}+ \p{L}+ mission)$/u;
const OF_MISSION = /^(?:full[ -]?time )?missions?\s*[:：]/i;
/** Above people who live there, and whom one asks with care. */
const WITH_CARE =
  /^(?:home ?bound|house ?bound|shut ?ins?|bed ?(?:ridden|fast)|hospice|(?:in )?(?:the )?(?:nursing|rest|care) homes?|(?:in )?(?:the )?care cent(?:er|re)s?|assisted living|memory care|(?:mental )?health(?: .*)?|private|confidential|off limits|(?:en el )?hospital(?:izad[oa]s|ized)?|enferm[oa]s|doentes|(?:the )?sick|(?:de )?viaje|viajando|(?:no desean|nao querem) visitas|sem contato|sin contacto)$/;
/** Of these someone may be asked all the same. */
const TO_READ =
  /^(?:las?|lam|(?:menos (?:activ|ativ)[oa]s?|moins acti(?:f|ve)s?|weniger aktive?n?|meno attiv[aeio])(?: .*)?|part member(?: (?:families|family|households?|homes?))?|(?:familias? )?part?e? ?miembros?)$/;

/** Alone, or beside the words of lists and the name of a ward: 'Less Active Elders', 'Less Active Report - Maple Grove Ward.' */
const LESS_ACTIVE =
  /\b(?:(?:less|semi|partly|not so) active|menos (?:activ|ativ)[oa]s?|moins acti(?:f|ve)s?|weniger aktive?n?|meno attiv[aeio])\b/;
function isOfLessActive(text: string): boolean {
  const folded = foldLoose(text.replace(unitInTitle(text) ?? '', ' ').replaceAll('-', ' '));
  const rest = folded.replace(LESS_ACTIVE, ' ');
  return (
    rest !== folded &&
    rest
      .split(' ')
      .filter(Boolean)
      .every((word) => isOfList(word) || word === 'que' || /^(?:19|20)\d\d$/.test(word))
  );
}

/** 'Kim Lee (moved)', 'Sister Lee: on a mission': of one person. */
const OF_PERSON = /\d{3}|[()[\]]|\s[-–—]\s|[:：]\s*\S|['’]s\b|^(?:bro|sis|brother|sister|elder|hermano|hermana)\b/iu;
export const isOfPerson = (text: string): boolean => OF_PERSON.test(text);

/** What a title tells of those below it: whether to ask if they are in the ward, or available, or only to show it; null for nothing. */
export function toldBelow(text: string): 'left' | 'care' | 'read' | null {
  if (text.length > LONGEST || isNoticeOrFriendly(text)) return null;
  if (withoutPassingWards(text) !== text) return toldBelow(withoutPassingWards(text));
  const folded = foldLoose(text.replace(/[:：]\s*$/, '')).replace(/ \d+$/, '');
  if (TO_READ.test(folded) || isOfLessActive(text)) return 'read';
  if (WITH_CARE.test(folded)) return 'care';
  if (LEFT.test(folded) || OF_MISSION.test(text)) return 'left';
  const state = stateBehindTitle(text);
  const told = state === null ? null : toldBelow(state);
  if (told !== null) return told;
  if (isNote(text) || isHarmlessTitle(text) || isOfPerson(text)) return null;
  if (isHomebound(text) || refuses(text) || praysOnly(text)) return 'care';
  return isAgainst(text) ? 'left' : null;
}

const LONGEST_SENTENCE = 300;
/** More than one person. */
const OF_SEVERAL =
  /\b(?:members?|those|these|them|they|people|persons|individuals|ones|brothers|brethren|sisters|couples|families|households|youth|adults|names|following|below|every(?:one|body)|all|hermanos|hermanas|miembros|personas|familias|los|las|siguientes|ellos|ellas|todos|todas|irmaos|irmas|membros|pessoas|os|as|seguintes|eles|elas)\b/;
/** The same of a heading as long as a sentence, which speaks of several: 'Members who told the Relief Society that they must not be asked.' */
export function toldBySentence(text: string): 'left' | 'care' | null {
  if (text.length <= LONGEST || text.length > LONGEST_SENTENCE || /@|\d{3}[ .-]?\d{4}/.test(text)) return null;
  const parts = text.split(/\s[-–—]+\s|[:：;()]|\.\s/u);
  const isNotice = isNoticeOrFriendly(text) || isAnnouncement(text);
  if (isNotice || looksLikeFullName(parts[0] ?? '') || !OF_SEVERAL.test(foldLoose(text))) return null;
  const says = (is: (part: string) => boolean) => is(text) || parts.some((part) => is(part.trim()));
  if (says(refuses) || says(isHomebound) || says(praysOnly)) return 'care';
  return says(isAgainst) || parts.some((part) => toldBelow(part.trim()) === 'left') ? 'left' : null;
}

/** 'Gone' between people is no part of a name. */
export const isTellingTitle = (text: string): boolean => toldBelow(text) !== null;
