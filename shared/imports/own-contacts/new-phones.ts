import { phonesIn } from '../looks.ts';

const LONGEST = 400;
const PHONE = '(?:phone|cell|mobile|number|telephone|tel|tel[eé]fono|telefone|celular|n[uú]mero|#)';
/** 'new number', 'updated cell', 'número nuevo', 'phone is now', and 'number changed to' before a phone. */
const NEWER = new RegExp(
  `(?:\\b(?:new|updated|correct(?:ed)?|current|nuevo|novo) (?:\\p{L}+ )?${PHONE}(?: (?:number|phone))?|${PHONE} (?:(?:nuevo|novo)|(?:(?:has|was|is) )?(?:changed to|now)))[^\\p{L}\\d+(]{0,4}(?:(?:is|es|é)[^\\p{L}\\d+(]{1,4})?(?=[+(]?\\d)`,
  'iu',
);
const digitsOf = (phone: string): string => phone.replace(/\D/g, '').slice(-10);

/** 'new number 801-555-0102' beside another phone: what says that this one no longer counts; null where nothing does. */
export function newPhoneIn(text: string, phone: string): string | null {
  const found = text.length > LONGEST ? null : NEWER.exec(text);
  const [newer] = found ? phonesIn(text.slice(found.index)) : [];
  if (!found || newer === undefined || digitsOf(newer) === digitsOf(phone)) return null;
  const end = text.indexOf(newer, found.index) + newer.length;
  return text.slice(found.index, end);
}
