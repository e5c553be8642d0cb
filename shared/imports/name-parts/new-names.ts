import { foldLoose } from '#shared/text/fold.ts';
import { isKnownCalling, isStatus } from '../callings.ts';
import { isUsualGiven } from '../doubts/usual-places.ts';
import { isNothing } from '../doubts/nothing.ts';
import { isWord } from '../headings/name-evidence.ts';
import { quotedLast } from '../line-parts.ts';
import { isTitle } from '../non-people.ts';
import type { RawRow } from '../rows.ts';
import { headingWords } from '../sheets/column-looks.ts';
import { asking } from '../sheets/gone.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';

/** Headings of the name that someone has now. */
const NEW_NAME = /^(?:new|married|changed|updated|correct) (?:(?:last|family) )?(?:sur)?name$|^name changed?(?: to)?$/;
/** 'last name is now Turner', 'changed her name to Turner', 'new name: Turner' */
const ABOUT_NAME =
  /\b(?:sur)?name (?:(?:is|was|has|been|will|should|be) )*(?:now|new|chang\w+|updated)\b|\b(?:new|married|chang\w+|wrong|hyphenated) (?:(?:his|her|their|the) )?(?:(?:last|family|legal|married) )?(?:sur)?name\b|\b(?:nuevo apellido|apellido (?:nuevo|de casada)|novo sobrenome|sobrenome (?:novo|de casada))\b/;
/** 'now Turner (married)', 'Now Mary Dean' */
const NOW =
  /(?:^|[\s,;:(–—-])(?:now|ahora|agora) (?:(?:mrs|ms|mr|sister|brother|sis|bro|hermana|irmã)\.? )?((?:\p{Lu}[\p{L}\p{M}'’-]+ ?){1,3})(?:$|[(,;.)–—-])/iu;
/** 'going by Lisa Crane now', but not 'goes by Mary Ann' */
const WHOLE_NAME =
  /\b(?:go(?:es|ing) by|known as|using) (\p{Lu}[\p{L}\p{M}'’-]+) (?:\p{Lu}\.? )?(\p{Lu}[\p{L}\p{M}'’-]+)/iu;
const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);
const LONGEST = 200;

function tellsNewName(note: string): boolean {
  if (note.length > LONGEST) return false;
  if (ABOUT_NAME.test(foldLoose(note))) return true;
  const [, first = '', last = ''] = WHOLE_NAME.exec(note) ?? [];
  if (isCapital(first) && isCapital(last) && !isUsualGiven(foldLoose(last))) return true;
  const text = (NOW.exec(note)?.[1] ?? '').trim();
  const words = text.split(' ');
  const isOther =
    isKnownCalling(text) || isStatus(text) || isTitle(text) || words.some((word) => isWord(foldLoose(word)));
  return text !== '' && words.every(isCapital) && !isOther;
}

/** Asks which name counts where a note or an unread column says that it's another one by now. */
export function withNewNames(rows: readonly RawRow[], { titles, fields, cells }: WrittenSheet): RawRow[] {
  const columns = titles.flatMap((title, column) =>
    fields[column] && fields[column] !== 'notes' ? [] : [{ column, isOfNames: NEW_NAME.test(headingWords(title)) }],
  );
  return rows.map((row, at) => {
    const said = columns
      .map(({ column, isOfNames }) => ({ isOfNames, cell: (cells[at]?.[column] ?? '').trim() }))
      .find(({ cell, isOfNames }) => (isOfNames ? !isNothing(cell) && cell !== '' : tellsNewName(cell)));
    return said === undefined
      ? row
      : asking(row, `This row says ${quotedLast(said.cell)} Which name is right?`, 'lastName');
  });
}
