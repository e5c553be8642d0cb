import { foldLoose } from '#shared/text/fold.ts';
import { answerIn } from '../doubts/answers.ts';
import { isOtherPhone, isPhoneHeading } from '../headings/phone-headings.ts';
import { quotedLast, saidUnder } from '../line-parts.ts';
import { newPhoneIn } from '../own-contacts/new-phones.ts';
import { contactsOfOthers } from '../own-contacts/others-contacts.ts';
import type { RawRow } from '../rows.ts';
import { headingWords } from '../sheets/column-looks.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';
import { contactOwners, namesAnother } from './contact-owners.ts';
import { isParent, namesKin, namesRelative } from './kin-words.ts';
import { askedOfPhone, isOfPhone } from './noted-phones.ts';

/** Headings of what kind of phone it is, or of how someone is reached. */
const ABOUT_PHONES =
  /\b(?:types?|labels?|kind|tipo|phones?|cell|mobile|numbers?|contact|via|reach(?:ed)?|through|call|text|telefono|telefone|celular|contacto|contato)\b/;
/** The same words of other things. */
const OTHER_THINGS =
  /\b(?:owners?|whose|belongs|e ?mail|emergency|relation(?:ship)?|ministering|member|membership|blood|record|mrn|house|apartment|unit|room|household|calling|parentesco)\b/;
/** Questions to which a no means that the phone is someone else's. */
const OWN =
  /\b(?:own|your|their|his|her|propio|proprio)\b.*\b(?:phone|cell|mobile|number|telefono|telefone|celular)\b|\b(?:phone|cell|mobile|number|telefono|telefone|celular)\b.*\b(?:own|yours?|theirs?|propio|proprio)\b/;
const PHONE = /\b(?:phones?|cell|mobile|numbers?|telefono|telefone|celular)\b/;
/** 'No - my mom’s' */
const BEGINS_WITH_NO = /^(?:no|nope|nao)\b/;
const RELATION = /^(?:relation(?:ship)?(?: to .*)?|parentesco)$/;
/** Of a household, a mother is a person herself. */
const OF_HOUSEHOLD =
  /^(?:head(?: of .*)?|hoh|spouse|wife|husband|son|daughter|child|children|grand.*|espos[oa]|marido|hij[oa]|filh[oa])$/;
const LONGEST = 60;

/** Through whom someone is reached, in each of the languages. */
const REACHED = new RegExp(
  `^(?:${[
    '(?:please )?(?:ask for|(?:speak|talk) (?:to|with)|(?:reach(?:ed)?|contact(?:ed)?|call|phone) (?:through|thru|via)|(?:leave )?(?:a )?messages? (?:with|for)|through|thru|via)',
    '(?:contact|person to (?:contact|call|ask for)|point of contact)(?: persons?| names?)',
    'person to (?:contact|call|ask for)|point of contact',
    '(?:dejar |dar |deixar )?(?:recados?|mensajes?|mensagens|mensagem)(?: (?:con|com|a|para|por))?',
    '(?:hablar|comunicarse|contactar|contacto|preguntar|localizar|falar|contat[oe]|contatar|perguntar|chamar) (?:con|com|por|via|a traves de|atraves de)',
    '(?:a traves|atraves|por medio|por meio|por intermedio) de|(?:persona|pessoa) (?:de|para) contac?to',
    '(?:telefonisch )?(?:erreichbar|zu erreichen|kontakt|kontaktieren) (?:uber|durch|bei|via)|nachricht(?:en)? (?:an|bei)|ansprechpartner(?:in)?|ansprechperson|kontaktperson',
    '(?:a )?(?:joindre|joignable|contact|contacter|appeler|passer) (?:par|via|chez|aupres de)|(?:laisser )?(?:un )?message (?:a|chez|aupres de)|personne de contact|par l intermediaire de',
    '(?:raggiungibile|contatto|contattare) (?:tramite|via|attraverso)|tramite|chiedere di|(?:lasciare )?messaggio a|persona di contatto',
    '(?:bereikbaar|contact|bereiken) via|contactpersoon|vragen naar',
  ].join('|')})$`,
);
/** 'Alt Contact' and 'Otro contacto', which are of the other phone. */
const OTHER_CONTACT =
  /^(?:alt|alternate|alternative|second|secondary|2nd|other|back ?up|otro|outro|autre) conta(?:ct|cto|to)(?: persons?| names?)?$|^conta(?:cto|to) (?:altern\p{L}*|secundario)$/u;
const HEAD = /^(?:head(?: of .*)?|hoh|jefe\b.*|jefa\b.*|chefe\b.*)$/;

/** The columns that say through whom a phone reaches someone, each with that phone's column where it is of one only. */
function reachedThrough(sheet: WrittenSheet): { column: number; of?: number }[] {
  const { titles, fields, cells } = sheet;
  const theirs = contactsOfOthers(sheet);
  /** Behind 'Contact Person', that one has a phone of their own. */
  const hasPhone = (column: number): boolean =>
    [column + 1, column + 2].some((at) => theirs[at] === 'phone' || (!fields[at] && isPhoneHeading(titles[at] ?? '')));
  const others = titles.flatMap((title, at) => (fields[at] === 'phone' && isOtherPhone(title) ? [at] : []));
  const isFilled = (row: readonly string[], column: number): boolean => (row[column] ?? '').trim() !== '';
  return titles.flatMap((title, column) => {
    const words = headingWords(title);
    if (fields[column]) return [];
    if (REACHED.test(words)) return hasPhone(column) ? [] : [{ column }];
    const of = others.findLast((at) => at < column);
    if (of === undefined) return [];
    if (OTHER_CONTACT.test(words)) return [{ column, of }];
    // Of a household, everyone has one, with that phone or without.
    const isOfPhone =
      RELATION.test(words) &&
      titles.slice(of + 1, column).every((between) => OTHER_CONTACT.test(headingWords(between))) &&
      cells.every((row) => !isFilled(row, column) || (isFilled(row, of) && !HEAD.test(foldLoose(row[column] ?? ''))));
    return isOfPhone ? [{ column, of }] : [];
  });
}

const OF_CHILD = /^(?:son|daughter|child|children|hij[oa]|filh[oa])$/;
/**
 * 'Relationship' directly behind a phone: whose the phone is, or who the person is in a home. It may be the first where one is
 * 'Self' or a parent, and no one the head of a home, or a child without a 'Self'; else -1.
 */
function openRelation({ titles, fields, cells }: WrittenSheet): number {
  const column = titles.findIndex(
    (title, at) => fields[at - 1] === 'phone' && !fields[at] && RELATION.test(headingWords(title)),
  );
  const said = cells.map((row) => foldLoose((row[column] ?? '').slice(0, LONGEST)));
  const isOfHome = said.some((cell) => HEAD.test(cell) || (OF_CHILD.test(cell) && !said.includes('self')));
  const mayBeOfPhone = said.some((cell) => cell === 'self' || isParent(cell));
  return isOfHome || !mayBeOfPhone ? -1 : column;
}

/** Asks for the phone of a row where a column that no one reads says 'Mom' of it, or no to 'Own phone?', or any tells a newer one. */
export function withPhoneColumns(rows: readonly RawRow[], sheet: WrittenSheet): RawRow[] {
  const { titles, fields, cells } = sheet;
  // Beside 'Emergency Phone' it is of that one.
  const hasOthers = contactsOfOthers(sheet).includes('phone');
  const columns = titles.flatMap((title, column) => {
    const words = headingWords(title);
    const isRelation =
      !hasOthers && RELATION.test(words) && !cells.some((row) => OF_HOUSEHOLD.test(foldLoose(row[column] ?? '')));
    const isAbout = isRelation || (ABOUT_PHONES.test(words) && !OTHER_THINGS.test(words));
    return fields[column] || !isAbout ? [] : [{ column, title, words, isRelation }];
  });
  const isOthers = ({ words, isRelation }: (typeof columns)[number], cell: string): boolean =>
    // A tick under 'Parent’s phone?'
    (answerIn(cell) === true && namesRelative(words) && PHONE.test(words)) ||
    (isRelation
      ? isParent(foldLoose(cell))
      : OWN.test(words)
        ? answerIn(cell) === false || BEGINS_WITH_NO.test(foldLoose(cell)) || isOfPhone(cell)
        : // 'Julie (mom)'
          isOfPhone(cell.replace(/\s*\(.*\)$/, '')) || isParent(foldLoose(/\(([^()]*)\)$/.exec(cell)?.[1] ?? '')));
  /** The type of another phone than the one that is saved tells nothing of that one. */
  const types = new Map(
    contactOwners(sheet).flatMap(({ column, of, isType, isBehind }) =>
      isType || isBehind ? [[column, of] as const] : [],
    ),
  );
  const reached = reachedThrough(sheet);
  const relation = openRelation(sheet);
  const unread = titles.flatMap((_, column) => (fields[column] ? [] : [column]));
  return rows.map((row, at) => {
    const phone = row.values.phone?.trim() ?? '';
    if (row.unread || phone === '') return row;
    for (const column of unread) {
      const newer = newPhoneIn(cells[at]?.[column] ?? '', phone);
      if (newer !== null) return askedOfPhone(row, quotedLast(newer));
    }
    for (const own of columns) {
      const cell = (cells[at]?.[own.column] ?? '').trim();
      const of = types.get(own.column);
      if (of !== undefined && cells[at]?.[of]?.trim() !== phone) continue;
      if (cell !== '' && cell.length <= LONGEST && isOthers(own, cell))
        return askedOfPhone(row, saidUnder(cell, own.title, '.'));
    }
    for (const { column, of } of reached) {
      const cell = (cells[at]?.[column] ?? '').trim();
      const isOfSaved = of === undefined || (cells[at]?.[of] ?? '').trim() === phone;
      // An Italian 'Via' is a street, and 'Giuseppe Mazzini' is one.
      const isStreet = headingWords(titles[column] ?? '') === 'via' && !namesKin(foldLoose(cell));
      if (isOfSaved && !isStreet && cell.length <= LONGEST && namesAnother(cell, row))
        return askedOfPhone(row, saidUnder(cell, titles[column] ?? '', '.'));
    }
    const said = (cells[at]?.[relation] ?? '').trim();
    if (said === '' || said.length > LONGEST || !namesAnother(said, row)) return row;
    return { ...row, noted: [...(row.noted ?? []), { text: said, column: titles[relation] ?? '' }] };
  });
}
