import { remembered } from '#shared/text/remembered.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { isAskedOfReader, isToBishop } from '../letters/requests.ts';

/** Why a line of a message is no one. */
export const OUTSIDE = 'looks like part of the message, not a person on the list.';

const GREETING =
  /^(?:dear|hi|hello|hey|hola|hallo|bonjour|greetings|querid[oa]s?|estimad[oa]s?|prezad[oa]s?|liebe[rs]?|good (?:morning|afternoon|evening)|bom dia|boa (?:tarde|noite)|buen[oa]s (?:dias|tardes|noches)|guten (?:morgen|tag|abend)|bonsoir|buongiorno|buonasera)(?: |$)/;
const CLOSING =
  /^(?:thanks|thank you|thx|many thanks|(?:kind|kindest|best|warm|warmest|sincere) (?:regards|wishes|thanks)|regards|sincerely|yours (?:truly|sincerely|faithfully)|respectfully|cheers|saludos|bendiciones|atentamente|cordialmente|atenciosamente|muchas gracias|muito obrigad[oa]|vielen dank|(?:viele|liebe|beste) grusse|mit freundlichen grussen|(?:bien )?(?:cordialement|amicalement|fraternellement)|bien a (?:vous|toi)|bonne (?:soiree|journee|semaine|fin de semaine|continuation)|bon (?:dimanche|week ?end)|a bientot|(?:meilleures|sinceres|cordiales|fraternelles) salutations|fraternalmente|fraternamente|(?:cordiali|distinti|fraterni) saluti|buona (?:serata|giornata|domenica)|(?:schone|herzliche|bruderliche) grusse|schonen (?:abend|tag|sonntag)|sent from|signed)(?: |$)/;
/** Last names too, so these end a letter only where it is one. */
const CLOSING_OF_A_LETTER =
  /^(?:love|best|yours|blessings|gracias|obrigad[oa]|merci|danke|abrazos|abracos|grusse|ciao)(?: |$)/;
const HEADER = /^(?:from|to|cc|bcc|subject|date|sent|de|para|asunto|assunto)$/;

/** Without its accent, Ola is someone's name. */
const OLA = /^\s*ol[áÁ](?![\p{L}\p{M}])/iu;

export const isGreeting = (text: string): boolean =>
  !/^\S+,\s*\S+$/.test(text.trim()) && (GREETING.test(foldLoose(text)) || OLA.test(text.normalize('NFC')));
const isClosing = (text: string): boolean => CLOSING.test(foldLoose(text));

/** 'Dear Bishop,' and 'Thanks, Tom Baker', which no one is called. */
export const isGreetingOrClosing = remembered(
  (text: string): boolean => text.length <= 80 && (isGreeting(text) || isClosing(text)) && !tellsBehind(text),
);

const REQUEST =
  /^(?:hey |hi )?(?:please )?(?:(?:can|could|would|will) (?:you|u|someone)(?: all| guys)?(?: please)? )?(?:please )?(?:add|send|put|include|enter|import|share|forward|text|email|get) (?:me |us )?(?:these|this|the|them|everyone|all)\b/;
const ASKED_SO = /^(?:hey |hi )?(?:please |can |could |would |will )|\bplease$/;
const ANSWER =
  /^(?:sure(?: thing)?|ok|okay|will do|got it|here you go|here (?:it is|they are)|here (?:ya|we) go|as (?:you )?(?:requested|promised|asked|discussed)|per your request|sounds good|no problem|you bet|of course|perfect|great|awesome)$/;
const TELLS =
  /\b(?:not|dont|no|never|except|without|off|out|remove|inactive|moved|died|gone|left|declined|other|another|nao|nunca|sin|sem|except[oa]|otr[oa]s?|outr[oa]s?|salieron|sairam|(?:se )?mud\p{L}+|fal+ec\p{L}+|in(?:ac)?tiv[oa]s?|inativ[oa]s|nicht|kein\p{L}*|verzogen\p{L}*|verstorben\p{L}*|anderen?|pas|partis?|decedes?)\b/u;
/** 'Good evening. These have moved.' */
const tellsBehind = (text: string): boolean =>
  text
    .split(/[.!?]+\s+/)
    .slice(1)
    .some((part) => TELLS.test(foldLoose(part)));
/** 'Could you add these to the list please', 'sure': what people write to each other, and nothing of those on the list. */
export function isRequest(text: string): boolean {
  const folded = text.length > 120 ? '' : foldLoose(text);
  return (
    ANSWER.test(folded) ||
    isAskedOfReader(text) ||
    (REQUEST.test(folded) && ASKED_SO.test(folded) && !TELLS.test(folded))
  );
}

const isHeader = (line: string): boolean => HEADER.test(foldLoose(line.split(':')[0] ?? '')) && line.includes(':');

/**
 * Of the lines of a letter, those that are not of its list: what stands above the greeting, and what stands behind the
 * closing, which is the name of the one who wrote it. Where it is no letter, only what is asked of whoever reads it.
 */
export function outsideOfLetter(lines: readonly string[]): Set<number> {
  const greeting = isToBishop(lines) ? 0 : lines.findIndex(isGreeting);
  const requests = lines.flatMap((line, at) => (isRequest(line) ? [at] : []));
  const isLetter = greeting >= 0 || lines.some((line) => isGreetingOrClosing(line) || isHeader(line));
  if (!isLetter) return new Set(requests);
  const closing = lines.findIndex(
    (line, at) => at * 2 + 1 >= lines.length && (isClosing(line) || CLOSING_OF_A_LETTER.test(foldLoose(line))),
  );
  const end = closing < 0 ? lines.length : closing;
  // A list may come first, and the letter's answer below it.
  const start = greeting < lines.length / 2 ? greeting : -1;
  const others = lines.flatMap((line, at) => (at <= start || at >= end || isHeader(line) ? [at] : []));
  return new Set([...requests, ...others]);
}
