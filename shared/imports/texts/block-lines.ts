import { foldLoose } from '#shared/text/fold.ts';
import { dateIn } from '../birth-years/real-dates.ts';
import { isAddress } from '../callings.ts';
import { fieldOf, isOfName } from '../columns.ts';
import { LONGEST_LINE } from '../line-parts.ts';
import { looksLikePhone } from '../looks.ts';
import { looksLikeFullName } from '../names.ts';
import { isTitle } from '../non-people.ts';
import { isCallingOnly } from '../offices/calling-first.ts';
import { wholeOffice } from '../offices/short-offices.ts';
import { isOrganization } from '../offices/organization-names.ts';
import { youngHeading } from '../headings/young-headings.ts';

/** One line of an entry: what it has, by the heading that a sheet would have for it; no title where no one can tell. */
export type BlockLine = { title: string | null; text: string; isLabeled: boolean };

const EMAIL = /^<?(?:mailto:)?[^\s,;<>()@]+@[^\s,;<>()@]+\.[^\s,;<>()@]+>?$/i;
const LABELED = /^(\p{L}[\p{L}\p{M} .’'/-]{0,38}?)\s*[:：]\s*(.*)$/u;
const IN_COLUMN = /^(\p{L}[\p{L} -]{0,30}?)(?:\t+|\s{2,})(\S.*)$/u;
const KIND = /^(?:(home|house|cell|mobile|work|casa|celular|m[oó]vil)|[mchwpt]|tel|ph|text)\.?$/i;
/** '(cell)' or 'cell' beside a number. */
const WITH_KIND = /^(.*\d)\s*\(?(home|cell|mobile|work|h|c|m|w)\)?\.?$/i;
const OWN: Readonly<Record<string, string>> = {
  h: 'home',
  c: 'cell',
  m: 'mobile',
  w: 'work',
  house: 'home',
  casa: 'home',
};
const PLACE = /^\p{L}[\p{L}\p{M} .’'-]*,? +(?:[A-Z]{2}|utah|idaho|arizona|nevada|california)\.?,? +\d{5}(?:-\d{4})?$/iu;
/** It stands in the place of a phone or an email. */
const NO_CONTACT =
  /^(?:no (?:cell ?|home )?(?:phone|e ?mail)(?: number)?(?: listed| given)?|sin (?:telefono|correo)|sem (?:telefone|email))$/;
const BEFORE = /^[^\p{L}\p{N}(+"'’‘ʻ<]+/u;

/** The heading of a phone, by the word beside it: 'Cell Phone'. */
function phoneTitle(kind = ''): string {
  const word = (OWN[kind.toLowerCase()] ?? kind).toLowerCase();
  return /^(?:home|cell|mobile|work)$/.test(word) ? `${word[0]?.toUpperCase()}${word.slice(1)} Phone` : 'Phone';
}

/** Without a bullet, or the picture of a telephone. */
export const plainLine = (line: string): string => line.replace(BEFORE, '').trim();

/** 'Ames, Tom and Nancy' */
const OF_TWO = /,[^,]* (?:and|und|et) /i;
/** Nothing but one name, which may have a nickname in it. */
export function isNameLine(line: string): boolean {
  const text = line.replace(/\s*(?:\([\p{L}.]{2,20}\)|["“][\p{L}.]{2,20}["”])\s*/u, ' ').trim();
  return (
    looksLikeFullName(text) &&
    !/\d|\t|\s{2}/.test(text) &&
    !OF_TWO.test(text) &&
    !isTitle(text) &&
    !isCallingOnly(text) &&
    !isAddress(text)
  );
}

/** The label of a name, or of a part of it. */
export const isNameTitle = (title: string | null): boolean =>
  title !== null && (isOfName(fieldOf(title)) || youngHeading(title) !== null);

function labeledLine(line: string): BlockLine | null {
  const [, label = '', value = ''] = LABELED.exec(line) ?? [];
  const [, beside = '', text = ''] = label === '' ? (IN_COLUMN.exec(line) ?? []) : [];
  const isKnown = fieldOf(beside) !== null || youngHeading(beside) !== null;
  const [title, said] = label === '' && isKnown ? [beside, text] : [label, value];
  if (title === '') return null;
  const [, kind] = KIND.exec(title) ?? [];
  const isPhone = KIND.test(title) && looksLikePhone(said);
  return { title: isPhone ? phoneTitle(kind ?? title) : title, text: said.trim(), isLabeled: true };
}

/** What a line of an entry has, by its label or its look. */
export function blockLine(written: string): BlockLine {
  const text = plainLine(written);
  const unlabeled = (title: string | null): BlockLine => ({ title, text, isLabeled: false });
  if (text.length > LONGEST_LINE) return unlabeled(null);
  if (EMAIL.test(text)) return unlabeled('Email');
  if (NO_CONTACT.test(foldLoose(text))) return { title: 'Phone', text: '', isLabeled: false };
  const [, number = text, kind] = WITH_KIND.exec(text) ?? [];
  if (looksLikePhone(number)) return { title: phoneTitle(kind), text: number, isLabeled: false };
  const labeled = labeledLine(text);
  if (labeled) return labeled;
  if (isAddress(text) || PLACE.test(text)) return unlabeled('Address');
  // Without a word it may be of any day.
  if (/\d{4}/.test(text) && dateIn(text) !== null) return unlabeled('Date');
  const office = wholeOffice(text);
  if (office !== null) return { ...unlabeled('Calling'), text: office };
  const isGroup = isOrganization(text) || /\b(?:presidency|bishopric)$/i.test(text);
  return unlabeled(isCallingOnly(text) && !isGroup ? 'Calling' : null);
}
