import { foldLoose } from '#shared/text/fold.ts';
import { periodAfter, quotedAtEnd } from '#shared/text/sentence-end.ts';
import { isAddress, isKnownCalling, isOffice } from './callings.ts';
import { hasCutPhone, phonesIn } from './looks.ts';
import { signAtEnd } from './marks/signs.ts';
import { looksLikeFullName } from './names.ts';
import { ownPhoneFirst } from './text-tables/phone-kinds.ts';
import type { RawRow } from './rows.ts';

/** Nothing is looked for in longer lines. */
export const LONGEST_LINE = 400;
const EMAILS = /[^\s,;<>()]+@[^\s,;<>()]+\.[^\s,;<>()]+/g;
/** '3.', '(3)', '3:', '•', Word's 'o' before a name, and the '3 -' of a birthday in the month. */
export const BULLET =
  /^\s*(?:(?:[-*•·◦‣∙▪▫■➢➤]|\d{1,4}[.)]|\(\d{1,3}\))\s+|\d{1,3}(?::\s+|\t+)(?=\p{L})|o\s+(?=\p{Lu})|\d{1,2}\s+[-–—]\s+)/u;
const STARS = /\s\*{1,3}\s*$/;
const LABEL =
  /^(?:phone|t[eé]l|t[eé]l[eé]phone|tel[eé]fono|telefone|telefon|celular|cel|cell|cellulare|mobile|m[oó]vil|mobil|handy|portable|port|home|casa|fixe|fijo|fixo|festnetz|work|zap|whatsapp|e-?mail|email|mail|correo|courriel|[mchwpe])\.?$/iu;

/** Behind a whole name and before what it labels: 'Vera Hollis cell: 555-0100', 'Vera Hollis c 555-0100'; a capital is an initial. */
const LABEL_BESIDE =
  /((?:^|\t|\p{L}[\p{L}\p{M}.'’-]*,?\s+\p{L}[\p{L}\p{M}.'’-]*)[ ,]+|^)(?:[Pp]hone|[Tt]el(?:ephone)?|[Cc]ell|[Mm]obile|[Hh]ome|[Ww]ork|[Ee]-?mail|t[eé]l|cel|celular|m[oó]vil|mobil|handy|port|portable|fixe|fijo|fixo|zap|[mchwpe])\s*[.:=]?\s*(?=\t)/gu;

const OF_PHONE =
  /^(?:(?:no|without(?: a)?|sem|sin|ohne|kein|sans|senza) (?:phone|cell|telefon[eo]?|celular|telephone|handy|e ?mail|correo)|texts?|sms|(?:prefers|likes|please|pls) (?:a )?text(?:s|ing)?|texts? (?:only|ok|preferred|best|is best|please)|texting (?:ok|preferred|only)|no texts?|call or text|text or call|land ?line|home|cell|work|mobile|whatsapp|yes|no|new number|preferred|best|(?:mornings?|afternoons?|evenings?|days?|weekends?)(?: only)?|(?:please )?(?:call|text|call or text)(?: only)? (?:before|after|between) \d[\d apmnd]{0,12}|solo whatsapp)$/;
/** 'text only', 'landline': of the phone beside it, and of no one else. */
export const isOfPhoneAlone = (text: string): boolean => text.length <= 30 && OF_PHONE.test(foldLoose(text));

export const UNCLEAR_PHONE = 'has extra digits next to the phone number. Enter only the phone number.';
export const TWO_PEOPLE = 'may be more than one person. Put each person on a separate line.';

type LineParts = {
  name: string;
  /** What is neither a name nor any of the values, nor an organization. */
  parts: string[];
  /** Those of them that stand behind the calling. */
  behindCalling: string[];
  values: Pick<RawRow['values'], 'email' | 'phone' | 'calling'>;
  remarks: string[];
  /** Those parts, and the organizations among them. */
  beside: string[];
  /** Which of the digits are the phone cannot be told. */
  isPhoneUnclear: boolean;
};

/** As much of a cell or a line as a sentence has room for. */
export const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

/** A heading as a sentence quotes it: 'In ward?' without its question mark. */
export const quotedHeading = (title: string): string => shortened(title.replace(/\?$/, ''));
const quoted = (text: string, end: '' | ',' | '.'): string => (end === '.' ? quotedAtEnd(text) : `“${text}${end}”`);
/** '“moved.”': as the last words of a sentence. */
export const quotedLast = (text: string): string => quotedAtEnd(shortened(text));
/** '“moved” under “Status' and what ends the quotation, such as a period. */
export const saidUnder = (cell: string, title: string, end: '' | ',' | '.' = ''): string =>
  title.trim() === ''
    ? quoted(shortened(cell), end)
    : `${quoted(shortened(cell), '')} under ${quoted(quotedHeading(title), end)}`;

/** What was left out, in a sentence; none where nothing was. */
export const ignored = (texts: readonly string[]): string[] =>
  texts.length === 0
    ? []
    : [
        `Ignored: ${texts.map((text) => `“${shortened(text)}”`).join(', ')}${periodAfter(shortened(texts.at(-1) ?? ''))}`,
      ];

/** The same for values that are no one's, before other sentences. */
export const withIgnored = (values: RawRow['values'], remarks: readonly string[]): string[] => [
  ...ignored(Object.values(values)),
  ...remarks,
];

/** So much of a line or a row is still read for what it says of others; a page of prose is not. */
export const LONGEST_READ = 1000;
/** 'Ideas for May: Ann Lee and Hugo Roe. …': whom it names, stands nowhere else. */
const WORDS_BEHIND_LABEL = /^[^:：]{1,60}[:：]\s*\p{L}{2}/u;
const LONGEST_SHOWN = 300;
/** A line that is no person's, and why. */
export function unread(line: string, why: string): Omit<RawRow, 'row'> {
  const text = line.trim();
  const isShown = text.length <= LONGEST_SHOWN && WORDS_BEHIND_LABEL.test(text);
  const problem = `“${isShown ? text : shortened(text)}” ${why}`;
  return { values: {}, unread: { text: text.length > LONGEST_READ ? shortened(text) : text, problem } };
}

const NAME_FIRST = /^((?:\p{Lu}[\p{L}\p{M}.'’-]*\s+){1,3}\p{Lu}[\p{L}\p{M}'’-]+),\s*(\S.*)$/u;
const CLASS =
  /^(?:beehives?|mia ?maids?|laurels?|sunbeams?|ctr ?\d*|valiants? ?\d*|deacons?|priests?|nursery|primary)$/i;
/** 'Sadie Young, Beehive', 'Ruth Ames, President': behind the comma stands no first name. */
function withoutComma(line: string): string {
  const [, person = '', behind = ''] = NAME_FIRST.exec(line) ?? [];
  const [first = ''] = behind.split(/\s[-–—]\s|[,;(\t]/);
  return person !== '' && (CLASS.test(first.trim()) || isOffice(first) || isAddress(first))
    ? `${person}\t${behind}`
    : line;
}

const partsOf = (text: string, mark: RegExp): string[] =>
  text
    .split(mark)
    .map((part) => part.replace(/^(?:[\s,]|[-–—](?=\s))+|[\s,]+$/g, ''))
    .filter((part) => /[\p{L}\d]/u.test(part) && !LABEL.test(part));

/** 'Nuñez, María – Organist – maria@example.org – 801 555 0123': a name first, then what can be told by its look. */
export function readLine(line: string): LineParts {
  const [email, ...moreEmails] = line.match(EMAILS) ?? [];
  // 'Kim Alder *', which a note below explains.
  let rest = line.replace(STARS, '').replace(BULLET, '').replace(EMAILS, '\t');
  const isPhoneUnclear = hasCutPhone(rest);
  const [phone, ...morePhones] = ownPhoneFirst(rest, phonesIn(rest));
  for (const found of [phone, ...morePhones]) if (found) rest = rest.replace(found, '\t');
  if (isPhoneUnclear) rest = rest.replace(/[+(]*\d[\d\s().\-–/]*/g, '\t');
  rest = withoutComma(rest.replaceAll(LABEL_BESIDE, '$1\t'));
  const wide = partsOf(rest, /\t|;|\||\s[-–—]\s|\s{3,}|\(|\)|:|<|>/);
  // 'Lee, Kim  M  34': columns two spaces apart.
  const [name = '', ...others] = looksLikeFullName(wide[0] ?? '')
    ? wide
    : wide.flatMap((part) => partsOf(part, /\s{2,}/));
  const known = others.filter((part) => part.length <= 200 && isKnownCalling(part));
  const callings = known.filter(isOffice);
  const told = others.filter((part) => !callings.includes(part));
  const first = others.findIndex((part) => callings.includes(part));
  const sign = signAtEnd(line);
  return {
    name,
    parts: told.filter((part) => !known.includes(part)),
    behindCalling: first < 0 ? [] : others.slice(first).filter((part) => !known.includes(part)),
    values: {
      ...(email ? { email } : {}),
      ...(phone ? { phone } : {}),
      ...(callings.length > 0 ? { calling: callings.join('; ') } : {}),
    },
    remarks: ignored([...moreEmails, ...morePhones, ...told]),
    beside: sign === null ? told : [...told, sign],
    isPhoneUnclear,
  };
}
