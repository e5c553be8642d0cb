import { remembered } from '#shared/text/remembered.ts';
import { foldLoose } from '#shared/text/fold.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(foldLoose));
/** What a phone is called, by itself. */
const PHONES = setOf(
  'phone phones telephone telephones tel tels tfno tlf tlfn tlfno telf tlm tlmv cell cells cellphone cellphones mobile mobiles telefono telefonos telefone telefones ' +
    'fone fones celular celulares movil moviles telemovel telemoveis telefon telefonnummer handy handynummer handynr mobil ' +
    'mobilnummer mobiltelefon mobiltelefonnummer portable portables cellulare cellulari telefoni telefoon telefoonnummer mobiel ' +
    'gsm natel puhelin puhelinnumero matkapuhelin telepon telefonszam komorka komorkowy landline festnetz festnetznummer mobielnummer мобильный сотовый мобільний телефон телефона ' +
    '携帯電話 携帯 携帯番号 携帯電話番号 自宅電話 固定電話 手機 手機號碼 手机号 手机号码 电话号码 電話號碼 휴대폰 휴대전화 핸드폰 휴대폰번호 핸드폰번호 집전화',
);
/** One that nobody else answers. */
const MOBILES = setOf(
  'cell cells cellphone cellphones cellular mobile mobiles celular celulares movil moviles telemovel telemoveis handy handynummer ' +
    'handynr mobil mobilnummer mobiltelefon mobiltelefonnummer portable portables cellulare cellulari mobiel mobiele mobielnummer ' +
    'gsm natel matkapuhelin komorka komorkowy мобильный сотовый мобільний 携帯電話 携帯 携帯番号 携帯電話番号 手機 手機號碼 手机号 ' +
    '手机号码 휴대폰 휴대전화 핸드폰 휴대폰번호 핸드폰번호',
);
/** What people say is to be used first. */
const FIRST = setOf('main primary principal best preferred');
/** Where it rings. */
const PLACES = setOf(
  'home house work office business land landline casa hogar domicilio trabajo trabalho oficina laboral empresa escritorio residencia ' +
    'residencial particular comercial fijo fijos fija fijas fixo fixos fixa fixas fixe fixes domicile maison bureau travail professionnel privat private ' +
    'privatnummer geschaftlich geschaft dienstlich arbeit buro festnetz festnetznummer fisso ufficio lavoro abitazione thuis werk vast ' +
    'hjem hjemme arbejde hem arbete dom domowy praca sluzbowy домашний рабочий домашній робочий 自宅電話 固定電話 집전화',
);
/** Behind another: it is read where that one is blank. */
const OTHERS = setOf(
  'other alternate alternative alt secondary second 2nd another otro otros outro outros autre andere weitere altro altri',
);
const OWN = /\b(?:individual|personal|pessoal)\b/;
const FAMILYS = /\b(?:household|family)\b/;
/** Numbers, and words between the others. */
const BETWEEN = setOf(
  'number numbers num nums nr nrs no nos nbr n nº º номер numero numeros nummer nummern numer numere contact contacto contato main primary first ' +
    '1st principal current current actual atual best daytime day evening of de do da del della di du des del la el le para the a au en whatsapp linea linha ligne red rede mobiele individual personal pessoal household family',
);
/** Of a number, or whom to call: what stands below it, or beside it, tells which. */
export const CONTACT_WORD = /\b(?:contact[os]?|contatos?|kontakte?)\b/;
const LONGEST = 60;

/** As a form asks for it. */
const ASKED = /^(?:(?:what is|whats|please enter|enter) )?your /;
/** 'TelefoneCelular1' → 'telefone', 'celular' */
const wordsOf = (heading: string): string[] =>
  heading.length > LONGEST
    ? []
    : foldLoose(heading.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '))
        .replace(ASKED, '')
        .replace(/(?<=\D)\d$/, '')
        .replace(/\b(land|whats) (line|app)\b/, '$1$2')
        .split(' ')
        .filter(Boolean);
/** 'Celular Él' and 'Correo (él)': his, as no article is the last word. */
const HIS = /\s\(?[eé]l\)?\s*$/iu;
/** 'No phone' and 'No celular' say who has none, while 'No. celular' is a number; a 'Mobile Home' is none. */
const NO_PHONE = /^\s*n[oã]o?\s+(?!de\b)|^\s*mobile homes?\s*$/iu;

/** 'Telefone celular', 'Phones', 'Número de móvil', 'Téléphone (domicile)': words of phones, and no others. */
export const isPhoneHeading = remembered((heading: string): boolean => {
  const words = wordsOf(heading);
  const isKnown = (word: string) => [PHONES, PLACES, OTHERS, BETWEEN].some((some) => some.has(word));
  return (
    words.some((word) => PHONES.has(word)) &&
    words.every(isKnown) &&
    ![NO_PHONE, HIS].some((other) => other.test(heading))
  );
});

/** 'Home', 'Casa', 'Privat': where a phone rings, or an address. */
export function isPlaceHeading(heading: string): boolean {
  const words = wordsOf(heading);
  return words.some((word) => PLACES.has(word)) && words.every((word) => PLACES.has(word) || BETWEEN.has(word));
}

const EMAILS = setOf(
  'email emails correo correos correio courriel courriels mailadresse mailadressen emailadresse emailadressen mailadres emailadres',
);
const OF_EMAILS = setOf(
  'electronico electronicos eletronico eletronicos electronique mail address addresses direccion endereco adresse id ids',
);
const NUMBER = /\b(?:no|nao|not|n|nr|num|numero|number|whatsapp)\b/;

/** 'Correo electrónico individual', 'E-mail pessoal': words of e-mail, and no others. */
export const isEmailHeading = remembered((heading: string): boolean => {
  const whole = wordsOf(heading)
    .join(' ')
    .replaceAll(/\be mails?\b/g, 'email');
  const words = whole.split(' ');
  const isKnown = (word: string) => [EMAILS, OF_EMAILS, PLACES, OTHERS, BETWEEN].some((some) => some.has(word));
  return words.some((word) => EMAILS.has(word)) && words.every(isKnown) && !NUMBER.test(whole) && !HIS.test(heading);
});

/** Whether a word of a heading says what a contact is called, where it rings, or which of one's own it is. */
export const isContactWord = (word: string): boolean =>
  [PHONES, MOBILES, FIRST, PLACES, OTHERS, BETWEEN, EMAILS, OF_EMAILS].some((some) => some.has(word));

/** Before those that may stand in the house. */
const OF_MOBILES = 0.5;
/**
 * Whose cells count before those of others: a person's own, a mobile one, and the household's where there is no other. A phone at
 * home or at work, which others may answer, and a second one come behind one of no place.
 */
export function rankOfContact(heading: string, isPhone: boolean): number {
  const words = wordsOf(heading);
  const whole = words.join(' ');
  if (FAMILYS.test(whole)) return 3;
  if (OWN.test(whole)) return 0;
  if (isPhone && words.some((word) => PLACES.has(word) || OTHERS.has(word))) return 2;
  return isPhone && words.some((word) => MOBILES.has(word) || FIRST.has(word)) ? OF_MOBILES : 1;
}

/** 'Individual Phone', and 'Household Phone': whose they are, by their own words. */
export const isOwnContact = (heading: string): boolean => OWN.test(wordsOf(heading).join(' '));
export const isFamilysContact = (heading: string): boolean => FAMILYS.test(wordsOf(heading).join(' '));

/** 'Alternate Phone' and 'Otro teléfono', of which another column may say whose it is. */
export const isOtherPhone = (heading: string): boolean =>
  isPhoneHeading(heading) && wordsOf(heading).some((word) => OTHERS.has(word));

/** 'Mobil Ehemann' and 'Husband Cell', whosever it is. */
export const isMobileHeading = (heading: string): boolean => wordsOf(heading).some((word) => MOBILES.has(word));

/** 'Mobile' and 'Cell phone' as the kind of a phone. */
export const isMobileKind = (kind: string): boolean => isPhoneHeading(kind) && rankOfContact(kind, true) === OF_MOBILES;
