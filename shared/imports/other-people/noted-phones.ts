import { foldLoose } from '#shared/text/fold.ts';
import { shortened } from '../line-parts.ts';
import type { RawRow } from '../rows.ts';
import { asking } from '../sheets/gone.ts';
import { RELATIVE } from './contact-owners.ts';

const LONGEST = 80;
const PHONE = '(?:phone|cell|cellphone|cell phone|mobile|number|telephone|landline|telefono|telefone|celular|numero)';
const WHOSE = '(?:(?:his|hers?|their|the|my|a|su|la|el|seu|sua|o) )?';
const SHAPES = [
  `^(?:(?:this|it) )?(?:(?:is|uses?|using|call|text) )?${WHOSE}(\\p{L}+) (?:own )?${PHONE}\\b`,
  `^(?:(?:this|este|esta) )?${WHOSE}${PHONE} (?:listed |above |here )?(?:is|belongs to|owned by|goes to|rings|of|es|de|del|da|do|pertenece a) (?:de )?${WHOSE}(\\p{L}+)`,
].map((shape) => new RegExp(shape, 'u'));
/** Of a phone that reaches no one, or someone unknown. */
const WRONG =
  /\b(?:wrong|bad|invalid|incorrect|old) (?:phone|cell|number)\b|\b(?:phone|cell|mobile|number|landline)(?: number| no)? (?:listed |here )?(?:(?:is|was|has|seems|looks|may be|might be|probably) )*(?:wrong|bad|invalid|incorrect|old|outdated|changed|no good|not (?:right|correct|current|valid))\b|^no es su (?:numero|telefono|celular)\b|\bnot (?:his|hers?|their) (?:phone|cell|number)\b|^(?:(?:the|this|phone|cell|line|number|is|was|has|been|now) ){0,4}(?:disconnected|out of service|not in service|not working|no longer (?:works|working|in service|valid)|(?:doesnt|does not) work)\b|\bnumero (?:equivocado|errado|incorrecto)\b|\bfuera de servicio\b|^(?:numero |telefono |telefone )?(?:desconectado|desligado)$/;

/** The sign is no letter. */
const WRONG_NUMBER = /\b(?:wrong|bad|old) #/i;

/** 'mom’s cell', 'number belongs to daughter', 'disconnected'; one with a number in it tells of that one. */
function isOfPhone(note: string): boolean {
  const folded = foldLoose(note);
  if (note.length > LONGEST || /\d{3}/.test(folded)) return false;
  return (
    WRONG.test(folded) ||
    WRONG_NUMBER.test(note) ||
    SHAPES.some((shape) => RELATIVE.test(shape.exec(folded)?.[1] ?? ''))
  );
}

/** Asks for the phone of a row whose note says that it is someone else's, or no one's. */
export const withNotedPhones = (rows: readonly RawRow[]): RawRow[] =>
  rows.map((row) => {
    const { phone = '', notes = '' } = row.values;
    if (row.unread || phone.trim() === '' || !notes.split(/[\n;.]/, 10).some(isOfPhone)) return row;
    return asking(
      row,
      `This row says “${shortened(notes.trim())}.” Enter this person’s phone, or leave it blank.`,
      'phone',
    );
  });
