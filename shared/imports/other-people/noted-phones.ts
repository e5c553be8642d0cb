import { foldLoose } from '#shared/text/fold.ts';
import { isUsualGiven } from '../doubts/usual-places.ts';
import { quotedLast } from '../line-parts.ts';
import { newPhoneIn } from '../own-contacts/new-phones.ts';
import type { RawRow } from '../rows.ts';
import { areOneName } from '../same-person/short-forms.ts';
import { asking } from '../sheets/gone.ts';
import { KIN_ELSEWHERE, namesRelative, PARENTS_AND_SPOUSES, RELATIVES } from './kin-words.ts';

const LONGEST = 80;
const PHONE = '(?:phone|cell|cellphone|cell phone|mobile|number|telephone|landline|telefono|telefone|celular|numero)';
const WHOSE = '(?:(?:his|hers?|their|the|my|a|su|la|el|seu|sua|o) )?';
const EMAIL = '(?:e ?mail|mail|correo(?: electronico)?|courriel)(?: address| account)?';
const shapesOf = (what: string): RegExp[] =>
  [
    `^(?:(?:this|it|that) is |its )?${WHOSE}(?:\\p{L}+ ){0,2}?(\\p{L}+?)s?(?: in laws?)? ${what}$`,
    `^(?:(?:this|it|that) )?(?:(?:is|uses?|using|call|text) )?${WHOSE}(\\p{L}+) (?:own )?${what}\\b`,
    `^(?:(?:this|este|esta) )?${WHOSE}${what} (?:listed |above |here )?(?:is|belongs to|owned by|goes to|rings|of|es|de|del|da|do|pertenece a) (?:de )?${WHOSE}(\\p{L}+)`,
  ].map((shape) => new RegExp(shape, 'u'));
const [SHAPES, OF_EMAIL] = [shapesOf(PHONE), shapesOf(EMAIL)];
/** In the other languages an article or 'her' stands before a relative, and German puts 'call' behind one. */
const PHONE_ELSEWHERE =
  '(?:(?:telefon|handy|mobil|festnetz)(?:nummer|telefon|nr)?|nummer|nr|tel|tfno|telefon[oe]|telephone|portable|numero|num|mobile|movil|fij[oa]|fixe|fixo|cellulare|celular|cell|telefonino|fisso|recapito)';
const ARTICLES =
  '(?:(?:der|die|das|des|dem|den|d|von|vom|de|du|dos?|d[ae]s?|del|dell[aeo]?|dei|degli|di|il|i|gli|l|l[aeo]s?|el|los|las|seine[rsnm]?|ihre[rsnm]?|sa|son|ses|leurs?|sua?s?|seus?|suoi|sue) )';
const IS =
  '(?:(?:das|dies|questo|ce|ist|c ?est|est|es|e|gehort|appartient a|appartiene a[l]?|pertenece a|pertence a[o]?) )*';
const CALL =
  '(?:anrufen|kontaktieren|fragen|uber|appeler|contacter|passer par|par|chez|chiamare|contattare|tramite|via|ligar (?:para|a)|llamar a[l]?|contactar)';
/** 'Telefon Mutter' is hers, and 'email parents' is something to do. */
const elsewhereOf = (what: string, articles: string): RegExp =>
  new RegExp(
    `^${IS}${ARTICLES}?${what} ${IS}${ARTICLES}${articles}${KIN_ELSEWHERE}(?= |$)|^${ARTICLES}?${KIN_ELSEWHERE}s? ${what}$`,
    'u',
  );
const EMAIL_ELSEWHERE =
  '(?:e ?mail(?: ?adresse)?|mail(?:adresse)?|adresse(?: e ?mail)?|courriel|correo(?: electronico)?|posta elettronica)';
const [PHONE_OF_KIN, EMAIL_OF_KIN] = [elsewhereOf(PHONE_ELSEWHERE, '{0,2}'), elsewhereOf(EMAIL_ELSEWHERE, '{1,2}')];
const CALLS_KIN = new RegExp(
  `^(?:bitte )?${ARTICLES}?${KIN_ELSEWHERE} (?:anrufen|kontaktieren|fragen)$|^(?:bitte )?${CALL} ${ARTICLES}{0,2}${KIN_ELSEWHERE}$`,
  'u',
);
/** Of a phone that reaches no one, or someone unknown. */
const WRONG =
  /^wrong person$|\bsomeone else answers\b|^(?:is |its )?(?:not|no longer) (?:his|hers|theirs)$|\b(?:wrong|bad|invalid|incorrect|old) (?:phone|cell|number)\b|\b(?:phone|cell|mobile|number|landline)(?: number| no)? (?:listed |here )?(?:(?:is|was|has|seems|looks|may be|might be|probably) )*(?:wrong|bad|invalid|incorrect|old|outdated|changed|no good|not (?:right|correct|current|valid))\b|^no es su (?:numero|telefono|celular)\b|\bnot (?:his|hers?|their) (?:phone|cell|number)\b|^(?:(?:the|this|phone|cell|line|number|is|was|has|been|now) ){0,4}(?:disconnected|out of service|not in service|not working|no longer (?:works|working|in service|valid)|(?:doesnt|does not) work)\b|\bnumero (?:equivocado|errado|incorrecto)\b|\bfuera de servicio\b|^(?:numero |telefono |telefone )?(?:desconectado|desligado)$/;

/** 'answers this one' */
const ANSWERS =
  '(?:answers|picks up|has|uses|carries|keeps|checks|shares|holds)(?: (?:this|that|the|it|(?:his|her|their)))?(?: (?:one|phone|cell|number|line))?$';
const KIN = `(?:${PARENTS_AND_SPOUSES})`;
/** 'Mom', 'dad’s', 'call her daughter', 'no phone': all that the note, or a part of it, says. */
const ALONE = new RegExp(
  `^${WHOSE}${KIN}$|^(?:call|text|use|reach|contact|ask for|through|via|por|llamar a|ligar para)(?: (?:through|via|for))? ${WHOSE}(?:${KIN}|son|daughter|hij[oa]|filh[oa])\\b|^(?:has |have |he has |she has |they have )?no (?:own )?(?:phone|cell|telephone|number)\\b|\\b(?:doesnt|does not|dont|do not) have (?:a|an own|any|(?:his|her|their) own)? ?(?:phone|cell|number)\\b|^(?:this |it )?(?:is|es|e) (?:de |da |do )?${WHOSE}(?:${KIN}|espos[oa]|marido|hij[oa]|filh[oa])$|^(?:(?:this|it|that) )?(?:one )?is ${WHOSE}(?:${RELATIVES})(?<=s)$|^${WHOSE}(?:${RELATIVES}) ${ANSWERS}`,
  'u',
);
const OF_A_NAME = new RegExp(
  `^(?:(?:this|it|that|(?:the )?${PHONE}) is |use )?(?:${WHOSE}(?:son|daughter|wife|husband|mom|dad|sister|brother) )?(\\p{Lu}\\p{L}+)['’]s?(?: ${PHONE})?$`,
  'u',
);
const BY_A_NAME = new RegExp(`^(\\p{L}{2,})(?: \\p{L}+)? ${ANSWERS}`, 'iu');
const FOR_A_NAME =
  /^(?:call|text|ask for|ask|reach through|through|via|talk to|belongs to|contact|this is|(?:phone|number|cell) (?:belongs to|of|is for)) (\p{Lu}\p{L}+)(?: \p{Lu}\p{L}+)?(?: \(\p{L}+\))?$/iu;
/** 'Tracy’s cell', 'ask for Shelly': where the name isn't the person's own. */
function isOfAnother(note: string, { name = '', firstName = '', preferredName = '' }: RawRow['values']): boolean {
  const [, whose] = OF_A_NAME.exec(note.trim()) ?? FOR_A_NAME.exec(note.trim()) ?? BY_A_NAME.exec(note.trim()) ?? [];
  if (whose === undefined || !isUsualGiven(foldLoose(whose))) return false;
  return !foldLoose(`${name} ${firstName} ${preferredName}`)
    .split(' ')
    .some((own) => own === foldLoose(whose) || areOneName(own, foldLoose(whose)));
}

/** The sign is no letter. */
const WRONG_NUMBER = /\b(?:wrong|bad|old) #/i;

/** 'mom’s cell', 'number belongs to daughter', 'disconnected'; one with a number in it tells of that one. */
export function isOfPhone(note: string): boolean {
  const folded = foldLoose(note);
  if (note.length > LONGEST || /\d{3}/.test(folded)) return false;
  return (
    WRONG.test(folded) ||
    WRONG_NUMBER.test(note) ||
    ALONE.test(folded) ||
    PHONE_OF_KIN.test(folded) ||
    CALLS_KIN.test(folded) ||
    SHAPES.some((shape) => namesRelative(shape.exec(folded)?.[1] ?? ''))
  );
}

export const askedOfPhone = (row: RawRow, said: string): RawRow =>
  asking(row, `This row says ${said} Enter this person’s phone, or leave it blank.`, 'phone');

/** 'Mom’s email', 'wrong email', 'email bounces'; one with an address in it tells of that one. */
const WRONG_EMAIL =
  /\b(?:wrong|bad|invalid|incorrect|old) e ?mail\b|^(?:the |this )?e ?mail(?: address)? (?:is |was |seems )?(?:wrong|bad|invalid|incorrect|old|outdated|bounce[sd]?|bouncing|no good|not (?:his|hers?|theirs?|valid|working|right|correct))\b|\bnot (?:his|hers?|their) e ?mail\b/;
function isOfEmail(note: string): boolean {
  const folded = foldLoose(note);
  if (note.length > LONGEST || note.includes('@')) return false;
  return (
    WRONG_EMAIL.test(folded) ||
    EMAIL_OF_KIN.test(folded) ||
    OF_EMAIL.some((shape) => namesRelative(shape.exec(folded)?.[1] ?? ''))
  );
}

/** 'Nr. der Mutter' is one. */
const parted = (notes: string, by: RegExp): string[] =>
  notes.replaceAll(/\b(nr|t[eé]l|num)\. (?=\p{L})/giu, '$1 ').split(by, 10);
const notesIn = (notes: string): string[] => parted(notes, /[\n;.,]/);
function withNotedEmail(row: RawRow): RawRow {
  const { email = '', notes = '' } = row.values;
  if (row.unread || email.trim() === '' || !notesIn(notes).some(isOfEmail)) return row;
  return asking(
    row,
    `This row says ${quotedLast(notes.trim())} Enter this person’s email, or leave it blank.`,
    'email',
  );
}

/** Asks for the phone or the email of a row whose note says that it is someone else's, or no one's, or tells a newer one. */
export const withNotedPhones = (rows: readonly RawRow[]): RawRow[] =>
  rows.map((read) => {
    const row = withNotedEmail(read);
    const { phone = '', notes = '' } = row.values;
    if (row.unread || phone.trim() === '') return row;
    const newer = newPhoneIn(notes, phone);
    if (newer !== null) return askedOfPhone(row, quotedLast(newer));
    const isOthers = parted(notes, /[\n;.]/).some((note) => isOfPhone(note) || isOfAnother(note, row.values));
    return isOthers ? askedOfPhone(row, quotedLast(notes.trim())) : row;
  });
