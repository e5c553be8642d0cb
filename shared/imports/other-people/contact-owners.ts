import { foldLoose } from '#shared/text/fold.ts';
import { fieldOf, isContact } from '../columns.ts';
import { answerIn } from '../doubts/answers.ts';
import { sexOfGivenName } from '../doubts/given-names.ts';
import { isUsualGiven, isUsualLast } from '../doubts/usual-places.ts';
import { isNothing } from '../doubts/nothing.ts';
import { saidUnder, shortened } from '../line-parts.ts';
import { looksLikeFullName, partName } from '../names.ts';
import type { RawRow } from '../rows.ts';
import { areOneName } from '../same-person/short-forms.ts';
import { headingWords } from '../sheets/column-looks.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';
import { CONTACT_WORD, isPhoneHeading, isPlaceHeading } from '../headings/phone-headings.ts';
import { kinInHeadings, namesKin, namesRelative } from './kin-words.ts';

const OWNER =
  /\b(?:owners?|whose|belongs to|owned by|dono|dona|dueno|duena|de quien|de quem|propietari[oa]|proprietari[oa])\b/;
/** The same in words that may tell of other things, too: only a relative or someone else's name counts below them. */
const OWNER_ELSEWHERE =
  /\b(?:(?:de|a) quien(?:es)?|(?:de|a) quem|pertene?cen?|(?:von |mit )?wem|gehort|wessen|besitzer(?:in)?|inhaber(?:in)?|eigentumer(?:in)?|(?:a|de) qui|proprietaires?|appartient|titulaires?|titular|propietari[oa]s?|proprietari[oa]s?|di chi|appartiene|intestatari[oa]|van wie|eigenaar)\b/g;
const PHONE_ELSEWHERE =
  /\b(?:(?:telefon|handy)s?|mobil|(?:telefon|handy|mobil|ruf)?nummer|nr|telephone|portable|numer[oi]|num|cellulare|movil|telefoon|contacto|contato|kontakt)\b/g;
const SMALL_ELSEWHERE =
  /\b(?:es|e|est|ist|is|el|la|los|o|a|de|do|del|du|di|dell|il|le|les|das|die|der|des|dem|ce|este|esta)\b/g;
/** 'Who' and 'Phone 1 is' directly behind a phone or an email: whose it is, where one of the cells names a relative. */
const WHO_BEHIND = /^(?:whos?|who answers|answered by|von|(?:phone|cell|number|e ?mail)(?: \d)? is)(?: \d)?$/;
const TYPE = /\b(?:type|typ|label|kind|art|tipo)\b/;
/** 'Type', 'Type 2': of what, its place and its cells tell. */
const BARE_TYPE = new RegExp(`^${TYPE.source}(?: (\\d))?$`);
const [PHONE, EMAIL] = [
  /\b(?:phone|cell|mobile|number|tel|telefono|telefone|celular)\b/,
  /\b(?:e ?mail|mail|correo)\b/,
];
const PHONE_OR_EMAIL = new RegExp(`${PHONE.source}|${EMAIL.source}`, 'g');
const LONGEST_OWNER = 60;
/** 'Owner/Renter', 'Home Owner', and 'Pet Owner' tell of other things, with a number or without. */
const THINGS =
  /\brent\p{L}*|\b(?:home|house|pet|dog|business|record|unit|car|vehicle|property) (?:numbers? )?owners?\b/u;
/** Beside 'Owner' or 'Whose' alone: 'Whose is it?' */
const SMALL_WORDS = /\b(?:s|is|it|this|that|the|of|to|who|whom|name)\b/g;
const isOfContact = (words: string): boolean =>
  !THINGS.test(words) &&
  (PHONE.test(words) ||
    EMAIL.test(words) ||
    CONTACT_WORD.test(words) ||
    words.replace(OWNER, '').replace(SMALL_WORDS, '').trim() === '');
/** What may stand there of a contact that is the person's own, or of all the family's. */
const OWN =
  /^(?:self|own|owns|mine|me|same|individual|personal|person|member|himself|herself|cell|cellular|mobile|movil|celular|home|house|household|family|landline|work|main|primary|other|text|yes|propi[oa]|propri[oa]|mi(?= (?:propi|numero|tel|cel|movil|correo|casa)|$)|el mismo|ella misma|casa|familia|shared|both|owners?|rent(?:s|ers?|ing)?|hoh|head|joint|everyone|(?:mi[oa]|meu|minha|suy[oa]|seu|sua|ell?a|ele?|eu|yo)$|(?:his|hers?)(?= (?:own|cell|phone|mobile|e ?mail|number)\b|$))\b/;
/** 'Sister Lee' and 'The Lee Family' beside someone called Lee. */
const BESIDE_LAST_NAME =
  /^(?:the|family|familia|household|brother|bro|sister|sis|elder|mr|mrs|ms|hermano|hermana|hno|hna|irmao|irma)$/;

/** `isByName`: only a relative or a name below it is someone else; `isBehind`: it is of the phone or email before it alone. */
type Owner = { column: number; title: string; of: number; isType: boolean; isByName?: boolean; isBehind?: boolean };

/** 'Wem gehört die Nummer', 'De quem é', 'Propriétaire du téléphone'. */
function isOwnerElsewhere(words: string): boolean {
  const rest = words.replace(OWNER_ELSEWHERE, '');
  const alone = rest.replace(PHONE_ELSEWHERE, '').replace(PHONE_OR_EMAIL, '').replace(SMALL_ELSEWHERE, '');
  return rest !== words && !/^(?:mit wem|titular(?:es)?|titulaires?)$/.test(words) && alone.trim() === '';
}
/** The columns of 'Who' and the like, where one of them names a relative. */
function whoBehind({ titles, fields, cells }: WrittenSheet): number[] {
  const found = titles.flatMap((title, at) =>
    !fields[at] && isContact(fieldOf(titles[at - 1] ?? '')) && WHO_BEHIND.test(headingWords(title)) ? [at] : [],
  );
  const isKinIn = (row: readonly string[]) => (at: number) =>
    namesKin(foldLoose((row[at] ?? '').slice(0, LONGEST_OWNER)));
  return cells.some((row) => found.some(isKinIn(row))) ? found : [];
}

const stemOf = (words: string): string =>
  words
    .replace(OWNER, '')
    .replace(TYPE, '')
    .replace(/\bvalue\b/, '')
    .replace(/\s+/g, ' ')
    .trim();

const numberIn = (title: string | undefined): string | undefined => /(?<=\D)\d$/.exec(headingWords(title ?? ''))?.[0];
const isKindOfPhone = (cell: string): boolean => isPhoneHeading(cell) || isPlaceHeading(cell);

/** Of each bare 'Type' the phone or email of its number, or next to it, where any of them says 'Cell' or 'Home'; else -1. */
function contactsOfBareTypes({ titles, fields, cells }: WrittenSheet): Map<number, number> {
  const bare = titles.flatMap((title, at) => (!fields[at] && BARE_TYPE.test(headingWords(title)) ? [at] : []));
  const [first] = bare;
  if (first === undefined || !bare.some((at) => cells.some((row) => isKindOfPhone(row[at] ?? '')))) return new Map();
  const step = isContact(fields[first - 1]) ? -1 : 1;
  return new Map(
    bare.map((at) => {
      const number = numberIn(titles[at]);
      const numbered = titles.findIndex((title, of) => fields[of] === 'phone' && numberIn(title) === number);
      return [at, number && numbered >= 0 ? numbered : isContact(fields[at + step]) ? at + step : -1];
    }),
  );
}

/** Whose contact a column tells of: the one it is named after, else the nearest before it, else behind it; -1 for none. */
function contactOf({ titles, fields }: WrittenSheet, column: number): number {
  const words = headingWords(titles[column] ?? '');
  const isMeant = (at: number): boolean =>
    isContact(fields[at]) &&
    (!PHONE.test(words) || fields[at] === 'phone') &&
    (!EMAIL.test(words) || fields[at] === 'email');
  const contacts = titles.flatMap((_, at) => (isMeant(at) ? [at] : []));
  const named = contacts.filter((at) => stemOf(headingWords(titles[at] ?? '')) === stemOf(words));
  const isBehind = titles.findIndex((title) => title === titles[column]) > (named[0] ?? -1);
  const own = isBehind ? named.findLast((at) => at < column) : named.find((at) => at > column);
  return own ?? named[0] ?? contacts.findLast((at) => at < column) ?? contacts[0] ?? -1;
}

const [OF_A_WOMAN, OF_A_MAN] = [
  /^(?:hers?|sister|sis|mrs|ms|hermana|hna|irma|ell?a$)\b/,
  /^(?:his|brother|bro|elder|mr|hermano|hno|irmao|ele?$)\b/,
];
/** 'Sister Lee' and 'Hers' beside a man are his wife. */
function isOfOtherSex(folded: string, first: string, sex: string): boolean {
  const known = sexOfGivenName(first.split(' ')[0] ?? '');
  const [isMan, isWoman] = [
    known === 'male' || /^m(?:ale)?$/i.test(sex),
    known === 'female' || /^f(?:emale)?$/i.test(sex),
  ];
  return (isMan && OF_A_WOMAN.test(folded)) || (isWoman && OF_A_MAN.test(folded));
}

function ownNames({ values }: RawRow): { first: string; last: string } {
  const parted = partName(values.name ?? '');
  return { first: values.firstName ?? parted.firstName, last: values.lastName ?? parted.lastName };
}

function isOwn(cell: string, row: RawRow): boolean {
  const { values } = row;
  const folded = foldLoose(cell);
  const { first, last } = ownNames(row);
  if (isOfOtherSex(folded, first, values.sex ?? '')) return false;
  if (cell === '' || isNothing(cell) || OWN.test(folded) || answerIn(cell) !== null) return true;
  const lastWords = foldLoose(last).split(' ').filter(Boolean);
  const others = folded.split(' ').filter((word) => !lastWords.includes(word));
  const isOfLastName = (word: string): boolean =>
    BESIDE_LAST_NAME.test(word) || (word.length === 1 && foldLoose(first).startsWith(word));
  if (others.length < folded.split(' ').length && others.every(isOfLastName)) return true;
  const names = foldLoose(`${first} ${values.preferredName ?? ''}`)
    .split(' ')
    .filter(Boolean);
  return folded.split(' ').some((word) => names.some((name) => name === word || areOneName(name, word)));
}

/** 'Self', 'ela mesma', 'selbst': the person of the row, in any of the languages. */
const SELF =
  /^(?:(?:directly )?(?:(?:to |with |by )?(?:self|own|mine|me|same|himself|herself|themselves|themself)|(?:(?:con |com |a )?(?:el|ella|ele|ela|si|lui|elle|soi|moi|eux|elles|se|lei) )?(?:mism|mesm|mem|stess)(?:[oae]s?)|propri[oa]s?|propi[oa]s?|personlich|sich(?: selbst| selber)?|(?:er |sie |ihm |ihr |ich )?(?:selbst|selber)|direkt|direct\p{L}*|diret[oa]|zelf|zichzelf))(?= |$)/u;
/** Whether what a cell says of how someone is reached names anyone but that one: 'Deb (daughter)', 'vizinha Dona Rosa', 'Tom Bell'. */
export function namesAnother(cell: string, row: RawRow): boolean {
  const words = foldLoose(cell).split(' ');
  if (cell === '' || isNothing(cell) || answerIn(cell) !== null || SELF.test(words.join(' '))) return false;
  const { first, last } = ownNames(row);
  const own = foldLoose(`${first} ${last} ${row.values.preferredName ?? ''}`)
    .split(' ')
    .filter(Boolean);
  const others = words.filter((word) => !own.some((name) => name === word || areOneName(name, word)));
  const isTitled = others.length < words.length && others.every((word) => BESIDE_LAST_NAME.test(word));
  if (!isTitled && namesKin(others.join(' '))) return true;
  const [given = '', family = ''] = [others[0], others.at(-1)];
  return !isOwn(cell, row) && (isUsualGiven(given) || (others.length > 1 && isUsualLast(family)));
}

/** 'Fay Dunn' beside Dee Dunn. */
function isOfSameFamily(cell: string, row: RawRow): boolean {
  const [first = '', last = '', ...more] = foldLoose(cell).split(' ');
  const isFamily = last === foldLoose(ownNames(row).last) && more.length === 0 && !/^fami?l/.test(first);
  return isFamily && looksLikeFullName(cell) && !isOwn(cell, row);
}

/** The columns that tell whose, or of what type, the phones and emails of others are. */
export function contactOwners(sheet: WrittenSheet): Owner[] {
  const [bare, who] = [contactsOfBareTypes(sheet), whoBehind(sheet)];
  return sheet.titles.flatMap((title, column): Owner[] => {
    const words = headingWords(title);
    const isNamed = PHONE.test(words) || EMAIL.test(words) || isPhoneHeading(stemOf(words));
    const isType = bare.has(column) || (TYPE.test(words) && isNamed);
    const isOwner = isType || (OWNER.test(words) && isOfContact(words));
    if (!isOwner && who.includes(column))
      return [{ column, title, of: column - 1, isType, isByName: true, isBehind: true }];
    const isByName = !isOwner && title.length <= LONGEST_OWNER && isOwnerElsewhere(words);
    const of = sheet.fields[column] || !(isOwner || isByName) ? -1 : (bare.get(column) ?? contactOf(sheet, column));
    return of < 0 ? [] : [{ column, title, of, isType, isByName }];
  });
}

const KIN = new RegExp(`^(?:${kinInHeadings('parents', 'married', 'children', 'others')})$`, 'u');
/** 'Daughter' or 'Tochter' as the type of a phone. */
const isKin = (folded: string): boolean => namesRelative(folded) || KIN.test(folded);
/** The same, or a name such as 'Amy', which may be the person's own. */
export const mayBeOthersType = (type: string): boolean => isKin(foldLoose(type)) || isUsualGiven(foldLoose(type));

/**
 * A phone or an email of which a column says that it is someone else's is left out, with a word, and the next of the person's
 * own is in its place.
 */
export function withOwnContacts(rows: readonly RawRow[], sheet: WrittenSheet): RawRow[] {
  const { fields, cells } = sheet;
  const owners = contactOwners(sheet);
  if (owners.length === 0) return [...rows];
  return rows.map((row, at) => {
    if (row.unread) return row;
    const cellOf = (column: number): string => (cells[at]?.[column] ?? '').trim();
    const values = { ...row.values };
    const isOthers = ({ column, isType, isByName }: Owner): boolean => {
      const owner = cellOf(column);
      if (isByName) return owner.length <= LONGEST_OWNER && (namesAnother(owner, row) || isOfSameFamily(owner, row));
      // 'Amy' under 'Phone Label' beside Sean
      const isNamed = isUsualGiven(foldLoose(owner)) && !isOwn(owner, row);
      return isType ? isNamed || isKin(foldLoose(owner)) : !isOwn(owner, row);
    };
    // 'cell' as the type of a phone doesn't say that it isn't the husband's.
    const others = new Set(owners.flatMap((one) => (isOthers(one) ? [one.of] : [])));
    const own = owners.filter(({ of }) => cellOf(of) !== '' && !others.has(of));
    const told = owners.flatMap((one) => {
      const [contact, field] = [cellOf(one.of), fields[one.of]];
      if (!field || contact === '' || !isOthers(one)) return [];
      const isSaved = values[field]?.trim() === contact;
      if (!isSaved && !one.isType) return [];
      if (isSaved) {
        const next = own.find(({ of }) => fields[of] === field);
        delete values[field];
        if (next) values[field] = cellOf(next.of);
      }
      return [`Ignored: “${shortened(contact)},” which is ${saidUnder(cellOf(one.column), one.title, '.')}`];
    });
    return told.length === 0 ? row : { ...row, values, remarks: [...(row.remarks ?? []), ...told] };
  });
}
