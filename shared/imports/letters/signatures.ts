import { foldLoose } from '#shared/text/fold.ts';
import { isKnownCalling, isOfficeOfAny } from '../callings.ts';
import { looksLikeFullName } from '../names.ts';
import { isOrganization } from '../offices/organization-names.ts';

/** How a message ends, wherever in the line: 'Let me know, thanks! Clara', 'See you Sunday'. */
const ENDING =
  /\b(?:let (?:me|us) know|lmk|thanks|thank you|thx|thankyou|appreciate\w*|any questions|questions\??$|hope (?:this|that|it|you|all)|see you|see ya|talk (?:to you )?soon|talk later|have a (?:great|good|nice|blessed|wonderful|happy)|happy (?:sabbath|sunday|thanksgiving|holidays)|god bless|take care|reach out|feel free|(?:call|text|email|contact) me|best wishes|blessings|love(?: ya| you(?: all)?)?$|with love|in haste|grateful|sorry for|looking forward|keep up|cheers|regards|sincerely|gracias|avis(?:e|en)me|me avis(?:e|a|en)|cualquier (?:duda|pregunta)|saludos|abrazos|bendiciones|nos vemos|obrigad[oa]|qualquer duda|me avise|ate domingo|abracos|merci|nhesitez pas|a (?:bientot|dimanche)|danke|bis (?:sonntag|bald)|melde dich|grazie|fammi sapere|a presto)\b/;
export const CONTACT = /@|\d{3}[\s).-]*\d{4}/;
export const CONTACT_ALONE =
  /^[\s☎📞📱📧✉]*(?:(?:cell|phone|mobile|home|tel|email|c|h|m|p)[.:]? *)?(?:[+(\d][\d ().+-]{6,20}|\S+@\S+\.\w+)\s*$/iu;
export const SENT_FROM = /^(?:sent from|get outlook|enviado desde|enviado do|von meinem)\b/;
const UNIT_OR_ROLE =
  /\b(?:ward|branch|stake|secretary|clerk|president|presidency|bishop|counselor|leader|barrio|ala|rama|ramo|secretari[oa])$/;
/** What an email has above a signature. */
export const DIVIDING = /^\s*(?:[-–—]\s?){2,}\s*$|^\s*_{3,}\s*$/u;
const BEFORE = /^\s*(?:[-–—~*]+\s*)/u;
const FROM = /^\s*(?:from|de|von|da)\s*:\s*"?([^<"@]*?)"?\s*(?:<[^>]*>)?\s*$/iu;
const LONGEST_NAME = 50;
const MOST_BEHIND = 4;
/** So many of a list stand before its end. */
export const LEAST_OF_LIST = 2;

const isName = (text: string): boolean => text.length <= LONGEST_NAME && !CONTACT.test(text) && looksLikeFullName(text);
/** A calling, a phone, or the name of a ward below whoever signs. */
const isBehind = (line: string): boolean =>
  CONTACT_ALONE.test(line) ||
  SENT_FROM.test(foldLoose(line)) ||
  (!CONTACT.test(line) &&
    (isKnownCalling(line.trim()) ||
      isOfficeOfAny(line.trim()) ||
      isOrganization(line.trim()) ||
      (!/[*()–—]|\s-\s/.test(line) && UNIT_OR_ROLE.test(foldLoose(line)))));

/**
 * Which line is the name of the one who wrote the message around a list: behind a sentence that ends it, as its sender, with a
 * dash that no one else has, below a line of dashes, or with a calling below it that no one else has there; null for none.
 */
export function signatureAt(lines: readonly string[]): number | null {
  const end = lines.findLastIndex((line) => !isBehind(line));
  const line = lines[end] ?? '';
  const name = line.replace(BEFORE, '').trim();
  if (end < LEAST_OF_LIST || lines.length - 1 - end > MOST_BEHIND || !isName(name)) return null;
  const before = lines[end - 1] ?? '';
  const listed = lines.slice(0, end).filter((one) => CONTACT.test(one));
  if (!CONTACT.test(before) && (!isName(before) || /\s\p{Ll}/u.test(before)) && ENDING.test(foldLoose(before)))
    return end;
  const senders = lines.slice(0, end).flatMap((one) => FROM.exec(one)?.[1] ?? []);
  if (senders.some((sender) => foldLoose(sender) === foldLoose(name))) return end;
  const isDivided = DIVIDING.test(before) && lines.filter((one) => DIVIDING.test(one)).length === 1;
  const isCallingAlone = (one: string) =>
    !/\s[-–—]\s|[,;:\t]/.test(one) && (isKnownCalling(one.trim()) || isOfficeOfAny(one.trim()));
  // Of no one else a calling stands in a line of its own.
  const hasCalling = lines.slice(end + 1).some(isCallingAlone) && !lines.slice(0, end).some(isCallingAlone);
  if (isDivided || hasCalling) return end;
  const areBeside = listed.length >= LEAST_OF_LIST && listed.every((one) => !CONTACT_ALONE.test(one));
  const bare = lines.slice(0, end).filter((one) => isName(one.replace(BEFORE, '').trim()));
  if (!areBeside || bare.length > 0) return null;
  const isDashed = BEFORE.test(line) && !listed.some((one) => BEFORE.test(one));
  const hasMore = lines.slice(end + 1).some((one) => !SENT_FROM.test(foldLoose(one)));
  return isDashed || hasMore ? end : null;
}
